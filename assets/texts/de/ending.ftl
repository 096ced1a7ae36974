### Worum es in einem Spiel geht, sein Ende, und was tun kann, wer vorher ausscheidet.

## Die Tabelle, wie es allen ergangen ist. Zwischen den Teilen von $took stehen Kommas.

ending-captured = { $count } geschlagen
ending-pushed = { $count } hinabgeschoben
# Wessen Armee übernommen wurde.
ending-army = { $name ->
    [you] deine Armee
   *[other] Armee von { $name }
}
ending-took-nothing = nichts geschlagen
# Von Seiten, die vor der ersten Aktion ausgeschieden waren.
ending-was-out = schon zu Beginn ausgeschieden
ending-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# $turn: was eine Aktion verändert hat.
ending-turning-point = Wendepunkt: { $turn }

## Was als Nächstes geschieht, kurz

ending-rematch = Revanche
ending-review = Rückblick
ending-gif = Als GIF teilen
ending-link = Link kopieren
ending-look = Brett ansehen
ending-result = Ergebnis

## Für alle, die ausgeschieden sind, während Bots weiterspielen

out = Du bist ausgeschieden
# Bei mehreren Menschen.
out-all = Kein Mensch ist mehr im Spiel
out-left = { $count ->
    [one] Eine Seite spielt weiter.
   *[other] { $count } Seiten spielen weiter.
}
out-watch = Zuschauen (schneller)
out-result = Ergebnis zeigen
out-wrong = Was ging schief?
out-playing = Es wird zu Ende gespielt: { $count } Aktionen

## Das Ende einer Partie als Film

film-begun = Das GIF entsteht. Das dauert etwa eine Minute; man kann inzwischen weiterspielen.
film-done = Das GIF ist gespeichert: { $place }.
film-failed = Das GIF ließ sich nicht anfertigen: { $why }.
film-no-program = das Aufnahmeprogramm wurde nicht gefunden

## Worum es in einem Spiel geht, in einer Zeile unter dem Tisch, und was seit dem letzten eigenen Zug gewonnen und verloren wurde

goal-pothole = Nur wer einen König behält, gewinnt. Schieb, sonst wirst du geschoben.
goal-knot = Schlag alle königlichen Figuren und halte deine aus dem Schach.
goal-quad = Setz einen König matt, und seine Armee gehört dir. Wer übrig bleibt, gewinnt.
goal-auction = Nur wer einen König behält, gewinnt. Handle mit dem, was du schlägst.
# $what: „ein Wagen und zwei Staubteufel“.
goal-won = Gewonnen: { $what }.
goal-lost = Verloren: { $what }.
# Kurz: ein Knopf, mit dem die Zeile für immer verschwindet.
goal-understood = Alles klar

## Bots, die sich den Ergebnissen der Menschen anpassen

# In der nächsten Partie, verglichen mit dieser.
coach-weaker-next = In der nächsten Partie spielen die Bots etwas schwächer.
coach-same-next = In der nächsten Partie spielen die Bots so stark wie in dieser.
coach-stronger-next = In der nächsten Partie spielen die Bots etwas stärker.
