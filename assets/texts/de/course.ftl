### How the game has gone: the list of moves, chances, what a bot thinks of it.

course-help = Die Gewinnaussichten aller nach jeder Aktion. Eine schnelle Schätzung, ohne Vorausrechnung.
# One action that turned the game: `7. Rot: Wagen c2 nach d2. Chancen von Blau: von 30 % auf 12 %.` $deed: one of the next texts.
course-turn = { $number }. { $deed }. { $whose ->
    [you] Deine Chancen
   *[other] Chancen von { $whose }
}: von { $before } % auf { $after } %.
course-played = { $by ->
    [you] Du
   *[other] { $by }
}: { $action }
course-resigned = { $by ->
    [you] Du hast aufgegeben
   *[other] { $by } hat aufgegeben
}
course-drew = Remis wurde vereinbart
course-absent = { $by ->
    [you] Du wurdest für abwesend erklärt
   *[other] { $by } wurde für abwesend erklärt
}
course-penalised = { $by ->
    [you] Du hast eine Strafe gezahlt
   *[other] { $by } hat eine Strafe gezahlt
}
course-rolled = Es wurde gewürfelt
course-no-turns = Noch keine Wendepunkte.
course-stop = Anhalten
course-analyse = Analysieren
course-analysis = Ein Bot prüft jede Aktion und zeigt, was besser gewesen wäre.
course-analysed = { $done } von { $played } Aktionen
course-in-list = Die Fehler sind auch in der Zugliste markiert.
# `7. Red c2d2?? gives away about 2.5 pawns; best was c2c3`.
course-fault = { $number }. { $name ->
    [you] Du
   *[other] { $name }
} { $action }: verschenkt { $lost }; am besten war { $best }
course-no-faults = Keine groben Fehler.
# Everybody's chances: `Red 30 %, Blue 70 %`.
course-chances =
    Nach { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }: { $chances }
course-legend = { $name } { $percent } %
percent = { $percent } %
course-legend-turn = Wendepunkt
course-axis = Aktionen
course-lays = { $name ->
    [you] Du hast verdeckt gewählt.
   *[other] { $name } hat verdeckt gewählt.
}
course-advice = { $action } verschenkt { $lost }; am besten war { $best }
course-moves = Züge
course-none = Noch keine Züge.
course-review = seit dem letzten eigenen Zug

## What is asked before something is played that gives much away

doubt-game = die Partie
doubt-pawns = etwa { $whole },{ $tenths } Bauern
doubt-why = { $action } verschenkt { $lost }.
doubt-better = Besser ist { $action }.
doubt-no = Noch einmal überlegen
doubt-yes = Trotzdem spielen
doubt-ask = Besseren Zug zeigen

## Other lines of the match

lines = Varianten
lines-help = Was hier zuvor gespielt wurde. Eine gewählte Variante geht von ihrem Ende aus weiter; die jetzige bleibt erhalten.
