### The position editor.

editor = Position editor
editor-clear = Clear
editor-start = Start position
# The match as it stands.
editor-from-table = From the table
editor-copy = Copy as text
editor-copied = The position is copied.
editor-paste = Paste text
editor-as-text = A position as text:
editor-lay-out = Apply
editor-leave-text = Cancel
editor-more = More position details
editor-play = Play from here
editor-same-players = Same players
editor-close = Close
editor-is-over = In this position the game is over.
# Who decides first.
editor-can-play = This can be played: { $side } decides first.
editor-can-throw = This can be played: the dice fall first.

## What is in hand, and what the next press does

editor-move = Move
editor-erase = Erase
# Pieces that are nobody's.
editor-dormant = Dormant
editor-piece = { $side } { $piece }
editor-dormant-piece = dormant { $piece }
editor-corner-pothole = pothole of { $side }
editor-centre-pothole = centre pothole { $number }
editor-hint-move = Press what is to be moved, or take something from above.
editor-hint-picked = { $what } on { $place }: press where it is to go.
editor-hint-erase = Press what is to leave the board.
editor-hint-put = Press where it is to stand: { $what }.
editor-hint-well = Press the well of the frog on { $place }.

## What is particular about a piece

editor-chip-n = North chip
editor-chip-e = East chip
editor-chip-s = South chip
editor-chip-w = West chip
editor-frozen = frozen
editor-placed = has been placed: no double step
editor-well = Its well: { $place }.
editor-choose-well = Choose its well
editor-well-here = The well is where it stands
editor-hands = In hand: a press takes a token, the last one the piece.
editor-give = Give { $side } a { $piece }

## What a position knows besides its board

editor-turn = To move
editor-pits = Who moves the potholes of
editor-lock = Centre pothole { $number } is locked by
editor-last = Centre pothole { $number } was last moved by
editor-done = Already moved in this turn
editor-noisy = This turn has ended the quiet
editor-quiet = Quiet turns
editor-rounds = Rounds that are over
editor-over = The game has ended
editor-pie = Black may change sides
editor-phase = What comes next
editor-set = White's groups, laid out already
editor-ctrl = Who moves the army of
editor-annex = Annexed armies that wait to move at once
editor-castle = May still castle
editor-ep = Pawns that may be captured in passing
editor-corner = Kings that may leave a queen in the corner
editor-queened = Have had their queen
editor-absent = Absent
editor-dummy = Three-handed: moves the dummy next
editor-checks = Checks in succession
editor-left = Have left, in this order
editor-offer = On offer
editor-bids = Bids
editor-place = To be placed
editor-captor = What has captured a dormant piece
editor-phase-move = a move
editor-phase-setup = the armies are laid out
editor-phase-wake = a woken piece is placed
editor-phase-offer = an offer
editor-phase-bid = bids
editor-phase-accept = a bid is accepted
editor-phase-place = traded pieces are placed
editor-phase-roll = the dice
# In an empty field: how it is written.
editor-such-as = such as { $example }
editor-nobody = nobody
editor-nothing = nothing
# The piece on a square is meant.
editor-what-is-on = What is on { $place }
editor-no-square = Nothing
editor-pick-square = Pick it on the board first.
