### What has happened, as a headline across the table and as sentences.

event-king-dead = The king is dead
event-king-dead-why = { $name }'s king is dead. { $by } takes over the army.
event-king-captured = The king is captured
event-king-captured-why = { $by } has captured { $name }'s king. The army leaves the board.
event-mate = Checkmate
event-mate-by = { $name } is checkmated. { $by } takes over the army.
event-mate-alone = { $name } is checkmated. No one takes over the army.
event-check-first = { $over } loses this turn: { $name } must answer a check first.
event-at-once = { $over } loses this turn: { $name } moves at once.
event-passes = { $name } cannot move and passes.
event-out-of-time = { $name } is out of time.
event-resigned = { $name } has resigned.
event-drew = { $name } leaves the game: { $why }.
event-froze = { $name } has resigned. The pieces stay on the board, frozen.
event-absent = { $name } is absent. The pieces stay on the board, frozen.
event-penalised = { $name }'s penalty is the king. The other pieces stay on the board, frozen.
event-trade = { $seller } trades with { $buyer }.
event-declined = No deal: { $name } keeps { $piece }.
