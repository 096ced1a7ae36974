### Was eine Aktion getan hat, für alle, denen das Spiel neu ist: ein Satz, und einer mit den Folgen.

## Was jemand getan hat. $who (Nominativ) tut es, eine Seite oder eine Figur wie „der Wagen von Rot“; $place ist ein Feld, im
## Akkusativ (auf den Knoten).

# $deed ist eine der Taten unten.
story-deed = { $who } { $deed }
# $piece im Dativ: „einer Dame“.
story-deed-and-promotion = { $who } { $deed } und wird zu { $piece }
story-deed-then-promotion = { $who } { $deed }, und wird zu { $piece }
story-thrown = { $who }, auf { $place } geworfen, { $deed }
# $rook im Dativ
story-castles = { $who } rochiert mit { $rook }
story-berserk = { $who } wird zum Berserker, rennt auf { $place } und überrennt { $prey }; auch der Angreifer wird vernichtet
story-berserk-hits-nobody = { $who } wird zum Berserker, rennt auf { $place } und trifft nichts; der Angreifer wird vernichtet
story-moves = { $who } zieht
story-ends-turn = { $who } beendet den Zug
story-swap = Weiß und Schwarz tauschen die Seiten
story-resigns = { $who } gibt auf: Alle Figuren dieser Seite werden entfernt
story-resigns-frozen = { $who } gibt auf: Der König wird entfernt, und die anderen Figuren frieren ein
story-draw = { $who } einigen sich auf Remis
story-all-draw = alle einigen sich auf Remis
story-absent = { $who } ist von jetzt an abwesend
story-guilty = { $who } wird schuldig gesprochen
story-pays = { $who } wird schuldig gesprochen und zahlt mit { $piece }

# Schlagloch
story-moves-pothole = { $who } bewegt ein Schlagloch
story-moves-own-pothole = { $who } bewegt das eigene Schlagloch von { $from } nach { $to }
story-moves-annexed-pothole = { $who } bewegt das frühere Schlagloch von { $owner } von { $from } nach { $to }
story-moves-centre-pothole = { $who } bewegt ein Mittelschlagloch von { $from } nach { $to }
story-moves-and-locks-pothole = { $who } bewegt ein Mittelschlagloch von { $from } nach { $to }, wo es gesperrt ist, bis der nächste Zug von { $who } beendet ist

# Knoten: wie die Armeen aufgestellt werden
story-one-army-by-chance = eine Armee wird zufällig aufgestellt
story-both-armies-by-chance = beide Armeen werden zufällig aufgestellt
story-army-chosen = { $who } hat verdeckt gewählt
story-both-armies-chosen = { $who } hat auch gewählt, und beide Armeen stehen auf dem Brett

# Auktion; $what, $offered und $bid im Akkusativ
story-offers = { $who } bietet { $what } zum Tausch an
story-offers-nothing = { $who } bietet nichts zum Tausch an
story-bids = { $who } bietet { $what }
story-bids-nothing = { $who } bietet nichts
story-takes-no-bid = { $who } nimmt kein Gebot an
story-trades = { $seller } gibt { $buyer } { $offered } für { $bid }
story-places = { $who } setzt { $what } auf { $place } ein
story-dice = es wird gewürfelt
story-dice-drop = es wird gewürfelt: { $piece } landet auf { $place } und gehört jetzt niemandem

## Was eine Figur getan hat, hinter ihrem Namen.

deed-goes = geht auf { $place }
deed-leaps = springt auf { $place }
deed-rolls = rollt auf { $place }
deed-teleports = teleportiert auf { $place }
deed-slips = rutscht auf { $place } zurück
deed-comes-back = kommt zurück
# $prey im Akkusativ: „den Bauern von Blau auf e4“.
deed-captures = schlägt { $prey }
deed-captures-several = schlägt { $number } Figuren: { $prey }
deed-comes-and-captures = kommt auf { $place } und schlägt { $prey }
deed-captures-ring = kommt auf { $place } und schlägt alles auf seinem Ring, { $prey }
# $class: das Geschlecht des Geschlagenen
deed-captures-and-flings = schlägt { $prey }, { $class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} weiterfliegt und { $struck } mitreißt
deed-captures-and-misses = schlägt { $prey }, { $class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} weiterfliegt und nichts trifft
deed-captures-to-hand = schlägt { $prey }, { $class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} mit { $tokens } Marken auf die Hand von { $player } kommt
deed-captures-and-wakes = schlägt { $prey }, { $class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} geweckt wird und jetzt { $player } gehört
phrase-in-passing = { $piece } en passant
deed-pushes = schiebt { $what }
deed-pushes-into = schiebt { $what } in { $pothole }
deed-pushes-off = schiebt { $what } vom Brett
deed-pushes-and-into = schiebt { $what }; { $who } { $count ->
    [one] fällt
   *[other] fallen
} in { $pothole }
deed-pushes-and-off = schiebt { $what }; { $who } { $count ->
    [one] fällt
   *[other] fallen
} vom Brett
deed-those-in-front = { $count ->
    [one] die vorderste
   *[other] die { $number } vordersten
}

## Was daraus wurde: Satzteile, zwischen denen Strichpunkte stehen.

story-chip = { $piece } bekommt den { $chip ->
    [north] Nordchip
    [east] Ostchip
    [south] Südchip
   *[west] Westchip
}
# $promoted im Dativ
story-four-chips = mit vier Chips wird { $piece } zu { $promoted }
story-appears = { $piece } erscheint auf { $place }
story-commands = { $who } führt jetzt die Armee von { $army }
story-passes = { $who } hat keinen Zug und passt
story-king-dead = der König von { $who } ist tot
story-army-taken-over = der König von { $who } ist tot, und { $killer } übernimmt die Armee
story-mated = { $who } ist schachmatt
story-out = { $who } scheidet aus
story-freezes = der König von { $who } wird entfernt, und die anderen Figuren dieser Seite frieren ein
story-out-with-draw = { $who } { $count ->
    [one] scheidet
   *[other] scheiden
} mit Remis aus: { $reason }
story-check = { $who } { $count ->
    [one] steht
   *[other] stehen
} im Schach
story-passed-over = { $who } { $count ->
    [one] verliert
   *[other] verlieren
} diesen Zug
story-nobody-wins = keine Seite ist übrig, und niemand gewinnt
story-wins = { $who } gewinnt: { $reason }
story-drawn = Remis zwischen { $who }: { $reason }

## Warum eine Partie zu Ende ist.

end-last-player = als Letzte übrig
end-agreement = { $form ->
    [plain] durch Einigung
   *[full] Remis durch Einigung
}
end-repetition = { $form ->
    [plain] dreimal die gleiche Stellung
   *[full] Remis: dreimal die gleiche Stellung
}
end-quiet-turns = { $form ->
    [plain] zu viele ruhige Züge
   *[full] Remis: zu viele ruhige Züge
}
end-royals-captured = alle königlichen Figuren geschlagen
end-checkmate = schachmatt
end-stalemate = { $form ->
    [plain] durch Patt
   *[full] Remis durch Patt
}
end-resignation = Aufgabe
end-last-team = das letzte Team im Spiel
end-only-kings = { $form ->
    [plain] zu wenig Figuren zum Mattsetzen
   *[full] Remis: zu wenig Figuren zum Mattsetzen
}
end-perpetual-check = { $form ->
    [plain] durch Dauerschach
   *[full] Remis durch Dauerschach
}
end-last-round = { $form ->
    [plain] die letzte Runde ist vorbei
   *[full] Remis: die letzte Runde ist vorbei
}
