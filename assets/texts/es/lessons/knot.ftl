# La primera partida guiada (assets/lessons/knot.ron): lo que dice cada paso, `lesson-<juego>-<capítulo>-<paso>`. `otherwise` es el
# comentario a una acción equivocada; `on-`, el comentario a una en particular.

lesson-knot = Tu primera partida de Nudo

lesson-knot-four-strips-and-a-knot = Cuatro franjas y un nudo
lesson-knot-four-strips-and-a-knot-1 = ¡Hola! Cuatro franjas de 17 casillas, de la a a la d, están atadas por el medio: el Nudo. Juegas con Blanco, y tu borde es la fila 1.
lesson-knot-four-strips-and-a-knot-2 = En una franja todo va solo hacia delante y hacia atrás. El atacante se desliza como una torre: llévalo a la casilla marcada, justo antes del Nudo.
    .hint = Haz clic en tu atacante y luego en la última casilla antes del Nudo.
    .otherwise = Está permitido. Pero lleva el atacante a la casilla marcada, junto al Nudo, por favor.
lesson-knot-four-strips-and-a-knot-3 = El Nudo es un cruce de caminos. Una pieza que pasa deslizándose puede seguir por cualquier otro brazo. Pruébalo: ¡sal de la franja b!
    .hint = Haz clic en el atacante y luego en una casilla libre de la franja a, c o d.
    .otherwise = Cruza el Nudo con el atacante hasta otra franja, por favor.
    .on-b8a14 = Una captura a la vuelta de la esquina, ¡muy bien! Esta vez elige una casilla libre, por favor.
    .on-b8c5 = Una captura a la vuelta de la esquina, ¡muy bien! Esta vez elige una casilla libre, por favor.
    .on-b8c15 = Una captura a la vuelta de la esquina, ¡muy bien! Esta vez elige una casilla libre, por favor.
    .on-b8d13 = Una captura a la vuelta de la esquina, ¡muy bien! Esta vez elige una casilla libre, por favor.
    .on-b8k9 = Puedes parar en el Nudo. Esta vez, sigue adelante.
lesson-knot-four-strips-and-a-knot-4 = Así hay ocho brazos, y cada pieza está más cerca de lo que parece. Las casillas a la misma distancia del Nudo forman un anillo.

lesson-knot-the-boomerang = El bumerán
lesson-knot-the-boomerang-1 = Un bumerán da un paso, o se lanza contra un enemigo tan lejos como llegaría una torre, y vuelve. ¡Captura el icosaedro!
    .hint = Haz clic en el bumerán y luego en el icosaedro que está junto al Nudo.
    .otherwise = Es posible. Pero aquí hay algo que capturar sin ningún peligro: lanza el bumerán contra el icosaedro.
    .on-a4a8 = El dingo también lo captura, pero se queda allí, y el gólem del Nudo lo captura a él.
lesson-knot-the-boomerang-2 = Vuelve a su casilla antes de que puedan capturarlo. A un bumerán no le importan los guardianes.

lesson-knot-the-golem = El gólem
lesson-knot-the-golem-1 = Un gólem mueve una casilla. Su víctima sale volando en la misma línea y se lleva la primera pieza que encuentra. ¡Golpea algo!
    .hint = Captura el icosaedro que está delante de tu gólem. Mira quién está detrás, en el Nudo.
    .otherwise = Que el gólem golpee el icosaedro que tiene delante.
    .on-d3k9 = Capturas el bumerán, y Negro recaptura. Tu gólem puede llevarse dos piezas a cambio de nada.
lesson-knot-the-golem-2 = ¡Dos por uno! Pero mira bien: la pieza que vuela también golpea a los tuyos. Solo a tus piezas reales no puede golpearlas.

lesson-knot-the-entity = El ente
lesson-knot-the-entity-1 = Un ente salta dos casillas y captura a todos los enemigos del anillo donde cae: todas las casillas a la misma distancia del Nudo. ¡Salta!
    .hint = Haz clic en el ente y luego en la casilla dos pasos más allá. Hay tres enemigos a esa distancia del Nudo.
    .otherwise = Hay tres enemigos en el anillo marcado. Salta allí con el ente.
lesson-knot-the-entity-2 = Tres de un salto. Un ente también puede teletransportarse a cualquier casilla vacía de su propio anillo; entonces no captura nada.

lesson-knot-far-steps = Pasos lejanos
lesson-knot-far-steps-1 = Un dingo encadena saltos de dos por encima de todo, y antes puede dar un paso. ¿Puede llegar al bumerán que está detrás del icosaedro?
    .hint = Haz clic en el dingo y luego en el bumerán, muy lejos, más allá del Nudo.
    .otherwise = Mira el bumerán detrás del icosaedro: el dingo llega hasta él.
lesson-knot-far-steps-2 = Y el icosaedro rueda exactamente veinte pasos por casillas libres, de un lado a otro como quiera. Así alcanza cualquier distancia par hasta veinte.

lesson-knot-up-two-back-one = Dos arriba, una abajo
lesson-knot-up-two-back-one-1 = Una rana en su pozo: dos arriba de día, una abajo de noche. Salta con la rana marcada.
    .hint = Haz clic en la rana de la franja c y luego en la casilla dos pasos más allá.
    .otherwise = Ahora le toca a la rana. Salta con la de la franja c.
lesson-knot-up-two-back-one-2 = Saltó dos casillas y, al final del turno, resbaló una. ¡Otra vez!
    .hint = Otros dos pasos con la misma rana.
    .otherwise = Sigue saltando con la misma rana.
lesson-knot-up-two-back-one-3 = Y ahora el gólem está justo a su alcance. Captúralo.
    .hint = El gólem está a dos pasos de tu rana.
    .otherwise = La rana de la franja c puede capturar el gólem.
lesson-knot-up-two-back-one-4 = Después de la captura también resbaló. Tus piezas reales son el rey, el príncipe y las dos ranas: cuatro en total.

lesson-knot-check-and-no-check = Jaque, y no jaque
lesson-knot-check-and-no-check-1 = ¡Jaque! El atacante de Negro mira a tu rey. Una pieza real en jaque debe salvarse, si es posible. Captura el atacante.
    .hint = Dos de tus piezas llegan hasta él por el Nudo: el bumerán y el icosaedro de la franja d.
lesson-knot-check-and-no-check-2 = Una pieza real que no se puede salvar recibe mate, pero la partida sigue con las demás. Pierdes cuando todas las tuyas tienen mate o están capturadas.

lesson-knot-berserk = Berserk
lesson-knot-berserk-1 = Una vez por partida, un atacante puede lanzar su embestida berserk: corre hasta el final de un brazo y arrolla a todos los enemigos, incluso piezas reales. Después también muere él. ¡Acaba la partida!
    .hint = Haz clic en el atacante y luego en el rey de Negro, al otro extremo de la franja c.
    .otherwise = El rey de Negro está al final de su brazo. Embiste hasta allí.
    .on-b5c16 = Capturas el gólem, y el rey recaptura. Mejor arróllalos a los dos.
    .on-b5d15 = Un atacante por un atacante, y Negro recaptura. Hay algo mejor.
lesson-knot-berserk-2 = ¡Ganaste! Una embestida nunca se anuncia como jaque. En la partida, pulsa T para ver las piezas reales que tiene en su camino. ¡Diviértete en el Nudo!
