### Título, carga, demostración, problemas.

title-play = Jugar
title-continue = Continuar
title-games = Juegos
showcase = Demostración
title-about = Cuatro ajedreces salvajes para dos a cuatro jugadores
# Detrás de una dirección errónea de la página.
scene-unknown = No existe la escena `{ $name }`. La demostración las muestra todas.
# $games: los nombres de todos los juegos.
game-unknown = No hay ningún juego llamado `{ $name }`. Los juegos son { $games }.
players-unknown = No se pueden leer los jugadores de la dirección: { $why }.
address-unknown = Esta dirección pide `{ $part }`, que el juego no conoce.
lesson-unknown = No existe la lección ni el problema `{ $name }`. Aprender los muestra todos.
curtain = Preparando el escenario
loading = Arrancando las máquinas
trouble-lacks = { $file } no contiene { $names }
trouble = El juego no puede empezar
trouble-files = Faltan archivos del juego o están dañados. Tus partidas guardadas están a salvo.
trouble-help = Instala el juego de nuevo, o pon su carpeta `assets` junto al programa.
trouble-reload = Recarga la página para intentarlo otra vez.
crash-last = La última vez el juego se cerró de forma inesperada. Tu partida está guardada. Lo que pasó está en { $file }.
crash-reported = El juego se ha cerrado por un error. Tu partida está guardada. Informa del error con este archivo: { $file }
crash-no-graphics = No se ha encontrado ningún adaptador gráfico. Instala un controlador de Vulkan (en Debian y Ubuntu `mesa-vulkan-drivers`) y vuelve a abrir el juego.
crash-no-desktop = Aquí no se puede abrir ninguna ventana. Inicia el juego desde un escritorio.

## Lo que se pregunta a quien pulsa Jugar por primera vez

welcome = ¿Tu primera partida?
welcome-help = La lección es una partida corta con un entrenador. La encontrarás en Aprender.
welcome-learn = Aprender en diez minutos
welcome-play = Jugar ya

## Debajo de una escena

scene-step = Paso
scene-loop = Repetir
scene-list = Escenas
scene-title = Título
