# The guided first game (assets/lessons/pothole.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-pothole = Your first game of Pothole

lesson-pothole-two-actions-a-turn = Two actions a turn
lesson-pothole-two-actions-a-turn-1 = Welcome! You play White, and this is your king. Four players sit round the board, and the last one with a king wins.
lesson-pothole-two-actions-a-turn-2 = Your bulldozers go one step in any direction. Take this one to the coloured square: click it, then the square.
    .hint = The bulldozer on c2 goes one step to the right, to d2.
    .otherwise = You may do that. But let us begin with the bulldozer on c2, to d2.
lesson-pothole-two-actions-a-turn-3 = It got a chip there; more of that soon. A turn has two actions, and no piece moves twice. Now a car: one step diagonally, into the gap.
    .hint = The car on b1 goes to c2.
    .otherwise = That is allowed, too. Please try the car on b1, to c2.
lesson-pothole-two-actions-a-turn-4 = Red, Black and Blue have answered, clockwise. Red took two actions; the others were content with one, and that is allowed.

lesson-pothole-push = Push!
lesson-pothole-push-1 = A bulldozer captures nothing. It pushes what stands in its way one square on, and the board has edges. Push Red's dirt devil off!
    .hint = Your bulldozer on b2 stands right behind the devil on a3: take its square.
    .otherwise = Possible, but the devil on a3 would stay. Push it over the edge with the bulldozer on b2.
lesson-pothole-push-2 = Gone! A pothole is as good as the edge. There is a car in front of one: push it in, with your second action.
    .hint = The bulldozer on c2 goes up to c3. The car has only the pothole to go to.
    .otherwise = That leaves the car alive. Push it into the pothole from below.
lesson-pothole-push-3 = Two actions, two pieces. Bulldozers never push two pieces at once, and yes: they push your own pieces, too. Mind the edge!

lesson-pothole-cars-devils-and-kings = Cars, devils and kings
lesson-pothole-cars-devils-and-kings-1 = A dirt devil runs round a pothole beside it, as far as the way is free, and captures the first enemy it meets. Take the bulldozer beyond!
    .hint = From d3 up along d4 and d5, round the pothole on c4, to c5.
    .otherwise = That is a move. But please run round the pothole on c4 with the devil on d3, and take the bulldozer on c5.
    .on-d3b3 = The other way round, to a dirt devil. Not bad! But this time please take the bulldozer on c5.
    .on-d3e3 = A capture, too, round the other pothole. This time please take the bulldozer on c5.
lesson-pothole-cars-devils-and-kings-2 = Cars go up to two squares straight, or one diagonally. Kings go one step. Both capture where they land. Capture something, whatever you like!
    .hint = Your car on c2 can take on b3 or b1, and your king on b1.
    .otherwise = That captures nothing. Your car and your king can each take a piece.
lesson-pothole-cars-devils-and-kings-3 = Well caught. Nothing jumps in this game: edges, potholes and pieces block the way.

lesson-pothole-move-a-pothole = Move a pothole
lesson-pothole-move-a-pothole-1 = The potholes themselves move! The one with your collar is yours alone. Put it on any empty square outside the middle, at any distance.
    .hint = Click the pothole on b2, then one of the squares that light up.
    .otherwise = That would be an action, too. Now please move your pothole, the one on b2.
lesson-pothole-move-a-pothole-2 = The two striped ones may be moved by all players, within the nine squares of the middle. Move one of them.
    .hint = Click a striped pothole, on c4 or e4, and then a square of the middle.
    .otherwise = Please move one of the two striped potholes, on c4 or e4.
lesson-pothole-move-a-pothole-3 = Now it is locked until your next turn is over. Another player must move that one before you may move it again.

lesson-pothole-four-chips-make-a-megadozer = Four chips make a megadozer
lesson-pothole-four-chips-make-a-megadozer-1 = There are four coloured squares, and each gives one chip. Your bulldozer on a5 has three. Fetch the last one!
    .hint = One step diagonally, from a5 to b4.
    .otherwise = The fourth chip lies on b4, one step from your bulldozer on a5.
lesson-pothole-four-chips-make-a-megadozer-2 = A megadozer! Cars become racecars in the same way, and dirt devils cyclones. It has moved this turn, so leave it at that: press End turn.
    .hint = The button says End turn. Space does the same.
    .otherwise = A second action is allowed. But let us keep everything as it is: press End turn.
lesson-pothole-four-chips-make-a-megadozer-3 = A megadozer with a piece right in front of it goes as far as it likes and pushes the whole row. Sweep the row of b4 to its end!
    .hint = Send the megadozer from b4 to f4. Every piece in between falls over the edge at g4.
    .otherwise = Your megadozer on b4 has better things to do: push the whole row to the right.
    .on-b4e4 = Two of the three! One square more, and all of them are gone.
    .on-b4d4 = Only one falls if you stop there. Go on to the end of the row.
    .on-b4c4 = You may stop early, but then nobody falls. Go on to the end of the row.
lesson-pothole-four-chips-make-a-megadozer-4 = Three at once. Chips come from landing on a coloured square, or from being pushed on to it; passing over is not enough.

lesson-pothole-the-king-and-its-army = The king and its army
lesson-pothole-the-king-and-its-army-1 = There is no check in this game. Red has not noticed your car on a5. Take the king!
    .hint = The car goes two squares up, from a5 to a7.
    .otherwise = Red's king stands on the file of your car. Take it before it runs away.
    .on-a5b5 = A dirt devil is less than a king. Look up the file!
lesson-pothole-the-king-and-its-army-2 = Kill a king, and its whole army and its pothole are yours at once. So this car is yours now. What can it do with your second action?
    .hint = From e7 two squares to the right stands another king.
    .otherwise = You may. But your new car on e7 looks along the edge at Black's king.
lesson-pothole-the-king-and-its-army-3 = Two kings in one turn! Chips and promotions of an army are lost when it changes hands, everything else is yours.

lesson-pothole-look-after-your-own-king = Look after your own king
lesson-pothole-look-after-your-own-king-1 = The same can happen to you: Red's racecar looks down at your king, which has moved already. One action is left. Do something about it!
    .hint = Push the racecar off the board, or put something between it and your king: a bulldozer, or your pothole.
    .otherwise = Then Red's racecar takes your king, and everything you have. Push it off, or close the file.
    .on-e5e7 = A dirt devil for your king: no good bargain. Look at the racecar on a3.
    .on-end = Then Red takes your king, and your army with it. Look at the racecar on a3.
lesson-pothole-look-after-your-own-king-2 = Safe. Now you know it all: two actions, push, dig, collect chips, hunt kings, and look over your shoulder. Good luck!
