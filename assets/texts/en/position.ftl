### What players are told of a position.

## What is asked of the player to decide: behind a name and a colon.

prompt-over = the game is over
prompt-first-action = action 1 of 2
prompt-second-action = action 2 of 2, or end the turn
prompt-random = the armies are set up at random
prompt-groups = select two groups to swap them
prompt-piece-or-swap = move a piece, or swap sides
prompt-piece = move a piece
prompt-answer-check = answer the check
prompt-dummy = move for the dummy
prompt-your-move = make a move
prompt-annexed = move with the annexed army
prompt-wake = place the woken piece next to its captor
prompt-offer = offer a piece for trade, or pass
prompt-bid = make a bid, or pass
prompt-raise = raise your bid, or pass
prompt-seal = make a sealed bid, or pass
prompt-accept = accept a bid, or decline
prompt-place = place your traded pieces
prompt-dice = the dice are rolled
prompt-drop = choose where the piece drops

## What is on a square, where a player points at it. Parts are parted by commas.

told-knot = the Knot ({ $square })
told-piece = { $owner ->
    [you] Your { $piece } on { $place }
   *[other] { $owner } { $piece } on { $place }
}
told-promotion-square = { $square }: { $chip } promotion square
# $chips: one or several, parted by blanks, such as "north south".
told-chips = { $count ->
    [one] holds the { $chips } chip
   *[other] holds the { $chips } chips
}
told-chip = { $chip }
# Pothole: the piece has been moved in this turn.
told-moved = (already moved)
told-corner-pothole = { $player ->
    [you] Your corner pothole on { $square }
   *[other] Corner pothole on { $square }: { $player } may move it
}
told-nobodys-pothole = Corner pothole on { $square }: it never moves again
told-centre-pothole = Centre pothole { $number } on { $square }
told-moved-pothole = Centre pothole { $number } on { $square }, last moved by { $player }
told-last-mover = Centre pothole { $number } on { $square }: { $player ->
    [you] you were
   *[other] { $player } was
} the last to move a centre pothole
told-locked-pothole = Centre pothole { $number } on { $square }, locked until { $player ->
    [you] your
   *[other] { $player }'s
} next turn has ended
told-slips-back = slips back to { $square }
told-in-check = in check
told-frozen = frozen
told-moved-by = moved by { $player }
told-dormant = Dormant { $piece } on { $place }: capture it to wake it
told-placed = no double step (placed from a hand)
told-sold = leaves the game if captured

## What players must know besides the board.

note-in-check = { $player ->
    [you] You are in check and must answer it at once.
   *[other] { $player } is in check and must answer it at once.
}
note-at-once = { $player ->
    [you] You move at once with { $army }'s army.
   *[other] { $player } moves at once with { $army ->
        [you] your
       *[other] { $army }'s
    } army.
}
note-truce = { $count ->
    [one] Truce for one more turn: no captures, no checks.
   *[other] Truce for { $count } more turns: no captures, no checks.
}
note-standstill = { $count ->
    [one] The game ends after one more turn without a capture:
   *[other] The game ends after { $count } more turns without a capture:
} { $player ->
    [you] you have more pieces and win.
    [none] it is a draw, as both have equally many pieces.
   *[other] { $player } has more pieces and wins.
}
note-no-auction = No more auctions in this round.
note-burden = { $player ->
    [you] You have the burden: the game is a draw after { $limit } quiet moves unless you mate, a piece is captured or a pawn moves ({ $quiet } so far).
   *[other] { $player } has the burden: the game is a draw after { $limit } quiet moves unless { $player } mates, a piece is captured or a pawn moves ({ $quiet } so far).
}
note-kings-queen = { $player ->
    [you] Your king may leave a queen on { $square } with its next move.
   *[other] { $player }'s king may leave a queen on { $square } with its next move.
}
note-absent = { $player ->
    [you] You are absent.
   *[other] { $player } is absent.
}
note-dummy = { $player ->
    [you] You move for the dummy next.
   *[other] { $player } moves for the dummy next.
}

## Lines below the board where it is written as text; pieces are in notation.

board-holds = { $player ->
    [you] You hold { $pieces }
   *[other] { $player } holds { $pieces }
}
board-has-to-place = { $player ->
    [you] You have to place { $pieces }
   *[other] { $player } has to place { $pieces }
}
board-offers = { $player ->
    [you] You offer { $piece }
   *[other] { $player } offers { $piece }
}
board-bids = { $player ->
    [you] You bid { $pieces }
   *[other] { $player } bids { $pieces }
}
board-sealed = { $player ->
    [you] You have made a sealed bid
   *[other] { $player } has made a sealed bid
}
