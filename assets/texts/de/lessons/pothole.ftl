# The guided first game (assets/lessons/pothole.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-pothole = Die erste Partie Schlaglochschach

lesson-pothole-two-actions-a-turn = Zwei Aktionen in jedem Zug
lesson-pothole-two-actions-a-turn-1 = Willkommen! Wir spielen Weiß, und dies ist unser König. Vier Seiten sitzen rund ums Brett, und wer als Letzter einen König hat, gewinnt.
lesson-pothole-two-actions-a-turn-2 = Bulldozer gehen einen Schritt in jede Richtung. Diesen hier auf das farbige Feld bringen: erst ihn anklicken, dann das Feld.
    .hint = Der Bulldozer auf c2 geht einen Schritt nach rechts, nach d2.
    .otherwise = Das ist erlaubt. Aber fangen wir mit dem Bulldozer auf c2 an, nach d2.
lesson-pothole-two-actions-a-turn-3 = Dort hat er einen Chip bekommen; davon bald mehr. Ein Zug hat zwei Aktionen, und nichts bewegt sich darin zweimal. Jetzt ein Wagen: ein Schritt schräg in die Lücke.
    .hint = Der Wagen auf b1 fährt nach c2.
    .otherwise = Auch das ist erlaubt. Bitte den Wagen auf b1 versuchen, nach c2.
lesson-pothole-two-actions-a-turn-4 = Rot, Schwarz und Blau haben geantwortet, im Uhrzeigersinn. Rot hat zwei Aktionen genutzt; die anderen waren mit einer zufrieden, und das ist erlaubt.

lesson-pothole-push = Schieben!
lesson-pothole-push-1 = Ein Bulldozer schlägt nichts. Er schiebt, was ihm im Weg steht, ein Feld weiter, und das Brett hat Ränder. Den Staubteufel von Rot hinunterschieben!
    .hint = Der eigene Bulldozer auf b2 steht direkt hinter dem Staubteufel auf a3: auf dessen Feld fahren.
    .otherwise = Möglich, aber der Staubteufel auf a3 bliebe. Mit dem Bulldozer auf b2 über den Rand schieben.
lesson-pothole-push-2 = Weg! Ein Schlagloch ist so gut wie der Rand. Vor einem steht ein Wagen: mit der zweiten Aktion hineinschieben.
    .hint = Der Bulldozer auf c2 fährt hinauf nach c3. Dem Wagen bleibt nur das Schlagloch.
    .otherwise = So überlebt der Wagen. Von unten ins Schlagloch schieben.
lesson-pothole-push-3 = Zwei Aktionen, zwei Figuren. Bulldozer schieben nie zwei Figuren auf einmal, und ja: Sie schieben auch eigene. Vorsicht am Rand!

lesson-pothole-cars-devils-and-kings = Wagen, Staubteufel und Könige
lesson-pothole-cars-devils-and-kings-1 = Ein Staubteufel läuft um ein Schlagloch neben ihm, so weit der Weg frei ist, und schlägt die erste gegnerische Figur, die er trifft. Den Bulldozer dahinter schlagen!
    .hint = Von d3 hinauf über d4 und d5, rund um das Schlagloch auf c4, nach c5.
    .otherwise = Das geht. Aber bitte mit dem Staubteufel auf d3 um das Schlagloch auf c4 laufen und den Bulldozer auf c5 schlagen.
    .on-d3b3 = Andersherum, zu einem Staubteufel. Nicht schlecht! Aber diesmal bitte den Bulldozer auf c5 schlagen.
    .on-d3e3 = Auch geschlagen, rund um das andere Schlagloch. Diesmal bitte den Bulldozer auf c5 schlagen.
lesson-pothole-cars-devils-and-kings-2 = Wagen fahren bis zu zwei Felder gerade oder eines schräg. Könige gehen einen Schritt. Beide schlagen, wo sie landen. Jetzt irgendetwas schlagen!
    .hint = Der eigene Wagen auf c2 kann auf b3 oder b1 schlagen, der eigene König auf b1.
    .otherwise = Das schlägt nichts. Wagen und König haben beide etwas zu schlagen.
lesson-pothole-cars-devils-and-kings-3 = Gut gefangen. In diesem Spiel springt nichts: Ränder, Schlaglöcher und Figuren sind allen im Weg.

lesson-pothole-move-a-pothole = Ein Schlagloch bewegen
lesson-pothole-move-a-pothole-1 = Die Schlaglöcher selbst bewegen sich! Das mit dem eigenen Kragen gehört uns allein. Es darf auf jedes leere Feld außerhalb der Mitte, beliebig weit.
    .hint = Das Schlagloch auf b2 anklicken, dann eines der Felder, die leuchten.
    .otherwise = Auch das wäre eine Aktion. Jetzt bitte das eigene Schlagloch bewegen, das auf b2.
lesson-pothole-move-a-pothole-2 = Die zwei gestreiften gehören allen und bleiben auf den neun Feldern der Mitte. Eines davon bewegen.
    .hint = Ein gestreiftes Schlagloch anklicken, auf c4 oder e4, und dann ein Feld der Mitte.
    .otherwise = Bitte eines der zwei gestreiften Schlaglöcher bewegen, auf c4 oder e4.
lesson-pothole-move-a-pothole-3 = Jetzt ist es gesperrt, bis unser nächster Zug vorbei ist. Und bevor wir es wieder bewegen dürfen, muss es jemand anders tun.

lesson-pothole-four-chips-make-a-megadozer = Vier Chips machen einen Megadozer
lesson-pothole-four-chips-make-a-megadozer-1 = Es gibt vier farbige Felder, und jedes gibt einen Chip. Der Bulldozer auf a5 hat drei. Den letzten holen!
    .hint = Ein Schritt schräg, von a5 nach b4.
    .otherwise = Der vierte Chip liegt auf b4, einen Schritt vom Bulldozer auf a5.
lesson-pothole-four-chips-make-a-megadozer-2 = Ein Megadozer! Genauso werden Wagen zu Rennwagen und Staubteufel zu Wirbelstürmen. In diesem Zug hat er sich schon bewegt, also belassen wir es dabei: „Zug beenden“ drücken.
    .hint = Die Schaltfläche heißt „Zug beenden“. Die Leertaste tut dasselbe.
    .otherwise = Eine zweite Aktion ist erlaubt. Aber lassen wir alles, wie es ist: „Zug beenden“ drücken.
lesson-pothole-four-chips-make-a-megadozer-3 = Ein Megadozer mit einer Figur vor sich fährt so weit, wie er will, und schiebt die ganze Reihe. Die Reihe von b4 bis ans Ende fegen!
    .hint = Den Megadozer von b4 nach f4 schicken. Was dazwischen steht, fällt bei g4 über den Rand.
    .otherwise = Der Megadozer auf b4 hat Besseres zu tun: die ganze Reihe nach rechts schieben.
    .on-b4e4 = Zwei von dreien! Ein Feld weiter, und alle sind fort.
    .on-b4d4 = Hält er dort, fällt nur eine. Weiter bis zum Ende der Reihe!
    .on-b4c4 = Man darf früher halten, aber dann fällt nichts. Weiter bis zum Ende der Reihe!
lesson-pothole-four-chips-make-a-megadozer-4 = Drei auf einmal. Chips gibt es fürs Landen auf einem farbigen Feld, auch wenn man darauf geschoben wird; darüber hinwegziehen genügt nicht.

lesson-pothole-the-king-and-its-army = Der König und seine Armee
lesson-pothole-the-king-and-its-army-1 = Niemand sagt in diesem Spiel Schach. Rot hat unseren Wagen auf a5 nicht bemerkt. Den König schlagen!
    .hint = Der Wagen fährt zwei Felder hinauf, von a5 nach a7.
    .otherwise = Der König von Rot steht auf der Linie des Wagens. Schlagen, bevor er wegläuft!
    .on-a5b5 = Ein Staubteufel ist weniger als ein König. Ein Blick die Linie hinauf!
lesson-pothole-the-king-and-its-army-2 = Wer einen König tötet, übernimmt sofort die ganze Armee und ihr Schlagloch. Also gehört dieser Wagen jetzt uns. Was kann er mit der zweiten Aktion tun?
    .hint = Von e7 zwei Felder nach rechts steht noch ein König.
    .otherwise = Erlaubt. Aber der neue Wagen auf e7 zielt am Rand entlang auf den König von Schwarz.
lesson-pothole-the-king-and-its-army-3 = Zwei Könige in einem Zug! Chips und Umwandlungen einer Armee gehen verloren, wenn sie die Seite wechselt; alles andere gehört uns.

lesson-pothole-look-after-your-own-king = Auf den eigenen König achten
lesson-pothole-look-after-your-own-king-1 = Das kann auch uns passieren: Der Rennwagen von Rot zielt auf unseren König, der schon gezogen hat. Eine Aktion bleibt. Was hilft?
    .hint = Den Rennwagen vom Brett schieben oder etwas zwischen ihn und den König stellen: einen Bulldozer oder das eigene Schlagloch.
    .otherwise = Dann schlägt der Rennwagen von Rot unseren König, und alles ist verloren. Hinunterschieben oder die Linie schließen!
    .on-e5e7 = Ein Staubteufel für den König: kein gutes Geschäft. Die Gefahr ist der Rennwagen auf a3.
    .on-end = Dann schlägt Rot unseren König und nimmt die Armee dazu. Die Gefahr ist der Rennwagen auf a3.
lesson-pothole-look-after-your-own-king-2 = Sicher. Das ist alles: zwei Aktionen, schieben, graben, Chips sammeln, Könige jagen und über die Schulter schauen. Viel Glück!
