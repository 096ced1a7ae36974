### How the game has gone: the list of moves, chances, what a bot thinks of it.

course-help = Everyone's winning chances after each action. A quick estimate, without lookahead.
# One action that turned the game: `7. Red: car c2 to d2. Blue's chances went from 30% to 12%.` $deed: one of the next texts.
course-turn = { $number }. { $deed }. { $whose ->
    [you] Your chances went
   *[other] { $whose }'s chances went
} from { $before }% to { $after }%.
# $action: in a few words, such as "car c2 to d2".
course-played = { $by ->
    [you] You
   *[other] { $by }
}: { $action }
course-resigned = { $by ->
    [you] You resigned
   *[other] { $by } resigned
}
course-drew = The players agreed to a draw
course-absent = { $by ->
    [you] You were declared absent
   *[other] { $by } was declared absent
}
course-penalised = { $by ->
    [you] You paid a penalty
   *[other] { $by } paid a penalty
}
course-rolled = The dice were rolled
course-no-turns = No turning points yet.
course-stop = Stop
course-analyse = Analyse
course-analysis = A bot checks every action and shows what would have been better.
course-analysed = { $done } of { $played } actions
course-in-list = Mistakes are also marked in the move list.
# `7. Red c2d2?? gives away about 2.5 pawns; best was c2c3`.
course-fault = { $number }. { $name ->
    [you] You
   *[other] { $name }
} { $action } gives away { $lost }; best was { $best }
course-no-faults = No big mistakes.
# Everyone's chances: `Red 30%, Blue 70%`.
course-chances = After { $count } actions: { $chances }
course-legend = { $name } { $percent }%
percent = { $percent }%
course-legend-turn = turning point
course-axis = actions
course-lays = { $name ->
    [you] You have chosen in secret.
   *[other] { $name } has chosen in secret.
}
course-advice = { $action } gives away { $lost }; best was { $best }
course-moves = Moves
course-none = No moves yet.
course-review = since your last turn

## What is asked before something is played that gives much away

doubt-game = the game
doubt-pawns = about { $whole }.{ $tenths } pawns
doubt-why = { $action } gives away { $lost }.
doubt-better = Better is { $action }.
doubt-no = Think again
doubt-yes = Play it anyway
doubt-ask = Show a better move

## Other lines of the match

lines = Variations
lines-help = What was played here before. Select a variation to continue from its end; the current line is kept.
