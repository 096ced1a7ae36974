### Opciones de las reglas.

## Lo que hacen las opciones: una línea bajo cada una, al preparar la partida.

option-exact-cars = Los autos mueven exactamente 2 casillas como una torre. Los bólidos, exactamente 3 como una torre o exactamente 2 como un alfil.
option-quiet-turns = Hay tablas tras este número de turnos seguidos sin una muerte, una ficha nueva o un ascenso.
option-strict-centre = Quien movió el último bache central no puede mover ninguno de los dos hasta que otro jugador mueva uno.
option-literal-megadozer = Un megadozer solo avanza donde tiene una pieza justo delante. No puede dar un paso suelto a una casilla vacía.
option-marked-corners = Ningún bache de esquina puede ir a donde empezó uno de ellos (b2, b6, f6, f2): el diagrama de los inventores no marca esas cuatro casillas.
option-setup = Cómo se colocan en las franjas los cuatro grupos de piezas, KGB, CIA, FBI y FIDE.
option-entity-teleport-captures = Un ente puede teletransportarse sobre un enemigo y captura a todos los enemigos de su anillo. En ese anillo no puede haber piezas propias.
option-royal-frogs = Las dos ranas también son reales: pueden estar en jaque, y juegas mientras te quede una pieza real.
option-pie = Tras la primera jugada de Blanco, Negro puede cambiar de bando.
option-truce = Durante este número de turnos iniciales de cada jugador no se puede capturar nada ni dar jaque. 0: sin tregua.
option-standstill = Tras este número de turnos de cada jugador sin capturas, gana quien tenga más piezas; con igual número, tablas. 0: tablas tras 50 turnos.
option-form = Quién juega contra quién.
option-score = Cuánto vale cada puesto.
option-rounds = La partida acaba tras este número de rondas.
option-last-round = Qué decide al terminar la última ronda.
option-placing = Dónde se puede colocar una pieza cambiada.
option-auctions-a-round = Cuántas subastas puede haber en una ronda. 4: una por jugador.
option-first-mate = La partida acaba con el primer jaque mate. Quien lo da gana en solitario.
option-bidding = Cómo se puja en una subasta.
option-resale = Si una pieza cambiada que es capturada vuelve a una mano. Si no, sale de la partida.
option-seven = Qué significa un 7 en los dados.
option-odds = Un ejército empieza sin esta pieza.
option-odds-by = Qué ejército empieza sin la pieza.

## Cómo se llaman las opciones.

option-name-exact-cars = Autos exactos
option-name-quiet-turns = Turnos tranquilos hasta las tablas
option-name-strict-centre = Centro estricto
option-name-literal-megadozer = Los megadozers deben empujar
option-name-marked-corners = Esquinas marcadas
option-name-setup = Formación de los ejércitos
option-name-entity-teleport-captures = Teletransporte con captura
option-name-royal-frogs = Ranas reales
option-name-pie = Regla del pastel
option-name-truce = Turnos de tregua
option-name-standstill = Turnos hasta el estancamiento
option-name-form = Forma de juego
option-name-score = Puntuación
option-name-rounds = Máximo de rondas
option-name-last-round = Tras la última ronda
option-name-placing = Colocar piezas cambiadas
option-name-auctions-a-round = Subastas por ronda
option-name-first-mate = Gana el primer mate
option-name-bidding = Pujas en las subastas
option-name-resale = Reventa
option-name-seven = Sietes en los dados
option-name-odds = Ventaja
option-name-odds-by = Da la ventaja

## Valores que son palabras. $name: la opción y su valor, como en los registros.

option-value = { $name ->
    [setup-standard] Estándar
    [setup-random] Al azar
    [setup-chosen] Elegida en secreto
    [form-cutthroat] Todos contra todos
    [form-teams-opposite] Equipos, compañeros enfrente
    [form-teams-adjacent] Equipos, compañeros al lado
    [form-two-handed-opposite] Dos jugadores, ejércitos enfrente
    [form-two-handed-adjacent] Dos jugadores, ejércitos al lado
    [form-three-handed] Tres jugadores y un muerto
    [form-pothole-cutthroat] Todos contra todos
    [form-pothole-teams-opposite] Equipos, compañeros enfrente
    [form-pothole-teams-adjacent] Equipos, compañeros al lado
    [form-pothole-two-handed-opposite] Dos jugadores, ejércitos enfrente
    [form-pothole-two-handed-adjacent] Dos jugadores, ejércitos al lado
    [form-pothole-three-handed] Tres jugadores
    [last-round-shared] Se reparte el punto
    [last-round-material] Gana el que tiene más material
    [placing-no-check] Sin atacar a un rey
    [placing-home] Solo en casa
    [placing-anywhere] Donde sea, también con jaque
    [bidding-once] Una por jugador
    [bidding-raise] Se pueden subir
    [bidding-sealed] Ocultas
    [seven-reroll] Se vuelve a tirar
    [seven-choose] Se elige
    [score-classic] Todo para quien gana
    [score-shared] Un punto compartido
    [odds-none] Ninguna
    [odds-pawn] Peón del alfil
    [odds-knight] Caballo
    [odds-bishop] Alfil
    [odds-rook] Torre
    [odds-car] Auto izquierdo
    [odds-bulldozer] Bulldozer izquierdo
    [odds-dirt-devil] Remolino izquierdo
    [odds-entity] Ente
    [odds-icosahedron] Icosaedro de FBI
    [odds-attacker] Atacante
    [odds-boomerang] Bumerán de KGB
    [odds-auction-none] Ninguna
    [odds-auction-pawn] Peón del alfil de rey
    [odds-auction-knight] Caballo de dama
    [odds-auction-rook] Torre de dama
    [odds-auction-queen] Dama
    [odds-by-white] { seat-white }
    [odds-by-red] { seat-red }
    [odds-by-black] { seat-black }
    [odds-by-blue] { seat-blue }
    [odds-by-yellow] { seat-yellow }
    [odds-by-green] { seat-green }
    [odds-by-south] { seat-south }
    [odds-by-west] { seat-west }
    [odds-by-north] { seat-north }
    [odds-by-east] { seat-east }
   *[score-4321] Puntos por puesto
}
# Una línea sobre el valor.
option-value-about = { $name ->
    [setup-standard] KGB en la franja a, CIA en la b, FBI en la c y FIDE en la d.
    [setup-random] Los grupos de cada ejército se barajan.
    [setup-chosen] Cada jugador coloca sus grupos sin ver la elección del otro.
    [form-cutthroat] Cuatro jugadores, cada uno contra todos.
    [form-teams-opposite] Sur y Norte contra Oeste y Este.
    [form-teams-adjacent] Sur y Oeste contra Norte y Este.
    [form-two-handed-opposite] Un jugador lleva Sur y Norte; el otro, Oeste y Este.
    [form-two-handed-adjacent] Un jugador lleva Sur y Oeste; el otro, Norte y Este.
    [form-three-handed] Juegan Sur, Oeste y Norte. Se turnan para mover Este.
    [form-pothole-cutthroat] Cuatro jugadores, cada uno contra todos.
    [form-pothole-teams-opposite] Blanco y Negro contra Rojo y Azul.
    [form-pothole-teams-adjacent] Blanco y Rojo contra Negro y Azul.
    [form-pothole-two-handed-opposite] Un jugador lleva Blanco y Negro; el otro, Rojo y Azul.
    [form-pothole-two-handed-adjacent] Un jugador lleva Blanco y Rojo; el otro, Negro y Azul.
    [form-pothole-three-handed] Juegan Blanco, Rojo y Negro. La esquina azul está vacía.
    [last-round-shared] Los jugadores que quedan se reparten el punto.
    [last-round-material] El jugador que quede con más material, incluida su mano, gana en solitario. Si varios empatan, se reparten el punto.
    [placing-no-check] Junto a una pieza propia, pero no donde ataque el rey de otro jugador.
    [placing-home] Como siempre, y solo en el brazo del tablero de su dueño.
    [placing-anywhere] Junto a una pieza propia, incluso donde ataque a un rey.
    [bidding-once] Cada jugador puja una vez, o pasa.
    [bidding-raise] Tras las primeras pujas, cada uno puede añadir piezas a la suya por turno, hasta que todos menos uno hayan pasado.
    [bidding-sealed] Cada jugador puja una vez, o pasa. Los demás lo ven tras la última puja.
    [seven-reroll] Un 7 se vuelve a tirar.
    [seven-choose] Con un 7 en el primer dado, quien tiene el turno elige la columna; en el segundo, la fila; en ambos, cualquier casilla interior.
    [score-classic] 1 punto para quien gana. Con tablas se reparte.
    [score-shared] 1 punto para el último jugador. Quienes terminan la partida con tablas se lo reparten. Quien hace tablas mientras otros siguen no recibe nada.
    [odds-none] Para compensar, un ejército puede empezar sin una pieza.
    [odds-auction-none] Para compensar, un ejército puede empezar sin una pieza.
    [score-4321] El primero en salir recibe 1 punto; el último, 4.
   *[other] {""}
}

## Qué está mal en una opción de un registro, un enlace o un ajuste del protocolo de motores.

option-unknown = este juego no tiene la opción `{ $name }`
# $expected: uno de los textos que siguen.
option-takes = la opción `{ $name }` admite { $expected }, no `{ $value }`
option-flag = true o false
option-number = un número entero de { $min } a { $max }
option-choice = uno de estos valores: { $values }
