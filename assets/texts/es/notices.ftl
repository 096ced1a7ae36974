### Lo que se dice en una frase bajo la mesa.

notice-replayed = Se está repitiendo la partida. Espera, o para la repetición.
notice-answered-go-on = Un rival ya ha respondido; no se puede deshacer. Ve a la última jugada para seguir.
notice-hidden-go-on = Después se jugó algo en secreto; no se puede deshacer. Ve a la última jugada para seguir.
notice-bot-plays = { $name ->
    [you] Un bot juega por ti. Para jugar tú, cambia los jugadores en el menú.
   *[other] Un bot juega por { $name }. Para jugar tú, cambia los jugadores en el menú.
}
notice-bot-plays-on = El bot de { $name } rechaza las tablas: su posición es demasiado buena.
notice-paused = La partida está en pausa. Reanúdala para mover.
notice-answered = Un rival ya ha respondido; no se puede deshacer.
notice-hidden = Lo que se jugó en secreto no se puede deshacer.
notice-no-set-up = No se puede preparar esta partida: { $why }.
notice-not-put-aside = No se puede guardar la partida actual ({ $why }). Ríndete o acuerda tablas antes de empezar otra.
notice-last-game = Es la última partida del encuentro.
notice-next-game = La próxima partida empieza después de esta.
player-1 = Jugador 1
player-2 = Jugador 2
player-3 = Jugador 3
player-4 = Jugador 4
notice-not-shown = No se puede mostrar: { $why }.
notice-speak-at-end = Ve a la última jugada para hablar.
notice-secretly = { $name ->
    [you] Tú
   *[other] { $name }
} { $names }, en secreto.
notice-turn-of-bot = Es el turno de { $name }, y un bot juega por { $name }.
notice-nothing-moves = Nada en { $square } puede mover ahora.
notice-turn-of-other = { $name ->
    [you] Es tu turno
   *[other] Es el turno de { $name }
}: { $why }.

## Bots y pistas

hint-search = Buscando una pista ...
hint-later = Hay pistas en el turno de una persona.
hint-forbidden = En esta mesa no hay pistas.
hint-over = La partida ha terminado. No hay más pistas.
hint = Prueba esto: { $action }.
hint-why = { $action } { $why }.
hint-none = Sin pista: { $why }.
bot-engine = Motor { $number }
bot-of-character = { $level }, { $character }
bot-plays-on = { $name ->
    [you] Un bot sigue por ti: { $bot }.
   *[other] Un bot sigue por { $name }: { $bot }.
}
bot-leaves = { $name ->
    [you] Ahora juegas tú.
   *[other] Una persona juega ahora por { $name }.
}
bot-reason = { $name }: { $why }.
bot-not-legal = su jugada { $token } va contra las reglas: { $why }
bot-gives-up = { $name ->
    [you] Tu bot dejó de funcionar ({ $why }). Ahora juegas tú.
   *[other] El bot de { $name } dejó de funcionar ({ $why }). Ahora juega una persona.
}
bot-stumbled = encontró un error
bot-no-room = no hay memoria suficiente para pensar
bot-no-level = no existe el nivel { $level }
nothing-to-decide = no hay nada que decidir: la partida ha terminado, o hay que tirar los dados

# Qué le pasa a otro programa que juega. $why: uno de los textos que siguen, o lo que dice el sistema.
engine-fault = el motor `{ $name }`: { $why }
engine-absent = el motor { $number } no está disponible
engine-no-command = no se indicó ninguna orden
engine-no-start = no arranca: { $why }
engine-no-pipes = no tiene entrada o salida estándar
engine-no-word = no llegó `{ $word }` en { $seconds } s
engine-deaf = no acepta órdenes
engine-late = no responde a tiempo
engine-ended = ha dejado de ejecutarse
engine-no-action = su respuesta `{ $token }` no es una acción
engine-illegal = su respuesta `{ $token }` va contra las reglas: { $why }
bot-stopped = el bot se detuvo dos veces al pensar

## Dónde se guardan las partidas

save-second-window = El juego ya está abierto en otra ventana. Esta ventana guarda su propia partida, `{ $name }`.
save-not-put-aside = No se pudo apartar la última partida ({ $why }), así que esta no se guarda.
save-unread-kept = No se pudo recuperar la última partida: { $why }. El archivo se conserva como { $place }.
save-unread-lost = No se pudo recuperar la última partida: { $why }. El archivo no se pudo apartar ({ $fault }), así que esta partida no se guarda.
save-other-name = El juego también está abierto en otra ventana. Esta partida se guarda ahora con otro nombre, `{ $name }`.
save-the-match = la partida
save-fails = La partida no se está guardando: { $why }.
save-clocks = Los relojes se pusieron a cero porque no se pudieron leer sus tiempos: { $why }.
save-no-clocks = La partida sigue sin relojes porque no se pudo leer su ritmo de juego: { $why }.
save-no-bots = Todos los puestos son de personas porque no se pudieron leer los bots: { $why }.
save-no-match = Se sigue como partida suelta porque no se pudo leer el encuentro: { $why }.
save-lines-lost = Variantes omitidas por no poder leerse: { $count }.
save-no-continue = Esta partida no se puede continuar: { $why }.
save-gone = ya no existe
save-not-deleted = Esta partida no se puede borrar: { $why }.
store-full = el almacenamiento del navegador está lleno
store-fault = el navegador dice: { $why }
store-none = este navegador no guarda nada
picture-saved = Captura guardada: { $place }.
picture-not-saved = No se pudo guardar la captura ({ $why }): { $place }.
# En la página: qué pasa allí con ella, el navegador no lo dice.
picture-downloaded = El navegador está descargando la captura: { $place }.

## Qué está mal en una partida guardada o un registro

save-times-too-many = hay tiempos para { $times } acciones, pero la partida solo tiene { $actions }
save-no-time-control = `{ $found }` no es un ritmo de juego; ejemplos: `-`, `*30`, `300+5`
save-no-bots-at = `{ $found }` no es un jugador: `human`, un bot como `4` o `4+hoarder` (niveles de 1 a { $levels }), `coach` o un motor disponible como `engine1`
save-not-text = esto no es texto
save-keeps-nothing = Aquí no hay nada guardado.
save-not-kept = Esta partida no se puede guardar: { $why }.

## Bots que se adaptan a los resultados de las personas

coach-weaker-now = Ahora los bots juegan un poco peor.
coach-as-before = Los bots vuelven a jugar como antes.
coach-stronger-now = Ahora los bots juegan un poco mejor.
coach-unread = El entrenador empieza de nuevo, porque no se han podido leer los resultados anteriores: { $why }
