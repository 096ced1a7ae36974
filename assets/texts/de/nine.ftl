### Könige auf neun Feldern, das Spielzeug, das zeigt, was ein Spiel braucht. Nur mit dem Feature `toy-game`.

title-nine = Könige auf neun Feldern
# The game's name on a narrow button.
short-nine = Neun

nine-players = Spieler
nine-players-help = Wie viele Spieler einen König haben: zwei sitzen in gegenüberliegenden Ecken.
nine-quiet-turns-help = Nach so vielen Zügen in Folge ohne Schlagen ist die Partie remis.

nine-one-step = ein König zieht einen Schritt weit

nine-board-size = 3 Reihen mit 3 Feldern
nine-no-void = alle neun Felder gehören zum Brett
nine-only-kings = ein König ist der Buchstabe seines Platzes und k, etwa Wk
nine-no-such-key = die Schlüssel sind turn, quiet und over

games-nine = Je ein König auf neun Feldern. 2 bis 4 Spieler, eine Minute.
games-nine-1 = Dein König zieht einen Schritt in eine beliebige Richtung.
games-nine-2 = Wessen König geschlagen wird, der scheidet aus.
games-nine-3 = Es gibt kein Schach: Pass selbst auf dich auf.
games-nine-4 = Der letzte König gewinnt.
goal-nine = Schlage die anderen Könige. Der letzte gewinnt.
