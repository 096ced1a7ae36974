# The toy game's puzzles (assets/puzzles/nine.ron), only with the feature `toy-game`.

theme-nine-take-a-king = Einen König schlagen

puzzle-nine-too-close = Zu nah
    .on-a1a2 = Rot schlägt dich.
    .why = Schwarz ist zu weit weg, um zurückzuschlagen.

theme-nine-keep-your-distance = Abstand halten

puzzle-nine-opposite-corners = Gegenüber
    .on-a1b2 = Schwarz schlägt dich.
    .why = Ein Schritt neben Schwarz wäre der letzte.

theme-nine-the-last-king = Der letzte König

puzzle-nine-one-more = Noch einer
    .on-a1a2 = Schwarz schlägt dich.
    .why = Der letzte König gewinnt.
