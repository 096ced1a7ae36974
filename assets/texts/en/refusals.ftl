### Why something may not be done. What stands behind a colon or begins a sentence elsewhere has no capital and no full stop.

## Whatever the game.

refusal-game-over = the game is over
refusal-other-game = this game has no such action
refusal-not-alone = no player decides that alone
refusal-off-board = { $square } is not on the board
refusal-no-piece = there is no piece on { $square }
refusal-not-yours = { $owner ->
    [you] the piece on { $square } is your own
   *[other] the piece on { $square } is { $owner }'s
}
refusal-same-square = a piece must end on another square
refusal-blocked = the way of { $piece } is blocked
refusal-own-piece = a piece may not capture its own side
refusal-no-promotion = this move does not promote

## Why something cannot be done: a sentence, with one of the refusals or reasons behind the colon.

# $thing: "car on b3", without its article; $place: where it cannot go.
why-cannot-go = { $thing } cannot go to { $place }: { $reason }.
why-no-square = the board has no square { $square }
# $things: one or several such as "Red's car on a4"; $count of them.
why-in-the-way = { $things } { $count ->
    [one] is
   *[other] are
} in the way
why-stands-there = { $things } stands there, and { $reason }
# Behind a refusal that leaves a royal in check: who attacks it.
why-attacked = { $reason }; { $things } { $count ->
    [one] attacks
   *[other] attack
} it

## Pothole.

pothole-piece-moved = the piece on { $square } has already moved in this turn
pothole-into-pothole = a piece may not enter a pothole on its own
# A dirt devil or a cyclone.
pothole-on-no-ring = { $piece } stands on no pothole's ring
# Of a bulldozer.
pothole-pushes-two = would push two pieces
pothole-kills-own-king = would push your own king to its death
pothole-kills-partners-king = would push your partner's king to its death
pothole-nothing-to-push = a megadozer goes only one step unless a piece is right in front of it
pothole-nothing-in-front = a megadozer moves only where a piece is right in front of it
pothole-no-pothole = there is no pothole on { $square }
pothole-pothole-moved = the pothole on { $square } has already moved in this turn
pothole-not-yours = { $player ->
    [you] only you may move this pothole
   *[other] only { $player } may move this pothole
}
pothole-nobodys = this pothole has no owner any more and never moves again
pothole-locked = this pothole is locked until { $player ->
    [you] your
   *[other] { $player }'s
} next turn has ended
pothole-twice-in-a-row = you were the last to move this pothole: another player must move it first
pothole-centre-twice-in-a-row = you were the last to move a centre pothole: another player must move one first
pothole-target-taken = a pothole needs an empty square, and { $square } is occupied
pothole-centre-not-there = a centre pothole may not go to { $square }
pothole-corner-not-there = a corner pothole may not go to { $square }
pothole-unmarked-corner = a corner pothole may not go to { $square }, where one stood at the start
pothole-fixed = potholes move only on the 7x7 board
pothole-first-action-due = the first action of a turn cannot be skipped
pothole-no-choice = there is no choice of promotion here
pothole-king-goes = a king goes one step
pothole-car-goes = a car goes up to 2 squares as a rook or 1 as a bishop
pothole-exact-car-goes = a car goes exactly 2 squares as a rook or 1 as a bishop
pothole-racecar-goes = a racecar goes up to 3 squares as a rook or up to 2 as a bishop
pothole-exact-racecar-goes = a racecar goes exactly 3 squares as a rook or exactly 2 as a bishop
pothole-dirt-devil-goes = a dirt devil goes along the ring of one pothole, up to whatever blocks it
pothole-cyclone-goes = a cyclone goes along the rings of potholes, up to whatever blocks it
pothole-bulldozer-goes = a bulldozer goes one step
pothole-megadozer-goes = a megadozer goes in a straight line
phrase-the-pothole = the pothole
pothole-it-is-on-no-ring = it stands on no pothole's ring
pothole-would-push-two = it would push two pieces, { $things }
pothole-would-kill-own-king = it would push your own king to its death
pothole-would-kill-partners-king = it would push your partner's king to its death
pothole-centre-stays = a centre pothole stays on the nine squares from c3 to e5
pothole-corner-stays = a corner pothole stays on the squares of the four corners
why-board-ends = the board ends there

## Knot.

knot-your-royal = your { $piece } on { $square }
knot-own-piece = a piece may not land on its own side
knot-hits-own-royal = the golem's victim would fly into your own royal
knot-wrong-half = an icosahedron makes exactly 20 steps, so it always ends an even number of squares away
knot-no-way-to-roll = no path of 20 empty squares leads the icosahedron there
knot-step-alone = the dingo's single step is not a move: a leap of two must follow
knot-other-ring = an entity teleports only to squares at the same distance from the Knot
knot-teleport-needs-empty = a teleport captures nothing, and { $square } is occupied
knot-not-an-entity = only an entity can teleport
knot-not-an-attacker = only an attacker can go berserk
knot-berserk-stops = an attacker that goes berserk always runs to the end of an arm
# $royal: "your king on a1".
knot-leaves-in-check = this would leave { $royal } in check
knot-slip-exposes = a frog would slip at the end of this turn and expose { $royal } to check
knot-another-in-check = one of your royals is checkmated: you may not bring { $royal } into check as well
knot-not-fewest = another move leaves fewer of your royals in check: this one leaves { $royal }
knot-truce-capture = nothing may be captured during the truce
knot-truce-check = no royal may be put in check during the truce
knot-set-up-first = the armies must be set up first
knot-set-up-over = the armies are already set up
knot-group-twice = each of the groups KGB, CIA, FBI and FIDE is placed once
knot-no-swap-now = only Black may swap sides, in answer to White's first move
knot-no-pie = players swap sides only under the pie rule
knot-no-promotion = no piece promotes in this game
knot-friend-on-knot = an entity may not land on the Knot where you have another piece
knot-friend-beside-knot = an entity may not land on a ring where you have another piece (one stands beside the Knot)
knot-friend-on-ring = an entity may not land on a ring where you have another piece (one stands { $distance } squares from the Knot)
knot-king-goes = a king slides one to three squares
knot-prince-goes = a crown prince leaps one or two squares
knot-frog-goes = a frog-in-a-well leaps exactly two squares
knot-golem-goes = a golem moves one square
knot-boomerang-goes = a boomerang moves one square without capturing; further away it can only be thrown at an enemy
knot-icosahedron-goes = an icosahedron makes exactly 20 steps
knot-attacker-goes = an attacker slides along the arms
knot-dingo-goes = a dingo rides in leaps of two in one direction, with one step before if it likes
knot-entity-goes = an entity leaps exactly two squares, or teleports along its ring

## Quad.

quad-not-this-army = the piece on { $square } is { $owner ->
    [you] yours
   *[other] { $owner }'s
}: it is { $army ->
    [you] your
   *[other] { $army }'s
} army that moves now
quad-check-first = { $army ->
    [you] you must answer the check with your own army
   *[other] { $army } must answer the check with their own army
}: the piece on { $square } is { $owner ->
    [you] yours
   *[other] { $owner }'s
}
quad-frozen = the piece on { $square } is frozen
quad-own-piece = a player's own and annexed pieces never capture each other
quad-partner = partners do not capture each other
quad-frozen-target = the piece on { $square } is frozen: it cannot be captured
quad-king = a king is never captured
quad-out-of-reach = { $piece } does not go there
quad-in-check = { $player ->
    [you] your king would be in check
   *[other] { $player }'s king would be in check
}
quad-king-to-partner = a king may not go onto a square that the partner attacks
quad-partners-king = no move may cause one's own piece to attack the partner's king
quad-castling-spent = castling needs a king and a rook that have not moved
quad-castling-in-check = castling is not possible in check, nor into it
quad-promotion-missing = a pawn promotes there: choose a piece (r, b or n)
quad-promotion-to-queen = a pawn promotes to a rook, a bishop or a knight, never to a queen
quad-way-of-resigning = resign with `resign:remove` or `resign:freeze` in this game
quad-dummy-resigns = the dummy does not resign
quad-absent-resigns = { $player ->
    [you] you are absent: no other player may resign for you
   *[other] { $player } is absent: no other player may resign for them
}
quad-who-draws = at least two players must agree to a draw
quad-not-in-game = { $player ->
    [you] you are not in the game
   *[other] { $player } is not in the game
}
quad-absent-already = { $player ->
    [you] you are absent already
   *[other] { $player } is absent already
}
quad-double-step-from-start = a pawn steps two squares only from where it starts

## How chess pieces go, in Quad and Auction.

chess-pawn-diagonal = a pawn goes diagonally only to capture
chess-pawn-goes = a pawn goes straight ahead, and captures one step diagonally ahead
chess-knight-goes = a knight leaps two squares straight and one to the side
chess-bishop-goes = a bishop goes along diagonals
chess-rook-goes = a rook goes along files and ranks
chess-queen-goes = a queen goes along files, ranks and diagonals
chess-king-goes = a king goes one step

## Auction.

auction-due-move = make your move first
auction-due-wake = first the captured dormant piece must be placed
auction-due-offer = the move has been made: now offer a piece for trade, or pass
auction-due-bid = a piece is on offer: bid pieces from your hand, or pass
auction-due-accept = all bids are in: accept one, or decline
auction-due-place = first the traded pieces must be placed
auction-due-roll = the dice must be rolled first
auction-due-drop = first choose where the piece drops
auction-dormant = the piece on { $square } is dormant: it cannot move until it has been captured
auction-out-of-reach = { $piece } does not move like that
auction-no-double-step = a pawn makes a double step from its own start square only, and none if it has been placed
auction-king-in-check = your king would be in check
auction-still-in-check = your king is in check, and this does not change that
auction-castling-lost = you cannot castle there: the king or that rook has moved or is gone
auction-castling-blocked = you cannot castle there: something stands between king and rook
auction-castling-through-check = you cannot castle there: the king may neither be in check nor pass through it
auction-promotion-missing = the pawn promotes there: choose a piece (q, r, b or n)
auction-resign-before-move = only the player to move may resign, and only before their move
auction-agree-when-deciding = players can agree only when one of them has to decide, not while the dice are rolling
auction-not-in-hand = your hand has no { $piece } with { $tokens } tokens
auction-bid-not-in-hand = your hand does not hold all of this bid
auction-raise-adds = a raise keeps the whole bid and adds at least one piece
auction-no-bid-from = { $player ->
    [you] you have made no bid
   *[other] { $player } has made no bid
}
auction-bid-not-placeable = the trade with { $player } could not be placed in full, so it cannot be accepted
auction-nothing-to-place = there is no such piece to be placed
auction-not-to-be-placed = there is no { $piece } to be placed
auction-place-taken = a piece is placed on an empty square, and { $square } is occupied
auction-not-beside-own = a piece is placed orthogonally next to one of your pieces: { $square } is not
auction-not-beside-captor = the piece is placed orthogonally next to the piece that captured it: { $square } is not
auction-placed-where-promoting = a pawn may not be placed where it would promote, as on { $square }
auction-not-at-home = with the option `placing=home`, a traded piece is placed on your own arm of the board: { $square } is not part of it
auction-placed-on-king = a traded { $piece } may not be placed on { $square }: it would attack { $player ->
    [you] your
   *[other] { $player }'s
} king
auction-no-room = with this on { $square } the rest of the trade could not be placed
auction-no-such-roll = the dice show 1 to 6: a 7 is rolled again
auction-rolled-taken = the dice show { $square }, which is occupied: they are rolled again
auction-rolled-full = no square that these dice allow is empty, so the dice are rolled again
auction-not-rolled = the dice do not allow { $square }
auction-would-still-be-in-check = your king would still be in check
