# La primera partida guiada (assets/lessons/pothole.ron): lo que dice cada paso, `lesson-<juego>-<capítulo>-<paso>`. `otherwise` es el
# comentario a una acción equivocada; `on-`, el comentario a una en particular.

lesson-pothole = Tu primera partida de Baches

lesson-pothole-two-actions-a-turn = Dos acciones por turno
lesson-pothole-two-actions-a-turn-1 = ¡Hola! Juegas con Blanco, y este es tu rey. Hay cuatro jugadores alrededor del tablero, y gana el último que tenga rey.
lesson-pothole-two-actions-a-turn-2 = Tus bulldozers dan un paso en cualquier dirección. Lleva este a la casilla de color: haz clic en él y luego en la casilla.
    .hint = El bulldozer de c2 da un paso a la derecha, a d2.
    .otherwise = Puedes hacerlo. Pero empecemos con el bulldozer de c2, a d2.
lesson-pothole-two-actions-a-turn-3 = Ahí ganó una ficha; pronto hablaremos de eso. Un turno tiene dos acciones, y ninguna pieza mueve dos veces. Ahora un auto: un paso en diagonal, al hueco.
    .hint = El auto de b1 va a c2.
    .otherwise = También está permitido. Prueba con el auto de b1, a c2, por favor.
lesson-pothole-two-actions-a-turn-4 = Rojo, Negro y Azul han respondido, en el sentido del reloj. Rojo hizo dos acciones; los demás se contentaron con una, y está permitido.

lesson-pothole-push = ¡Empuja!
lesson-pothole-push-1 = Un bulldozer no captura nada. Empuja una casilla lo que encuentra en su camino, y el tablero tiene bordes. ¡Tira del tablero el remolino de Rojo!
    .hint = Tu bulldozer de b2 está justo detrás del remolino de a3: ocupa su casilla.
    .otherwise = Es posible, pero el remolino de a3 seguiría ahí. Tíralo por el borde con el bulldozer de b2.
lesson-pothole-push-2 = ¡Fuera! Un bache sirve tanto como el borde. Hay un auto delante de uno: empújalo dentro con tu segunda acción.
    .hint = El bulldozer de c2 sube a c3. El auto no tiene más salida que el bache.
    .otherwise = Eso deja vivo el auto. Empújalo al bache desde abajo.
lesson-pothole-push-3 = Dos acciones, dos piezas. Los bulldozers nunca empujan dos piezas a la vez, y sí: también empujan a los tuyos. ¡Cuidado con el borde!

lesson-pothole-cars-devils-and-kings = Autos, remolinos y reyes
lesson-pothole-cars-devils-and-kings-1 = Un remolino corre alrededor de un bache contiguo, hasta donde el camino esté libre, y captura al primer enemigo que encuentra. ¡Captura el bulldozer del otro lado!
    .hint = Desde d3, hacia arriba por d4 y d5, alrededor del bache de c4, hasta c5.
    .otherwise = Es una jugada. Pero rodea el bache de c4 con el remolino de d3 y captura el bulldozer de c5, por favor.
    .on-d3b3 = Por el otro lado, hasta un remolino. ¡No está mal! Pero esta vez captura el bulldozer de c5, por favor.
    .on-d3e3 = También es una captura, alrededor del otro bache. Esta vez captura el bulldozer de c5, por favor.
lesson-pothole-cars-devils-and-kings-2 = Los autos van hasta dos casillas en recto, o una en diagonal. Los reyes dan un paso. Ambos capturan donde llegan. ¡Captura lo que quieras!
    .hint = Tu auto de c2 puede capturar en b3 o en b1, y tu rey en b1.
    .otherwise = Eso no captura nada. Tu auto y tu rey pueden capturar una pieza cada uno.
lesson-pothole-cars-devils-and-kings-3 = Bien capturado. En este juego nada salta: los bordes, los baches y las piezas cierran el paso.

lesson-pothole-move-a-pothole = Mueve un bache
lesson-pothole-move-a-pothole-1 = ¡Los propios baches se mueven! El que tiene tu borde es solo tuyo. Ponlo en cualquier casilla vacía fuera del centro, a cualquier distancia.
    .hint = Haz clic en el bache de b2 y luego en una de las casillas iluminadas.
    .otherwise = También sería una acción. Ahora mueve tu bache, el de b2, por favor.
lesson-pothole-move-a-pothole-2 = Los dos de rayas los pueden mover todos los jugadores, dentro de las nueve casillas del centro. Mueve uno de ellos.
    .hint = Haz clic en un bache de rayas, en c4 o e4, y luego en una casilla del centro.
    .otherwise = Mueve uno de los dos baches de rayas, en c4 o e4, por favor.
lesson-pothole-move-a-pothole-3 = Ahora está bloqueado hasta el final de tu próximo turno. Otro jugador debe mover ese antes de que puedas moverlo tú de nuevo.

lesson-pothole-four-chips-make-a-megadozer = Cuatro fichas hacen un megadozer
lesson-pothole-four-chips-make-a-megadozer-1 = Hay cuatro casillas de color, y cada una da una ficha. Tu bulldozer de a5 tiene tres. ¡Ve por la última!
    .hint = Un paso en diagonal, de a5 a b4.
    .otherwise = La cuarta ficha está en b4, a un paso de tu bulldozer de a5.
lesson-pothole-four-chips-make-a-megadozer-2 = ¡Un megadozer! Del mismo modo, los autos se convierten en bólidos y los remolinos en ciclones. Ya ha movido en este turno, así que déjalo ahí: pulsa Fin de turno.
    .hint = El botón dice Fin de turno. Espacio hace lo mismo.
    .otherwise = Se permite una segunda acción. Pero dejemos todo como está: pulsa Fin de turno.
lesson-pothole-four-chips-make-a-megadozer-3 = Un megadozer con una pieza justo delante avanza lo que quiera y empuja la fila entera. ¡Barre la fila de b4 hasta el final!
    .hint = Lleva el megadozer de b4 a f4. Todas las piezas de en medio caen por el borde en g4.
    .otherwise = Tu megadozer de b4 tiene algo mejor que hacer: empujar toda la fila a la derecha.
    .on-b4e4 = ¡Dos de las tres! Una casilla más, y caen todas.
    .on-b4d4 = Si paras ahí solo cae una. Sigue hasta el final de la fila.
    .on-b4c4 = Puedes parar antes, pero así no cae nadie. Sigue hasta el final de la fila.
lesson-pothole-four-chips-make-a-megadozer-4 = Tres de una vez. Las fichas se ganan al llegar a una casilla de color, o al ser empujado a ella; no basta con pasar.

lesson-pothole-the-king-and-its-army = El rey y su ejército
lesson-pothole-the-king-and-its-army-1 = En este juego no hay jaque. Rojo no ha visto tu auto de a5. ¡Captura el rey!
    .hint = El auto sube dos casillas, de a5 a a7.
    .otherwise = El rey de Rojo está en la columna de tu auto. Captúralo antes de que huya.
    .on-a5b5 = Un remolino vale menos que un rey. ¡Mira hacia arriba por la columna!
lesson-pothole-the-king-and-its-army-2 = Mata a un rey, y todo su ejército y su bache son tuyos de inmediato. Así que ahora este auto es tuyo. ¿Qué puede hacer con tu segunda acción?
    .hint = Desde e7, dos casillas a la derecha, hay otro rey.
    .otherwise = Puedes. Pero tu nuevo auto de e7 mira por el borde al rey de Negro.
lesson-pothole-the-king-and-its-army-3 = ¡Dos reyes en un turno! Las fichas y los ascensos de un ejército se pierden al cambiar de manos; todo lo demás es tuyo.

lesson-pothole-look-after-your-own-king = Cuida de tu rey
lesson-pothole-look-after-your-own-king-1 = Lo mismo te puede pasar a ti: el bólido de Rojo mira hacia abajo a tu rey, que ya ha movido. Queda una acción. ¡Haz algo!
    .hint = Tira el bólido del tablero, o pon algo entre él y tu rey: un bulldozer, o tu bache.
    .otherwise = Entonces el bólido de Rojo captura tu rey, y todo lo que tienes. Tíralo del tablero, o cierra la columna.
    .on-e5e7 = Un remolino por tu rey: mal negocio. Mira el bólido de a3.
    .on-end = Entonces Rojo captura tu rey, y con él tu ejército. Mira el bólido de a3.
lesson-pothole-look-after-your-own-king-2 = A salvo. Ya lo sabes todo: dos acciones, empujar, cavar, juntar fichas, cazar reyes y vigilar tu espalda. ¡Buena suerte!
