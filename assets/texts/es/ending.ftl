### De qué trata una partida, su final y qué hacen quienes quedan fuera antes.

## La tabla de cómo le ha ido a cada uno. Las partes de $took van separadas por comas.

ending-captured = capturas: { $count }
ending-pushed = arrojadas: { $count }
# El ejército anexionado.
ending-army = { $name ->
    [you] tu ejército
   *[other] ejército de { $name }
}
ending-took-nothing = sin capturas
# De un jugador que estaba fuera antes de la primera acción.
ending-was-out = fuera desde el principio
# $points: como 1½; $count elige la forma.
ending-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
# $turn: lo que cambió una acción.
ending-turning-point = Momento clave: { $turn }

## Qué hacer después, en breve

ending-rematch = Revancha
ending-review = Análisis
ending-gif = Compartir GIF
ending-link = Copiar enlace
ending-look = Ver el tablero
ending-result = Resultado

## Para quienes están fuera mientras los bots siguen

out = Quedas fuera
# Con varias personas.
out-all = Ya no juega ninguna persona
out-left = { $count ->
    [one] Un jugador sigue.
   *[other] { $count } jugadores siguen.
}
out-watch = Mirar (rápido)
out-result = Ver el resultado
out-wrong = ¿Qué falló?
out-playing = Jugando hasta el final: { $count } acciones

## El final de una partida como película

film-begun = Creando el GIF. Tarda más o menos un minuto; puedes seguir jugando.
film-done = El GIF está guardado: { $place }.
film-failed = No se pudo crear el GIF: { $why }.
film-no-program = no se encontró el grabador

## De qué trata un juego, en una línea bajo la mesa, y lo ganado y perdido desde el último turno del jugador

goal-pothole = Sé quien conserve el último rey. Empuja, o te empujarán.
goal-knot = Captura las piezas reales rivales y guarda las tuyas del jaque.
goal-quad = Da mate a un rey y su ejército será tuyo. Gana quien quede.
goal-auction = Sé quien conserve el último rey. Cambia lo que captures.
# $what: “un auto y dos remolinos”.
goal-won = Ganado: { $what }.
goal-lost = Perdido: { $what }.
# Corto: un botón que quita la línea para siempre.
goal-understood = Entendido

## Bots que se adaptan a los resultados de las personas

# En la próxima partida, en comparación con esta.
coach-weaker-next = En la próxima partida, los bots jugarán un poco peor.
coach-same-next = En la próxima partida, los bots jugarán igual que en esta.
coach-stronger-next = En la próxima partida, los bots jugarán un poco mejor.
