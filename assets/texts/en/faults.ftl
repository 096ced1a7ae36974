### What is wrong with a position, as a text or on the table of the position editor. What stands behind a colon or begins a
### sentence elsewhere has no capital and no full stop. Between backticks is the notation, which every language leaves as it is.

## The form of a position's text.

position-empty = the position is empty
position-too-long = the position has { $found } bytes; a position has at most { $most }
# $found: one of the texts that come next; $expected: one of those that say what board a game has.
position-size = the board has { $found }, expected { $expected }
position-rows = { $count } rows
position-squares-in-row = { $count } squares in row { $row } from the top
position-uneven = { $count } squares in row { $row } from the top and { $first } in the first
position-board = { $width }x{ $height } squares
position-knot-strips = { $count } strips
position-knot-squares = { $count } squares on strip { $strip }
position-even = rows of the same length
position-largest-board = at most 8x8
position-quad-board = 8 rows of 8 squares
position-auction-board = 14 rows of 14 squares
position-knot-board = 4 strips of 16 squares, with a separate key for the Knot
# $text: what stands there; $why: one of the texts below.
position-item = row { $row } from the top, item { $item } (`{ $text }`): { $why }
position-item-missing = an item is missing
position-run = a number of squares is 1 to 255, without a leading zero
position-key = `{ $key }={ $value }`: { $why }
position-key-twice = this key appears twice
position-key-missing = the key `{ $key }` is missing
position-not-a-key = `{ $text }` is not of the form key=value

## What a key or an item should be.

position-flag = 0 or 1 is expected
# $what: turns, moves or rounds.
position-number = a number of { $what } is expected
position-not-a-square = `{ $text }` is not a square such as c3
# $others: letters such as "W, R, G".
position-seat = a seat is { $others } or { $last }
position-seats = seats are letters of `{ $letters }`, each once, or `-` for none
position-seats-order = seats stand in the order { $letters }, each once
position-holders = four seats are expected, `-` for nobody
position-no-seat = `{ $letter }` is not one of the seats { $seats }
position-no-kind = `{ $letter }` is not one of the pieces { $kinds }
# $what: a square or a player.
position-twice = { $what } appears twice
position-too-many-pieces = there are more than { $most } pieces
position-second-king = { $player } has a second king
position-turn-no-king = { $player } is to move but has no king
position-turn-no-piece = { $player } is to move but has no piece
position-quiet-turns-over = after { $count } quiet turns the game is over

## Drafts in the position editor.

draft-shape = the board has another shape than the game's own
draft-thing = `{ $text }` is neither a piece nor a pothole
draft-key = `{ $text }` is no key with a value
draft-on-square = on { $square }: { $why }

## Pothole.

position-pothole-over = expected something like last:W, agreed:WR, repetition:WR or quiet:WR; in a form with teams also team:WG
position-pothole-no-such-key = Pothole Chess has no such key
# Where something stands in a notch, or a notch is where none belongs.
position-pothole-notch = { $square } is a void cell (a4, d1, d7, g4)
position-pothole-no-notch = { $square } is not a void cell (a4, d1, d7, g4)
position-pothole-name = a pothole is @W, @R, @G, @B, @1 or @2
position-pothole-twice = this pothole is also on { $square }
position-pothole-corner-not-there = a corner pothole may not be on { $square }
position-pothole-centre-not-there = a centre pothole may not be on { $square }
position-pothole-piece = a piece is a seat letter (W R G B) and a piece letter, such as Wk
# $piece: "a king".
position-pothole-no-chips = { $piece } has no chips
position-pothole-chips = chips are letters of `nesw`, each once and in this order
position-pothole-chips-missing = chips are missing after `+`
position-pothole-four-chips = a piece with four chips would have promoted
position-pothole-noisy = `noisy` refers to a first action, so `done` must be present
# Of keys that name a player who has lost the king.
position-pothole-holder-out = { $player } is out of the game: no lock and no last mover names such a player
position-pothole-last-movers = with the option `strict-centre`, `last1` and `last2` name the same player
position-pothole-three-pieces = in the three-handed form there are no blue pieces
position-pothole-three-pothole = in the three-handed form Blue does not control any pothole
position-pothole-done = `done={ $square }`: { $player } cannot have moved what is there

## Knot.

position-knot-over = expected one of royals mate stalemate kings resigned agreed repetition quiet pieces, with the seats that share the point, such as mate:W
position-knot-no-such-key = Knot Chess has no such key
position-knot-void = no square is missing from a strip
position-knot-off-board = this square is not on the board
position-knot-piece = a piece is a seat letter (W B) and a piece letter, such as Wk
position-knot-no-other = { $player } has no other { $piece }
position-knot-only-frogs = only a frog has a start square to slip back to
position-knot-same-home = both frogs have the start square { $square }
position-knot-phase = `setup` or `play` is expected
position-knot-set = `set` belongs to `phase=setup`
position-knot-groups = expected the groups KGB, CIA, FBI and FIDE, each once
position-knot-setup-option = `phase=setup` needs the option `setup`: random or chosen
position-knot-setup-board = the board is empty until both armies are set up
position-knot-setup-quiet = `quiet` does not belong to `phase=setup`
position-knot-setup-truce = `truce` does not belong to `phase=setup`
position-knot-setup-groups = White's groups, `set`, are given exactly when Black is to set up
position-knot-pie-option = `pie=1` needs the option `pie`
position-knot-pie-turn = `pie=1` refers to the first turn of each player
position-knot-pieces = `over=pieces` needs the option `standstill`, and names the player with more pieces
position-knot-truce = the truce lasts for at most { $count } turns here (option `truce`)
position-knot-no-royal = no player has a royal
position-knot-quiet-over = after { $count } turns without a capture the game is over

## Quad.

position-quad-over = expected something like last:S, agreed:SN or quiet:SWNE
position-quad-no-such-key = Quad has no such key
position-quad-void = no square is missing from the board
position-quad-piece = a piece is a seat letter (S W N E) and a piece letter, such as Sk or, frozen, Sk!
position-quad-promoted = { $player }'s pawn would have promoted on { $square }
# Of an army that nobody moves any more.
position-quad-not-frozen = { $army }'s army is out, but not all its pieces are frozen
position-quad-own-king = { $army } has a king, so no other player controls the army
position-quad-dummy-controls = { $player } is the dummy: it controls no army but its own
position-quad-controller = { $player } controls { $army }'s army but has no king
# $players: one or several.
position-quad-no-kings = { $person ->
    [one] { $players } has
   *[other] { $players } have
} pieces but no king
position-quad-turn-out = { $player } is to act but is out of the game
position-quad-not-annexed = { $army } has a king, so its army has not been annexed
position-quad-dummy-holder = nobody has annexed the dummy: who moves it next?
position-quad-dummy-annexed = the dummy has been annexed: nobody holds it
position-quad-dummy-seats = the dummy is held by S, W or N
position-quad-no-dummy = this form has no dummy
position-quad-no-king = no player has a king
# The queening corner of a player.
position-quad-corner = { $player } has no king on { $square } whose queen is still to come
position-quad-no-double-step = no double step leads over { $square }
position-quad-not-in-passing = { $army } may not capture in passing on { $square }
position-quad-not-passed = no pawn can have passed over { $square } just now
position-quad-quiet-over = after { $count } quiet moves the game is over
position-quad-left = { $player } cannot have left at that point
position-quad-checks = expected something like EN5: who checked, whom, how often (1 to 11)
position-quad-runs = at most two runs of checks are counted
position-quad-most-points = by the kings on the board, `{ $seats }` have the most points

## Auction.

position-auction-over = expected something like last:R, mate:R, agreed:RB, repetition:RB, quiet:RB, rounds:RB, material:R or kings:RB
position-auction-no-such-key = Auction Chess has no such key
# Where something stands in a removed corner, or squares are removed elsewhere.
position-auction-corner = { $square } is in one of the removed 3x3 corners
position-auction-no-corner = { $square } is not in one of the removed 3x3 corners
position-auction-piece = a piece is a seat letter (R B Y G, D = dormant) and a piece letter, such as Rk
position-auction-no-seat = `{ $letter }` is not one of the seats R B Y G, nor D
position-auction-dormant = a dormant piece lies on the inner field (e5 to j10) only
position-auction-dormant-king = a king is never dormant
position-auction-promoted = a pawn would have promoted there
position-auction-placed = `-` is for pawns that a player has placed
position-auction-sold = only a player's piece other than a king can have been traded: there is none on { $square }
position-auction-resale = `sold` goes with the option `resale=false`
position-auction-phase = a phase is move, wake, offer, bid, accept, place, roll or drop
position-auction-not-held = the player on turn does not hold such a piece
position-auction-no-castling = no castling rook starts on { $square }
position-auction-castling-order = the rooks stand in the order d1 k1 a4 a11 d14 k14 n4 n11, each once
position-auction-castling = for a castling with { $square }, king and rook must stand where they started
position-auction-passing = expected something like d3:BYG
position-auction-no-double-step = no double step passes over { $square }
position-auction-not-passed = no pawn can have made a double step over { $square }
position-auction-passing-rights = on { $square } exactly the other players still in may capture
position-auction-captor = a piece of the player on turn must stand there, on the inner field
position-auction-dice = expected two dice, one of them or both a 7, such as 73
position-auction-item = a piece in a hand is a letter and its tokens, such as q3
position-auction-tokens = a piece has 0 to 3 tokens
position-auction-hand-full = more than { $most } pieces with { $tokens } tokens
position-auction-bids = expected something like B:r2+p1,Y:-
position-auction-next-bidder = { $player } does not bid next
position-auction-no-bid = `{ $text }` is not a bid such as r2+p1
position-auction-bid-not-held = { $player } does not hold all of this bid
position-auction-bidder = `bidder` is a player with a bid who has not passed
position-auction-raises = `!` and `bidder` belong to raises: option `bidding=raise`, phase `bid`, and all have had their first bid
position-auction-seven = the phase `drop` goes with the option `seven=choose` and with dice that allow an empty square
position-auction-due = expected something like R:r+p,B:q
# $players: one or several.
position-auction-no-king = { $person ->
    [one] { $players } has
   *[other] { $players } have
} pieces but no king
position-auction-sharers = the players with a king are those who share the point
position-auction-first-mate = `over=mate:R` names one of at least two players with a king, and goes with the option `first-mate`
position-auction-last-round = after the last round `material` names the players with the most material, `rounds` all players who share the point; `material` goes with the option `last-round=material`
position-auction-noisy-phase = `noisy` refers to a move that has been made, so `phase` must be present
position-auction-noisy-quiet = `noisy` means that `quiet` is 0
position-auction-rounds-over = after { $count } rounds the game is over
position-auction-phase-key = `phase` and `{ $key }` do not go together
position-auction-not-placeable = what is to be placed cannot be placed in full
position-auction-auctions = `auctions` is at most { $count } here (option `auctions-a-round`)
position-auction-still-to-bid = a bid is still missing
