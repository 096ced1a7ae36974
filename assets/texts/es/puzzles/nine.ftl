# The toy game's puzzles (assets/puzzles/nine.ron), only with the feature `toy-game`.

theme-nine-take-a-king = Tomar un rey

puzzle-nine-too-close = Demasiado cerca
    .on-a1a2 = Rojo te toma.
    .why = Negro está demasiado lejos para responder.

theme-nine-keep-your-distance = Guarda las distancias

puzzle-nine-opposite-corners = Esquinas opuestas
    .on-a1b2 = Negro te toma.
    .why = Un paso junto a Negro sería el último.

theme-nine-the-last-king = El último rey

puzzle-nine-one-more = Uno más
    .on-a1a2 = Negro te toma.
    .why = Gana el último rey.
