### Primeras partidas guiadas y problemas: su página, y el entrenador junto a la mesa. Lo que dicen las lecciones y los
### problemas está en assets/lessons y assets/puzzles.

# El botón que abre la página.
learn = Aprender
learn-title = Aprende jugando
learn-close = Cerrar

# Hasta dónde se ha llegado en una partida guiada.
learn-chapters = { $count ->
    [one] { $done } de 1 capítulo, diez minutos en total
   *[other] { $done } de { $count } capítulos, diez minutos en total
}
learn-begin = Empezar
learn-go-on = Continuar
learn-once-more = De nuevo
learn-puzzles = Problemas
learn-solved = Resueltos: { $solved } de { $count }
learn-unread = No se pudo leer tu progreso ({ $why }).

# Qué paso de un capítulo se muestra.
learn-step = paso { $step } de { $count }
# Lo que pide un problema; el jugador es un bando, como Blanco.
learn-find = Juega { $player }: encuentra la mejor acción.
# Lo mismo para su segunda acción.
learn-find-more = ¡Bien visto! ¿Qué juega { $player } ahora?
# De una acción permitida que no es la que se pide, antes de deshacerla.
learn-not-that = Es legal, pero hay algo mejor.

learn-next = Seguir
learn-hint = Pista
learn-show = Mostrar
learn-back = Atrás
learn-skip = Saltar
learn-leave = Salir
learn-next-chapter = Capítulo siguiente
learn-next-puzzle = Otro problema
# Empieza una partida de verdad contra bots fáciles.
learn-play = Jugar una partida
