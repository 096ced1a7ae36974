# Los problemas (assets/puzzles/auction.ron), tema por tema. `on-` es el comentario a una acción equivocada; `then-`, en una jugada
# posterior; y `why` explica la solución.

theme-auction-captures = Capturas

puzzle-auction-nobody-s-guard = Sin guardián
    .on-h1h2 = Deja escapar la dama.
    .why = Nadie protege la dama.

puzzle-auction-to-the-left = A la izquierda
    .on-b10a11n = Un caballo vale menos que una dama.
    .on-b10a11r = Una torre vale menos que una dama.
    .why = El peón captura una torre en la línea del rey de la izquierda, y allí corona.

puzzle-auction-the-sleeping-queen = La dama dormida
    .on-e5g6 = Una torre va a tu mano, y otro jugador se lleva la dama.
    .why = Una dama acaparada ha caído. Captúrala, y estará en el tablero de inmediato.

puzzle-auction-fork = Doble ataque
    .on-g10e11 = Un caballo vale menos que una dama.
    .why = El caballo da jaque al rey y ataca la dama. Quien está en jaque mueve en su propio turno; después cae la dama.

puzzle-auction-which-queen = ¿Qué dama?
    .on-c9h14 = La torre recaptura.
    .on-c9k1 = Una torre vale menos que una dama.
    .why = Se pueden capturar dos damas, pero solo una está protegida; la otra está cerca de tu rey.

theme-auction-kings = Reyes

puzzle-auction-the-open-king = El rey indefenso
    .on-g4g8 = Ataca un alfil cuando se puede capturar un rey.
    .why = Un rey que otro jugador deja indefenso se puede capturar antes de su propio turno. La dama y la torre se van con él.

puzzle-auction-the-pinned-rook = La torre clavada
    .on-h4h10 = Captura solo la dama, y el rey vive.
    .why = La torre captura el rey, y la dama que la clava deja el tablero con su jugador: tu propio rey está a salvo.

puzzle-auction-two-rooks = Dos torres
    .on-f5f11 = Un caballo vale menos que un rey.
    .why = Dos torres dan mate al rey en el borde, y su dama se va con él.

puzzle-auction-backed-by-a-bishop = Con un alfil detrás
    .on-m7i3 = Captura un caballo, y un peón la captura a ella.
    .on-m8l8 = Abre una línea cuando el rey tiene casi mate.
    .why = El alfil de detrás protege la dama por la misma diagonal: el rey no puede capturarla, y es mate.

puzzle-auction-mate-on-the-edge = Mate en el borde
    .on-f10i7 = Un caballo vale menos que un rey.
    .why = En el borde, la dama no deja al rey ninguna casilla: su jugador queda fuera, y se va todo el ejército.

puzzle-auction-guarded-from-afar = Protegida de lejos
    .on-h8h7 = Un alfil vale menos que un rey.
    .why = Tu alfil protege la casilla desde lejos: el rey del borde no puede capturar la dama, y su jugador queda fuera.

puzzle-auction-twice-in-a-row = Dos veces seguidas
    .on-e13a9 = Una dama vale menos que el último rey.
    .why = El primer jaque empuja el rey entre sus propias piezas; el segundo no le deja ninguna casilla.

theme-auction-the-auction = La subasta

puzzle-auction-before-it-drops = Antes de que caiga
    .on-pass = La torre cae, y se la lleva otro jugador.
    .on-offer-p3 = El peón aguanta, la torre no.
    .why = A la torre le queda una ficha y caería: cualquier pieza a cambio es más que ninguna.

puzzle-auction-nothing-to-get = Nada que ganar
    .on-offer-q3 = Aguanta dos turnos más, y un peón no es un precio.
    .why = Aguanta dos turnos más, y un peón no es precio para una dama: no ofrezcas nada.

puzzle-auction-two-bids = Dos pujas
    .on-accept-B = Un peón vale menos que una dama.
    .on-decline = La torre cae.
    .why = La torre caería de todos modos, y de dos pujas la que más vale es la dama.

puzzle-auction-too-little = Muy poco
    .on-accept-Y = Se regala una dama por un peón.
    .why = Un peón no es precio para una dama.

puzzle-auction-hands-off = Ni tocarla
    .on-bid-q3 = Regala una dama por un peón.
    .why = No hay que pujar una dama por un peón.

puzzle-auction-a-bargain = Una ganga
    .on-bid-r3-p3 = Paga un peón de más.
    .on-bid-- = Rechaza una dama por una torre.
    .why = Una torre por una dama: nadie debería negarse, y nadie debería pagar más.

theme-auction-placing = Colocar

puzzle-auction-wake-up-and-mate = Despertar y mate
    .on-place-q-e7 = No da jaque.
    .on-place-q-f8 = No da jaque.
    .why = Solo una pieza que se coloca tras una captura puede dar jaque: la dama despierta da mate.

puzzle-auction-the-wall = El muro
    .on-place-r-b7 = Deja el rey en jaque, y pierde la torre.
    .on-place-r-k10 = Deja el rey en jaque mate.
    .why = La torre cambiada se pone entre el rey y la torre que le da jaque.

puzzle-auction-the-last-squares = Las últimas casillas
    .on-place-r-e5 = Deja al rey una columna donde apartarse.
    .why = La torre cambiada quita las últimas casillas a un rey en jaque.

puzzle-auction-one-step-short = A un paso
    .on-place-p-g3 = Lejos de coronar.
    .on-place-p-j12 = A dos pasos de coronar.
    .why = El peón cambiado se pone a un paso de coronar.
