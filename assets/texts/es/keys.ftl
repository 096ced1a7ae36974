### Teclas.

keys-digits = 1 a 9
keys-digits-do = Elegir entre varias jugadas, piezas de tu mano o pujas
keys-tab = Tab
keys-tab-does = Pasar de un botón a otro; Intro pulsa, Esc vuelve al tablero
keys-escape = Esc
keys-escape-does = Cerrar, soltar, menú
keys-press = Pulsa una tecla para esta acción. Esc cancela.
keys-change = Para cambiar una tecla, haz clic en su nombre.
keys-usual = Restablecer
keys-gamepad = Mando: la cruceta mueve el cursor, A elige, B vuelve, X continúa o termina el turno, Y da una pista. LB y RB recorren los botones; LT y RT, las piezas. Pulsa el stick izquierdo para el tablero 2D y el derecho para centrar la cámara.

## Lo que hacen las teclas

key-up = Cursor arriba
key-down = Cursor abajo
key-left = Cursor a la izquierda
key-right = Cursor a la derecha
key-next = Siguiente pieza que puede mover, o siguiente destino
key-previous = Pieza o destino anterior
key-pick = Elegir la pieza bajo el cursor, o mover allí
key-take-off = Editor de posición: quitar la pieza bajo el cursor
key-go-on = Saltar la animación o los turnos de los bots; después, terminar el turno, tirar los dados o pasar
key-undo = Deshacer la última acción
key-redo = Rehacer la última acción
key-review = Repetir las jugadas rivales desde tu último turno
key-offer = Subasta: pedirme una oferta este turno
key-hint = Pista
key-how-it-moves = ¿Cómo mueve esta pieza?
key-frame = Centrar la cámara
key-diagram = Tablero 2D o vista 3D
key-threats = Ver amenazas
key-web = Ver líneas de ataque
key-coordinates = Ver coordenadas
key-chances = Ver opciones de ganar
key-pause = Pausar o reanudar la partida
key-talk = Cuatriajedrez: charla
key-bots-wait = Pausar o reanudar los bots
key-bots-step = En pausa: una acción de un bot, o un paso de una escena
key-rules = Reglamento
key-keys = Todas las teclas
key-silence = Silenciar
key-picture = Guardar una captura
key-fullscreen = Pantalla completa o ventana
keys-taken = { $key } ya se usa para: { $what }. Dale antes otra tecla a esa acción.
keys-fixed = Esta tecla no se puede usar.

## Cómo se llaman las teclas

key-name-space = Espacio
key-name-enter = Intro
key-name-backspace = Retroceso
key-name-delete = Supr
key-name-up = Arriba
key-name-down = Abajo
key-name-left = Izquierda
key-name-right = Derecha
key-name-home = Inicio
key-name-end = Fin
key-name-page-up = Re Pág
key-name-page-down = Av Pág
