# Las escenas de la demostración (assets/showcase): títulos y textos, en presente.

scene-bulldozer-push-off = Fuera del tablero
    .opening = Un bulldozer no captura nada. Empuja lo que encuentra en su camino, y el tablero tiene bordes.
    .step-1 = El bulldozer de Blanco va a a3 y tira el remolino del tablero.

scene-bulldozer-shove = Una casilla más allá
    .opening = Una pieza empujada avanza una casilla, en la dirección del empujón.
    .step-1 = El bulldozer va a b2. El auto de Rojo es empujado a a3, y vive.
    .step-2 = También empuja a los suyos: el auto de Blanco se detiene en d2, y gana la ficha de esa casilla.

scene-bulldozer-two-too-many = Dos son demasiadas
    .opening = Blanco ha muerto, y el rey de Rojo pasea. Desde c1, el bulldozer de Azul lo empujaría contra el remolino que tiene detrás.
    .step-1 = Dos piezas son demasiadas, así que de c1 a b2 está cerrado. Desde b3 solo hay que empujar el rey, y nada detrás.

scene-megadozer-diagonal = Los tres caminos de un megadozer
    .opening = Un megadozer empuja cadenas enteras tan lejos como quiera, si tiene una pieza justo delante. En a3 habría matado tres.
    .step-1 = Hacia d6 la casilla siguiente está vacía: un solo paso. Hacia a6 hay un remolino, y dos piezas caen por el borde.

scene-megadozer-triple-kill = Tres en un bache
    .opening = Tres piezas de tres jugadores están en el camino de Negro, y al final de la fila hay un bache.
    .step-1 = Avanza toda la cadena, y una a una cae dentro la pieza de delante. El megadozer debe parar antes del bache.

scene-pothole-pulled-away = El cazador cazado
    .opening = El rey de Rojo se ha alejado de casa, y a su lado se abre un bache.
    .step-1 = El bulldozer de Blanco se alinea. En el próximo turno de Blanco empujará el rey al bache.
    .step-2 = Nada se mueve dos veces en un turno: el empujón debe esperar.
    .step-3 = Cualquiera puede mover un bache central. Rojo lo aparta del plan y lo bloquea.
    .step-4 = Y con su segunda acción tira al cazador a la trampa.

scene-devil-round-its-hole = Alrededor del bache
    .opening = Un remolino corre por el borde de un bache: el anillo de las ocho casillas que lo rodean.
    .step-1 = El propio auto de Blanco cierra el camino corto. El largo está libre, y el primer enemigo en él es capturado.

scene-four-chips = Cuatro fichas
    .opening = Cada una de las cuatro casillas de ascenso tiene una ficha de su color. El auto de Blanco tiene dos.
    .step-1 = Se detiene en d2 y gana la tercera ficha.
    .step-2 = El propio megadozer de Blanco lo empuja hasta b4. Es la cuarta: el auto asciende a bólido y devuelve sus fichas.

scene-king-killed = Un ejército cambia de mando
    .opening = No hay jaque. Rojo no ha visto el auto de Blanco.
    .step-1 = El rey ha muerto, y todas las piezas de Rojo son de Blanco: sin ascensos ni fichas, y con ellas el bache.
    .step-2 = Se pueden usar de inmediato. Un bulldozer que hace un momento era de Rojo tira un remolino por el borde.

scene-berserk-through-the-knot = Embestida por el Nudo
    .opening = Una vez por partida, cada atacante puede embestir. El gólem de Negro, en el Nudo, se siente seguro detrás de su dingo.
    .step-1 = Corre por el Nudo hasta el final de un brazo: a través de los suyos, por encima de todo enemigo, también los reales. Después desaparece.

scene-golem-fly-back = El gólem golpea dos
    .opening = Un gólem mueve una sola casilla. Lejos, en la misma franja, está el príncipe de Negro.
    .step-1 = Su víctima sale volando en la misma línea, por encima del Nudo, y se lleva la primera pieza que encuentra.

scene-boomerang-round-the-corner = A la vuelta de la esquina
    .opening = Un bumerán golpea como una torre, y lo que entra en el Nudo puede salir por otro brazo.
    .step-1 = Vuela por su brazo, dobla la esquina hacia otro y golpea el icosaedro. Después está otra vez en su casilla.

scene-entity-ring = El anillo del ente
    .opening = Cuatro piezas de Negro están a cuatro casillas del Nudo, cada una en su propio brazo, y ninguna de Blanco.
    .step-1 = El ente salta dos casillas y captura a todos los enemigos que ahora están tan lejos del Nudo como él.

scene-frog-in-the-well = Dos arriba, una abajo
    .opening = El viejo acertijo: una rana sube por su pozo, dos arriba de día y una abajo de noche. La rana de Blanco está en c1.
    .step-1 = Salta dos casillas, y resbala una cuando termina el turno.
    .step-2 = Una rana de Negro hace lo mismo al otro lado. La de Blanco descansa en c2.
    .step-3 = Dos arriba, una abajo: ahora está en c3.
    .step-4 = La de Negro también sigue subiendo.
    .step-5 = El tercer salto captura el gólem, y hasta después de una captura la rana resbala.

scene-icosahedron-twenty-steps = Exactamente veinte pasos
    .opening = Un icosaedro tiene veinte caras y da exactamente veinte pasos; se da la vuelta cuando quiere.
    .step-1 = El dingo está a ocho casillas, un número par, así que el vigésimo paso puede golpearlo. Ningún otro paso captura.

scene-check-jumps-the-queue = Un jaque se salta la fila
    .opening = Se juega en el sentido del reloj: Sur, Oeste, Norte, Este. Es el turno de Sur.
    .step-1 = El peón abre la diagonal larga: el alfil de Sur da jaque a Norte. A un jaque se responde de inmediato.
    .step-2 = Así que ahora mueve Norte y cierra la diagonal. Oeste ha perdido un turno.
    .step-3 = El juego sigue desde Norte: ahora va Este.

scene-mate-and-annexation = Mate, y el ejército es tuyo
    .opening = Al rey de Este lo encierran sus propias piezas. El caballo de Sur ha llegado a e4.
    .step-1 = Jaque, y sin salida: mate. El rey deja el tablero, y el ejército de Este es de Sur.
    .step-2 = Sur mueve de inmediato lo que era de Este: su caballo captura el alfil de Norte. Oeste y Norte han perdido un turno.
    .step-3 = Desde ahora Sur mueve dos veces por ronda, una con cada ejército. Este turno fue el del suyo.

scene-frozen-pieces = Congeladas
    .opening = Oeste se rinde. Quien se rinde puede retirar sus piezas, o congelarlas donde están.
    .step-1 = Solo el rey deja el tablero. Las otras seis piezas son de hielo y no son de nadie.
    .step-2 = Nada captura ni atraviesa una pieza congelada: el alfil de Norte debe parar antes del peón de c5.
    .step-3 = Este sigue jugando. El ejército de Oeste ya no tiene turno.
    .step-4 = Una torre y un caballo congelados miran a b1, y no dan jaque. El rey de Sur va allí.

scene-kings-queen = La dama del rey
    .opening = Norte está fuera. El rey de Sur ha cruzado a pie todo el tablero, hasta la esquina donde estaba el de Norte.
    .step-1 = La esquina opuesta a la suya es su esquina de coronación.
    .step-2 = Los demás pueden mover como quieran. Solo cuenta la próxima jugada del ejército de Sur.
    .step-3 = Este no tiene nada que pueda llegar a tiempo a la esquina.
    .step-4 = El rey sale, y donde estaba hay ahora una dama. Da jaque a Oeste de inmediato. Los peones nunca coronan en dama.

scene-auction = A la una, a las dos y a las tres
    .opening = La dama de Amarillo se ha acercado demasiado. Azul y Verde tienen en la mano piezas que han capturado.
    .step-1 = El caballo de Rojo captura la dama. Va a la mano de Rojo, con tres fichas.
    .step-2 = Rojo la saca a subasta: una oferta por turno, de quien tiene el turno.
    .step-3 = En el sentido del reloj, cada jugador puja una vez, con piezas de su mano. Azul puja una torre y un peón.
    .step-4 = Amarillo no tiene nada, y no se le pregunta. Verde puja un caballo.
    .step-5 = Rojo acepta una puja o ninguna: Azul recibe la dama por la torre y el peón.
    .step-6 = Lo cambiado vuelve al tablero, junto a una pieza de su nuevo dueño. Rojo empieza por la torre.
    .step-7 = El peón queda al lado del caballo. Nunca dará un paso doble.
    .step-8 = Azul coloca la dama. Desde allí no puede atacar a un rey, y mueve a partir del próximo turno de Azul.

scene-tokens-run-out = Las fichas se acaban
    .opening = Rojo guarda un alfil en la mano y no lo cambia. Le quedan dos fichas.
    .step-1 = Al final del turno de un jugador, cada pieza de su mano pierde una ficha.
    .step-2 = El turno de Azul no le quita nada al alfil de Rojo.
    .step-3 = Tampoco el de Amarillo.
    .step-4 = Ni el de Verde.
    .step-5 = Rojo mueve, y se va la última ficha. Una pieza sin fichas ya no se puede cambiar: se tiran los dados.
    .step-6 = Cae en el campo interior y queda dormida: no es de nadie y no puede mover, pero cierra líneas.

scene-dice-drop = Donde caen los dados
    .opening = Azul ha acaparado una dama, un caballo y un peón. A cada pieza le queda una ficha.
    .step-1 = Azul mueve, y se van las últimas fichas.
    .step-2 = Primero la dama. Un dado cuenta desde la izquierda de Azul; el otro, alejándose: la tercera y la quinta casilla.
    .step-3 = Después el caballo. Un siete, o una casilla ocupada, se volvería a tirar.
    .step-4 = Por último, el peón. Ahora duermen los tres, y cualquier jugador puede despertarlos al capturarlos.

scene-sleeper-woken = La bella despierta
    .opening = Las piezas que los dados dejaron caer duermen en medio del tablero; entre ellas, una dama.
    .step-1 = El caballo de Rojo captura la dama dormida. Despierta, y es de Rojo.
    .step-2 = Rojo la coloca junto a la pieza que la capturó. Mueve a partir del próximo turno de Rojo.
    .step-3 = Azul sigue jugando.
    .step-4 = Amarillo sigue jugando.
    .step-5 = Verde no ve la línea de la dama.
    .step-6 = Despierta, captura como cualquier dama, y el caballo de Verde va a la mano de Rojo.
