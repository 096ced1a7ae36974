### Setting up a new game.

# What is folded below the players.
setup-time = Partien und Uhren
setup-place = Stellung und Startwert
setup-start = Beginnen
setup-cancel = Abbrechen
setup-options = Regeloptionen
setup-own-position = Die Partie beginnt aus einer eigenen Stellung.
setup-at-start = Grundstellung verwenden
setup-seed = Startwert des Zufalls
setup-seed-new = neu
setup-games = Anzahl der Partien
setup-games-help = Mehrere Partien sind ein Wettkampf, und ihre Punkte zählen zusammen. Nach jeder Partie wechseln die Plätze, und Partner bleiben zusammen.
setup-ends-match = Der laufende Wettkampf kommt zu den gespeicherten Partien im Menü.
setup-ends-game = Die laufende Partie kommt zu den gespeicherten Partien im Menü.

## How the game begins, and how even the seats are

start-balanced = Ausgeglichener Start
start-balanced-about = Eine ausgeloste Eröffnung, in der niemand im Vorteil ist. Empfohlen.
start-rules = Start nach den Regeln
start-rules-about = Aufgestellt wie vom Erfinder beschrieben.
balance = Alle Varianten im Vergleich
balance-about = Wie oft jeder Platz gewann, wenn gleich starke Bots gegeneinander spielten. Die Striche unter einem Balken zeigen gleiche Anteile.
balance-unknown = Für diese Regeln gibt es keine Messung.
balance-said = Die Hälfte der Partien ist nach { $turns } Zügen vorbei. ({ $games } Partien zwischen Bots, { $nodes } Stellungen pro Aktion)
balance-shared = { $share } von 100 Partien enden ohne alleinigen Sieger.
balance-decides = { $option } ({ $share } von 100 ohne Sieger)
balance-lopsided = Ungleich: { $side } gewinnt { $share } von 100 Partien statt { $due }.
balance-start = Ausgeglichen starten
balance-games = { $games } Partien mit Platzwechsel
balance-usual = Übliche Regeln
balance-without = Ohne: { $option }
balance-number = { $option }: { $number }
balance-odds = Vorgabe von { $giver }: { $piece }

## Clocks

clocks = Uhren
clocks-none = Keine
clocks-turn = Pro Zug
clocks-game = Pro Partie
# Behind minutes and seconds.
clocks-for-turn = pro Zug
clocks-for-game = pro Partie,
# Behind a number of seconds.
clocks-increment = s Zuschlag pro Zug
clocks-minutes = min
clocks-seconds = s
clocks-absent = Läuft die Zeit ab, gilt die Seite als abwesend: Im ersten Zug ohne Schach geht der König, und die übrigen Figuren werden eingefroren; bei Schach zieht die nächste Seite. P hält die Partie an. Bei Animationen und Dialogen stehen die Uhren.
clocks-resigns = Läuft die Zeit ab, gibt die Seite auf. P hält die Partie an. Bei Animationen und Dialogen stehen die Uhren.

## What games are about, for how many and how long; and what one must know to begin

games-learn = In einer Minute gelernt
games-pothole = Bulldozer schieben, Schlaglöcher wandern. 2 bis 4 Spieler, eine halbe Stunde.
games-knot = Vier Streifen kreuzen sich in einem Knoten. 2 Spieler, eine Viertelstunde.
games-quad = Wer matt setzt, bekommt die Armee. 2 bis 4 Spieler, eine Stunde.
games-auction = Was geschlagen wird, kommt unter den Hammer. 4 Spieler, ein Abend.
games-pothole-1 = Ein Zug hat bis zu zwei Aktionen. Jede bewegt eine andere eigene Figur oder ein anderes eigenes Schlagloch.
games-pothole-2 = Könige, Wagen und Staubteufel schlagen, worauf sie landen. Bulldozer schlagen nie: Sie schieben, ob Freund oder Feind, über den Rand oder in ein Schlagloch.
games-pothole-3 = Wagen, Staubteufel und Bulldozer, die auf allen vier Umwandlungsfeldern geruht haben, werden stärker.
games-pothole-4 = Wer einen König tötet, übernimmt dessen Armee und ihr Schlagloch. Schach gibt es nicht. Der letzte König gewinnt.
games-knot-1 = Vier Streifen kreuzen sich in einem Feld, dem Knoten: Von ihm aus ist jeder Arm zu erreichen.
games-knot-2 = Jede Seite hat vier königliche Figuren: König, Kronprinz und zwei Frösche, die nach jedem eigenen Zug zu ihren Brunnen zurückrutschen.
games-knot-3 = Eine königliche Figur im Schach muss gerettet werden, wo das geht; ohne königliche Figuren ist die Partie verloren.
games-knot-4 = Einmal je Partie darf jeder Angreifer zum Berserker werden und bis ans Ende eines Arms laufen. Alle Gegner auf dem Weg werden vernichtet, und auch der Angreifer. Kein Schach warnt davor.
games-quad-1 = Vier Armeen beginnen in den Ecken eines Schachbretts und ziehen wie Schachfiguren. Könige werden nie geschlagen.
games-quad-2 = Ein Schach wird sofort beantwortet. Die Reihenfolge springt, und wer dazwischen sitzt, verliert den Zug.
games-quad-3 = Wer einen König matt setzt, übernimmt den Rest der Armee. Sie zieht sofort, für die neue Seite.
games-quad-4 = Ein König, der die Ecke gegenüber erreicht und wieder verlässt, lässt dort eine Dame zurück. Abmachungen sind erlaubt, und sie zu brechen auch.
games-auction-1 = Schach zu viert. Was geschlagen wird, kommt auf die Hand, mit drei Marken darauf.
games-auction-2 = Nach dem Zug darf eine Figur aus der Hand versteigert werden. Die anderen bieten eigene Figuren, und was getauscht ist, kommt sofort aufs Brett.
games-auction-3 = In jedem eigenen Zug verliert jede Figur auf der Hand eine Marke. Ohne Marken lassen die Würfel sie aufs Mittelfeld fallen, wo sie schlafen, bis eine Seite sie schlägt.
games-auction-4 = Gegnerische Könige matt setzen oder einen schlagen, der offen blieb. Die letzte Seite gewinnt.
