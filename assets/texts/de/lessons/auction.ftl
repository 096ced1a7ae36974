# The guided first game (assets/lessons/auction.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-auction = Die erste Partie Auktionsschach

lesson-auction-capture-offer-accept = Schlagen, anbieten, annehmen
lesson-auction-capture-offer-accept-1 = Willkommen! Wir spielen Rot, am unteren Rand. Gezogen wird wie im Schach, zu viert, alle gegen alle. Wer als Letzter übrig ist, gewinnt.
lesson-auction-capture-offer-accept-2 = Die Dame von Gelb ist zu nahe gekommen. Jetzt mit dem Springer schlagen!
    .hint = Der Springer auf i3 springt nach h5.
    .otherwise = Möglich, aber die Dame käme davon. Der eigene Springer auf i3 erreicht sie.
lesson-auction-capture-offer-accept-3 = Sie ist jetzt auf der eigenen Hand, mit drei Marken. Nach dem Ziehen darf man eine Figur der Hand versteigern. Jetzt die Dame anbieten.
    .hint = Die Dame auf der Hand anklicken, dann „Das anbieten“.
    .otherwise = Man darf alles behalten. Aber sehen wir doch, was die anderen für die Dame gäben.
    .on-offer-p2 = Ein Bauer bringt nicht viel. Besser die Dame anbieten.
lesson-auction-capture-offer-accept-4 = Jede der anderen Seiten durfte einmal bieten, aus der eigenen Hand: Blau einen Turm und einen Bauern, Grün einen Springer. Jetzt das bessere Gebot annehmen.
    .hint = Turm und Bauer von Blau sind mehr wert als der Springer von Grün.
    .on-accept-G = Ein Springer allein ist das schlechtere Gebot. Besser das von Blau.
    .on-decline = Annehmen muss man nichts, aber ein Turm und ein Bauer sind etwas Schönes. Jetzt das Gebot von Blau annehmen.
lesson-auction-capture-offer-accept-5 = Verkauft! Was getauscht wurde, wechselt die Farbe und kommt zurück aufs Brett, neben eine Figur der neuen Seite. Den Turm neben den eigenen Bauern auf h4 setzen.
    .hint = Den Turm auf der Hand wählen, falls er es noch nicht ist, und h3 anklicken, hinter dem Bauern auf h4.
    .otherwise = Auch das ist ein Platz für ihn. Diesmal bitte den Turm auf h3 setzen.
lesson-auction-capture-offer-accept-6 = Und nun den Bauern. Jedes Feld, das leuchtet, ist recht.
    .hint = Irgendein markiertes Feld, zum Beispiel g5.
lesson-auction-capture-offer-accept-7 = Blau hat die Dame eingesetzt. Nichts Getauschtes darf beim Einsetzen einen König angreifen, und es zieht erst ab dem nächsten Zug seiner Seite.

lesson-auction-bid = Bieten
lesson-auction-bid-1 = Jetzt verkauft jemand anders: Blau bietet eine Dame mit nur noch einer Marke an. Auf der eigenen Hand sind ein Turm und ein Springer. Ein faires Gebot, bitte!
    .hint = Den Turm auf der Hand anklicken, dann „Das bieten“. Ein Turm für eine Dame ist ein gutes Geschäft, und für Blau besser als nichts.
    .on-bid-n2 = Ein Springer ist sehr wenig für eine Dame. Blau könnte ablehnen; besser der Turm.
    .on-bid-r3-n2 = Das ist mehr, als nötig ist. Der Turm allein genügt.
    .on-bid-- = Kein Gebot, keine Dame. Jetzt den Turm versuchen.
lesson-auction-bid-2 = Blau nimmt an: Einen Zug später wäre die Dame verloren gewesen. Jetzt aufs Brett mit ihr, wohin auch immer.
    .hint = Jedes markierte Feld ist recht.
lesson-auction-bid-3 = Ein Gebot kann mehrere Figuren enthalten. Wichtig ist, was der anderen Seite beim Behalten verloren geht: Die Marken gehen aus.

lesson-auction-tokens-run-out = Die Marken gehen aus
lesson-auction-tokens-run-out-1 = Auf der eigenen Hand ist ein Läufer mit zwei Marken. Eine geht am Ende jedes eigenen Zuges ab. Den Springer herausbringen und zusehen.
    .hint = Der Springer auf f3 springt nach g5.
    .otherwise = Schön, aber bitte den Springer von f3 nach g5 ziehen.
lesson-auction-tokens-run-out-2 = Eine Marke ist übrig, und niemand hat etwas zum Tauschen. Noch ein Zug: der Läufer von f1 nach h3.
    .hint = Der Läufer auf f1 zieht schräg nach h3.
    .otherwise = Was auch zieht, die letzte Marke geht ab. Bitte den Läufer von f1 nach h3 ziehen.
lesson-auction-tokens-run-out-3 = Keine Marke, kein Tausch: Zwei Würfel haben gesagt, wohin er in der Mitte des Bretts fiel. Dort schläft er. Er gehört niemandem, kann nicht ziehen und versperrt Linien.

lesson-auction-wake-a-sleeper = Schlafende wecken
lesson-auction-wake-a-sleeper-1 = In der Mitte schläft eine Dame. Wer etwas Schlafendes schlägt, weckt es in der eigenen Farbe. Holen wir sie!
    .hint = Der Springer auf f5 springt nach g7.
    .otherwise = Dann würde jemand anders sie wecken. Der eigene Springer auf f5 ist nahe.
lesson-auction-wake-a-sleeper-2 = Sie gehört jetzt uns und kommt neben die Figur, die sie geweckt hat. Bitte auf h7 setzen.
    .hint = h7 anklicken, rechts vom Springer.
    .otherwise = Dort könnte sie stehen. Diesmal bitte auf h7 setzen.
lesson-auction-wake-a-sleeper-3 = Eine Runde später darf sie ziehen wie jede Dame. Jetzt den Springer von Grün schlagen.
    .hint = Schräg von h7 nach k10.
    .otherwise = Grün hat auf ihrer Linie einen Springer stehen lassen, auf k10.
lesson-auction-wake-a-sleeper-4 = Der Springer kam auf die Hand. Eine geweckte Figur darf beim Einsetzen sogar Schach bieten; eine getauschte nicht.

lesson-auction-kings = Könige
lesson-auction-kings-1 = Wer im Schach steht, wartet auf den eigenen Zug. Wer vorher am Zug ist, darf den König schlagen! Der von Gelb steht offen auf der Linie des eigenen Turms.
    .hint = Der Turm auf g4 zieht ganz nach oben, nach g14.
    .otherwise = Ein König steht offen, und wir sind am Zug. Ein Blick die Linie des Turms hinauf!
    .on-g4g8 = Ein Läufer ist weniger als ein König.
lesson-auction-kings-2 = Gelb ist ausgeschieden, und alle gelben Figuren gehen mit dem König. Darum lohnt vor dem Ende jedes Zuges ein Blick über die Schulter. Und jetzt auf zur Auktion!
