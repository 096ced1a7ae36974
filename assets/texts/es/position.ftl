### Lo que se dice de una posición.

## Lo que se pide a quien decide: detrás de un nombre y dos puntos.

prompt-over = la partida ha terminado
prompt-first-action = acción 1 de 2
prompt-second-action = acción 2 de 2, o terminar el turno
prompt-random = los ejércitos se colocan al azar
prompt-groups = elegir dos grupos para intercambiarlos
prompt-piece-or-swap = mover una pieza o cambiar de bando
prompt-piece = mover una pieza
prompt-answer-check = responder al jaque
prompt-dummy = mover por el muerto
prompt-your-move = hacer una jugada
prompt-annexed = mover el ejército anexionado
prompt-wake = colocar la pieza despierta junto a su captora
prompt-offer = ofrecer una pieza en subasta, o pasar
prompt-bid = pujar, o pasar
prompt-raise = subir la puja, o pasar
prompt-seal = hacer una puja oculta, o pasar
prompt-accept = aceptar una puja, o rechazarlas
prompt-place = colocar las piezas cambiadas
prompt-dice = se tiran los dados
prompt-drop = elegir dónde cae la pieza

## Lo que hay en una casilla que alguien señala. Las partes van separadas por comas.

told-knot = el Nudo ({ $square })
told-piece = { $owner ->
    [you] Tu { $piece } en { $place }
   *[other] { $piece } de { $owner } en { $place }
}
told-promotion-square = { $square }: { $chip ->
    [north] casilla de ascenso norte
    [east] casilla de ascenso este
    [south] casilla de ascenso sur
   *[west] casilla de ascenso oeste
}
# $chips: una o varias, como “norte y sur”.
told-chips = { $count ->
    [one] tiene la ficha { $chips }
   *[other] tiene las fichas { $chips }
}
told-chip = { $chip ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
# Baches: la pieza ya se ha movido en este turno.
told-moved = (ya ha movido)
told-corner-pothole = { $player ->
    [you] Tu bache de esquina en { $square }
   *[other] Bache de esquina en { $square }: lo mueve { $player }
}
told-nobodys-pothole = Bache de esquina en { $square }: ya no se mueve nunca
told-centre-pothole = Bache central { $number } en { $square }
told-moved-pothole = Bache central { $number } en { $square }, movido por última vez por { $player ->
    [you] ti
   *[other] { $player }
}
told-last-mover = Bache central { $number } en { $square }: el último bache central { $player ->
    [you] lo moviste tú
   *[other] lo movió { $player }
}
told-locked-pothole = Bache central { $number } en { $square }, bloqueado hasta el final { $player ->
    [you] de tu próximo turno
   *[other] del próximo turno de { $player }
}
told-slips-back = resbala de vuelta a { $square }
told-in-check = en jaque
# $class: el género de la pieza, también abajo.
told-frozen = { $class ->
    [feminine] congelada
   *[masculine] congelado
}
told-moved-by = que { $player ->
    [you] mueves tú
   *[other] mueve { $player }
}
told-dormant = { $class ->
    [feminine] { $piece } dormida en { $place }: captúrala para despertarla
   *[masculine] { $piece } dormido en { $place }: captúralo para despertarlo
}
told-placed = sin paso doble (colocado desde una mano)
told-sold = sale de la partida si la capturan

## Lo que hay que saber además del tablero.

note-in-check = { $player ->
    [you] Estás en jaque y debes responder de inmediato.
   *[other] { $player } está en jaque y debe responder de inmediato.
}
note-at-once = { $player ->
    [you] Mueves de inmediato con el ejército de { $army }.
   *[other] { $player } mueve de inmediato con { $army ->
        [you] tu ejército
       *[other] el ejército de { $army }
    }.
}
note-truce = { $count ->
    [one] Queda un turno de tregua: sin capturas ni jaques.
   *[other] Quedan { $count } turnos de tregua: sin capturas ni jaques.
}
note-standstill = { $count ->
    [one] La partida acaba tras un turno más sin capturas:
   *[other] La partida acaba tras { $count } turnos más sin capturas:
} { $player ->
    [you] tienes más piezas y ganas.
    [none] tablas, por igual número de piezas.
   *[other] { $player } tiene más piezas y gana.
}
note-no-auction = No hay más subastas en esta ronda.
note-burden = { $player ->
    [you] Llevas la carga: hay tablas tras { $limit } jugadas tranquilas si no das mate, no se captura nada y no mueve ningún peón (van { $quiet }).
   *[other] { $player } lleva la carga: hay tablas tras { $limit } jugadas tranquilas si { $player } no da mate, no se captura nada y no mueve ningún peón (van { $quiet }).
}
note-kings-queen = { $player ->
    [you] Tu rey puede dejar una dama en { $square } con su próxima jugada.
   *[other] El rey de { $player } puede dejar una dama en { $square } con su próxima jugada.
}
note-absent = { $player ->
    [you] Constas como ausente.
   *[other] { $player } consta como ausente.
}
note-dummy = { $player ->
    [you] Te toca mover por el muerto.
   *[other] A { $player } le toca mover por el muerto.
}

## Líneas bajo el tablero cuando se escribe como texto; las piezas van en notación.

board-holds = { $player ->
    [you] Tienes { $pieces }
   *[other] { $player } tiene { $pieces }
}
board-has-to-place = { $player ->
    [you] Debes colocar { $pieces }
   *[other] { $player } debe colocar { $pieces }
}
board-offers = { $player ->
    [you] Ofreces { $piece }
   *[other] { $player } ofrece { $piece }
}
board-bids = { $player ->
    [you] Pujas { $pieces }
   *[other] { $player } puja { $pieces }
}
board-sealed = { $player ->
    [you] Has hecho una puja oculta
   *[other] { $player } ha hecho una puja oculta
}
