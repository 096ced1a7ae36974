### Kings on Nine Squares, the toy that shows what a game takes. Only with the feature `toy-game`.

title-nine = Kings on Nine Squares
# The game's name on a narrow button.
short-nine = Nine

nine-players = Players
nine-players-help = How many players have a king: two sit in opposite corners.
nine-quiet-turns-help = The game is a draw after this many turns in a row without a capture.

nine-one-step = a king moves one step

nine-board-size = 3 rows of 3 squares
nine-no-void = all nine squares are on the board
nine-only-kings = a king is the letter of its seat and k, such as Wk
nine-no-such-key = the keys are turn, quiet and over

games-nine = A king each on nine squares. 2 to 4 players, a minute.
games-nine-1 = Your king moves one step in any direction.
games-nine-2 = A player whose king is captured is out.
games-nine-3 = There is no check: look out for yourself.
games-nine-4 = The last king wins.
goal-nine = Capture the other kings. The last one wins.
