### Setting up a new game.

setup-chance = Zufall
setup-start = Beginnen
setup-cancel = Abbrechen
setup-options = Optionen der Regeln
setup-own-position = Die Partie beginnt mit einer eigenen Stellung.
setup-at-start = Doch Grundstellung
setup-seed = Startwert des Zufalls
setup-seed-new = neu
setup-games = Partien im Wettkampf
setup-games-help = Punkte werden zusammengezählt. Nach jeder Partie wechseln die Plätze, und Partnerseiten bleiben beisammen.
setup-ends-match = Der laufende Wettkampf kommt zu den gespeicherten Partien im Menü.
setup-ends-game = Die laufende Partie kommt zu den gespeicherten Partien im Menü.

## Clocks

clocks = Uhren
clocks-none = Keine
clocks-turn = Je Zug
clocks-game = Ganze Partie
# Behind minutes and seconds.
clocks-for-turn = für jeden Zug
clocks-for-game = für die Partie,
# Behind a number of seconds.
clocks-increment = s mehr je Zug
clocks-minutes = min
clocks-seconds = s
clocks-absent = Wessen Zeit abläuft, gilt als abwesend: Im nächsten Zug ohne Schach geht der König, und die übrigen Figuren werden eingefroren; bei Schach zieht die nächste Person. P hält die Partie an; Uhren warten auf Animationen und Dialoge.
clocks-resigns = Wessen Zeit abläuft, gibt auf. P hält die Partie an; Uhren warten auf Animationen und Dialoge.

## What games are about, for how many and how long; and what one must know to begin

games-learn = In einer Minute gelernt
games-pothole = Schieben und stürzen. 4 Spieler, ½ Stunde.
games-knot = Vier Streifen kreuzen sich in einem Knoten. 2 Spieler, eine Viertelstunde.
games-quad = Matt bringt Armeen. 4 Spieler, 1 Stunde.
games-auction = Was geschlagen wird, kommt unter den Hammer. 4 Spieler, ein Abend.
games-pothole-1 = Ein Zug hat bis zu zwei Aktionen: zwei Verschiedenes bewegen, eigene Figuren oder Schlaglöcher.
games-pothole-2 = Könige, Wagen und Staubteufel schlagen, worauf sie landen. Bulldozer schlagen nichts: Sie schieben, was im Weg steht, über den Rand oder in ein Schlagloch, wem es auch gehört.
games-pothole-3 = Wagen, Staubteufel und Bulldozer, die auf allen vier Umwandlungsfeldern geruht haben, werden stärker.
games-pothole-4 = Wer einen König tötet, bekommt die Armee und ihr Schlagloch. Schach gibt es nicht; der letzte König gewinnt.
games-knot-1 = Vier Streifen kreuzen sich in einem Feld, dem Knoten: Von ihm aus ist jeder Arm zu erreichen.
games-knot-2 = Jede Seite hat vier königliche Figuren: König, Kronprinz und zwei Frösche, die nach jedem eigenen Zug zu ihren Brunnen zurückrutschen.
games-knot-3 = Eine königliche Figur im Schach muss gerettet werden, wo das geht; ohne königliche Figuren ist die Partie verloren.
games-knot-4 = Einmal je Partie darf jeder Angreifer zum Berserker werden und bis ans Ende eines Arms laufen. Alle Gegner auf dem Weg werden vernichtet, und auch der Angreifer. Kein Schach warnt davor.
games-quad-1 = Vier Armeen beginnen in den Ecken eines Schachbretts und ziehen wie Schachfiguren. Könige werden nie geschlagen.
games-quad-2 = Ein Schach wird sofort beantwortet, von der Seite, die darin steht: Die Reihenfolge springt, und wer übersprungen wird, verliert den Zug.
games-quad-3 = Wer einen König matt setzt, bekommt den Rest der Armee: Sie zieht sofort, auf der neuen Seite.
games-quad-4 = Ein König, der die Ecke gegenüber erreicht und wieder verlässt, lässt dort eine Dame zurück. Abmachungen sind erlaubt, und auch, sie zu brechen.
games-auction-1 = Schach zu viert. Was geschlagen wird, kommt auf die Hand, mit drei Marken darauf.
games-auction-2 = Nach dem Zug darf eine Figur aus der Hand versteigert werden: Die anderen bieten eigene Figuren, und was getauscht ist, wird sofort eingesetzt.
games-auction-3 = In jedem eigenen Zug verlieren die Figuren auf der Hand eine Marke. Ohne Marken lassen die Würfel sie aufs Mittelfeld fallen, wo sie schlafen, bis jemand sie schlägt.
games-auction-4 = Könige matt setzen, oder einen schlagen, der offen blieb: Wer übrig bleibt, gewinnt.
