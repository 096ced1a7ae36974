# Los problemas (assets/puzzles/knot.ron), tema por tema. `on-` es el comentario a una acción equivocada; `then-`, en una jugada
# posterior; y `why` explica la solución.

theme-knot-odd-captures = Capturas raras

puzzle-knot-out-and-back = Ida y vuelta
    .on-a4a8 = El dingo captura, y el gólem lo captura a él; sale volando y se lleva el bumerán.
    .why = Un bumerán captura lo que está protegido, y vuelve a su casilla antes de que nadie pueda capturarlo.

puzzle-knot-the-whole-ring = El anillo entero
    .on-b5b11 = Captura una de tres.
    .why = Un ente que cae en un anillo captura a todos sus enemigos.

puzzle-knot-two-for-one = Dos por uno
    .on-d3k9 = Captura solo el bumerán, y un icosaedro recaptura.
    .why = La víctima de un gólem sale volando y se lleva la siguiente pieza.

puzzle-knot-twenty-steps = Veinte pasos
    .on-b4a16 = Captura el gólem, y el rey recaptura.
    .why = Exactamente veinte pasos, con los giros que quiera: vale cualquier distancia par. Nadie protege el bumerán.

puzzle-knot-one-step-aside = Un paso antes
    .on-c5c11 = Un icosaedro vale menos que un bumerán.
    .on-c5a15 = Un gólem vale menos que un bumerán.
    .why = Un paso a un lado, y los saltos del dingo acaban en el bumerán, detrás del icosaedro.

puzzle-knot-throw-first = Lanzar primero
    .on-d5a3 = También captura el bumerán, y el gólem recaptura.
    .on-d5a7 = Cierra la línea: ahora captura primero el otro bumerán.
    .why = Dos bumeranes frente a frente. El que se lanza primero sobrevive, y vuelve adonde ninguna pieza lo alcanza.

puzzle-knot-and-again = Y otra vez
    .on-c2b10 = Captura un icosaedro, y el otro cierra el Nudo.
    .on-d13a3 = Captura el icosaedro, y el bumerán recaptura.
    .why = Sin el otro bumerán, el tuyo mira a la rana que está detrás. Sigue en su sitio, y captura cualquier pieza que se interponga.

theme-knot-berserk = Berserk

puzzle-knot-first-to-strike = Golpear primero
    .on-b5d15 = Captura el atacante, y el bumerán recaptura.
    .on-b5c16 = Captura el gólem, y el rey recaptura.
    .why = La embestida captura la última pieza real antes de que caiga la tuya. Amenaza como nada, porque su amenaza no es jaque.

puzzle-knot-royals-before-pieces = Primero las reales
    .on-d4-b17 = Captura tres piezas, y el atacante rival arrolla la última pieza real.
    .why = Un brazo tiene tres piezas; el otro, las dos reales: sin piezas reales se acaba la partida.

puzzle-knot-through-a-friend = A través de un amigo
    .on-a11c3 = Captura el atacante, y el bumerán recaptura.
    .why = Una embestida atraviesa a los suyos: hacia fuera a través del bumerán, y cae la última pieza real.

puzzle-knot-no-check-and-yet = No es jaque, y aun así
    .on-a4a13 = Captura un icosaedro, y la embestida se lleva la última pieza real.
    .why = Una embestida nunca se anuncia como jaque, pero hay que detener el atacante antes de que corra.

puzzle-knot-keep-your-attacker = Guarda tu atacante
    .on-b5-c17 = Captura más, pero el atacante muere.
    .on-b5-a17 = Captura un gólem y una de dos piezas reales, pero el atacante muere.
    .why = Una jugada de torre también captura el bumerán, y el atacante vive.

puzzle-knot-a-whole-arm = Un brazo entero
    .on-b5c11 = Captura una de cuatro, y el dingo recaptura.
    .why = Cuatro piezas por un atacante: ahora vale la pena.

theme-knot-royals = Piezas reales

puzzle-knot-frog-in-the-middle = Rana en medio
    .on-c7c5 = Retrocede cuando está por abrirse la línea de un bumerán.
    .on-c8c6 = No ataca nada cuando está por abrirse la línea de un bumerán.
    .why = Tu propio ente le cierra el camino de vuelta, así que la rana se queda en el Nudo y ataca dos bumeranes.

puzzle-knot-check-or-no-check = Jaque o no jaque
    .on-c4d10 = Solo quita el jaque.
    .why = La víctima del gólem vuela a través del Nudo y golpea la última pieza real. Eso es legal, haya lo que haya en jaque.

puzzle-knot-open-the-line = Abre la línea
    .on-k9c8 = Da jaque, y el bumerán captura la pieza que lo da.
    .on-b3b4 = No abre ninguna línea.
    .why = El gólem deja el Nudo, tu bumerán da mate a través de él, y el gólem captura la única pieza que podría ayudar.

puzzle-knot-the-last-royal = La última pieza real
    .on-d4a7 = Se mete en el jaque que no hace falta responder.
    .why = La última pieza real se puede capturar, haya lo que haya en jaque: ahí termina la partida.

puzzle-knot-only-one-can-answer = Solo una puede responder
    .on-a3a8 = Captura el icosaedro y abre la línea: el otro bumerán captura el tuyo.
    .why = El teletransporte descubre un jaque del icosaedro. Solo el icosaedro de a8 puede interponerse, y así abre la línea de tu bumerán.

puzzle-knot-without-a-shield = Sin escudo
    .on-a15d7 = Captura el dingo, y el atacante captura un icosaedro.
    .on-b15-d1 = Captura tres piezas, y gasta el atacante que podría dar jaque.
    .why = El lanzamiento captura el icosaedro que escuda al príncipe: a través del Nudo, tu atacante da jaque.

puzzle-knot-no-stalemate = Sin ahogado
    .on-b3b5 = Negro no está en jaque y no puede mover: tablas.
    .why = El icosaedro deja sitio en el Nudo y cierra el brazo del bumerán de Negro: los tuyos apuntan por el Nudo al príncipe y a la rana.
