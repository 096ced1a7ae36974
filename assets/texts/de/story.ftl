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
story-moves = { $who ->
    [you] du ziehst
   *[other] { $who } zieht
}
story-ends-turn = { $who ->
    [you] du beendest den Zug
   *[other] { $who } beendet den Zug
}
story-swap = Weiß und Schwarz tauschen die Seiten
story-resigns = { $who ->
    [you] du gibst auf: Alle deine Figuren werden entfernt
   *[other] { $who } gibt auf: Alle Figuren dieser Seite werden entfernt
}
story-resigns-frozen = { $who ->
    [you] du gibst auf: Dein König wird entfernt, und deine anderen Figuren frieren ein
   *[other] { $who } gibt auf: Der König wird entfernt, und die anderen Figuren frieren ein
}
story-draw = { $person ->
    [and-you] { $who }, ihr einigt euch auf Remis
   *[other] { $who } einigen sich auf Remis
}
story-all-draw = alle einigen sich auf Remis
story-absent = { $who ->
    [you] du bist von jetzt an abwesend
   *[other] { $who } ist von jetzt an abwesend
}
story-guilty = { $who ->
    [you] du wirst schuldig gesprochen
   *[other] { $who } wird schuldig gesprochen
}
story-pays = { $who ->
    [you] du wirst schuldig gesprochen und zahlst mit { $piece }
   *[other] { $who } wird schuldig gesprochen und zahlt mit { $piece }
}

# Schlagloch
story-moves-pothole = { $who ->
    [you] du bewegst ein Schlagloch
   *[other] { $who } bewegt ein Schlagloch
}
story-moves-own-pothole = { $who ->
    [you] du bewegst dein Schlagloch von { $from } nach { $to }
   *[other] { $who } bewegt das eigene Schlagloch von { $from } nach { $to }
}
story-moves-annexed-pothole = { $who ->
    [you] du bewegst das frühere Schlagloch von { $owner } von { $from } nach { $to }
   *[other] { $who } bewegt { $owner ->
        [you] dein früheres Schlagloch
       *[other] das frühere Schlagloch von { $owner }
    } von { $from } nach { $to }
}
story-moves-centre-pothole = { $who ->
    [you] du bewegst ein Mittelschlagloch von { $from } nach { $to }
   *[other] { $who } bewegt ein Mittelschlagloch von { $from } nach { $to }
}
story-moves-and-locks-pothole = { $who ->
    [you] du bewegst ein Mittelschlagloch von { $from } nach { $to }, wo es gesperrt ist, bis dein nächster Zug beendet ist
   *[other] { $who } bewegt ein Mittelschlagloch von { $from } nach { $to }, wo es gesperrt ist, bis der nächste Zug von { $who } beendet ist
}

# Knoten: wie die Armeen aufgestellt werden
story-one-army-by-chance = eine Armee wird zufällig aufgestellt
story-both-armies-by-chance = beide Armeen werden zufällig aufgestellt
story-army-chosen = { $who ->
    [you] du hast verdeckt gewählt
   *[other] { $who } hat verdeckt gewählt
}
story-both-armies-chosen = { $who ->
    [you] du hast auch gewählt, und beide Armeen stehen auf dem Brett
   *[other] { $who } hat auch gewählt, und beide Armeen stehen auf dem Brett
}

# Auktion; $what, $offered und $bid im Akkusativ
story-offers = { $who ->
    [you] du bietest { $what } zum Tausch an
   *[other] { $who } bietet { $what } zum Tausch an
}
story-offers-nothing = { $who ->
    [you] du bietest nichts zum Tausch an
   *[other] { $who } bietet nichts zum Tausch an
}
story-bids = { $who ->
    [you] du bietest { $what }
   *[other] { $who } bietet { $what }
}
story-bids-nothing = { $who ->
    [you] du bietest nichts
   *[other] { $who } bietet nichts
}
story-raises = { $who ->
    [you] du erhöhst dein Gebot: { $what }
   *[other] { $who } erhöht das Gebot: { $what }
}
story-raises-no-more = { $who ->
    [you] du erhöhst dein Gebot nicht
   *[other] { $who } erhöht das Gebot nicht
}
story-bids-unseen = { $who ->
    [you] du bietest verdeckt
   *[other] { $who } bietet verdeckt
}
# $bids: what the others have bid, such as "Blue bids a rook and Yellow bids nothing".
story-reveals = die Gebote werden aufgedeckt: { $bids }
story-takes-no-bid = { $who ->
    [you] du nimmst kein Gebot an
   *[other] { $who } nimmt kein Gebot an
}
story-trades = { $seller ->
    [you] du gibst
   *[other] { $seller } gibt
} { $buyer ->
    [you] dir
   *[other] { $buyer }
} { $offered } für { $bid }
story-places = { $who ->
    [you] du setzt { $what } auf { $place } ein
   *[other] { $who } setzt { $what } auf { $place } ein
}
story-drops = { $who ->
    [you] du lässt { $what } auf { $place } fallen
   *[other] { $who } lässt { $what } auf { $place } fallen
}
story-dice = es wird gewürfelt
story-dice-drop = es wird gewürfelt: { $piece } landet auf { $place } und gehört jetzt niemandem
story-dice-left = es wird gewürfelt: { $who ->
    [you] du wählst
   *[other] { $who } wählt
}, wohin { $piece } fällt

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
} mit { $tokens } Marken auf { $player ->
    [you] deine Hand
   *[other] die Hand von { $player }
} kommt
deed-captures-for-good = schlägt { $prey }, { $class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} damit die Partie verlässt
deed-captures-and-wakes = schlägt { $prey }, { $class ->
    [feminine] die
    [neuter] das
   *[masculine] der
} geweckt wird und jetzt { $player ->
    [you] dir
   *[other] { $player }
} gehört
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
story-commands = { $who ->
    [you] du führst jetzt die Armee von { $army }
   *[other] { $who } führt jetzt { $army ->
        [you] deine Armee
       *[other] die Armee von { $army }
    }
}
story-passes = { $who ->
    [you] du hast keinen Zug und passt
   *[other] { $who } hat keinen Zug und passt
}
story-king-dead = { $who ->
    [you] dein König ist tot
   *[other] der König von { $who } ist tot
}
story-army-taken-over = { $who ->
    [you] dein König ist tot, und { $killer } übernimmt deine Armee
   *[other] der König von { $who } ist tot, und { $killer ->
        [you] du übernimmst
       *[other] { $killer } übernimmt
    } die Armee
}
story-mated = { $who ->
    [you] du bist schachmatt
   *[other] { $who } ist schachmatt
}
story-out = { $who ->
    [you] du scheidest aus
   *[other] { $who } scheidet aus
}
story-freezes = { $who ->
    [you] dein König wird entfernt, und deine anderen Figuren frieren ein
   *[other] der König von { $who } wird entfernt, und die anderen Figuren dieser Seite frieren ein
}
story-out-with-draw = { $person ->
    [you] du scheidest
    [and-you] { $who }, ihr scheidet
    [one] { $who } scheidet
   *[other] { $who } scheiden
} mit Remis aus: { $reason }
story-check = { $person ->
    [you] du stehst
    [and-you] { $who }, ihr steht
    [one] { $who } steht
   *[other] { $who } stehen
} im Schach
story-passed-over = { $person ->
    [you] du verlierst
    [and-you] { $who }, ihr verliert
    [one] { $who } verliert
   *[other] { $who } verlieren
} diesen Zug
story-nobody-wins = keine Seite ist übrig, und niemand gewinnt
story-wins = { $who ->
    [you] du gewinnst: { $reason }
   *[other] { $who } gewinnt: { $reason }
}
# Ein Team.
story-team-wins = { $person ->
    [you] du gewinnst
    [one] { $who } gewinnt
    [and-you] { $who }, ihr gewinnt
   *[other] { $who } gewinnen
}: { $reason }
story-drawn = Remis zwischen { $who }: { $reason }

## Warum eine Partie zu Ende ist.

end-last-player = alle anderen ausgeschieden
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
end-most-material = das meiste Material nach der letzten Runde
end-more-pieces = mehr Figuren beim Stillstand
end-first-mate = das erste Matt entscheidet
end-stalemate = { $form ->
    [plain] durch Patt
   *[full] Remis durch Patt
}
end-resignation = Aufgabe
end-last-team = alle anderen Teams ausgeschieden
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
