### What a game is about, its end, and what players do who are out before it.

## The table of how everybody has done. Parts of $took are parted by commas.

ending-captured = { $count } captured
ending-pushed = { $count } pushed off
# Whose army has been taken over.
ending-army = { $name ->
    [you] your army
   *[other] { $name }'s army
}
ending-took-nothing = no captures
# Of a player who was out before the first action.
ending-was-out = already out at the start
# $points: such as 1½; $count selects the form.
ending-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
# $turn: what one action has changed.
ending-turning-point = Turning point: { $turn }

## What to do next, short

ending-rematch = Rematch
ending-review = Review
ending-gif = Share as GIF
ending-link = Copy the link
ending-look = Look at the board
ending-result = Result

## For those who are out while bots play on

out = You are out
# With several humans.
out-all = No human is left in the game
out-left = { $count ->
    [one] One player plays on.
   *[other] { $count } players play on.
}
out-watch = Watch (faster)
out-result = See the result
out-wrong = What went wrong?
out-playing = Playing to the end: { $count } actions

## The end of a match as a film

film-begun = Making the GIF. This takes about a minute; you can keep playing.
film-done = The GIF is saved: { $place }.
film-failed = The GIF could not be made: { $why }.
film-no-program = the recorder was not found

## What a game is about, in one line below the table, and what has been won and lost since the player's last turn

goal-pothole = Be the last with a king. Push, or be pushed.
goal-knot = Capture all enemy royals, and keep yours out of check.
goal-quad = Checkmate a king and its army is yours. The last player wins.
goal-auction = Be the last with a king. Trade what you capture.
# $what: "a car and two dirt devils".
goal-won = Won: { $what }.
goal-lost = Lost: { $what }.
# Short: a button that takes the line away for good.
goal-understood = Got it

## Bots that adapt to the results of the humans

# In the next match, compared with this one.
coach-weaker-next = The bots will play a little weaker in the next match.
coach-same-next = The bots will play as in this match in the next one.
coach-stronger-next = The bots will play a little stronger in the next match.
