# The puzzles (assets/puzzles/auction.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-auction-captures = Captures

puzzle-auction-nobody-s-guard = Nobody's guard
    .on-h1h2 = Lets the queen go.
    .why = Nobody guards the queen.

puzzle-auction-to-the-left = To the left
    .on-b10a11n = A knight is less than a queen.
    .on-b10a11r = A rook is less than a queen.
    .why = The pawn takes a rook on the row of the king to the left, and promotes there.

puzzle-auction-the-sleeping-queen = The sleeping queen
    .on-e5g6 = A rook goes to your hand, and another player takes the queen.
    .why = A hoarded queen has dropped. Take her, and she is on the board at once.

puzzle-auction-fork = Fork
    .on-g10e11 = A knight is less than a queen.
    .why = The knight checks the king and attacks the queen. A checked king moves on its own turn; the queen falls after it.

puzzle-auction-which-queen = Which queen?
    .on-c9h14 = The rook takes back.
    .on-c9k1 = A rook is less than a queen.
    .why = Two queens can be taken, but only one of them is guarded; the other one stands close to your king.

theme-auction-kings = Kings

puzzle-auction-the-open-king = The open king
    .on-g4g8 = Attacks a bishop while a king can be taken.
    .why = A king left open by another player may be taken before its own turn. Queen and rook leave with it.

puzzle-auction-the-pinned-rook = The pinned rook
    .on-h4h10 = Takes the queen alone, and the king lives.
    .why = The rook takes the king, and the queen that pins it leaves the board with its player: your own king is safe.

puzzle-auction-two-rooks = Two rooks
    .on-f5f11 = A knight is less than a king.
    .why = Two rooks mate the king on the edge, and its queen leaves with it.

puzzle-auction-backed-by-a-bishop = Backed by a bishop
    .on-m7i3 = Takes a knight, and a pawn takes her.
    .on-m8l8 = Opens a line while the king is nearly mated.
    .why = The bishop behind her guards the queen on the same diagonal: the king cannot take her, and is mated.

puzzle-auction-mate-on-the-edge = Mate on the edge
    .on-f10i7 = A knight is less than a king.
    .why = On the edge the king has no square that the queen leaves it: its player is out, and the whole army leaves.

puzzle-auction-guarded-from-afar = Guarded from afar
    .on-h8h7 = A bishop is less than a king.
    .why = Your bishop guards the square from afar: the king on the edge cannot take the queen, and its player is out.

puzzle-auction-twice-in-a-row = Twice in a row
    .on-e13a9 = A queen is less than the last king.
    .why = The first check drives the king among its own pieces; the second one leaves it no square.

theme-auction-the-auction = The auction

puzzle-auction-before-it-drops = Before it drops
    .on-pass = The rook drops, and another player takes it.
    .on-offer-p3 = The pawn keeps, the rook does not.
    .why = The rook has one token left and would drop: any piece for it is more than none.

puzzle-auction-nothing-to-get = Nothing to get
    .on-offer-q3 = She keeps for two more turns, and a pawn is no price.
    .why = She keeps for two more turns, and a pawn is no price for a queen: offer nothing.

puzzle-auction-two-bids = Two bids
    .on-accept-B = A pawn is less than a queen.
    .on-decline = The rook drops.
    .why = The rook would drop anyway, and of two bids the queen is worth most.

puzzle-auction-too-little = Too little
    .on-accept-Y = A queen is given away for a pawn.
    .why = A pawn is no price for a queen.

puzzle-auction-hands-off = Hands off
    .on-bid-q3 = Gives a queen away for a pawn.
    .why = A queen must not be bid for a pawn.

puzzle-auction-a-bargain = A bargain
    .on-bid-r3-p3 = Pays a pawn too much.
    .on-bid-- = Refuses a queen for a rook.
    .why = A rook for a queen: nobody should refuse, and nobody should pay more.

theme-auction-placing = Placing

puzzle-auction-wake-up-and-mate = Wake up and mate
    .on-place-q-e7 = Gives no check.
    .on-place-q-f8 = Gives no check.
    .why = Only a piece that is placed after a capture may give check: the queen that was woken gives mate.

puzzle-auction-the-wall = The wall
    .on-place-r-b7 = Leaves the king in check, and loses the rook.
    .on-place-r-k10 = Leaves the king mated.
    .why = The rook that was traded is put between the king and the rook that checks it.

puzzle-auction-the-last-squares = The last squares
    .on-place-r-e5 = Leaves the king a file to step to.
    .why = The rook that was traded takes the last squares from a king in check.

puzzle-auction-one-step-short = One step short
    .on-place-p-g3 = Far from promotion.
    .on-place-p-j12 = Two steps from promotion.
    .why = The pawn that was traded is put one step from promotion.
