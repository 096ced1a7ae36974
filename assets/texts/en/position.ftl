### What players are told of a position.

## What is asked of whoever decides: behind their name and a colon.

prompt-over = the game is over
prompt-first-action = action 1 of 2
prompt-second-action = action 2 of 2, or end the turn
prompt-random = the armies are set up at random
prompt-groups = select two groups to swap them
prompt-piece-or-swap = move a piece, or swap sides
prompt-piece-in-check = in check: move a piece
prompt-piece = move a piece
prompt-answer-check = answer the check
prompt-dummy = move for the dummy
prompt-your-move = your move
prompt-annexed = move with the annexed army
prompt-wake = place the woken piece next to its captor
prompt-offer = offer a piece for trade, or pass
prompt-bid = make a bid, or pass
prompt-accept = accept a bid, or decline
prompt-place = place your traded pieces
prompt-dice = the dice are rolled

## What is on a square, where a player points at it. Parts are parted by commas.

told-piece = { $owner } { $piece } on { $place }
told-knot = the Knot ({ $square })
told-promotion-square = { $square }: { $chip } promotion square
# $chips: one or several, parted by blanks, such as "north south".
told-chips = { $count ->
    [one] holds the { $chips } chip
   *[other] holds the { $chips } chips
}
told-chip = { $chip }
# Pothole: the piece has been moved in this turn.
told-moved = (already moved)
told-corner-pothole = Corner pothole on { $square }: { $player } may move it
told-nobodys-pothole = Corner pothole on { $square }: it never moves again
told-centre-pothole = Centre pothole { $number } on { $square }
told-moved-pothole = Centre pothole { $number } on { $square }, last moved by { $player }
told-locked-pothole = Centre pothole { $number } on { $square }, locked until { $player }'s next turn has ended
told-slips-back = slips back to { $square }
told-in-check = in check
told-frozen = frozen
told-moved-by = moved by { $player }
told-dormant = Dormant { $piece } on { $place }: capture it to wake it
told-placed = no double step (placed from a hand)

## What players must know besides the board.

note-in-check = { $player } is in check and must answer it at once
note-at-once = { $player } moves at once with { $army }'s army
note-burden = { $player } has the burden: the game is a draw after { $limit } quiet moves unless { $player } mates, a piece is captured or a pawn moves ({ $quiet } so far)
note-kings-queen = { $player }'s king may leave a queen on { $square } with its next move
note-absent = { $player } is absent
note-dummy = { $player } moves for the dummy next

## Lines below the board where it is written as text; pieces are in notation.

board-holds = { $player } holds { $pieces }
board-has-to-place = { $player } has to place { $pieces }
board-offers = { $player } offers { $piece }
board-bids = { $player } bids { $pieces }
