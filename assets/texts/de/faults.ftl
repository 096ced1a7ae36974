### Was an einer Stellung nicht stimmt, als Text oder auf dem Tisch des Stellungseditors. Was hinter einem Doppelpunkt oder am
### Anfang eines Satzes steht, ist klein geschrieben und ohne Punkt. In `...` steht Notation, die überall gleich ist.

## Die Form des Textes.

position-empty = die Stellung ist leer
position-too-long = die Stellung ist { $found } Bytes lang; eine Stellung hat höchstens { $most }
# $found im Akkusativ.
position-size = das Brett hat { $found }; erwartet: { $expected }
position-rows = { $count ->
    [one] nur eine Reihe
   *[other] { $count } Reihen
}
position-squares-in-row = { $count ->
    [one] nur ein Feld
   *[other] { $count } Felder
} in Reihe { $row } von oben
position-uneven = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} in Reihe { $row } von oben und { $first } in der ersten
position-board = { $width }x{ $height } Felder
position-knot-strips = { $count ->
    [one] nur einen Streifen
   *[other] { $count } Streifen
}
position-knot-squares = { $count ->
    [one] nur ein Feld
   *[other] { $count } Felder
} auf Streifen { $strip }
position-even = lauter gleich lange Reihen
position-largest-board = höchstens 8x8
position-quad-board = 8 Reihen zu 8 Feldern
position-auction-board = 14 Reihen zu 14 Feldern
position-knot-board = 4 Streifen zu 16 Feldern; der Knoten hat seinen eigenen Schlüssel
position-item = Reihe { $row } von oben, Eintrag { $item } (`{ $text }`): { $why }
position-item-missing = hier fehlt ein Eintrag
position-run = eine Anzahl von Feldern ist 1 bis 255, ohne führende Null
position-key = `{ $key }={ $value }`: { $why }
position-key-twice = dieser Schlüssel steht zweimal da
position-key-missing = der Schlüssel `{ $key }` fehlt
position-not-a-key = `{ $text }` hat nicht die Form Schlüssel=Wert

## Was ein Schlüssel oder ein Eintrag sein sollte.

position-flag = erwartet wird 0 oder 1
position-number = { $what ->
    [rounds] erwartet wird die Anzahl der Runden
    [auctions] erwartet wird die Anzahl der Auktionen
   *[other] erwartet wird die Anzahl der Züge
}
position-not-a-square = `{ $text }` ist kein Feld wie etwa c3
position-seat = eine Seite ist { $others } oder { $last }
position-seats = Seiten sind Buchstaben aus `{ $letters }`, jeder nur einmal, oder `-` für niemanden
position-seats-order = die Seiten stehen in der Reihenfolge { $letters }, jede nur einmal
position-holders = erwartet werden vier Seiten, `-` für niemanden
position-no-seat = `{ $letter }` ist keine der Seiten { $seats }
position-no-kind = `{ $letter }` ist keine der Figuren { $kinds }
position-twice = { $what } steht zweimal da
position-too-many-pieces = es sind mehr als { $most } Figuren
position-second-king = { $player } hat einen zweiten König
position-turn-no-king = { $player } ist am Zug, hat aber keinen König
position-turn-no-piece = { $player } ist am Zug, hat aber keine Figur
position-quiet-turns-over = nach { $count ->
    [one] einem ruhigen Zug
   *[other] { $count } ruhigen Zügen
} ist die Partie zu Ende

## Im Stellungseditor.

draft-shape = das Brett hat eine andere Form als das des Spiels
draft-thing = `{ $text }` ist weder eine Figur noch ein Schlagloch
draft-key = `{ $text }` ist kein Schlüssel mit einem Wert
draft-on-square = auf { $square }: { $why }

## Schlaglochschach.

position-pothole-over = erwartet wird etwa last:W, agreed:WR, repetition:WR oder quiet:WR, in einer Spielform mit Teams auch team:WG
position-pothole-no-such-key = diesen Schlüssel gibt es im Schlaglochschach nicht
position-pothole-notch = { $square } ist eine der Kerben (a4, d1, d7, g4)
position-pothole-no-notch = { $square } ist keine der Kerben (a4, d1, d7, g4)
position-pothole-name = ein Schlagloch ist @W, @R, @G, @B, @1 oder @2
position-pothole-twice = dieses Schlagloch ist auch auf { $square }
position-pothole-corner-not-there = auf { $square } darf kein Eckschlagloch sein
position-pothole-centre-not-there = auf { $square } darf kein Mittelschlagloch sein
position-pothole-piece = eine Figur schreibt man mit den Buchstaben der Seite (W R G B) und der Figur, etwa Wk
# $piece im Nominativ: „ein König“.
position-pothole-no-chips = { $piece } hat keine Chips
position-pothole-chips = Chips sind Buchstaben aus `nesw`, jeder nur einmal und in dieser Reihenfolge
position-pothole-chips-missing = hinter `+` fehlen die Chips
position-pothole-four-chips = eine Figur mit vier Chips hätte sich umgewandelt
position-pothole-noisy = `noisy` meint eine erste Aktion, darum muss auch `done` da sein
position-pothole-holder-out = { $player } ist ausgeschieden und kann weder ein Schlagloch sperren noch es zuletzt bewegt haben
position-pothole-last-movers = mit der Option `strict-centre` nennen `last1` und `last2` dieselbe Seite
position-pothole-three-pieces = zu dritt gibt es keine blauen Figuren
position-pothole-three-pothole = zu dritt führt Blau kein Schlagloch
position-pothole-done = `done={ $square }`: { $player } kann nicht bewegt haben, was dort ist

## Knotenschach.

position-knot-over = erwartet wird eines von royals mate stalemate kings resigned agreed repetition quiet pieces, mit den Seiten, die sich den Punkt teilen, etwa mate:W
position-knot-no-such-key = diesen Schlüssel gibt es im Knotenschach nicht
position-knot-void = auf einem Streifen fehlt kein Feld
position-knot-off-board = dieses Feld ist nicht auf dem Brett
position-knot-piece = eine Figur schreibt man mit den Buchstaben der Seite (W B) und der Figur, etwa Wk
# $piece im Akkusativ, ohne Artikel.
position-knot-no-other = { $player } hat { $class ->
    [feminine] keine weitere
    [neuter] kein weiteres
   *[masculine] keinen weiteren
} { $piece }
position-knot-only-frogs = nur ein Frosch hat einen Brunnen, in den er zurückrutscht
position-knot-same-home = beide Frösche haben ihren Brunnen auf { $square }
position-knot-phase = erwartet wird `setup` oder `play`
position-knot-set = `set` gehört zu `phase=setup`
position-knot-groups = erwartet werden die Gruppen KGB, CIA, FBI und FIDE, jede einmal
position-knot-setup-option = für `phase=setup` muss die Option „Aufstellung“ (`setup`) zufällig oder selbst gewählt sein
position-knot-setup-board = auf dem Brett steht nichts, bevor beide Armeen aufgestellt sind
position-knot-setup-quiet = `quiet` gehört nicht zu `phase=setup`
position-knot-setup-truce = `truce` gehört nicht zu `phase=setup`
position-knot-setup-groups = die Gruppen von Weiß, `set`, sind genau dann da, wenn die von Schwarz aufzustellen sind
position-knot-pie-option = für `pie=1` muss die Option „Seitentausch“ (`pie`) gewählt sein
position-knot-pie-turn = `pie=1` meint den ersten Zug jeder Seite
position-knot-pieces = für `over=pieces` muss die Option „Züge bis zum Stillstand“ (`standstill`) gewählt sein, und genannt wird die Seite mit mehr Figuren
position-knot-truce = die Waffenruhe dauert hier höchstens { $count } Züge (Option `truce`)
position-knot-no-royal = niemand hat eine königliche Figur
position-knot-quiet-over = nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} ohne Schlagen ist die Partie zu Ende

## Viererschach.

position-quad-over = erwartet wird etwa last:S, agreed:SN oder quiet:SWNE
position-quad-no-such-key = diesen Schlüssel gibt es im Viererschach nicht
position-quad-void = auf dem Brett fehlt kein Feld
position-quad-piece = eine Figur schreibt man mit den Buchstaben der Seite (S W N E) und der Figur, etwa Sk oder, eingefroren, Sk!
position-quad-promoted = der Bauer von { $player } hätte sich auf { $square } umgewandelt
position-quad-not-frozen = die Armee von { $army } ist aus dem Spiel, aber nicht alle ihre Figuren sind eingefroren
position-quad-own-king = { $army } hat einen König: Niemand sonst zieht mit dieser Armee
position-quad-dummy-controls = { $player } ist der Strohmann und zieht nur mit der eigenen Armee
position-quad-controller = { $player } zieht mit der Armee von { $army }, hat aber keinen König
position-quad-no-kings = { $person ->
    [one] { $players } hat
   *[other] { $players } haben
} Figuren, aber keinen König
position-quad-turn-out = { $player } ist am Zug, aber schon ausgeschieden
position-quad-not-annexed = { $army } hat einen König: Diese Armee ist nicht übernommen
position-quad-dummy-holder = niemand hat den Strohmann übernommen: Wer zieht als Nächstes für ihn?
position-quad-dummy-annexed = der Strohmann ist übernommen: Reihum zieht niemand mehr für ihn
position-quad-dummy-seats = für den Strohmann zieht S, W oder N
position-quad-no-dummy = in dieser Spielform gibt es keinen Strohmann
position-quad-no-king = niemand hat einen König
position-quad-corner = { $player } hat auf { $square } keinen König, dem seine Dame noch zusteht
position-quad-no-double-step = über { $square } führt kein Doppelschritt
position-quad-not-in-passing = { $army } darf auf { $square } nicht en passant schlagen
position-quad-not-passed = über { $square } kann nicht eben erst ein Bauer gezogen sein
position-quad-quiet-over = nach { $count ->
    [one] einem ruhigen Zug
   *[other] { $count } ruhigen Zügen
} ist die Partie zu Ende
position-quad-left = { $player } kann nicht zu dieser Zeit ausgeschieden sein
position-quad-checks = erwartet wird etwa EN5: wer Schach geboten hat, wem und wie oft (1 bis 11)
position-quad-runs = gezählt werden höchstens zwei Reihen von Schachs
position-quad-most-points = nach den Königen auf dem Brett haben `{ $seats }` die meisten Punkte

## Auktionsschach.

position-auction-over = erwartet wird etwa last:R, mate:R, agreed:RB, repetition:RB, quiet:RB, rounds:RB, material:R oder kings:RB
position-auction-no-such-key = diesen Schlüssel gibt es im Auktionsschach nicht
position-auction-corner = { $square } liegt in einer der fehlenden 3x3-Ecken
position-auction-no-corner = { $square } liegt in keiner der fehlenden 3x3-Ecken
position-auction-piece = eine Figur schreibt man mit den Buchstaben der Seite (R B Y G, D = schlafend) und der Figur, etwa Rk
position-auction-no-seat = `{ $letter }` ist weder eine der Seiten R B Y G noch D
position-auction-dormant = eine schlafende Figur liegt nur auf dem Mittelfeld (e5 bis j10)
position-auction-dormant-king = ein König schläft nie
position-auction-promoted = dort hätte sich ein Bauer umgewandelt
position-auction-placed = `-` steht nur bei Bauern, die eingesetzt wurden
position-auction-sold = getauscht ist nur eine Figur einer Seite, nie ein König: auf { $square } steht keine solche
position-auction-resale = `sold` gehört zur Option `resale=false`
position-auction-phase = eine Phase ist move, wake, offer, bid, accept, place, roll oder drop
position-auction-not-held = die Seite am Zug hat keine solche Figur auf der Hand
position-auction-no-castling = auf { $square } steht anfangs kein Turm, der rochieren kann
position-auction-castling-order = die Türme stehen in der Reihenfolge d1 k1 a4 a11 d14 k14 n4 n11, jeder nur einmal
position-auction-castling = für eine Rochade mit { $square } müssen König und Turm stehen, wo sie anfangs standen
position-auction-passing = erwartet wird etwa d3:BYG
position-auction-no-double-step = über { $square } führt kein Doppelschritt
position-auction-not-passed = über { $square } kann kein Bauer einen Doppelschritt gemacht haben
position-auction-passing-rights = über { $square } dürfen nur andere schlagen, und nur, wer noch nicht ausgeschieden ist
position-auction-captor = dort muss eine Figur der Seite am Zug stehen, auf dem Mittelfeld
position-auction-dice = erwartet werden zwei Würfel, davon mindestens einer mit einer 7, wie 73
position-auction-item = eine Figur auf der Hand schreibt man als Buchstaben mit der Zahl ihrer Marken, etwa q3
position-auction-tokens = eine Figur hat 0 bis 3 Marken
position-auction-hand-full = mehr als { $most } Figuren mit { $tokens ->
    [one] einer Marke
   *[other] { $tokens } Marken
}
position-auction-bids = erwartet wird etwa B:r2+p1,Y:-
position-auction-next-bidder = als Nächstes bietet nicht { $player }
position-auction-no-bid = `{ $text }` ist kein Gebot wie etwa r2+p1
position-auction-bid-not-held = { $player } hat nicht alles auf der Hand, was da geboten wird
position-auction-bidder = `bidder` ist eine Seite mit einem Gebot, die nicht gepasst hat
position-auction-raises = `!` und `bidder` gehören zum Erhöhen: Option `bidding=raise`, Phase `bid`, und alle haben schon einmal geboten
position-auction-seven = die Phase `drop` gehört zur Option `seven=choose` und zu Würfeln, die ein leeres Feld nennen
position-auction-due = erwartet wird etwa R:r+p,B:q
position-auction-no-king = { $person ->
    [one] { $players } hat
   *[other] { $players } haben
} Figuren, aber keinen König
position-auction-sharers = den Punkt teilen sich die Seiten, die einen König haben
position-auction-first-mate = `over=mate:R` nennt eine von mindestens zwei Seiten mit König und gehört zur Option `first-mate`
position-auction-last-round = nach der letzten Runde nennt `material` die Seiten mit dem meisten Material, `rounds` alle, die sich den Punkt teilen; `material` gehört zur Option `last-round=material`
position-auction-noisy-phase = `noisy` meint einen Zug, der schon gemacht ist, darum muss auch `phase` da sein
position-auction-noisy-quiet = bei `noisy` ist `quiet` 0
position-auction-rounds-over = nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
} ist die Partie zu Ende
position-auction-phase-key = `phase` und `{ $key }` passen nicht zusammen
position-auction-not-placeable = was einzusetzen ist, lässt sich nicht vollständig einsetzen
position-auction-auctions = `auctions` ist hier höchstens { $count } (Option `auctions-a-round`)
position-auction-still-to-bid = es haben noch nicht alle geboten
