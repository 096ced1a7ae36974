# The guided first game (assets/lessons/auction.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-auction = Your first game of Auction Chess

lesson-auction-capture-offer-accept = Capture, offer, accept
lesson-auction-capture-offer-accept-1 = Welcome! You are Red, at the lower edge. The moves are those of chess, for four players, each against all. The last one left wins.
lesson-auction-capture-offer-accept-2 = Yellow's queen has come too close. Take her with your knight!
    .hint = The knight on i3 jumps to h5.
    .otherwise = Possible, but the queen would get away. Your knight on i3 reaches her.
lesson-auction-capture-offer-accept-3 = She is in your hand now, with three tokens. After your move you may put one piece of your hand up for auction. Offer the queen.
    .hint = Click the queen in your hand, then Offer.
    .otherwise = You may keep everything. But let us see what the others would give for the queen.
    .on-offer-p2 = A pawn will not bring much. Offer the queen.
lesson-auction-capture-offer-accept-4 = Each of the others could bid once, from their own hand: Blue a rook and a pawn, Green a knight. Take the better bid.
    .hint = Blue's rook and pawn are worth more than Green's knight.
    .on-accept-G = A knight alone is the lesser bid. Take Blue's.
    .on-decline = You need not accept anything, but a rook and a pawn are nice to have. Take Blue's bid.
lesson-auction-capture-offer-accept-5 = Sold! Traded pieces change colour and come back on the board, next to a piece of their new owner. Put the rook next to your pawn on h4.
    .hint = Choose the rook in your hand, if it is not chosen yet, and click h3, behind your pawn on h4.
    .otherwise = That is a place for it, too. This time please put the rook on h3.
lesson-auction-capture-offer-accept-6 = And the pawn. Any square that lights up will do.
    .hint = Any marked square, for instance g5.
lesson-auction-capture-offer-accept-7 = Blue has placed the queen. A traded piece may not attack a king when it is placed. It may move on its owner's next turn.

lesson-auction-bid = Bid
lesson-auction-bid-1 = Now another player sells: Blue offers a queen with one token left. You have a rook and a knight. Bid a fair price!
    .hint = Click the rook in your hand, then Bid. A rook for a queen is a bargain for you, and better than nothing for Blue.
    .on-bid-n2 = A knight is very little for a queen. Blue could say no; try the rook.
    .on-bid-r3-n2 = That is more than you need to pay. The rook alone will do.
    .on-bid-- = No bid, no queen. Try the rook.
lesson-auction-bid-2 = Blue accepts: one more turn, and the queen would have been lost. Put her on the board, wherever you like.
    .hint = Any marked square will do.
lesson-auction-bid-3 = A bid can hold several pieces. Think of what the seller loses by keeping: tokens run out.

lesson-auction-tokens-run-out = Tokens run out
lesson-auction-tokens-run-out-1 = You keep a bishop in hand; two tokens are left on it. One comes off at the end of each of your turns. Bring the knight out, and watch.
    .hint = The knight on f3 jumps to g5.
    .otherwise = Fine, but please move the knight from f3 to g5.
lesson-auction-tokens-run-out-2 = One token is left, and nobody has anything to trade for it. Another move: the bishop from f1 to h3.
    .hint = The bishop on f1 goes diagonally to h3.
    .otherwise = Whatever you move, the last token goes. Please take the bishop from f1 to h3.
lesson-auction-tokens-run-out-3 = No token, no trade: two dice said where it fell in the middle of the board. It sleeps there. It belongs to no one, cannot move, and blocks lines.

lesson-auction-wake-a-sleeper = Wake a sleeper
lesson-auction-wake-a-sleeper-1 = A queen sleeps in the middle. Capture a sleeper, and it wakes in your colour. Get her!
    .hint = The knight on f5 jumps to g7.
    .otherwise = Then another player would wake her. Your knight on f5 is near.
lesson-auction-wake-a-sleeper-2 = She is yours, and goes next to the piece that woke her. Put her on h7.
    .hint = Click h7, to the right of the knight.
    .otherwise = She could stand there. This time please put her on h7.
lesson-auction-wake-a-sleeper-3 = A round later she may move, like any queen. Take Green's knight.
    .hint = Diagonally, from h7 to k10.
    .otherwise = Green has left a knight on her line, on k10.
lesson-auction-wake-a-sleeper-4 = The knight went to your hand. A woken piece may even give check when it is placed; a traded one may not.

lesson-auction-kings = Kings
lesson-auction-kings-1 = A player in check waits for their own turn. If it is your turn first, you may take the king! Yellow's stands open on your rook's file.
    .hint = The rook on g4 goes all the way up, to g14.
    .otherwise = A king stands open, and it is your turn. Look up the file of your rook.
    .on-g4g8 = A bishop is less than a king.
lesson-auction-kings-2 = Yellow is out, and all of Yellow's pieces leave with the king. So look behind you before you end your turn. Now to the auction!
