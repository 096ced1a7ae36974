### Preparar una partida nueva.

# Lo que está plegado bajo los jugadores.
setup-time = Partidas y relojes
setup-place = Posición y semilla del azar
setup-start = Empezar
setup-cancel = Cancelar
setup-options = Opciones de reglas
setup-own-position = La partida empieza desde tu propia posición.
setup-at-start = Usar la posición inicial
setup-seed = Semilla del azar
setup-seed-new = nueva
setup-games = Partidas del encuentro
setup-games-help = Varias partidas forman un encuentro, y sus puntos se suman. Los jugadores cambian de puesto tras cada partida, y los compañeros siguen juntos.
setup-ends-match = Tu encuentro actual pasa a las partidas guardadas del menú.
setup-ends-game = Tu partida actual pasa a las partidas guardadas del menú.

## Cómo empieza la partida y si los puestos están igualados

start-balanced = Inicio equilibrado
start-balanced-about = Una apertura sorteada en la que nadie lleva ventaja. Recomendado.
start-rules = Inicio según las reglas
start-rules-about = Con la colocación que ideó el inventor.
balance = Todas las variantes, comparadas
balance-about = Cuántas veces ganó cada puesto cuando jugaron bots de la misma fuerza. Las marcas bajo cada barra indican partes iguales.
balance-unknown = Estas reglas no se han medido.
balance-said = La mitad de las partidas acaba en { $turns } turnos. ({ $games } partidas entre bots, { $nodes } posiciones por acción)
balance-shared = { $share } de cada 100 partidas acaban sin un único ganador.
balance-decides = { $option } ({ $share } de 100 sin ganador)
balance-lopsided = Desigual: { $side } gana { $share } de cada 100 partidas en lugar de { $due }.
balance-start = Usar un inicio equilibrado
balance-games = Jugar { $games } partidas y cambiar de puesto
balance-usual = Reglas habituales
balance-without = Sin: { $option }
balance-number = { $option }: { $number }
balance-odds = { $giver } da ventaja: { $piece }

## Relojes

clocks = Relojes
clocks-none = Ninguno
clocks-turn = Por turno
clocks-game = Por partida
# Detrás de minutos y segundos.
clocks-for-turn = por turno
clocks-for-game = por partida,
# Detrás de un número de segundos.
clocks-increment = s más por turno
clocks-minutes = min
clocks-seconds = s
clocks-absent = Quien se queda sin tiempo consta como ausente: en el primer turno sin jaque, el rey se va y las demás piezas se congelan; en jaque, mueve el jugador siguiente. P pausa la partida. Los relojes se paran en las animaciones y los diálogos.
clocks-resigns = Quien se queda sin tiempo se rinde. P pausa la partida. Los relojes se paran en las animaciones y los diálogos.

## De qué tratan los juegos, para cuántos y cuánto duran; y lo que hay que saber para empezar

games-learn = Apréndelo en un minuto
games-pothole = Los bulldozers empujan y los baches se mueven. De 2 a 4 jugadores, media hora.
games-knot = Cuatro franjas se cruzan en un nudo. 2 jugadores, un cuarto de hora.
games-quad = Da mate a un rey y quédate con su ejército. De 2 a 4 jugadores, una hora.
games-auction = Las piezas capturadas salen a subasta. 4 jugadores, toda una tarde.
games-pothole-1 = Un turno tiene hasta dos acciones. Cada una mueve una pieza o un bache tuyo distinto.
games-pothole-2 = Los reyes, los autos y los remolinos capturan al caer sobre una pieza. Los bulldozers nunca capturan: empujan a amigos y enemigos fuera del borde o a un bache.
games-pothole-3 = Los autos, los remolinos y los bulldozers se hacen más fuertes cuando han parado en las cuatro casillas de ascenso.
games-pothole-4 = Mata un rey y te quedas con su ejército y su bache. No hay jaque. Gana el último rey.
games-knot-1 = Cuatro franjas se cruzan en una casilla, el Nudo. Desde el Nudo, una pieza puede seguir por cualquier brazo.
games-knot-2 = Tienes cuatro piezas reales: el rey, el príncipe y dos ranas. Después de cada turno tuyo, las ranas resbalan hacia sus pozos.
games-knot-3 = Una pieza real en jaque debe salvarse si es posible. Pierdes cuando no te queda ninguna.
games-knot-4 = Una vez por partida, cada atacante puede embestir hasta el final de un brazo. Arrolla a todos los enemigos del camino, y también muere. Contra eso no hay jaque.
games-quad-1 = Cuatro ejércitos salen de las esquinas de un tablero de ajedrez y mueven como en el ajedrez. Los reyes nunca se capturan.
games-quad-2 = Quien está en jaque responde de inmediato. El orden de juego salta, y los jugadores de en medio pierden el turno.
games-quad-3 = Da mate a un rey y te quedas con el resto de su ejército. Ese ejército mueve para ti de inmediato.
games-quad-4 = Un rey que llega a la esquina opuesta y sale de ella deja allí una dama. Puedes hacer pactos, y romperlos.
games-auction-1 = Ajedrez para cuatro. La pieza que capturas va a tu mano con tres fichas encima.
games-auction-2 = Después de mover puedes subastar una pieza de tu mano. Los demás pujan con piezas suyas, y lo cambiado va al tablero de inmediato.
games-auction-3 = En cada turno tuyo, cada pieza de tu mano pierde una ficha. Los dados dejan caer las piezas sin fichas en el campo interior, y allí duermen hasta que alguien las captura.
games-auction-4 = Da mate a los otros reyes, o captura uno indefenso. Gana el último jugador.
