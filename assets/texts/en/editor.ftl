### The position editor.

editor = Position editor
editor-clear = Clear
editor-start = Start position
# The match as it stands.
editor-from-table = Current position
editor-copy = Copy as text
editor-copied = Position copied.
editor-paste = Paste text
editor-as-text = Position as text:
editor-lay-out = Apply
editor-leave-text = Cancel
editor-more = More position details
editor-play = Play from here
editor-same-players = Same players
editor-close = Close
editor-is-over = The game is over in this position.
# Who decides first.
editor-can-play = Ready to play. { $side } moves first.
editor-can-throw = Ready to play. The dice are rolled first.

## What is in hand, and what the next press does

editor-move = Move
editor-erase = Erase
# Pieces that are nobody's.
editor-dormant = Dormant
editor-piece = { $side } { $piece }
editor-dormant-piece = dormant { $piece }
editor-corner-pothole = pothole of { $side }
editor-centre-pothole = centre pothole { $number }
editor-hint-move = Select a piece on the board to move it, or pick one above to add it.
editor-hint-picked = { $what } on { $place }: select its new square.
editor-hint-erase = Select what to remove.
editor-hint-put = { $what }: select a square.
editor-hint-well = Select the well of the frog on { $place }.

## What is particular about a piece

editor-chip-n = North chip
editor-chip-e = East chip
editor-chip-s = South chip
editor-chip-w = West chip
editor-frozen = frozen
editor-placed = placed from a hand: no double step
editor-well = Its well: { $place }.
editor-choose-well = Choose its well
editor-well-here = Its well is here
editor-hands = In hand: each click removes a token, the last one removes the piece.
editor-give = Give { $side } a { $piece }

## What a position knows besides its board

editor-turn = To move
editor-pits = Controls the corner pothole of
editor-lock = Centre pothole { $number } is locked by
editor-last = Centre pothole { $number } last moved by
editor-done = Already moved this turn
editor-noisy = Quiet turns restart this turn
editor-quiet = Quiet turns
editor-rounds = Rounds played
editor-auctions = Auctions held in this round
editor-over = Game over
editor-pie = Black may change sides
editor-truce = Turns of truce left
editor-phase = Next step
editor-set = White's groups (chosen)
editor-ctrl = Controls the army of
editor-annex = Annexed armies about to move at once
editor-castle = May still castle
editor-ep = Pawns open to en passant
editor-corner = Kings that may leave a queen in the corner
editor-queened = Already got their corner queen
editor-absent = Absent
editor-dummy = Three-handed: next to move the dummy
editor-checks = Checks in a row
editor-left = Out of the game, in order
editor-offer = On offer
editor-bids = Bids
editor-bidder = Next to raise
editor-place = Waiting to be placed
editor-sold = Leave the game once captured
editor-captor = Captor of the dormant piece
editor-dice = Dice that leave a choice
editor-phase-move = a move
editor-phase-setup = setting up the armies
editor-phase-wake = placing a woken piece
editor-phase-offer = an offer
editor-phase-bid = bids
editor-phase-accept = accepting a bid
editor-phase-place = placing traded pieces
editor-phase-roll = the dice
editor-phase-drop = choosing where a piece drops
# In an empty field: how it is written.
editor-such-as = e.g. { $example }
editor-nobody = nobody
editor-nothing = nothing
# The piece on a square is meant.
editor-what-is-on = The piece on { $place }
editor-no-square = None
editor-pick-square = Select it on the board first.
