# The toy game's lesson (assets/lessons/nine.ron), only with the feature `toy-game`.

lesson-nine = Die erste Partie mit Königen

lesson-nine-one-step = Ein Schritt
lesson-nine-one-step-1 = Du bist Weiß, und das ist alles, was du hast: ein König.
lesson-nine-one-step-2 = Ein König zieht einen Schritt in eine beliebige Richtung. Zieh in die Mitte deiner Seite.
    .hint = Von a1 nach a2.
    .otherwise = Nicht dorthin: Zieh nach a2.
lesson-nine-one-step-3 = Weiter in die nächste Ecke.
    .hint = Von a2 nach a3.
    .otherwise = Nicht dorthin: Zieh nach a3.
lesson-nine-one-step-4 = Schwarz ist zu nahe gekommen. Schlag den König!
    .hint = Er steht auf b2.
    .otherwise = Jetzt schlägt Schwarz dich. Schlag stattdessen den König auf b2.
lesson-nine-one-step-5 = Der letzte König gewinnt.

lesson-nine-keep-your-distance = Abstand halten
lesson-nine-keep-your-distance-1 = Zwei Könige in gegenüberliegenden Ecken. Wer zuerst neben den anderen zieht, wird geschlagen.
lesson-nine-keep-your-distance-2 = Warte an einem sicheren Ort: auf b1.
    .hint = Von a1 nach b1.
    .otherwise = Nicht dorthin: Zieh nach b1.
lesson-nine-keep-your-distance-3 = Immer noch zwei Schritte Abstand. Zurück in die Ecke.
    .hint = Von b1 nach a1.
    .otherwise = Nicht dorthin: Zieh nach a1.
lesson-nine-keep-your-distance-4 = Kommt dieselbe Stellung zum dritten Mal vor, ist die Partie remis.

lesson-nine-three-kings = Drei Könige
lesson-nine-three-kings-1 = Rot steht neben dir, und Schwarz ist weit weg. Schlag Rot.
    .hint = Rot steht auf b1.
    .otherwise = Rot würde dich schlagen. Schlag den König auf b1.
lesson-nine-three-kings-2 = Jetzt ist Schwarz zu nahe gekommen.
    .hint = Schwarz steht auf c2.
    .otherwise = Schwarz würde dich schlagen. Schlag den König auf c2.
lesson-nine-three-kings-3 = Das ist das ganze Spiel.
