### Geführte erste Partien und Rätsel.

learn = Lernen
learn-title = Spielend lernen
learn-close = Schließen

learn-chapters = { $count ->
    [one] { $done } von 1 Kapitel, zusammen zehn Minuten
   *[other] { $done } von { $count } Kapiteln, zusammen zehn Minuten
}
learn-begin = Anfangen
learn-go-on = Weiter
learn-once-more = Noch einmal
learn-puzzles = Rätsel
learn-solved = { $solved } von { $count } gelöst
learn-unread = Der Lernfortschritt konnte nicht gelesen werden ({ $why }).

learn-step = Schritt { $step } von { $count }
learn-find = { $player } ist am Zug: Finde die beste Aktion.
learn-find-more = Gut gesehen! Und was spielt { $player } jetzt?
learn-not-that = Das ist erlaubt, aber es gibt etwas Besseres.

learn-next = Weiter
learn-hint = Tipp
learn-show = Zeigen
learn-back = Zurück
learn-skip = Überspringen
learn-leave = Verlassen
learn-next-chapter = Nächstes Kapitel
learn-next-puzzle = Nächstes Rätsel
learn-play = Partie beginnen
