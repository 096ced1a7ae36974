# The puzzles (assets/puzzles/quad.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-quad-take-what-is-free = Take what is free

puzzle-quad-nobody-s-guard = Nobody's guard
    .on-d2g2 = A pawn is less than a queen, and the king takes back.
    .why = Nobody guards the queen.

puzzle-quad-two-armies-one-plan = Two armies, one plan
    .on-c4d5 = Leaves the queen her guard.
    .why = One of your armies takes the guard; the next one to move takes the queen before North can.

theme-quad-check-out-of-turn = Check out of turn

puzzle-quad-jump-the-queue = Jump the queue
    .on-h5f4 = Takes a pawn, and the rook takes back.
    .why = A check to the seat before yours must be answered at once: West loses the turn, and you take the rook.

puzzle-quad-both-knights-live = Both knights live
    .on-d4e6 = West takes the other knight.
    .on-d6e8 = West takes the other knight.
    .on-d4b5 = A pawn for a knight: West takes the other one.
    .on-d6b5 = A pawn for a knight: West takes the other one.
    .why = West attacks both knights. A check by one of them makes West lose the turn.

puzzle-quad-through-the-king = Through the king
    .on-b1b6 = A knight is less than a rook.
    .why = The king must step aside at once, the others lose their turn, and you take the rook behind it.

puzzle-quad-long-jump = Long jump
    .on-d1c3 = Nobody must answer it, and the others have their turns.
    .why = The knight's check jumps over West and North. After East's answer it is your turn again, and you take the bishop.

puzzle-quad-again-before-all-others = Again before all others
    .on-e6d5 = A pawn is less than a bishop.
    .why = The knight checks the seat before yours and attacks the bishop: after the answer it is your turn again.

puzzle-quad-fork = Fork
    .on-c1f4 = A knight is less than a rook.
    .why = The check to East jumps over West and North, and the knight attacks the rook as well.

theme-quad-mate = Mate

puzzle-quad-two-at-once = Two at once
    .on-c7c8 = Checks one king, who gets away.
    .why = One move mates two kings, and both armies are yours.

puzzle-quad-rooks-change-sides = Rooks change sides
    .on-d3f3 = Takes a rook instead of both, and the kings live.
    .why = The mate brings you two rooks, which move at once and mate the next king.

puzzle-quad-change-places = Change places
    .on-b1b8 = Gives check, and the king goes to a7.
    .why = Castling swaps king and rook, and the rook gives mate.

puzzle-quad-borrowed-rook = Borrowed rook
    .on-b3e3 = Takes the queen, and the knight takes back.
    .why = An annexed rook gives mate, and the knight that comes by it takes the queen at once.

puzzle-quad-the-richer-mate = The richer mate
    .on-d1a1 = Brings an army without pieces.
    .why = Two mates, but only one of them brings a queen.

puzzle-quad-three-checks = Three checks
    .on-g6g7 = The bishop takes the rook.
    .why = Each check gives you the next turn, too: bishop, rook and rook again, and North's army is yours.

puzzle-quad-the-king-steps-aside = The king steps aside
    .on-d4c6 = Gives check, and the king gets away.
    .why = The king opens the file for its rook, and the rook mates with its second check before North and East move.

theme-quad-king-s-queen = King's queen

puzzle-quad-the-queen-appears = The queen appears
    .on-h8g8 = The king stands in its queen's way.
    .why = The king leaves its corner, a queen appears there, and she gives mate.

puzzle-quad-now-or-never = Now or never
    .on-d2d5 = Takes the knight instead of the queen.
    .why = The queen comes only with the king's very next move off the corner: the knight can wait.

puzzle-quad-to-the-corner = To the corner
    .on-g8f7 = Takes a pawn and leaves the corner behind.
    .why = In its corner the king can leave a queen with its next move.

puzzle-quad-what-the-king-leaves-behind = What the king leaves behind
    .on-g3g8 = The king takes the rook, and leaves a queen.
    .why = In check the king must leave its corner. The queen that appears there is taken before she can move.

theme-quad-pawns = Pawns

puzzle-quad-only-a-knight = Only a knight
    .on-e7e8r = A rook checks West, who answers and keeps the queen.
    .on-e7e8b = A bishop checks nobody.
    .why = As a knight it checks North. The turn jumps over West, whose queen you take next.

puzzle-quad-in-passing = In passing
    .on-d7c8n = A knight is less than a rook, and checks nobody.
    .on-d7c8b = A bishop is less than a rook.
    .why = Taken in passing on its last rank, the pawn promotes by it: a rook is the most there is.

puzzle-quad-sideways = Sideways
    .on-g4h4n = A knight gives no check.
    .on-g4h4b = A bishop gives no check.
    .why = West's pawns promote on the last file: a rook there gives mate.

puzzle-quad-the-pawn-will-do = The pawn will do
    .on-g2d2 = The rook takes back.
    .why = The pawn takes the bishop, and your rook guards it.
