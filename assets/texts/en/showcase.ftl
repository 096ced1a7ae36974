# The scenes of the showcase (assets/showcase): titles and captions. Captions are in the present tense; a player is "they".

scene-bulldozer-push-off = Pushed off the board
    .opening = A bulldozer captures nothing. It pushes what stands in its way, and the board has edges.
    .step-1 = White's bulldozer goes to a3 and pushes the dirt devil off the board.

scene-bulldozer-shove = One square on
    .opening = A pushed piece goes one square on, in the direction of the push.
    .step-1 = The bulldozer goes to b2. Red's car is pushed to a3, and lives.
    .step-2 = It pushes friends, too: White's car comes to rest on d2, and gets the chip of that square.

scene-bulldozer-two-too-many = Two are too many
    .opening = White is dead, and Red's king strolls about. From c1 Blue's bulldozer would push it into the dirt devil behind it.
    .step-1 = Two pieces are too many, so c1 to b2 is closed. From b3 there is only the king to push, and nothing behind it.

scene-megadozer-diagonal = A megadozer's three ways
    .opening = A megadozer pushes whole chains as far as it likes, if a piece stands right in front of it. On a3 it would have killed three.
    .step-1 = Towards d6 the next square is empty: one step only. Towards a6 stands a dirt devil, and two pieces go over the edge.

scene-megadozer-triple-kill = Three into one hole
    .opening = Three pieces of three players stand in Black's way, and at the end of the row is a pothole.
    .step-1 = The whole chain moves on, and one by one its front piece falls in. The megadozer must stop before the hole.

scene-pothole-pulled-away = The trap and the trapper
    .opening = Red's king has gone far from home, and a pothole gapes beside it.
    .step-1 = White's bulldozer lines up. In White's next turn it will push the king into the hole.
    .step-2 = Nothing moves twice in one turn: the push has to wait.
    .step-3 = Any player may move a centre pothole. Red pulls this one from under the plan and locks it.
    .step-4 = And with their second action they push the trapper into the trap.

scene-devil-round-its-hole = Round the hole
    .opening = A dirt devil runs along the edge of a pothole: the ring of the eight squares round it.
    .step-1 = White's own car closes the short way. The long way is free, and the first enemy on it is captured.

scene-four-chips = Four chips
    .opening = Each of the four promotion squares has a chip of its own colour. White's car has two of them.
    .step-1 = It stops on d2 and gets the third chip.
    .step-2 = White's own megadozer pushes it on to b4. That is the fourth: the car promotes to a racecar and returns its chips.

scene-king-killed = An army turned
    .opening = There is no check. Red has overlooked White's car.
    .step-1 = The king is dead, and all of Red's pieces are White's: demoted and without chips, the pothole with them.
    .step-2 = They may be used at once. A bulldozer that was Red's a moment ago pushes a dirt devil over the edge.

scene-berserk-through-the-knot = Berserk through the Knot
    .opening = Once in a game each attacker can go berserk. Black's golem on the Knot feels safe behind its dingo.
    .step-1 = It runs through the Knot to the end of an arm: through friends, over every enemy, royals too. Then it is gone itself.

scene-golem-fly-back = The golem hits two
    .opening = A golem goes one square only. Far away, on the same strip, stands Black's crown prince.
    .step-1 = Its victim flies on in the same line, straight across the Knot, and takes the first piece it meets with it.

scene-boomerang-round-the-corner = Round the corner and back
    .opening = A boomerang hits like a rook, and whatever enters the Knot may leave it through another arm.
    .step-1 = It flies down its own arm, round the corner into another and hits the icosahedron. Then it is back on its own square.

scene-entity-ring = The entity's ring
    .opening = Four of Black's pieces stand four squares from the Knot, each on an arm of its own, and none of White's.
    .step-1 = The entity leaps two squares and captures every enemy that is now as far from the Knot as it is.

scene-frog-in-the-well = Up two, back one
    .opening = The old puzzle: a frog climbs its well, up two by day and back one by night. White's frog sits on c1.
    .step-1 = It leaps two squares, and slips back one when the turn ends.
    .step-2 = A frog of Black's does the same on the other side. White's rests on c2.
    .step-3 = Up two, back one: it is on c3 now.
    .step-4 = Black's climbs on, too.
    .step-5 = The third leap captures the golem, and even after a capture the frog slips.

scene-icosahedron-twenty-steps = Exactly twenty steps
    .opening = An icosahedron has twenty faces and makes exactly twenty steps, turning back whenever it likes.
    .step-1 = The dingo is eight squares away, an even number, so the twentieth step can hit it. No other step captures.

scene-check-jumps-the-queue = A check jumps the queue
    .opening = Play goes clockwise: South, West, North, East. It is South's turn.
    .step-1 = The pawn opens the long diagonal: South's bishop checks North. A check is answered at once.
    .step-2 = So North moves now and closes the diagonal. West has lost a turn.
    .step-3 = Play goes on from North: East is next.

scene-mate-and-annexation = Mate, and the army is yours
    .opening = East's king sits walled in by its own pieces. South's knight has come to e4.
    .step-1 = Check, and no way out of it: mate. The king leaves the board, and East's army is South's.
    .step-2 = South moves at once with what was East's: its knight captures North's bishop. West and North have lost a turn.
    .step-3 = From now on South moves twice in each round, once with each army. This was the turn of their own.

scene-frozen-pieces = Frozen
    .opening = West gives up. A player who resigns may have the pieces removed, or frozen where they stand.
    .step-1 = Only the king leaves the board. The other six pieces are ice and belong to no one.
    .step-2 = Nothing captures a frozen piece or passes through it: North's bishop must stop before the pawn on c5.
    .step-3 = East plays on. West's army has no turn any more.
    .step-4 = A frozen rook and a frozen knight look at b1, and give no check. South's king goes there.

scene-kings-queen = The king's queen
    .opening = North is out. South's king has walked across the whole board, to the corner where North's stood.
    .step-1 = The corner opposite its own is its queening corner.
    .step-2 = The others may move as they like. Only the next move of South's army counts.
    .step-3 = East has nothing that could reach the corner in time.
    .step-4 = The king steps off, and a queen stands where it stood. She checks West at once. Pawns never become queens.

scene-auction = Going, going, gone
    .opening = Yellow's queen has come too near. Blue and Green hold pieces that they have captured.
    .step-1 = Red's knight captures the queen. She goes to Red's hand, with three tokens.
    .step-2 = Red puts her up for auction: one offer a turn, from the player on turn.
    .step-3 = Clockwise each player bids once, from their own hand. Blue bids a rook and a pawn.
    .step-4 = Yellow holds nothing and is not asked. Green bids a knight.
    .step-5 = Red takes one bid or none: Blue gets the queen for the rook and the pawn.
    .step-6 = What was traded comes onto the board, next to a piece of its new owner. Red begins with the rook.
    .step-7 = The pawn stands beside the knight. It will never make a double step.
    .step-8 = Blue places the queen. She may not attack a king from there, and moves from Blue's next turn on.

scene-tokens-run-out = Tokens run out
    .opening = Red keeps a bishop in hand and does not trade. It has two tokens left.
    .step-1 = At the end of a player's own turn one token comes off every piece in their hand.
    .step-2 = Blue's turn takes nothing off Red's bishop.
    .step-3 = Nor does Yellow's.
    .step-4 = Nor Green's.
    .step-5 = Red moves, and the last token goes. A piece without tokens can no longer be traded: the dice will be rolled.
    .step-6 = It lands on the inner field and is dormant: it belongs to no one and cannot move, but it blocks lines.

scene-dice-drop = Where the dice fall
    .opening = Blue has hoarded a queen, a knight and a pawn. Each of them has one token left.
    .step-1 = Blue moves, and the last tokens go.
    .step-2 = The queen first. One die counts from Blue's left, the other away from them: the third and the fifth square.
    .step-3 = Then the knight. A seven, or an occupied square, would be rolled again.
    .step-4 = At last the pawn. All three sleep now, and any player may wake them by a capture.

scene-sleeper-woken = The sleeper woken
    .opening = Pieces that the dice have dropped lie asleep in the middle of the board, a queen among them.
    .step-1 = Red's knight captures the sleeping queen. She wakes, and is Red's.
    .step-2 = Red puts her next to the piece that captured her. She moves from Red's next turn on.
    .step-3 = Blue plays on.
    .step-4 = Yellow plays on.
    .step-5 = Green does not see her line.
    .step-6 = Awake, she captures like any queen, and Green's knight goes to Red's hand.
