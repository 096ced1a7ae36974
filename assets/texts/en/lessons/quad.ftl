# The guided first game (assets/lessons/quad.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-quad = Your first game of Quadchess

lesson-quad-four-armies-one-chessboard = Four armies, one chessboard
lesson-quad-four-armies-one-chessboard-1 = Welcome! You are South, and your king stands in this corner. Four armies share one chessboard, and the last player with a king wins.
lesson-quad-four-armies-one-chessboard-2 = Pieces move as in chess, and your pawns go up. Begin with a double step in the middle.
    .hint = The pawn on d2 goes two squares up, to d4.
    .otherwise = A good move, too. But please push the pawn on d2 two squares.
lesson-quad-four-armies-one-chessboard-3 = West, North and East have moved, clockwise; their pawns go the other ways. Now castle: here king and rook swap places. Click the king, then the rook.
    .hint = The king on a1 goes to b1, and the rook to a1.
    .otherwise = You may. This time please castle: the king from a1 to the rook on b1.
lesson-quad-four-armies-one-chessboard-4 = A pawn that has crossed the whole board promotes to a rook, a bishop or a knight. Never to a queen: she comes in another way.

lesson-quad-a-check-jumps-the-queue = A check jumps the queue
lesson-quad-a-check-jumps-the-queue-1 = A player in check must answer at once, out of turn. Check East with your knight!
    .hint = The knight on d1 goes to f2. From there it looks at h1 and h3.
    .otherwise = That gives no check. Look for a check with the knight on d1.
    .on-d1c3 = A decent square, but nobody is in check there, and the others get their turns.
lesson-quad-a-check-jumps-the-queue-2 = East had to move, West and North lost their turns, and now it is yours again. Your knight attacks something else, too: take it!
    .hint = The knight on f2 takes East's bishop on h3.
    .otherwise = There is a bishop to be had. Look where your knight can go.
    .on-f2g4 = A pawn is less than a bishop.
lesson-quad-a-check-jumps-the-queue-3 = A check is a weapon here: it takes turns away from the players in between. Count the seats before you give one.

lesson-quad-mate-and-the-army-is-yours = Mate, and the army is yours
lesson-quad-mate-and-the-army-is-yours-1 = East's king is walled in by its own pieces. One check with the knight is mate.
    .hint = The knight on e4 takes the pawn on g3, and the king has nowhere to go.
    .otherwise = East's king on h1 cannot move at all. Which square does your knight need?
lesson-quad-mate-and-the-army-is-yours-2 = The king leaves the board, and East's army is yours: you move at once with it. It can take something.
    .hint = East's knight on h4, which is yours now, takes North's bishop on f3.
    .otherwise = North's bishop on f3 stands where your new knight can take it.
    .on-g4f3 = The pawn takes the bishop as well. But please take it with the knight.
    .on-g2f3 = The pawn takes the bishop as well. But please take it with the knight.
lesson-quad-mate-and-the-army-is-yours-3 = And now comes the turn of your own army. Move whatever you like.
    .hint = Anything will do: the bishop on b2 has a long diagonal.
lesson-quad-mate-and-the-army-is-yours-4 = From now on you move twice in a round: once with each army. They keep their colours, and never take each other.

lesson-quad-the-king-s-queen = The king's queen
lesson-quad-the-king-s-queen-1 = Now for the queen. Your king has walked across the whole board. The corner opposite its own is its queening corner: go there.
    .hint = The king on g7 goes into the corner, to h8.
    .otherwise = The corner is only one step away: the king from g7 to h8.
lesson-quad-the-king-s-queen-2 = If the very next move of your army takes the king out of the corner again, a queen stays behind. Step off!
    .hint = Move the king from h8, wherever you like.
    .otherwise = Then the chance is gone until the king comes back. Step out of the corner now.
lesson-quad-the-king-s-queen-3 = There she is. Once per game every king may do this, so keep an eye on the kings of the others.

lesson-quad-when-you-are-in-check = When you are in check
lesson-quad-when-you-are-in-check-1 = Now you are called out of turn: North's bishop has just checked you, so East must wait. Help your king, whichever way you like.
    .hint = Step aside with the king, or put something on the long diagonal. Whatever is allowed now is an answer.
lesson-quad-when-you-are-in-check-2 = Safe. One last thing: no one wins alone. The Talk button has truces and deals, and none of them is binding. Good luck!
