### Por qué algo no se puede hacer. Lo que va detrás de dos puntos o empieza una frase en otro lugar no lleva mayúscula ni punto.

## Sea cual sea el juego.

refusal-game-over = la partida ha terminado
refusal-other-game = este juego no tiene esa acción
refusal-not-alone = eso no lo decide un solo jugador
refusal-off-board = { $square } no está en el tablero
refusal-no-piece = no hay ninguna pieza en { $square }
refusal-not-yours = { $owner ->
    [you] la pieza en { $square } es tuya
   *[other] la pieza en { $square } es de { $owner }
}
refusal-same-square = una pieza debe acabar en otra casilla
refusal-blocked = { $piece } tiene el camino cerrado
refusal-own-piece = una pieza no puede capturar a su propio bando
refusal-no-promotion = esta jugada no corona

## Por qué algo no se puede: una frase, con uno de los rechazos o motivos detrás de los dos puntos.

# $thing: “el auto en b3”; $place: adonde no puede ir, con su preposición.
why-cannot-go = { $thing } no puede ir { $place }: { $reason }.
why-no-square = el tablero no tiene ninguna casilla { $square }
# $things: uno o varios, como “el auto de Rojo en a4”; son $count.
why-in-the-way = { $things } { $count ->
    [one] está
   *[other] están
} en el camino
why-stands-there = { $things } está allí, y { $reason }
# Detrás de un rechazo que deja en jaque una pieza real: quién la ataca.
why-attacked = { $reason }; { $things } { $count ->
    [one] da
   *[other] dan
} el jaque

## Baches.

pothole-piece-moved = la pieza en { $square } ya se ha movido en este turno
pothole-into-pothole = una pieza no puede entrar por sí sola en un bache
# Un remolino o un ciclón.
pothole-on-no-ring = { $piece } no está en el anillo de ningún bache
# De un bulldozer.
pothole-pushes-two = empujaría dos piezas
pothole-kills-own-king = empujaría tu propio rey a la muerte
pothole-kills-partners-king = empujaría al rey de tu compañero a la muerte
pothole-nothing-to-push = un megadozer da un solo paso si no tiene una pieza justo delante
pothole-nothing-in-front = un megadozer solo avanza donde tiene una pieza justo delante
pothole-no-pothole = no hay ningún bache en { $square }
pothole-pothole-moved = el bache en { $square } ya se ha movido en este turno
pothole-not-yours = { $player ->
    [you] solo tú puedes mover este bache
   *[other] solo { $player } puede mover este bache
}
pothole-nobodys = este bache ya no tiene dueño y no se mueve nunca más
pothole-locked = este bache está bloqueado hasta el final { $player ->
    [you] de tu próximo turno
   *[other] del próximo turno de { $player }
}
pothole-twice-in-a-row = la última vez lo moviste tú: antes debe moverlo otro jugador
pothole-centre-twice-in-a-row = el último bache central lo moviste tú: antes debe mover uno otro jugador
pothole-target-taken = un bache necesita una casilla vacía, y { $square } está ocupada
pothole-centre-not-there = un bache central no puede ir a { $square }
pothole-corner-not-there = un bache de esquina no puede ir a { $square }
pothole-unmarked-corner = un bache de esquina no puede ir a { $square }, donde había uno al principio
pothole-fixed = los baches solo se mueven en el tablero de 7x7
pothole-first-action-due = la primera acción de un turno no se puede omitir
pothole-no-choice = aquí no hay ascenso que elegir
pothole-king-goes = un rey da un paso
pothole-car-goes = un auto va hasta 2 casillas como una torre o 1 como un alfil
pothole-exact-car-goes = un auto va exactamente 2 casillas como una torre o 1 como un alfil
pothole-racecar-goes = un bólido va hasta 3 casillas como una torre o hasta 2 como un alfil
pothole-exact-racecar-goes = un bólido va exactamente 3 casillas como una torre o exactamente 2 como un alfil
pothole-dirt-devil-goes = un remolino recorre el anillo de un bache, hasta lo que le cierre el paso
pothole-cyclone-goes = un ciclón recorre los anillos de los baches, hasta lo que le cierre el paso
pothole-bulldozer-goes = un bulldozer da un paso
pothole-megadozer-goes = un megadozer va en línea recta
phrase-the-pothole = el bache
pothole-it-is-on-no-ring = no está en el anillo de ningún bache
pothole-would-push-two = empujaría dos piezas, { $things }
pothole-would-kill-own-king = empujaría tu propio rey a la muerte
pothole-would-kill-partners-king = empujaría al rey de tu compañero a la muerte
pothole-centre-stays = un bache central se queda en las nueve casillas de c3 a e5
pothole-corner-stays = un bache de esquina se queda en las casillas de las cuatro esquinas
why-board-ends = el tablero termina ahí

## Nudo.

knot-your-royal = tu { $piece } en { $square }
knot-own-piece = una pieza no puede caer sobre su propio bando
knot-hits-own-royal = la víctima del gólem volaría contra una pieza real tuya
knot-wrong-half = un icosaedro da exactamente 20 pasos, así que siempre acaba a una distancia par
knot-no-way-to-roll = ningún camino de 20 casillas vacías lleva allí al icosaedro
knot-step-alone = el paso suelto del dingo no es una jugada: debe seguir un salto de dos
knot-other-ring = un ente solo se teletransporta a casillas a la misma distancia del Nudo
knot-teleport-needs-empty = un teletransporte no captura nada, y { $square } está ocupada
knot-not-an-entity = solo un ente puede teletransportarse
knot-not-an-attacker = solo un atacante puede embestir
knot-berserk-stops = un atacante que embiste corre siempre hasta el final de un brazo
# $royal: “tu rey en a1”.
knot-leaves-in-check = esto dejaría en jaque { $royal }
knot-slip-exposes = al final de este turno una rana resbalaría y dejaría en jaque { $royal }
knot-another-in-check = una de tus piezas reales está en jaque mate: no puedes poner también en jaque { $royal }
knot-not-fewest = otra jugada deja en jaque menos piezas reales tuyas: esta deja en jaque { $royal }
knot-truce-capture = durante la tregua no se puede capturar nada
knot-truce-check = durante la tregua no se puede dar jaque a ninguna pieza real
knot-set-up-first = antes hay que colocar los ejércitos
knot-set-up-over = los ejércitos ya están colocados
knot-group-twice = cada uno de los grupos KGB, CIA, FBI y FIDE se coloca una vez
knot-no-swap-now = solo Negro puede cambiar de bando, en respuesta a la primera jugada de Blanco
knot-no-pie = solo se cambia de bando con la regla del pastel
knot-no-promotion = en este juego no corona ninguna pieza
knot-friend-on-knot = un ente no puede caer en el Nudo si allí tienes otra pieza
knot-friend-beside-knot = un ente no puede caer en un anillo donde tienes otra pieza (hay una junto al Nudo)
knot-friend-on-ring = un ente no puede caer en un anillo donde tienes otra pieza (hay una a { $distance } casillas del Nudo)
knot-king-goes = un rey se desliza de una a tres casillas
knot-prince-goes = un príncipe salta una o dos casillas
knot-frog-goes = una rana de pozo salta exactamente dos casillas
knot-golem-goes = un gólem mueve una casilla
knot-boomerang-goes = un bumerán mueve una casilla sin capturar; más lejos solo puede lanzarse contra un enemigo
knot-icosahedron-goes = un icosaedro da exactamente 20 pasos
knot-attacker-goes = un atacante se desliza por los brazos
knot-dingo-goes = un dingo encadena saltos de dos en una dirección, con un paso previo si quiere
knot-entity-goes = un ente salta exactamente dos casillas, o se teletransporta por su anillo

## Cuatriajedrez.

quad-not-this-army = la pieza en { $square } es { $owner ->
    [you] tuya
   *[other] de { $owner }
}: ahora mueve { $army ->
    [you] tu ejército
   *[other] el ejército de { $army }
}
quad-check-first = { $army ->
    [you] debes responder al jaque con tu propio ejército
   *[other] { $army } debe responder al jaque con su propio ejército
}: la pieza en { $square } es { $owner ->
    [you] tuya
   *[other] de { $owner }
}
quad-frozen = la pieza en { $square } está congelada
quad-own-piece = las piezas propias y las anexionadas nunca se capturan entre sí
quad-partner = los compañeros no se capturan entre sí
quad-frozen-target = la pieza en { $square } está congelada: no se puede capturar
quad-king = un rey nunca se captura
quad-out-of-reach = { $piece } no llega ahí
quad-in-check = { $player ->
    [you] tu rey quedaría en jaque
   *[other] el rey de { $player } quedaría en jaque
}
quad-king-to-partner = un rey no puede ir a una casilla que ataca su compañero
quad-partners-king = ninguna jugada puede hacer que una pieza propia ataque al rey del compañero
quad-castling-spent = para enrocarse hacen falta un rey y una torre que no hayan movido
quad-castling-in-check = no se puede enrocar estando en jaque, ni hacia un jaque
quad-promotion-missing = un peón corona allí: elige una pieza (r, b o n)
quad-promotion-to-queen = un peón corona en torre, alfil o caballo, nunca en dama
quad-way-of-resigning = en este juego, ríndete con `resign:remove` o `resign:freeze`
quad-dummy-resigns = el muerto no se rinde
quad-absent-resigns = { $player ->
    [you] constas como ausente: nadie más puede rendirse por ti
   *[other] { $player } consta como ausente: nadie más puede rendirse en su lugar
}
quad-who-draws = al menos dos jugadores deben acordar tablas
quad-not-in-game = { $player ->
    [you] no estás en la partida
   *[other] { $player } no está en la partida
}
quad-absent-already = { $player ->
    [you] ya constas como ausente
   *[other] { $player } ya consta como ausente
}
quad-double-step-from-start = un peón da el paso doble solo desde donde empieza

## Cómo mueven las piezas de ajedrez, en el Cuatriajedrez y la Subasta.

chess-pawn-diagonal = un peón va en diagonal solo para capturar
chess-pawn-goes = un peón va de frente, y captura un paso en diagonal hacia delante
chess-knight-goes = un caballo salta dos casillas en línea recta y una de lado
chess-bishop-goes = un alfil va por las diagonales
chess-rook-goes = una torre va por columnas y filas
chess-queen-goes = una dama va por columnas, filas y diagonales
chess-king-goes = un rey da un paso

## Subasta.

auction-due-move = haz antes tu jugada
auction-due-wake = antes hay que colocar la pieza dormida que se ha capturado
auction-due-offer = la jugada está hecha: ahora ofrece una pieza, o pasa
auction-due-bid = hay una pieza en oferta: puja piezas de tu mano, o pasa
auction-due-accept = ya están todas las pujas: acepta una, o recházalas
auction-due-place = antes hay que colocar las piezas cambiadas
auction-due-roll = antes hay que tirar los dados
auction-due-drop = antes hay que elegir dónde cae la pieza
auction-dormant = la pieza en { $square } duerme: no puede mover hasta que la capturen
auction-out-of-reach = { $piece } no mueve así
auction-no-double-step = un peón da el paso doble solo desde su propia casilla inicial, y nunca si ha sido colocado
auction-king-in-check = tu rey quedaría en jaque
auction-still-in-check = tu rey está en jaque, y esto no lo evita
auction-castling-lost = ahí no puedes enrocarte: el rey o esa torre ya movió o no está
auction-castling-blocked = ahí no puedes enrocarte: hay algo entre el rey y la torre
auction-castling-through-check = ahí no puedes enrocarte: el rey no puede estar en jaque ni cruzarlo
auction-promotion-missing = el peón corona allí: elige una pieza (q, r, b o n)
auction-resign-before-move = solo puede rendirse quien tiene el turno, y solo antes de mover
auction-agree-when-deciding = solo se puede llegar a un acuerdo cuando alguien debe decidir, no mientras ruedan los dados
auction-not-in-hand = tu mano no tiene { $class ->
    [feminine] ninguna
   *[masculine] ningún
} { $piece } con { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}
auction-bid-not-in-hand = tu mano no tiene todo lo de esta puja
auction-raise-adds = quien sube conserva toda su puja y añade al menos una pieza
auction-no-bid-from = { $player ->
    [you] no has pujado
   *[other] { $player } no ha pujado
}
auction-bid-not-placeable = el cambio { $player ->
    [you] contigo
   *[other] con { $player }
} no se podría colocar entero, así que no se puede aceptar
auction-nothing-to-place = no hay ninguna pieza así por colocar
auction-not-to-be-placed = no hay ninguna pieza así por colocar: { $piece }
auction-place-taken = una pieza se coloca en una casilla vacía, y { $square } está ocupada
auction-not-beside-own = una pieza se coloca junto a una tuya, en horizontal o vertical: { $square } no lo está
auction-not-beside-captor = la pieza se coloca junto a la que la capturó, en horizontal o vertical: { $square } no lo está
auction-placed-where-promoting = un peón no se puede colocar donde coronaría, como en { $square }
auction-not-at-home = con la opción `placing=home`, una pieza cambiada se coloca en tu propio brazo del tablero: { $square } no es parte de él
auction-placed-on-king = { $class ->
    [feminine] una { $piece } cambiada
   *[masculine] un { $piece } cambiado
} no se puede colocar en { $square }: atacaría { $player ->
    [you] a tu rey
   *[other] al rey de { $player }
}
auction-no-room = con esto en { $square } no se podría colocar el resto del cambio
auction-no-such-roll = los dados muestran de 1 a 6: un 7 se vuelve a tirar
auction-rolled-taken = los dados muestran { $square }, que está ocupada: se tiran de nuevo
auction-rolled-full = todas las casillas que indican estos dados están ocupadas: se vuelven a tirar los dados
auction-not-rolled = los dados no permiten { $square }
auction-would-still-be-in-check = tu rey seguiría en jaque
