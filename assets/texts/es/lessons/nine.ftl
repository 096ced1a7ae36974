# The toy game's lesson (assets/lessons/nine.ron), only with the feature `toy-game`.

lesson-nine = Tu primera partida de reyes

lesson-nine-one-step = Un paso
lesson-nine-one-step-1 = Eres Blanco, y esto es todo lo que tienes: un rey.
lesson-nine-one-step-2 = Un rey avanza un paso en cualquier dirección. Ve al centro de tu lado.
    .hint = De a1 a a2.
    .otherwise = Ahí no: ve a a2.
lesson-nine-one-step-3 = Sigue hasta la próxima esquina.
    .hint = De a2 a a3.
    .otherwise = Ahí no: ve a a3.
lesson-nine-one-step-4 = Negro se ha acercado demasiado. ¡Captura su rey!
    .hint = Está en b2.
    .otherwise = Ahora Negro te captura. Toma el rey de b2.
lesson-nine-one-step-5 = Gana el último rey.

lesson-nine-keep-your-distance = Guarda las distancias
lesson-nine-keep-your-distance-1 = Dos reyes en esquinas opuestas. El primero que se acerca al otro es capturado.
lesson-nine-keep-your-distance-2 = Espera en un lugar seguro: b1.
    .hint = De a1 a b1.
    .otherwise = Ahí no: ve a b1.
lesson-nine-keep-your-distance-3 = Siguen a dos pasos. Vuelve a la esquina.
    .hint = De b1 a a1.
    .otherwise = Ahí no: ve a a1.
lesson-nine-keep-your-distance-4 = Si la misma posición se repite por tercera vez, la partida es tablas.

lesson-nine-three-kings = Tres reyes
lesson-nine-three-kings-1 = Rojo está a tu lado y Negro, lejos. Captura a Rojo.
    .hint = Rojo está en b1.
    .otherwise = Rojo te capturaría. Toma el rey de b1.
lesson-nine-three-kings-2 = Ahora Negro se ha acercado demasiado.
    .hint = Negro está en c2.
    .otherwise = Negro te capturaría. Toma el rey de c2.
lesson-nine-three-kings-3 = Ese es todo el juego.
