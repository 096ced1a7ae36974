### Charla: lo que se dice, se pacta y se acusa.

## Modos de charla.

talk-none = Sin charla
talk-open = Charla abierta
talk-secret = Charla abierta y secreta
talk-none-help = Sin mensajes ni pactos.
talk-open-help = Todos lo oyen todo.
talk-secret-help = También se puede susurrar solo a algunos.

## Pactos: lo que se propone, y en listas.

deal-truce = una tregua hasta el final de la ronda { $round }
deal-attack = un ataque conjunto contra { $player ->
    [you] ti
   *[other] { $player }
} hasta el final de la ronda { $round }
deal-draw = tablas

## Lo que se dice, como frase. $players lleva su preposición: “a Oeste y a ti”.

remark-to-all = { $who ->
    [you] Tú
   *[other] { $who }
}: “{ $words }”
remark-to-some = { $who ->
    [you] Tú
   *[other] { $who }
} { $players }: “{ $words }”
remark-proposal = { $who ->
    [you] Tu propuesta { $players }: { $deal }{ proposal-number }.
   *[other] Propuesta de { $who } { $players }: { $deal }{ proposal-number }.
}
# Se omite donde no hay otra propuesta: entonces $number es 0.
proposal-number = { $number ->
    [0] {""}
   *[other] {" "}(propuesta { $number })
}
the-proposal = { $number ->
    [0] la propuesta
   *[other] la propuesta { $number }
}
remark-accepts = { $who ->
    [you] Aceptas { the-proposal }.
   *[other] { $who } acepta { the-proposal }.
}
remark-declines = { $who ->
    [you] Rechazas { the-proposal }.
   *[other] { $who } rechaza { the-proposal }.
}
remark-withdraws = { $who ->
    [you] Retiras { the-proposal }.
   *[other] { $who } retira { the-proposal }.
}
remark-accuses = { $player ->
    [you] { $who } te acusa
   *[other] { $who ->
        [you] Acusas a { $player }
       *[other] { $who } acusa a { $player }
    }
} de romper el modo de charla acordado.
remark-guilty = { $who ->
    [you] Votas: culpable.
   *[other] { $who } vota: culpable.
}
remark-innocent = { $who ->
    [you] Votas: inocente.
   *[other] { $who } vota: inocente.
}

## Cómo están los pactos.

deal-among = { $players }: { $deal }
deal-waits = { $person ->
    [you] falta tu respuesta
    [one] falta la respuesta de { $players }
   *[other] faltan respuestas: { $players }
}
deal-declined = rechazado por { $player ->
    [you] ti
   *[other] { $player }
}
deal-taken-back = retirado
deal-lapsed = sin acuerdo
deal-in-force = en vigor
deal-kept = cumplido
deal-not-kept = incumplido ({ $players })
deal-broken = roto con { $action } ({ $players })
breach-attack = { $person ->
    [you] No has cumplido
    [one] { $who } no ha cumplido
   *[other] { $who } no han cumplido
} el ataque conjunto contra { $player ->
    [you] ti
   *[other] { $player }
}.
breach-truce = { $person ->
    [you] Has roto
    [one] { $who } ha roto
   *[other] { $who } han roto
} la tregua prometida { $players }.

## Cómo están las acusaciones.

charge-open = { $who ->
    [you] Hay una acusación contra ti. Faltan votos: { $players }.
   *[other] Hay una acusación contra { $who }. Faltan votos: { $players }.
}
charge-guilty = { $who ->
    [you] Recibes un veredicto de culpable: pagas con una pieza.
   *[other] { $who } recibe un veredicto de culpable: paga con una pieza.
}
charge-innocent = { $who ->
    [you] Recibes un veredicto de inocente.
   *[other] { $who } recibe un veredicto de inocente.
}
charge-lapsed = { $who ->
    [you] La acusación contra ti caducó porque un jugador dejó la partida antes del final de la votación.
   *[other] La acusación contra { $who } caducó porque un jugador dejó la partida antes del final de la votación.
}

## Por qué algo no se puede decir.

talk-not-here = este juego no tiene charla
talk-decided = antes hay que jugar lo decidido: `{ $action }`
talk-agreed-none = se acordó no hablar
talk-agreed-open = se acordó que todos lo oyen todo
talk-to-nobody = un mensaje necesita al menos un destinatario
talk-to-themselves = { $player ->
    [you] no puedes hablar contigo
   *[other] { $player } no puede hablar consigo
}
talk-no-words = un mensaje necesita palabras
talk-too-long = un mensaje tiene como mucho { $most } caracteres, no { $found }
talk-control-character = un mensaje no lleva saltos de línea ni caracteres de control
talk-number = la próxima propuesta lleva el número { $number }
talk-round-over = ya es la ronda { $round }
talk-too-late = un pacto termina a más tardar con la ronda { $round }
talk-attacks-themselves = { $player ->
    [you] no puedes atacarte a ti
   *[other] { $player } no puede atacarse
}
talk-nothing-to-attack = { $player ->
    [you] ya no tienes nada que atacar
   *[other] { $player } ya no tiene nada que atacar
}
talk-no-proposal = no existe la propuesta { $number }
talk-not-asked = la propuesta { $number } no se hizo a { $player ->
    [you] ti
   *[other] { $player }
}
talk-answered = { $player ->
    [you] ya has respondido a la propuesta { $number }
   *[other] { $player } ya ha respondido a la propuesta { $number }
}
talk-closed = la propuesta { $number } ya no está abierta
talk-not-theirs = { $player ->
    [you] no puedes retirar la propuesta { $number }
   *[other] { $player } no puede retirar la propuesta { $number }
}
talk-accusation-open = antes hay que votar la acusación contra { $player ->
    [you] ti
   *[other] { $player }
}
talk-accuses-themselves = { $player ->
    [you] no puedes acusarte
   *[other] { $player } no puede acusarse
}
talk-nobody-accused = no hay ninguna acusación
talk-voted = { $player ->
    [you] ya has votado
   *[other] { $player } ya ha votado
}
