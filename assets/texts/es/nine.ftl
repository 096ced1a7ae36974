### Reyes en nueve casillas, el juguete que muestra lo que necesita un juego. Solo con la opción `toy-game`.

title-nine = Reyes en nueve casillas
# The game's name on a narrow button.
short-nine = Nueve

nine-players = Jugadores
nine-players-help = Cuántos jugadores tienen un rey: dos se sientan en esquinas opuestas.
nine-quiet-turns-help = La partida es tablas tras tantos turnos seguidos sin capturas.

nine-one-step = un rey avanza un paso

nine-board-size = 3 filas de 3 casillas
nine-no-void = las nueve casillas están en el tablero
nine-only-kings = un rey es la letra de su asiento y k, como Wk
nine-no-such-key = las claves son turn, quiet y over

games-nine = Un rey por jugador en nueve casillas. De 2 a 4 jugadores, un minuto.
games-nine-1 = Tu rey avanza un paso en cualquier dirección.
games-nine-2 = Quien pierde su rey queda fuera.
games-nine-3 = No hay jaque: cuida de tu rey.
games-nine-4 = Gana el último rey.
goal-nine = Captura a los demás reyes. Gana el último.
