### Warum etwas nicht erlaubt ist. Was hinter einem Doppelpunkt oder am Anfang eines Satzes steht, ist klein geschrieben und
### ohne Punkt.

## In jedem Spiel.

refusal-game-over = die Partie ist zu Ende
refusal-other-game = so etwas gibt es in diesem Spiel nicht
refusal-not-alone = das entscheidet niemand allein
refusal-off-board = { $square } ist nicht auf dem Brett
refusal-no-piece = auf { $square } steht keine Figur
refusal-not-yours = { $owner ->
    [you] die Figur auf { $square } gehört dir
   *[other] die Figur auf { $square } gehört { $owner }
}
refusal-same-square = eine Figur muss auf einem anderen Feld enden
refusal-blocked = { $piece } ist der Weg versperrt
refusal-own-piece = eine Figur kann die eigene Seite nicht schlagen
refusal-no-promotion = bei diesem Zug gibt es keine Umwandlung

## Warum etwas nicht geht: ein Satz, mit einem der Gründe hinter dem Doppelpunkt.

# $thing im Nominativ, mit Artikel: „der Wagen auf b3“; $place im Akkusativ.
why-cannot-go = { $thing } kann nicht auf { $place } gehen: { $reason }.
why-no-square = ein Feld { $square } hat das Brett nicht
# $things: one or several such as "Red's car on a4"; $count of them.
why-in-the-way = { $things } { $count ->
    [one] steht
   *[other] stehen
} im Weg
why-stands-there = { $things } steht dort, und { $reason }
# Behind a refusal that leaves a royal in check: who attacks it.
why-attacked = { $reason }; { $things } { $count ->
    [one] greift
   *[other] greifen
} an

## Schlaglochschach.

pothole-piece-moved = die Figur auf { $square } hat in diesem Zug schon gezogen
pothole-into-pothole = von selbst geht keine Figur in ein Schlagloch
# A dirt devil or a cyclone.
pothole-on-no-ring = { $piece } steht auf dem Ring keines Schlaglochs
# Of a bulldozer.
pothole-pushes-two = würde zwei Figuren schieben
pothole-kills-own-king = würde den eigenen König in den Tod schieben
pothole-kills-partners-king = würde den König des Partners in den Tod schieben
pothole-nothing-to-push = ein Megadozer, vor dem keine Figur steht, geht nur einen Schritt
pothole-nothing-in-front = ein Megadozer fährt nur dorthin, wo eine Figur direkt vor ihm steht
pothole-no-pothole = auf { $square } ist kein Schlagloch
pothole-pothole-moved = das Schlagloch auf { $square } ist in diesem Zug schon bewegt worden
pothole-not-yours = { $player ->
    [you] dieses Schlagloch darfst nur du bewegen
   *[other] dieses Schlagloch darf nur { $player } bewegen
}
pothole-nobodys = dieses Schlagloch gehört niemandem mehr und bewegt sich nie wieder
pothole-locked = dieses Schlagloch ist gesperrt, bis { $player ->
    [you] dein nächster Zug
   *[other] der nächste Zug von { $player }
} beendet ist
pothole-twice-in-a-row = dieses Schlagloch hat zuletzt dieselbe Seite bewegt: Erst muss eine andere es bewegen
pothole-centre-twice-in-a-row = ein Mittelschlagloch hat zuletzt dieselbe Seite bewegt: Erst muss eine andere eines bewegen
pothole-target-taken = ein Schlagloch braucht ein leeres Feld, und { $square } ist besetzt
pothole-centre-not-there = ein Mittelschlagloch darf nicht nach { $square }
pothole-corner-not-there = ein Eckschlagloch darf nicht nach { $square }
pothole-unmarked-corner = ein Eckschlagloch darf nicht nach { $square }, wo zu Beginn eines war
pothole-fixed = auf anderen Brettern als 7x7 bewegen sich Schlaglöcher nicht
pothole-first-action-due = die erste Aktion eines Zuges darf nicht fehlen
pothole-no-choice = hier gibt es keine Wahl der Umwandlung
pothole-king-goes = ein König geht einen Schritt
pothole-car-goes = ein Wagen fährt bis zu 2 Felder wie ein Turm oder 1 wie ein Läufer
pothole-exact-car-goes = ein Wagen fährt genau 2 Felder wie ein Turm oder 1 wie ein Läufer
pothole-racecar-goes = ein Rennwagen fährt bis zu 3 Felder wie ein Turm oder bis zu 2 wie ein Läufer
pothole-exact-racecar-goes = ein Rennwagen fährt genau 3 Felder wie ein Turm oder genau 2 wie ein Läufer
pothole-dirt-devil-goes = ein Staubteufel läuft auf dem Ring eines Schlaglochs, bis ihm etwas den Weg versperrt
pothole-cyclone-goes = ein Wirbelsturm läuft auf den Ringen von Schlaglöchern, bis ihm etwas den Weg versperrt
pothole-bulldozer-goes = ein Bulldozer fährt einen Schritt
pothole-megadozer-goes = ein Megadozer fährt geradeaus
phrase-the-pothole = das Schlagloch
pothole-it-is-on-no-ring = er steht auf dem Ring keines Schlaglochs
pothole-would-push-two = es wären zwei Figuren zu schieben, { $things }
pothole-would-kill-own-king = damit würde der eigene König in den Tod geschoben
pothole-would-kill-partners-king = damit würde der König des Partners in den Tod geschoben
pothole-centre-stays = ein Mittelschlagloch bleibt auf den neun Feldern von c3 bis e5
pothole-corner-stays = ein Eckschlagloch bleibt auf den Feldern der vier Ecken
why-board-ends = dort endet das Brett

## Knotenschach.

knot-your-royal = { $class ->
    [neuter] das eigene
   *[masculine] { $case ->
        [accusative] den eigenen
        [dative] dem eigenen
       *[other] der eigene
    }
} { $piece } auf { $square }
knot-own-piece = eine Figur kann nicht auf der eigenen Seite landen
knot-hits-own-royal = das Opfer des Golems würde in eine eigene königliche Figur fliegen
knot-wrong-half = ein Ikosaeder macht genau 20 Schritte und endet daher in gerader Entfernung
knot-no-way-to-roll = keine 20 Schritte über leere Felder führen das Ikosaeder dorthin
knot-step-alone = der Schritt des Dingos allein ist kein Zug; ein Sprung von zwei Feldern muss folgen
knot-other-ring = ein Wesen teleportiert nur auf Felder, die so weit vom Knoten entfernt sind wie das eigene
knot-teleport-needs-empty = ein Teleport schlägt nichts: { $square } ist besetzt
knot-not-an-entity = nur ein Wesen kann teleportieren
knot-not-an-attacker = nur ein Angreifer kann zum Berserker werden
knot-berserk-stops = ein Berserker rennt bis ans Ende eines Armes
# $royal im Akkusativ: „den eigenen König auf a1“.
knot-leaves-in-check = dies ließe { $royal } im Schach
knot-slip-exposes = am Ende dieses Zuges würde ein Frosch zurückrutschen und { $royal } dem Schach aussetzen
knot-another-in-check = eine eigene königliche Figur ist matt, und es ist nicht erlaubt, auch noch { $royal } ins Schach zu bringen
knot-not-fewest = ein anderer Zug lässt weniger eigene königliche Figuren im Schach; dieser lässt { $royal } im Schach
knot-truce-capture = während der Waffenruhe darf nichts geschlagen werden
knot-truce-check = während der Waffenruhe darf keine königliche Figur ins Schach kommen
knot-set-up-first = erst müssen die Armeen aufgestellt werden
knot-set-up-over = die Armeen sind schon aufgestellt
knot-group-twice = jede der Gruppen KGB, CIA, FBI und FIDE wird einmal aufgestellt
knot-no-swap-now = nur Schwarz darf die Seiten tauschen, als Antwort auf den ersten Zug von Weiß
knot-no-pie = die Seiten werden nur mit der Option „Seitentausch“ getauscht
knot-no-promotion = in diesem Spiel gibt es keine Umwandlung
knot-friend-on-knot = ein Wesen darf nicht auf dem Knoten landen, wenn dort schon eine eigene Figur steht
knot-friend-beside-knot = ein Wesen darf nicht auf einem Ring mit einer anderen eigenen Figur landen (eine steht neben dem Knoten)
knot-friend-on-ring = ein Wesen darf nicht auf einem Ring mit einer anderen eigenen Figur landen (eine steht { $distance } Felder vom Knoten entfernt)
knot-king-goes = ein König gleitet ein bis drei Felder
knot-prince-goes = ein Kronprinz springt ein oder zwei Felder
knot-frog-goes = ein Brunnenfrosch springt genau zwei Felder
knot-golem-goes = ein Golem geht ein Feld
knot-boomerang-goes = ein Bumerang geht ein Feld, ohne zu schlagen; weiter weg kann er nur auf eine gegnerische Figur geworfen werden
knot-icosahedron-goes = ein Ikosaeder macht genau 20 Schritte
knot-attacker-goes = ein Angreifer gleitet auf den Armen
knot-dingo-goes = ein Dingo macht Sprünge von zwei Feldern in einer Richtung, davor auf Wunsch einen Schritt
knot-entity-goes = ein Wesen springt genau zwei Felder oder teleportiert auf seinem Ring

## Viererschach.

quad-not-this-army = die Figur auf { $square } gehört { $owner ->
    [you] dir
   *[other] { $owner }
}: Jetzt zieht { $army ->
    [you] deine Armee
   *[other] die Armee von { $army }
}
quad-check-first = { $army ->
    [you] du musst das Schach mit deiner eigenen Armee beantworten
   *[other] { $army } muss das Schach mit der eigenen Armee beantworten
}: Die Figur auf { $square } gehört { $owner ->
    [you] dir
   *[other] { $owner }
}
quad-frozen = die Figur auf { $square } ist eingefroren
quad-own-piece = eigene und übernommene Figuren schlagen einander nie
quad-partner = Partner schlagen einander nicht
quad-frozen-target = die Figur auf { $square } ist eingefroren und kann nicht geschlagen werden
quad-king = ein König wird nie geschlagen
quad-out-of-reach = { $piece } zieht nicht dorthin
quad-in-check = { $player ->
    [you] dein König stünde im Schach
   *[other] der König von { $player } stünde im Schach
}
quad-king-to-partner = ein König darf nicht auf ein Feld, das die Partnerseite angreift
quad-partners-king = kein Zug darf dazu führen, dass eine eigene Figur den König der Partnerseite angreift
quad-castling-spent = zur Rochade dürfen König und Turm noch nicht gezogen haben
quad-castling-in-check = im Schach oder ins Schach hinein kann man nicht rochieren
quad-promotion-missing = ein Bauer wandelt sich dort um; es fehlt, in was (r, b oder n)
quad-promotion-to-queen = ein Bauer wird zu Turm, Läufer oder Springer, nie zu einer Dame
quad-way-of-resigning = hier gibt man mit `resign:remove` oder `resign:freeze` auf
quad-dummy-resigns = der Strohmann gibt nicht auf
quad-absent-resigns = { $player ->
    [you] du bist abwesend: Keine andere Seite darf für dich aufgeben
   *[other] { $player } ist abwesend: Keine andere Seite darf für { $player } aufgeben
}
quad-who-draws = mindestens zwei Seiten müssen sich auf Remis einigen
quad-not-in-game = { $player ->
    [you] du bist nicht in der Partie
   *[other] { $player } ist nicht in der Partie
}
quad-absent-already = { $player ->
    [you] du bist schon abwesend
   *[other] { $player } ist schon abwesend
}
quad-double-step-from-start = ein Bauer macht den Doppelschritt nur von seinem Startfeld aus

## Wie Schachfiguren ziehen, im Viererschach und im Auktionsschach.

chess-pawn-diagonal = schräg zieht ein Bauer nur, um zu schlagen
chess-pawn-goes = ein Bauer zieht geradeaus und schlägt einen Schritt schräg nach vorn
chess-knight-goes = ein Springer springt zwei Felder geradeaus und eines zur Seite
chess-bishop-goes = ein Läufer zieht auf Diagonalen
chess-rook-goes = ein Turm zieht auf Linien und Reihen
chess-queen-goes = eine Dame zieht auf Linien, Reihen und Diagonalen
chess-king-goes = ein König zieht einen Schritt

## Auktionsschach.

auction-due-move = zuerst wird gezogen
auction-due-wake = zuerst muss die geschlagene schlafende Figur eingesetzt werden
auction-due-offer = gezogen ist: Jetzt eine Figur zum Tausch anbieten oder passen
auction-due-bid = eine Figur wird angeboten: Figuren der eigenen Hand bieten oder passen
auction-due-accept = alle haben geboten: ein Gebot annehmen oder ablehnen
auction-due-place = zuerst müssen die getauschten Figuren eingesetzt werden
auction-due-roll = zuerst muss gewürfelt werden
auction-due-drop = zuerst muss gewählt werden, wohin die Figur fällt
auction-dormant = die Figur auf { $square } schläft: Sie kann erst ziehen, wenn sie geschlagen wurde
auction-out-of-reach = { $piece } zieht nicht so
auction-no-double-step = ein Bauer macht den Doppelschritt nur von seinem Startfeld aus, und keinen, wenn er eingesetzt wurde
auction-king-in-check = der eigene König stünde im Schach
auction-still-in-check = der eigene König steht im Schach, und das ändert daran nichts
auction-castling-lost = dort ist keine Rochade möglich, denn König oder Turm haben gezogen oder sind nicht mehr da
auction-castling-blocked = dort ist keine Rochade möglich, denn zwischen König und Turm steht etwas
auction-castling-through-check = dort ist keine Rochade möglich, denn der König darf weder im Schach stehen noch durchs Schach ziehen
auction-promotion-missing = der Bauer wandelt sich dort um; es fehlt, in was (q r b n)
auction-resign-before-move = aufgeben darf nur, wer am Zug ist, und nur vor dem Ziehen
auction-agree-when-deciding = einigen kann man sich, wenn jemand zu entscheiden hat, nicht während die Würfel rollen
auction-not-in-hand = die eigene Hand hat { $class ->
    [feminine] keine
   *[masculine] keinen
} { $piece } mit { $tokens ->
    [one] einer Marke
   *[other] { $tokens } Marken
}
auction-bid-not-in-hand = die eigene Hand hält nicht alles, was geboten wird
auction-raise-adds = wer erhöht, behält das ganze Gebot und legt mindestens eine Figur dazu
auction-no-bid-from = { $player ->
    [you] du hast kein Gebot abgegeben
   *[other] { $player } hat kein Gebot abgegeben
}
auction-bid-not-placeable = der Tausch mit { $player ->
    [you] dir
   *[other] { $player }
} könnte nicht vollständig eingesetzt werden und kann daher nicht angenommen werden
auction-nothing-to-place = eine solche Figur ist nicht einzusetzen
auction-not-to-be-placed = { $piece }: Eine solche Figur ist nicht einzusetzen
auction-place-taken = eingesetzt wird auf ein leeres Feld, und { $square } ist besetzt
auction-not-beside-own = eingesetzt wird waagrecht oder senkrecht neben eine eigene Figur: { $square } liegt nicht so
auction-not-beside-captor = eingesetzt wird waagrecht oder senkrecht neben die Figur, die geschlagen hat: { $square } liegt nicht so
auction-placed-where-promoting = ein Bauer darf nicht eingesetzt werden, wo er sich umwandeln würde, wie auf { $square }
auction-not-at-home = mit der Option `placing=home` wird eine getauschte Figur auf dem eigenen Arm des Bretts eingesetzt: { $square } gehört nicht dazu
auction-placed-on-king = { $class ->
    [feminine] eine getauschte
   *[masculine] ein getauschter
} { $piece } darf nicht auf { $square } eingesetzt werden: Damit wäre { $player ->
    [you] dein König
   *[other] der König von { $player }
} angegriffen
auction-no-room = mit dieser Figur auf { $square } könnte der Rest des Tausches nicht eingesetzt werden
auction-no-such-roll = die Würfel zeigen 1 bis 6: Bei einer 7 wird neu gewürfelt
auction-rolled-taken = die Würfel zeigen { $square }, und das ist besetzt: Es wird neu gewürfelt
auction-rolled-full = alle Felder, die diese Würfel nennen, sind besetzt: Es wird neu gewürfelt
auction-not-rolled = die Würfel erlauben { $square } nicht
auction-would-still-be-in-check = der eigene König stünde immer noch im Schach
