### El editor de posición.

editor = Editor de posición
editor-clear = Vaciar
editor-start = Posición inicial
# La partida tal como está.
editor-from-table = Posición actual
editor-copy = Copiar como texto
editor-copied = Posición copiada.
editor-paste = Pegar texto
editor-as-text = Posición como texto:
editor-lay-out = Aplicar
editor-leave-text = Cancelar
editor-more = Más datos de la posición
editor-play = Jugar desde aquí
editor-same-players = Mismos jugadores
editor-close = Cerrar
editor-is-over = En esta posición la partida ha terminado.
# Quién decide primero.
editor-can-play = Todo listo. Empieza { $side }.
editor-can-throw = Todo listo. Primero se tiran los dados.

## Lo que se tiene en la mano y lo que hará el siguiente clic

editor-move = Mover
editor-erase = Borrar
# Piezas que no son de nadie.
editor-dormant = Dormidas
editor-piece = { $piece } de { $side }
editor-dormant-piece = pieza dormida: { $piece }
editor-corner-pothole = bache de { $side }
editor-centre-pothole = bache central { $number }
editor-hint-move = Elige una pieza del tablero para moverla, o una de arriba para añadirla.
editor-hint-picked = { $what } en { $place }: elige su nueva casilla.
editor-hint-erase = Elige lo que quieres quitar.
editor-hint-put = { $what }: elige una casilla.
editor-hint-well = Elige el pozo de la rana de { $place }.

## Lo particular de una pieza

editor-chip-n = Ficha norte
editor-chip-e = Ficha este
editor-chip-s = Ficha sur
editor-chip-w = Ficha oeste
editor-frozen = congelada
editor-placed = colocada desde una mano: sin paso doble
editor-well = Su pozo: { $place }.
editor-choose-well = Elegir su pozo
editor-well-here = Su pozo está aquí
editor-hands = En mano: cada clic quita una ficha; el último quita la pieza.
editor-give = Dar a { $side }: { $piece }

## Lo que una posición sabe además del tablero

editor-turn = Mueve
editor-pits = Controla el bache de esquina de
editor-lock = Bache central { $number } bloqueado por
editor-last = Bache central { $number } movido por última vez por
editor-done = Ya ha movido en este turno
editor-noisy = La cuenta tranquila reinicia este turno
editor-quiet = Turnos tranquilos
editor-rounds = Rondas jugadas
editor-auctions = Subastas hechas en esta ronda
editor-over = Fin de la partida
editor-pie = Negro puede cambiar de bando
editor-truce = Turnos de tregua que quedan
editor-phase = Siguiente paso
editor-set = Grupos de Blanco (elegidos)
editor-ctrl = Controla el ejército de
editor-annex = Ejércitos anexionados que mueven ya
editor-castle = Aún pueden enrocarse
editor-ep = Peones capturables al paso
editor-corner = Reyes que pueden dejar una dama en la esquina
editor-queened = Ya tienen la dama de su esquina
editor-absent = Ausentes
editor-dummy = A tres: quién mueve ahora el muerto
editor-checks = Jaques seguidos
editor-left = Fuera de la partida, en orden
editor-offer = En oferta
editor-bids = Pujas
editor-bidder = Le toca subir
editor-place = Por colocar
editor-sold = Salen de la partida si las capturan
editor-captor = Captor de la pieza dormida
editor-dice = Dados que dejan elegir
editor-phase-move = una jugada
editor-phase-setup = formar los ejércitos
editor-phase-wake = colocar la pieza despierta
editor-phase-offer = una oferta
editor-phase-bid = pujas
editor-phase-accept = aceptar una puja
editor-phase-place = colocar las piezas cambiadas
editor-phase-roll = los dados
editor-phase-drop = elegir dónde cae una pieza
# En un campo vacío: cómo se escribe.
editor-such-as = p. ej. { $example }
editor-nobody = nadie
editor-nothing = nada
# Se refiere a la pieza de una casilla.
editor-what-is-on = La pieza en { $place }
editor-no-square = Ninguna
editor-pick-square = Elígela antes en el tablero.
