### Charla en la mesa: mensajes, pactos, acusaciones.

talk = Charla
talk-secret-broken = Se ha roto un pacto secreto.
talk-round = { $mode }, ronda { $round }
talk-said = Mensajes
talk-deals = Pactos
talk-deals-new = Pactos ({ $count })
talk-votes = Acusación
talk-votes-open = Acusación (1)
# Corto: un botón entre otros.
talk-button = Charla
talk-unread = Charla ({ $count })
talk-mode-help = { $help } Todos los jugadores deben acordar el modo; si no, la charla es abierta.

## Mensajes

talk-before = Antes de empezar
# Tras qué acción se dijo algo: `Tras 7. c2d2`.
talk-after = Tras { $number }. { $action }
talk-silence = Aún no hay mensajes.
# A quién: siguen jugadores.
talk-to = A
talk-all = Todos
talk-to-all = a todos
talk-in-secret = en secreto
talk-say = Enviar
# Siguen jugadores, a elegir.
talk-i-am = Soy
talk-uncovered = Los secretos se ven.
talk-cover = Ocultar
talk-alone = { $name ->
    [you] Ver mis mensajes
   *[other] Soy { $name } y nadie más mira
}

## Pactos

deals-none = Aún no hay pactos.
# `Proponer` una tregua `a` Rojo `hasta el final de la ronda` 7; un ataque conjunto `contra` Azul.
deals-propose = Proponer
deals-truce = una tregua
deals-attack = un ataque conjunto
deals-draw = tablas
deals-to = a
deals-on = contra
deals-until = hasta el final de la ronda
deals-propose-it = Enviar propuesta
deals-unknown = en secreto
deals-on-whom = Elige a quién atacar.
# Entre los nombres de quienes pactan, con sus espacios.
deals-and = {" "}y{" "}
deals-secret = { $number }. Un pacto secreto: { $names }
deals-numbered = { $number }. { $deal }
deals-numbered-secret = { $number }. { $deal } (secreto)
deals-accept = Aceptar
deals-decline = Rechazar
deals-withdraw = Retirar

## Acusaciones

votes-rule = Se puede acusar a quien rompe el modo de charla acordado. Votan todos los jugadores. Si condena más de la mitad, la pena es una pieza: primero, el peón más avanzado.
votes-charge = { $whom ->
    [you] { $by } te acusó
   *[other] { $by ->
        [you] Acusaste a { $whom }
       *[other] { $by } acusó a { $whom }
    }
}. { $verdict }
votes-done = { $name ->
    [you] Ya has votado.
   *[other] { $name } ya ha votado.
}
votes-by = { $name ->
    [you] Tu voto:
   *[other] Voto de { $name }:
}
votes-guilty = Culpable
votes-innocent = Inocente
votes-accuse = Acusar a { $name }

## La propuesta de un bot, en su tarjeta

bubble-proposes = { $to ->
    [you] { $who } te propone
   *[other] { $who ->
        [you] Propones a { $to }
       *[other] { $who } propone a { $to }
    }
}: { $deal }
bubble-says = “{ $words }”
bubble-later = Luego
