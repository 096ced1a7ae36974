### Lo que se ajusta para todas las partidas.

settings = Ajustes
settings-back = Listo

## Grupos, en una lista o plegados

settings-game = Juego
settings-display = Pantalla
settings-sound = Sonido
settings-controls = Controles
settings-accessibility = Accesibilidad

## Juego. Bajo el nombre de un ajuste hay a veces una línea más pequeña

settings-language = Idioma
settings-language-system = Sistema
settings-language-lost = No se han podido cargar los textos en { $language }. Elige el idioma otra vez cuando tengas conexión.
settings-bots = Velocidad de bots
settings-bots-at-once = Rápida
settings-bots-unhurried = Normal
settings-bots-slowly = Lenta
settings-ask-losses = Preguntar si una jugada cuesta una pieza o el rey
settings-warn = Avisar de errores graves
settings-warn-about = Un bot revisa tu jugada antes de hacerla.
settings-confirm = Confirmar cada jugada
settings-confirm-about = La jugada se muestra antes. Hazla con Confirmar.
settings-no-take-back = No deshacer tras una respuesta
settings-review = Repetir jugadas rivales antes de mi turno
settings-goals = Mostrar el objetivo al empezar
settings-dice = Dados automáticos
settings-dice-about = Solo en el Ajedrez de subasta.

## Pantalla

settings-pieces = Piezas
settings-finish-painted = Pintadas
settings-finish-wooden = Madera
settings-finish-metal = Metal
settings-light = Luz
settings-day = Día
settings-night = Noche
settings-panels = Tema
settings-panels-dark = Oscuro
settings-panels-light = Claro
settings-speed = Velocidad de animación
settings-speed-off = Nula
settings-targets = Ver jugadas legales
settings-threats = Ver amenazas ({ $key })
settings-web = Ver líneas de ataque ({ $key })
settings-chances = Ver opciones de ganar ({ $key })
settings-coordinates = Ver coordenadas ({ $key })
settings-chessboard = Ajedrez de nudo en 2D: en un tablero, dos columnas por franja
settings-moves = Ver lista de jugadas
settings-camera = Zoom en los grandes momentos
settings-graphics = Gráficos
settings-graphics-automatic = Automáticos
settings-graphics-high = Altos
settings-graphics-medium = Medios
settings-graphics-low = Bajos
settings-graphics-plain = Simples
settings-graphics-chosen = Elegido para este equipo: { $quality }.
settings-graphics-slow = Elegido para este equipo: { $quality }, pues con mejores gráficos iba a { $frames } imágenes por segundo.

## Sonido

settings-silence = Silenciar ({ $key })
settings-sounds = Efectos
settings-music = Música

## Controles

settings-turn-board = Girar el tablero hacia quien juega
settings-flat-table = Modo mesa
settings-flat-table-about = Para una pantalla tumbada: todo gira hacia quien juega.
settings-big-screen = Modo pantalla grande
settings-big-screen-about = Para una pantalla que miran todos: los nombres y los relojes se leen desde lejos.
settings-mouse = Ratón: haz clic en una pieza y en su destino, o arrástrala. El botón derecho gira la cámara, el central la mueve, la rueda acerca.
settings-touch = Táctil: toca una pieza y su destino. Un dedo gira la cámara, dos la acercan y la mueven.

## Accesibilidad

settings-panel-scale = Tamaño de la interfaz
settings-shakes = Sacudir la cámara en los golpes
settings-motion = Menos movimiento
settings-motion-about = Las jugadas se muestran al instante. Nada tiembla ni vuela.

## Ajustes que no se pueden leer

# Ajustes sin sentido, con los nombres que tienen en el archivo; luego, dónde está ahora.
settings-unread-some = Algunos ajustes no se pudieron leer y se restablecieron ({ $names }); { $kept }.
# Los ajustes se leyeron y no tienen sentido; luego, dónde está ahora el archivo.
settings-unread-kept = No se pudieron leer los ajustes ({ $why }); { $kept }.
settings-kept-in = el archivo anterior se conserva como { $place }
settings-not-set-aside = el archivo anterior no se pudo apartar ({ $why }), así que los cambios se pierden al cerrar el juego
settings-unread = No se pudieron leer los ajustes: { $why }. Los cambios se pierden al cerrar el juego.
