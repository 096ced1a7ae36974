# The toy game's lesson (assets/lessons/nine.ron), only with the feature `toy-game`.

lesson-nine = Your first game of kings

lesson-nine-one-step = One step
lesson-nine-one-step-1 = You are White, and this is all you have: a king.
lesson-nine-one-step-2 = A king moves one step in any direction. Move to the middle of your side.
    .hint = From a1 to a2.
    .otherwise = Not there: go to a2.
lesson-nine-one-step-3 = Go on to the next corner.
    .hint = From a2 to a3.
    .otherwise = Not there: go to a3.
lesson-nine-one-step-4 = Black has come too close. Capture the king!
    .hint = It is on b2.
    .otherwise = Now Black captures you. Take the king on b2 instead.
lesson-nine-one-step-5 = The last king wins.

lesson-nine-keep-your-distance = Keep your distance
lesson-nine-keep-your-distance-1 = Two kings in opposite corners. The first to step next to the other one is captured.
lesson-nine-keep-your-distance-2 = Wait in a safe place: b1.
    .hint = From a1 to b1.
    .otherwise = Not there: go to b1.
lesson-nine-keep-your-distance-3 = Still two steps away. Back into the corner.
    .hint = From b1 to a1.
    .otherwise = Not there: go to a1.
lesson-nine-keep-your-distance-4 = When the same position occurs for the third time, the game is a draw.

lesson-nine-three-kings = Three kings
lesson-nine-three-kings-1 = Red is next to you, and Black is far away. Capture Red.
    .hint = Red is on b1.
    .otherwise = Red would capture you. Take the king on b1.
lesson-nine-three-kings-2 = Now Black has come too close.
    .hint = Black is on c2.
    .otherwise = Black would capture you. Take the king on c2.
lesson-nine-three-kings-3 = That is the whole game.
