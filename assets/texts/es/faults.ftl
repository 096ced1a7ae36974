### Qué está mal en una posición, como texto o en la mesa del editor. Lo que va detrás de dos puntos o empieza una frase en otro
### lugar no lleva mayúscula ni punto. Entre acentos graves está la notación, igual en todas las lenguas.

## La forma del texto de una posición.

position-empty = la posición está vacía
position-too-long = la posición tiene { $found } bytes; una posición tiene como mucho { $most }
# $found: uno de los textos que siguen; $expected: uno de los que dicen qué tablero tiene un juego.
position-size = el tablero tiene { $found }; se esperaba { $expected }
position-rows = { $count } filas
position-squares-in-row = { $count } casillas en la fila { $row } desde arriba
position-uneven = { $count } casillas en la fila { $row } desde arriba y { $first } en la primera
position-board = { $width }x{ $height } casillas
position-knot-strips = { $count } franjas
position-knot-squares = { $count } casillas en la franja { $strip }
position-even = filas de igual longitud
position-largest-board = como mucho 8x8
position-quad-board = 8 filas de 8 casillas
position-auction-board = 14 filas de 14 casillas
position-knot-board = 4 franjas de 16 casillas, con una clave aparte para el Nudo
# $text: lo que hay allí; $why: uno de los textos de abajo.
position-item = fila { $row } desde arriba, elemento { $item } (`{ $text }`): { $why }
position-item-missing = falta un elemento
position-run = un número de casillas va de 1 a 255, sin cero delante
position-key = `{ $key }={ $value }`: { $why }
position-key-twice = esta clave aparece dos veces
position-key-missing = falta la clave `{ $key }`
position-not-a-key = `{ $text }` no tiene la forma clave=valor

## Lo que debería ser una clave o un elemento.

position-flag = se espera 0 o 1
# $what: turns, moves o rounds.
position-number = se espera un número de { $what ->
    [turns] turnos
    [moves] jugadas
    [auctions] subastas
   *[rounds] rondas
}
position-not-a-square = `{ $text }` no es una casilla como c3
# $others: letras como “W, R, G”.
position-seat = un puesto es { $others } o { $last }
position-seats = los puestos son letras de `{ $letters }`, cada una una vez, o `-` si no hay ninguno
position-seats-order = los puestos van en el orden { $letters }, cada uno una vez
position-holders = se esperan cuatro puestos, `-` para nadie
position-no-seat = `{ $letter }` no es ninguno de los puestos { $seats }
position-no-kind = `{ $letter }` no es ninguna de las piezas { $kinds }
# $what: una casilla o un jugador.
position-twice = { $what } aparece dos veces
position-too-many-pieces = hay más de { $most } piezas
position-second-king = { $player } tiene un segundo rey
position-turn-no-king = le toca a { $player }, que no tiene rey
position-turn-no-piece = le toca a { $player }, que no tiene ninguna pieza
position-quiet-turns-over = tras { $count } turnos tranquilos la partida ha terminado

## Borradores en el editor de posiciones.

draft-shape = el tablero no tiene la forma del de este juego
draft-thing = `{ $text }` no es una pieza ni un bache
draft-key = `{ $text }` no es una clave con un valor
draft-on-square = en { $square }: { $why }

## Baches.

position-pothole-over = se espera algo como last:W, agreed:WR, repetition:WR o quiet:WR; en una forma con equipos, también team:WG
position-pothole-no-such-key = el Ajedrez de baches no tiene esa clave
# Donde hay algo en una muesca, o hay una muesca donde no debe.
position-pothole-notch = { $square } es una muesca (a4, d1, d7, g4)
position-pothole-no-notch = { $square } no es una muesca (a4, d1, d7, g4)
position-pothole-name = un bache es @W, @R, @G, @B, @1 o @2
position-pothole-twice = este bache también está en { $square }
position-pothole-corner-not-there = un bache de esquina no puede estar en { $square }
position-pothole-centre-not-there = un bache central no puede estar en { $square }
position-pothole-piece = una pieza es la letra de un puesto (W R G B) y la de una pieza, como Wk
# $piece: “un rey”.
position-pothole-no-chips = { $piece } no tiene fichas
position-pothole-chips = las fichas son letras de `nesw`, cada una una vez y en este orden
position-pothole-chips-missing = faltan las fichas después de `+`
position-pothole-four-chips = una pieza con cuatro fichas ya habría ascendido
position-pothole-noisy = `noisy` se refiere a una primera acción, así que debe estar `done`
# De claves que nombran a un jugador que ha perdido el rey.
position-pothole-holder-out = { $player } está fuera de la partida: no puede bloquear un bache ni ser quien lo movió por última vez
position-pothole-last-movers = con la opción `strict-centre`, `last1` y `last2` nombran al mismo jugador
position-pothole-three-pieces = en la forma para tres jugadores no hay piezas azules
position-pothole-three-pothole = en la forma para tres jugadores, Azul no controla ningún bache
position-pothole-done = `done={ $square }`: { $player } no puede haber movido lo que hay allí

## Nudo.

position-knot-over = se espera uno de royals mate stalemate kings resigned agreed repetition quiet pieces, con los puestos que se reparten el punto, como mate:W
position-knot-no-such-key = el Ajedrez de nudo no tiene esa clave
position-knot-void = a una franja no le falta ninguna casilla
position-knot-off-board = esta casilla no está en el tablero
position-knot-piece = una pieza es la letra de un puesto (W B) y la de una pieza, como Wk
position-knot-no-other = { $player } no tiene más piezas de este tipo: { $piece }
position-knot-only-frogs = solo una rana tiene una casilla inicial a la que resbalar
position-knot-same-home = las dos ranas tienen la casilla inicial { $square }
position-knot-phase = se espera `setup` o `play`
position-knot-set = `set` va con `phase=setup`
position-knot-groups = se esperan los grupos KGB, CIA, FBI y FIDE, cada uno una vez
position-knot-setup-option = `phase=setup` necesita la opción `setup`: random o chosen
position-knot-setup-board = el tablero está vacío hasta que los dos ejércitos están colocados
position-knot-setup-quiet = `quiet` no va con `phase=setup`
position-knot-setup-truce = `truce` no va con `phase=setup`
position-knot-setup-groups = los grupos de Blanco, `set`, se indican solo cuando le toca a Negro colocar los suyos
position-knot-pie-option = `pie=1` necesita la opción `pie`
position-knot-pie-turn = `pie=1` se refiere al primer turno de cada jugador
position-knot-pieces = `over=pieces` necesita la opción `standstill` y nombra el bando con más piezas
position-knot-truce = aquí la tregua dura como mucho { $count } turnos (opción `truce`)
position-knot-no-royal = ningún jugador tiene una pieza real
position-knot-quiet-over = tras { $count } turnos sin captura la partida ha terminado

## Cuatriajedrez.

position-quad-over = se espera algo como last:S, agreed:SN o quiet:SWNE
position-quad-no-such-key = el Cuatriajedrez no tiene esa clave
position-quad-void = al tablero no le falta ninguna casilla
position-quad-piece = una pieza es la letra de un puesto (S W N E) y la de una pieza, como Sk o, congelada, Sk!
position-quad-promoted = el peón de { $player } habría coronado en { $square }
# De un ejército que ya nadie mueve.
position-quad-not-frozen = el ejército de { $army } está fuera, pero no todas sus piezas están congeladas
position-quad-own-king = { $army } tiene rey, así que nadie más controla su ejército
position-quad-dummy-controls = { $player } es el muerto: solo controla su propio ejército
position-quad-controller = { $player } controla el ejército de { $army } pero no tiene rey
# $players: uno o varios.
position-quad-no-kings = { $person ->
    [one] { $players } tiene
   *[other] { $players } tienen
} piezas pero no rey
position-quad-turn-out = le toca a { $player }, que está fuera de la partida
position-quad-not-annexed = { $army } tiene rey, así que su ejército no está anexionado
position-quad-dummy-holder = nadie se ha anexionado el muerto: ¿quién lo mueve ahora?
position-quad-dummy-annexed = el muerto está anexionado: nadie lo lleva
position-quad-dummy-seats = el muerto lo lleva S, W o N
position-quad-no-dummy = esta forma no tiene muerto
position-quad-no-king = ningún jugador tiene rey
# La esquina de coronación de un jugador.
position-quad-corner = { $player } no tiene en { $square } un rey cuya dama esté por llegar
position-quad-no-double-step = ningún paso doble pasa por { $square }
position-quad-not-in-passing = { $army } no puede capturar al paso en { $square }
position-quad-not-passed = ningún peón puede haber pasado ahora por { $square }
position-quad-quiet-over = tras { $count } jugadas tranquilas la partida ha terminado
position-quad-left = { $player } no puede haber salido en ese momento
position-quad-checks = se espera algo como EN5: quién dio jaque, a quién, cuántas veces (1 a 11)
position-quad-runs = se cuentan como mucho dos series de jaques
position-quad-most-points = según los reyes del tablero, quien más puntos tiene es `{ $seats }`

## Subasta.

position-auction-over = se espera algo como last:R, mate:R, agreed:RB, repetition:RB, quiet:RB, rounds:RB, material:R o kings:RB
position-auction-no-such-key = el Ajedrez de subasta no tiene esa clave
# Donde hay algo en una esquina que falta, o faltan casillas en otra parte.
position-auction-corner = { $square } está en una de las esquinas de 3x3 que faltan
position-auction-no-corner = { $square } no está en una de las esquinas de 3x3 que faltan
position-auction-piece = una pieza es la letra de un puesto (R B Y G, D = dormida) y la de una pieza, como Rk
position-auction-no-seat = `{ $letter }` no es ninguno de los puestos R B Y G, ni D
position-auction-dormant = una pieza dormida solo está en el campo interior (e5 a j10)
position-auction-dormant-king = un rey nunca duerme
position-auction-promoted = un peón habría coronado allí
position-auction-placed = `-` es para peones que un jugador ha colocado
position-auction-sold = solo puede haberse cambiado una pieza de un jugador que no sea rey: en { $square } no hay ninguna
position-auction-resale = `sold` va con la opción `resale=false`
position-auction-phase = una fase es move, wake, offer, bid, accept, place, roll o drop
position-auction-not-held = quien tiene el turno no tiene una pieza así en la mano
position-auction-no-castling = ninguna torre de enroque empieza en { $square }
position-auction-castling-order = las torres van en el orden d1 k1 a4 a11 d14 k14 n4 n11, cada una una vez
position-auction-castling = para enrocarse con { $square }, el rey y la torre deben estar donde empezaron
position-auction-passing = se espera algo como d3:BYG
position-auction-no-double-step = ningún paso doble pasa por { $square }
position-auction-not-passed = ningún peón puede haber dado un paso doble por { $square }
position-auction-passing-rights = en { $square } pueden capturar exactamente los demás jugadores que siguen
position-auction-captor = allí debe haber una pieza de quien tiene el turno, en el campo interior
position-auction-dice = se esperan dos dados, al menos uno de ellos con un 7, como 73
position-auction-item = una pieza de una mano es una letra y sus fichas, como q3
position-auction-tokens = una pieza tiene de 0 a 3 fichas
position-auction-hand-full = más de { $most } piezas con { $tokens } fichas
position-auction-bids = se espera algo como B:r2+p1,Y:-
position-auction-next-bidder = no le toca pujar a { $player }
position-auction-no-bid = `{ $text }` no es una puja como r2+p1
position-auction-bid-not-held = { $player } no tiene todo lo de esta puja
position-auction-bidder = `bidder` es un jugador con una puja que no ha pasado
position-auction-raises = `!` y `bidder` son de las subidas: opción `bidding=raise`, fase `bid`, y todos han hecho ya su primera puja
position-auction-seven = la fase `drop` va con la opción `seven=choose` y con dados que indican una casilla vacía
position-auction-due = se espera algo como R:r+p,B:q
# $players: uno o varios.
position-auction-no-king = { $person ->
    [one] { $players } tiene
   *[other] { $players } tienen
} piezas pero no rey
position-auction-sharers = los jugadores con rey son los que se reparten el punto
position-auction-first-mate = `over=mate:R` nombra a uno de al menos dos jugadores con rey y va con la opción `first-mate`
position-auction-last-round = tras la última ronda `material` nombra a los jugadores con más material, `rounds` a todos los que se reparten el punto; `material` va con la opción `last-round=material`
position-auction-noisy-phase = `noisy` se refiere a una jugada ya hecha, así que debe estar `phase`
position-auction-noisy-quiet = `noisy` significa que `quiet` es 0
position-auction-rounds-over = tras { $count } rondas la partida ha terminado
position-auction-phase-key = `phase` y `{ $key }` no van juntas
position-auction-not-placeable = lo que hay que colocar no se puede colocar entero
position-auction-auctions = `auctions` es aquí como mucho { $count } (opción `auctions-a-round`)
position-auction-still-to-bid = todavía falta una puja
