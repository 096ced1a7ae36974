### What has happened, as a headline across the table and as sentences.

event-king-dead = Der König ist tot
event-king-dead-why = { $name ->
    [you] Dein König ist tot. { $by } übernimmt deine Armee.
   *[other] Der König von { $name } ist tot. { $by ->
        [you] Du übernimmst
       *[other] { $by } übernimmt
    } die Armee.
}
event-king-captured = Der König ist geschlagen
event-king-captured-why = { $by ->
    [you] Du hast den König von { $name } geschlagen. Die Armee verlässt das Brett.
   *[other] { $by } hat { $name ->
        [you] deinen König geschlagen. Deine Armee verlässt das Brett.
       *[other] den König von { $name } geschlagen. Die Armee verlässt das Brett.
    }
}
event-mate = Schachmatt
event-mate-by = { $name ->
    [you] Du bist schachmatt. { $by } übernimmt deine Armee.
   *[other] { $name } ist schachmatt. { $by ->
        [you] Du übernimmst
       *[other] { $by } übernimmt
    } die Armee.
}
event-mate-alone = { $name ->
    [you] Du bist schachmatt. Niemand übernimmt deine Armee.
   *[other] { $name } ist schachmatt. Niemand übernimmt die Armee.
}
event-check-first = { $over ->
    [you] Du verlierst diesen Zug
   *[other] { $over } verliert diesen Zug
}: { $name ->
    [you] Du musst erst aus dem Schach.
   *[other] { $name } muss erst aus dem Schach.
}
event-at-once = { $over ->
    [you] Du verlierst diesen Zug
   *[other] { $over } verliert diesen Zug
}: { $name ->
    [you] Du ziehst sofort.
   *[other] { $name } zieht sofort.
}
event-passes = { $name ->
    [you] Du kannst nicht ziehen und passt.
   *[other] { $name } kann nicht ziehen und passt.
}
event-out-of-time = { $name ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
event-resigned = { $name ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
event-drew = { $name ->
    [you] Du verlässt das Spiel: { $why }.
   *[other] { $name } verlässt das Spiel: { $why }.
}
event-froze = { $name ->
    [you] Du hast aufgegeben. Deine Figuren bleiben eingefroren auf dem Brett.
   *[other] { $name } hat aufgegeben. Die Figuren bleiben eingefroren auf dem Brett.
}
event-absent = { $name ->
    [you] Du bist abwesend. Deine Figuren bleiben eingefroren auf dem Brett.
   *[other] { $name } ist abwesend. Die Figuren bleiben eingefroren auf dem Brett.
}
event-penalised = { $name ->
    [you] Du zahlst mit deinem König. Deine übrigen Figuren bleiben eingefroren auf dem Brett.
   *[other] { $name } zahlt mit dem König. Die übrigen Figuren bleiben eingefroren auf dem Brett.
}
event-trade = { $seller ->
    [you] Du tauschst mit { $buyer }.
   *[other] { $seller } tauscht mit { $buyer ->
        [you] dir
       *[other] { $buyer }
    }.
}
event-declined = Kein Handel: { $name ->
    [you] Du behältst
   *[other] { $name } behält
} { $piece }.
