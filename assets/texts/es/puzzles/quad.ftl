# Los problemas (assets/puzzles/quad.ron), tema por tema. `on-` es el comentario a una acción equivocada; `then-`, en una jugada
# posterior; y `why` explica la solución.

theme-quad-take-what-is-free = Captura lo que está libre

puzzle-quad-nobody-s-guard = Sin guardián
    .on-d2g2 = Un peón vale menos que una dama, y el rey recaptura.
    .why = Nadie protege la dama.

puzzle-quad-two-armies-one-plan = Dos ejércitos, un plan
    .on-c4d5 = Deja a la dama su protector.
    .why = Uno de tus ejércitos captura al protector; el siguiente en mover captura la dama antes de que Norte pueda hacer nada.

theme-quad-check-out-of-turn = Jaque fuera de turno

puzzle-quad-jump-the-queue = Sáltate la fila
    .on-h5f4 = Captura un peón, y la torre recaptura.
    .why = Un jaque al puesto anterior al tuyo se debe responder de inmediato: Oeste pierde el turno, y tú capturas la torre.

puzzle-quad-both-knights-live = Viven los dos caballos
    .on-d4e6 = Oeste captura el otro caballo.
    .on-d6e8 = Oeste captura el otro caballo.
    .on-d4b5 = Un peón por un caballo: Oeste captura el otro.
    .on-d6b5 = Un peón por un caballo: Oeste captura el otro.
    .why = Oeste ataca los dos caballos. Un jaque de uno de ellos hace que Oeste pierda el turno.

puzzle-quad-through-the-king = A través del rey
    .on-b1b6 = Un caballo vale menos que una torre.
    .why = El rey debe apartarse de inmediato, los demás pierden su turno, y tú capturas la torre que está detrás.

puzzle-quad-long-jump = Salto largo
    .on-d1c3 = Nadie debe responder, y los demás juegan sus turnos.
    .why = El jaque del caballo salta por encima de Oeste y Norte. Tras la respuesta de Este te toca otra vez, y capturas el alfil.

puzzle-quad-again-before-all-others = Otra vez antes que nadie
    .on-e6d5 = Un peón vale menos que un alfil.
    .why = El caballo da jaque al puesto anterior al tuyo y ataca el alfil: tras la respuesta te toca otra vez.

puzzle-quad-fork = Doble ataque
    .on-c1f4 = Un caballo vale menos que una torre.
    .why = El jaque a Este salta por encima de Oeste y Norte, y el caballo ataca además la torre.

theme-quad-mate = Mate

puzzle-quad-two-at-once = Dos a la vez
    .on-c7c8 = Da jaque a un rey, que se escapa.
    .why = Una jugada da mate a dos reyes, y los dos ejércitos son tuyos.

puzzle-quad-rooks-change-sides = Las torres cambian de bando
    .on-d3f3 = Captura una torre en vez de las dos, y los reyes viven.
    .why = El mate te da dos torres, que mueven de inmediato y dan mate al rey siguiente.

puzzle-quad-change-places = Cambio de sitio
    .on-b1b8 = Da jaque, y el rey va a a7.
    .why = El enroque intercambia rey y torre, y la torre da mate.

puzzle-quad-borrowed-rook = Torre prestada
    .on-b3e3 = Captura la dama, y el caballo recaptura.
    .why = Una torre anexionada da mate, y el caballo que llega con ese mate captura la dama de inmediato.

puzzle-quad-the-richer-mate = El mate más rico
    .on-d1a1 = Trae un ejército sin piezas.
    .why = Dos mates, pero solo uno trae una dama.

puzzle-quad-three-checks = Tres jaques
    .on-g6g7 = El alfil captura la torre.
    .why = Cada jaque te da también el turno siguiente: alfil, torre y torre otra vez, y el ejército de Norte es tuyo.

puzzle-quad-the-king-steps-aside = El rey se aparta
    .on-d4c6 = Da jaque, y el rey se escapa.
    .why = El rey abre la columna a su torre, y la torre da mate con su segundo jaque antes de que muevan Norte y Este.

theme-quad-king-s-queen = Dama del rey

puzzle-quad-the-queen-appears = Aparece la dama
    .on-h8g8 = El rey estorba a su dama.
    .why = El rey deja su esquina, allí aparece una dama, y ella da mate.

puzzle-quad-now-or-never = Ahora o nunca
    .on-d2d5 = Se lleva el caballo en vez de la dama.
    .why = La dama llega solo con la siguiente jugada del rey al salir de la esquina: el caballo puede esperar.

puzzle-quad-to-the-corner = A la esquina
    .on-g8f7 = Captura un peón y deja atrás la esquina.
    .why = En su esquina, el rey puede dejar una dama con su próxima jugada.

puzzle-quad-what-the-king-leaves-behind = Lo que el rey deja atrás
    .on-g3g8 = El rey captura la torre, y deja una dama.
    .why = En jaque, el rey debe dejar su esquina. La dama que aparece allí cae antes de poder mover.

theme-quad-pawns = Peones

puzzle-quad-only-a-knight = Solo un caballo
    .on-e7e8r = Una torre da jaque a Oeste, que responde y conserva la dama.
    .on-e7e8b = Un alfil no da jaque a nadie.
    .why = Como caballo da jaque a Norte. El turno salta por encima de Oeste, y después capturas su dama.

puzzle-quad-in-passing = Al paso
    .on-d7c8n = Un caballo vale menos que una torre, y no da jaque a nadie.
    .on-d7c8b = Un alfil vale menos que una torre.
    .why = Al capturar al paso en su última fila, el peón corona: lo máximo es una torre.

puzzle-quad-sideways = De lado
    .on-g4h4n = Un caballo no da jaque.
    .on-g4h4b = Un alfil no da jaque.
    .why = Los peones de Oeste coronan en la última columna: una torre allí da mate.

puzzle-quad-the-pawn-will-do = Basta con el peón
    .on-g2d2 = La torre recaptura.
    .why = El peón captura el alfil, y tu torre lo protege.
