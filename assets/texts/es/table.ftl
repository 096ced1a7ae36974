### Lo que hay alrededor de la mesa.

# El título de la ventana: primero, a quién le toca.
table-title = { $status } - Bulldozer Gambit
table-confirm = Confirmar
table-end-turn = Fin de turno
table-swap = Cambiar bando

## A quién le toca, o cómo acabó la partida. El nombre va primero: se corta donde no hay espacio

# Un bot ha pensado, y se muestra lo que hace.
table-bot-acts = { $name } juega
table-wins = { $name ->
    [you] Ganas: { $why }
   *[other] { $name } gana: { $why }
}
# Un equipo.
table-team-wins = { $person ->
    [you] Ganas
    [one] { $names } gana
   *[other] { $names } ganan
}: { $why }
table-drawn = Tablas entre { $names }: { $why }
table-bot-thinks = { $bot } ({ $name }) está pensando
table-bot-waits = { $name }: bots en pausa (B)
table-turn = { $name ->
    [you] Tu turno: { $what }
   *[other] { $name }: { $what }
}
table-turn-in-check = { $name ->
    [you] Estás en jaque: { $what }
   *[other] { $name } está en jaque: { $what }
}

## Botones, cortos

table-undo = Deshacer
table-redo = Rehacer
table-solid = 3D
table-flat = 2D
table-more = Más
bots-wait = Pausar bots
table-what-others-did = Repetir jugadas rivales
table-flat-view = Tablero 2D
table-solid-view = Vista 3D
table-rules = Reglas
table-skip = Saltar
table-throw = Tirar
# Lo que hace un botón, y su tecla.
table-key = { $what } ({ $key })
table-rule = Regla
table-how-it-moves = Cómo mueve
table-pick-first = Elige antes una pieza para ver su regla.
table-go-on = Reanudar
table-pause = Pausa
table-take-back = Deshacer la última acción
table-next-game = Otra partida
table-play-on = Ver
table-to-beginning = Al principio
table-one-back = Acción anterior
table-one-on = Acción siguiente
# Tras cuántas acciones de cuántas.
table-action-of = { $now } de { $all }

## Varias formas de llegar a una casilla

choice-cancel = Cancelar
choice-berserk = Embestir
choice-teleport = Teletransporte
choice-promote = Coronar: { $piece }
choice-move = Mover allí
choice-kills-and-costs = { $what } (captura y pierde una pieza)
choice-captures = { $what } (captura)
choice-costs = { $what } (pierde una pieza)

## En la tarjeta de un jugador

card-in-check = en jaque
card-winner = gana
card-out = fuera
card-paused = en pausa
card-answers = debe salir del jaque
card-at-once = mueve ya
card-acts = juega
card-thinks = pensando
card-waits = espera
card-passed-over = pierde el turno
card-pieces =
    { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
card-bot = { $bot } · { $state }
card-chances = Opciones de ganar: cálculo rápido, sin mirar jugadas por delante
card-total = Total del encuentro
card-score = Puntuación del encuentro: { $total }
# De quién es el ejército de un jugador que está fuera: detrás del signo de ese bando, en poco espacio.
card-of-other = { $name ->
    [you] ahora tuyo
   *[other] ahora de { $name }
}
# Lo que se dice cuando el puntero está sobre una tarjeta.
card-army-of = { $name ->
    [you] Ahora mueves tú este ejército.
   *[other] Ahora { $name } mueve este ejército.
}
card-place =
    { $place ->
        [1] Juega ahora
       *[other] En el puesto { $place } para jugar
    }
card-lost = Perdido: { $pieces }
card-chips = Fichas: { $chips }
# Cuántas piezas tienen la ficha de este lado.
card-chip = { $count } × { $chip }
card-hand = En mano: { $pieces }

## Cómo va un encuentro de varias partidas

match-game = Partida { $number } de { $games }
match-won = { $person ->
    [you] Ganas
    [one] { $names } gana
   *[other] { $names } ganan
} el encuentro
match-drawn = El encuentro acaba en tablas entre { $names }
# Cabeceras de dos columnas de puntos.
match-points-game = partida
match-points = total

## Cómo se llama un color sin jugador

seat-nobody = nadie

## Signos sobre el tablero

# Junto al borde del tablero de quien mueve después; lo más corto posible.
edge-next = sigue
# Lo que significan las flechas de ataques, en breve. Tuyo es lo de quien tiene el turno.
web-yours = te atacan
web-theirs = atacas tú
web-others = entre otros
web-guarded = protegido
web-none = No hay nada atacado.
