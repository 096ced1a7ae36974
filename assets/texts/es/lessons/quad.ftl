# La primera partida guiada (assets/lessons/quad.ron): lo que dice cada paso, `lesson-<juego>-<capítulo>-<paso>`. `otherwise` es el
# comentario a una acción equivocada; `on-`, el comentario a una en particular.

lesson-quad = Tu primera partida de Cuatriajedrez

lesson-quad-four-armies-one-chessboard = Cuatro ejércitos, un tablero
lesson-quad-four-armies-one-chessboard-1 = ¡Hola! Juegas con Sur, y tu rey está en esta esquina. Cuatro ejércitos comparten un tablero de ajedrez, y gana el último jugador que tenga rey.
lesson-quad-four-armies-one-chessboard-2 = Las piezas mueven como en el ajedrez, y tus peones suben. Empieza con un paso doble en el centro.
    .hint = El peón de d2 sube dos casillas, a d4.
    .otherwise = También es buena jugada. Pero mueve el peón de d2 dos casillas, por favor.
lesson-quad-four-armies-one-chessboard-3 = Oeste, Norte y Este han movido, en el sentido del reloj; sus peones van en otras direcciones. Ahora enrócate: aquí el rey y la torre se intercambian. Haz clic en el rey y luego en la torre.
    .hint = El rey de a1 va a b1, y la torre a a1.
    .otherwise = Puedes. Esta vez enrócate, por favor: el rey de a1 a la torre de b1.
lesson-quad-four-armies-one-chessboard-4 = Un peón que ha cruzado todo el tablero corona en torre, alfil o caballo. Nunca en dama: ella llega por otro camino.

lesson-quad-a-check-jumps-the-queue = Un jaque se salta la fila
lesson-quad-a-check-jumps-the-queue-1 = Quien está en jaque debe responder de inmediato, sea de quien sea el turno. ¡Da jaque a Este con tu caballo!
    .hint = El caballo de d1 va a f2. Desde allí mira a h1 y h3.
    .otherwise = Eso no da jaque. Busca un jaque con el caballo de d1.
    .on-d1c3 = Una buena casilla, pero allí no da jaque a nadie, y los demás conservan sus turnos.
lesson-quad-a-check-jumps-the-queue-2 = Este tuvo que mover, Oeste y Norte perdieron sus turnos, y ahora te toca otra vez. Tu caballo ataca también otra cosa: ¡captúrala!
    .hint = El caballo de f2 captura el alfil de Este en h3.
    .otherwise = Hay un alfil que ganar. Mira adónde puede ir tu caballo.
    .on-f2g4 = Un peón vale menos que un alfil.
lesson-quad-a-check-jumps-the-queue-3 = Aquí el jaque es un arma: quita turnos a los jugadores de en medio. Cuenta los puestos antes de dar uno.

lesson-quad-mate-and-the-army-is-yours = Mate, y el ejército es tuyo
lesson-quad-mate-and-the-army-is-yours-1 = Al rey de Este lo encierran sus propias piezas. Un jaque con el caballo es mate.
    .hint = El caballo de e4 captura el peón de g3, y el rey no tiene adónde ir.
    .otherwise = El rey de Este en h1 no puede moverse. ¿Qué casilla necesita tu caballo?
lesson-quad-mate-and-the-army-is-yours-2 = El rey deja el tablero, y el ejército de Este es tuyo: mueves con él de inmediato. Puede capturar algo.
    .hint = El caballo de Este en h4, que ahora es tuyo, captura el alfil de Norte en f3.
    .otherwise = El alfil de Norte en f3 está donde tu nuevo caballo puede capturarlo.
    .on-g4f3 = El peón también captura el alfil. Pero captúralo con el caballo, por favor.
    .on-g2f3 = El peón también captura el alfil. Pero captúralo con el caballo, por favor.
lesson-quad-mate-and-the-army-is-yours-3 = Y ahora llega el turno de tu propio ejército. Mueve lo que quieras.
    .hint = Vale cualquier cosa: el alfil de b2 tiene una diagonal larga.
lesson-quad-mate-and-the-army-is-yours-4 = Desde ahora mueves dos veces por ronda: una con cada ejército. Conservan sus colores y nunca se capturan entre sí.

lesson-quad-the-king-s-queen = La dama del rey
lesson-quad-the-king-s-queen-1 = Ahora, la dama. Tu rey ha cruzado todo el tablero a pie. La esquina opuesta a la suya es su esquina de coronación: ve allí.
    .hint = El rey de g7 entra en la esquina, a h8.
    .otherwise = La esquina está a un solo paso: el rey de g7 a h8.
lesson-quad-the-king-s-queen-2 = Si la siguiente jugada de tu ejército saca el rey de la esquina, allí queda una dama. ¡Sal!
    .hint = Mueve el rey de h8 adonde quieras.
    .otherwise = Entonces la ocasión se pierde hasta que el rey vuelva. Sal de la esquina ahora.
lesson-quad-the-king-s-queen-3 = Ahí está. Cada rey puede hacerlo una vez por partida, así que vigila a los reyes de los demás.

lesson-quad-when-you-are-in-check = Cuando estás en jaque
lesson-quad-when-you-are-in-check-1 = Ahora te llaman fuera de turno: el alfil de Norte te acaba de dar jaque, así que Este debe esperar. Ayuda a tu rey como prefieras.
    .hint = Aparta el rey, o pon algo en la diagonal larga. Todo lo que ahora se permite es una respuesta.
lesson-quad-when-you-are-in-check-2 = A salvo. Una última cosa: nadie gana solo. El botón Charla tiene treguas y pactos, y ninguno obliga. ¡Buena suerte!
