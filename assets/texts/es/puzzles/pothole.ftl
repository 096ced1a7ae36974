# Los problemas (assets/puzzles/pothole.ron), tema por tema. `on-` es el comentario a una acción equivocada; `then-`, en una jugada
# posterior; y `why` explica la solución.

theme-pothole-push-a-king = Empujar un rey

puzzle-pothole-over-the-edge = Por el borde
    .on-b7c6 = El bulldozer se aparta del rey.
    .why = El bulldozer ocupa la casilla del rey, y el rey cae del tablero. Todo su ejército es ahora tuyo.

puzzle-pothole-a-hole-behind-the-king = Un hoyo tras el rey
    .on-a7b6 = No empuja a nadie: el rey está debajo, y el bache debajo del rey.
    .why = El rey cae en el bache que tiene detrás.

puzzle-pothole-into-the-car-s-way = Al alcance del auto
    .on-d3d5 = El auto está junto al rey, pero ya ha movido.
    .why = Empujado a la línea de tu auto, el rey cae con la segunda acción.

puzzle-pothole-the-last-king = El último rey
    .on-f3f2 = Sin un bache detrás, el rey solo se aparta.
    .on-f3e4 = Deja el rey en paz.
    .why = Tu propio bache se abre detrás del rey, y el bulldozer lo empuja dentro: el tuyo es el último rey.

puzzle-pothole-relay = Relevo
    .on-c3c4 = Está junto al rey, pero ya ha movido.
    .why = Ser empujado no es mover: el bulldozer que fue empujado junto al rey lo tira al bache.

theme-pothole-take-a-king = Capturar un rey

puzzle-pothole-the-bigger-prize = El premio mayor
    .on-a6a5 = Un bulldozer vale menos que un rey y su ejército.
    .why = Un rey trae todo su ejército y su bache; un bulldozer es solo un bulldozer.

puzzle-pothole-the-long-way-round = El camino largo
    .on-b3e3 = Captura el bulldozer por el camino corto, y el rey vive.
    .why = Un ciclón rodea varios baches: el camino largo acaba en un rey.

puzzle-pothole-one-king-leads-to-the-next = Un rey lleva al otro
    .on-a5b5 = Un bólido vale menos que dos reyes.
    .why = El ejército de un rey muerto es tuyo de inmediato: con tu segunda acción, su auto captura el rey siguiente.

puzzle-pothole-choose-your-king = Elige tu rey
    .on-d4f4 = Este rey no trae ningún ejército.
    .why = Captura el rey que trae un ejército.

puzzle-pothole-a-push-for-the-car = Un empujón al auto
    .on-b4c5 = Captura un bulldozer con el auto que podría capturar el rey.
    .why = Empujado al borde, el auto aún no ha movido: dos casillas más arriba está el rey.

puzzle-pothole-pushed-onto-the-ring = Empujado al anillo
    .on-e5e6 = Alrededor de este bache nunca llega al rey.
    .why = El bulldozer empuja el remolino al anillo de otro bache, y ese lleva al rey.

puzzle-pothole-out-of-its-own-way = Fuera de su camino
    .on--g6f5 = Este anillo no llega al rey.
    .on-c6d6 = Un bulldozer vale menos que un rey y su ejército.
    .why = El bache lleva su anillo hasta el remolino, y la casilla que deja queda libre para el camino al rey.

theme-pothole-potholes = Baches

puzzle-pothole-down-with-the-megadozer = Abajo el megadozer
    .on-b4b5 = Un auto vale la tercera parte de un megadozer.
    .why = Un bulldozer puede tirar a un bache incluso un megadozer.

puzzle-pothole-dig-first-push-second = Primero cavar, luego empujar
    .on-b3c3 = Sin el bache, el rey solo se aparta.
    .why = Dos acciones: el bache se abre detrás del rey, y luego un bulldozer empuja el rey dentro.

puzzle-pothole-out-of-my-line = Fuera de mi línea
    .on--c4c3 = Sigue en la línea.
    .on-c2c3 = Una pieza que ya ha movido no puede capturar el rey en este turno.
    .why = El bache deja la línea, y la segunda acción captura el rey con el bólido.

puzzle-pothole-bring-the-ring = Trae el anillo
    .on-d3d5 = Junto al rey, pero una pieza mueve una sola vez por turno.
    .why = El bache lleva su anillo hasta el remolino, y el camino alrededor acaba en un rey.

puzzle-pothole-a-hole-in-the-corner = Un hoyo en la esquina
    .on-e3f3 = Sin el bache, el ciclón solo se aparta.
    .why = Tu bache de esquina se abre detrás del ciclón, y el bulldozer lo empuja dentro con la segunda acción.

puzzle-pothole-fetched-from-afar = Traído de lejos
    .on-e6d6 = Sin un bache detrás, el bulldozer solo se aparta.
    .why = Los baches van a cualquier distancia: desde el otro lado del tablero, se abre detrás del bulldozer.

theme-pothole-megadozer = Megadozer

puzzle-pothole-sweep-the-rank = Barre la fila
    .on-a5f5 = Para una casilla antes: solo cae el remolino.
    .on-a5e5 = Para antes de que caiga nadie.
    .why = Con una pieza delante, un megadozer avanza lo que quieras: empujadas al borde, caen las dos piezas.

puzzle-pothole-two-kings-in-a-row = Dos reyes en fila
    .on-c3f3 = Solo cae Negro.
    .on-c3e3 = No cae nadie.
    .why = Avanza toda la cadena, y caen dos reyes uno tras otro.

puzzle-pothole-stop-in-time = Para a tiempo
    .on-e5g5 = Un paso más tira también el remolino.
    .why = Tu propio remolino tira el rey. Con un paso más caería también el remolino.

theme-pothole-chips = Fichas

puzzle-pothole-being-pushed-is-not-moving = Ser empujado no es mover
    .on-c3b4 = Asciende con su propia jugada, así que no puede mover otra vez.
    .why = Empujado a su última ficha, el auto asciende, y aún no ha movido: convertido en bólido, captura el rey.

puzzle-pothole-the-fourth-chip = La cuarta ficha
    .on-a5a6 = El rey captura el bulldozer.
    .on-a5b5 = El bólido captura el bulldozer.
    .why = La cuarta ficha hace un megadozer, fuera del alcance del rey y del bólido.

theme-pothole-defend = Defender

puzzle-pothole-enough-is-enough = Ya basta
    .on-b2b3 = Abre la diagonal, y el bólido captura el rey.
    .why = La única pieza que aún puede mover protege tu rey: renuncia a la segunda acción.

puzzle-pothole-close-the-file = Cierra la columna
    .on-e5e7 = Captura un remolino, y el bólido captura el rey.
    .why = Un bache en la columna detiene el bólido.

puzzle-pothole-better-than-a-wall = Mejor que un muro
    .on--b2a2 = Salva el rey, pero el bólido vive.
    .on-e5e7 = Captura un remolino, y el bólido captura el rey.
    .why = Arrojado del tablero, el bólido ya no ataca a nadie.

theme-pothole-pushes = Empujones

puzzle-pothole-one-pushes-the-other = Uno empuja al otro
    .on-e3d3 = Está bien situado, pero ya ha movido.
    .why = Un bulldozer empuja al otro a su sitio, y este tira a su vecino a la muesca. Además gana una ficha.
