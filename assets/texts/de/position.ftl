### Was zu einer Stellung gesagt wird.

## Was von denen verlangt wird, die entscheiden: hinter einem Namen und einem Doppelpunkt.

prompt-over = die Partie ist zu Ende
prompt-first-action = Aktion 1 von 2
prompt-second-action = Aktion 2 von 2, oder Zug beenden
prompt-random = die Armeen werden zufällig aufgestellt
prompt-groups = zwei Gruppen zum Tauschen wählen
prompt-piece-or-swap = eine Figur ziehen oder die Seiten tauschen
prompt-piece = eine Figur ziehen
prompt-answer-check = das Schach beantworten
prompt-dummy = für den Strohmann ziehen
prompt-your-move = einen Zug machen
prompt-annexed = mit der übernommenen Armee ziehen
prompt-wake = die geweckte Figur neben die setzen, die sie geschlagen hat
prompt-offer = eine Figur zum Tausch anbieten oder passen
prompt-bid = ein Gebot machen oder passen
prompt-raise = das Gebot erhöhen oder passen
prompt-seal = ein verdecktes Gebot machen oder passen
prompt-accept = ein Gebot annehmen oder alle ablehnen
prompt-place = die getauschten Figuren einsetzen
prompt-dice = jetzt wird gewürfelt
prompt-drop = wählen, wohin die Figur fällt

## Was auf einem Feld ist, auf das jemand zeigt. Zwischen den Teilen stehen Kommas.

told-knot = { $case ->
   *[nominative] der Knoten
    [dative] dem Knoten
} ({ $square })
told-piece = { $owner ->
    [you] { $class ->
        [feminine] Deine
       *[other] Dein
    } { $piece } auf { $place }
   *[other] { $piece } von { $owner } auf { $place }
}
told-promotion-square = { $square }: { $chip ->
    [north] Umwandlungsfeld im Norden
    [east] Umwandlungsfeld im Osten
    [south] Umwandlungsfeld im Süden
   *[west] Umwandlungsfeld im Westen
}
# Chips, die eine Figur hat: „Nord Süd“.
told-chips = { $count ->
    [one] hat den Chip { $chips }
   *[other] hat die Chips { $chips }
}
told-chip = { $chip ->
    [north] Nord
    [east] Ost
    [south] Süd
   *[west] West
}
# Die Figur hat in diesem Zug schon gezogen.
told-moved = (schon gezogen)
told-corner-pothole = { $player ->
    [you] Dein Eckschlagloch auf { $square }
   *[other] Eckschlagloch auf { $square }: { $player } darf es bewegen
}
told-nobodys-pothole = Eckschlagloch auf { $square }: Es bewegt sich nie wieder
told-centre-pothole = Mittelschlagloch { $number } auf { $square }
told-moved-pothole = Mittelschlagloch { $number } auf { $square }, zuletzt bewegt von { $player ->
    [you] dir
   *[other] { $player }
}
told-last-mover = Mittelschlagloch { $number } auf { $square }: Zuletzt { $player ->
    [you] hast du
   *[other] hat { $player }
} ein Mittelschlagloch bewegt
told-locked-pothole = Mittelschlagloch { $number } auf { $square }, gesperrt, bis { $player ->
    [you] dein nächster Zug
   *[other] der nächste Zug von { $player }
} beendet ist
told-slips-back = rutscht nach { $square } zurück
told-in-check = im Schach
told-frozen = eingefroren
told-moved-by = gezogen von { $player ->
    [you] dir
   *[other] { $player }
}
told-dormant = Schlafende Figur auf { $place }: { $piece }. Schlagen weckt die Figur.
told-placed = eingesetzt: kein Doppelschritt
told-sold = verlässt die Partie, wenn geschlagen

## Was man außer dem Brett wissen muss.

note-in-check = { $player ->
    [you] Du stehst im Schach und musst sofort antworten.
   *[other] { $player } steht im Schach und muss sofort antworten.
}
note-at-once = { $player ->
    [you] Du ziehst sofort mit der Armee von { $army }.
   *[other] { $player } zieht sofort mit { $army ->
        [you] deiner Armee
       *[other] der Armee von { $army }
    }.
}
note-truce = { $count ->
    [one] Waffenruhe für noch einen Zug: kein Schlagen, kein Schach.
   *[other] Waffenruhe für noch { $count } Züge: kein Schlagen, kein Schach.
}
note-standstill = { $count ->
    [one] Noch ein Zug ohne Schlagen, dann ist die Partie zu Ende:
   *[other] Noch { $count } Züge ohne Schlagen, dann ist die Partie zu Ende:
} { $player ->
    [you] Du hast mehr Figuren und gewinnst.
    [none] Remis, denn beide haben gleich viele Figuren.
   *[other] { $player } hat mehr Figuren und gewinnt.
}
note-no-auction = Keine Auktion mehr in dieser Runde.
note-burden = { $player ->
    [you] Du trägst die Bürde: Nach { $limit } ruhigen Zügen ist Remis, wenn du nicht matt setzt, nichts geschlagen wird und kein Bauer zieht (bisher { $quiet }).
   *[other] { $player } trägt die Bürde: Nach { $limit } ruhigen Zügen ist Remis, wenn { $player } nicht matt setzt, nichts geschlagen wird und kein Bauer zieht (bisher { $quiet }).
}
note-kings-queen = { $player ->
    [you] Dein König darf mit seinem allernächsten Zug eine Dame auf { $square } zurücklassen.
   *[other] Der König von { $player } darf mit seinem allernächsten Zug eine Dame auf { $square } zurücklassen.
}
note-absent = { $player ->
    [you] Du bist abwesend.
   *[other] { $player } ist abwesend.
}
note-dummy = { $player ->
    [you] Du ziehst als Nächstes für den Strohmann.
   *[other] { $player } zieht als Nächstes für den Strohmann.
}

## Zeilen unter dem Brett, wo es als Text geschrieben ist; Figuren in Notation.

board-holds = { $player ->
    [you] Du hältst { $pieces }
   *[other] { $player } hält { $pieces }
}
board-has-to-place = { $player ->
    [you] Du musst { $pieces } einsetzen
   *[other] { $player } muss { $pieces } einsetzen
}
board-offers = { $player ->
    [you] Du bietest { $piece } an
   *[other] { $player } bietet { $piece } an
}
board-bids = { $player ->
    [you] Du bietest { $pieces }
   *[other] { $player } bietet { $pieces }
}
board-sealed = { $player ->
    [you] Du hast verdeckt geboten
   *[other] { $player } hat verdeckt geboten
}
