# The toy game's puzzles (assets/puzzles/nine.ron), only with the feature `toy-game`.

theme-nine-take-a-king = Take a king

puzzle-nine-too-close = Too close
    .on-a1a2 = Red takes you.
    .why = Black is too far away to take back.

theme-nine-keep-your-distance = Keep your distance

puzzle-nine-opposite-corners = Opposite corners
    .on-a1b2 = Black takes you.
    .why = A step next to Black would be the last one.

theme-nine-the-last-king = The last king

puzzle-nine-one-more = One more
    .on-a1a2 = Black takes you.
    .why = The last king wins.
