### How the game has gone: the list of moves, chances, what a bot thinks of it.

course-help = Everyone's winning chances after each action. A quick estimate, without lookahead.
course-dice = the dice
# One action that turned the game: `7. Red played c2d2: Blue from 30 % to 12 %`.
course-turn = { $number }. { $by } played { $action }: { $whose } from { $before } % to { $after } %
course-no-turns = No turning point yet.
course-stop = Stop
course-analyse = Analyse
course-analysis = A bot looks ahead at every action and says what was better.
course-analysed = { $done } of { $played } actions
course-in-list = The list of moves shows it, too.
# `7. Red c2d2?? gives away about 2.5 pawns; best was c2c3`.
course-fault = { $number }. { $name } { $action } gives away { $lost }; best was { $best }
course-no-faults = Nobody has given much away.
# Everybody's chances: `Red 30 %, Blue 70 %`.
course-chances = After { $count } actions: { $chances }
course-lays = { $name } has chosen in secret.
course-advice = { $action } gives away { $lost }; best was { $best }
course-moves = Moves
course-none = Nothing has been played yet.
course-review = since your last turn

## What is asked before something is played that gives much away

doubt-game = the game
doubt-pawns = about { $whole }.{ $tenths } pawns
doubt = Are you sure?
doubt-why = { $action } gives away { $lost }.
doubt-better = Better is { $action }.
doubt-no = Think again
doubt-yes = Play it all the same
doubt-ask = What is better?

## Other lines of the match

lines = Variations
lines-help = What was played here before. Select a variation to continue from its end; the current line is kept.
