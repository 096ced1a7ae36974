# The guided first game (assets/lessons/knot.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-knot = Die erste Partie Knotenschach

lesson-knot-four-strips-and-a-knot = Vier Streifen und ein Knoten
lesson-knot-four-strips-and-a-knot-1 = Willkommen! Vier Streifen von 17 Feldern, a bis d, sind in der Mitte verknotet: im Knoten. Wir spielen Weiß, und unser Rand ist Reihe 1.
lesson-knot-four-strips-and-a-knot-2 = Auf einem Streifen geht alles nur vor und zurück. Der Angreifer gleitet wie ein Turm: jetzt auf das markierte Feld, direkt vor den Knoten.
    .hint = Den eigenen Angreifer anklicken, dann das letzte Feld vor dem Knoten.
    .otherwise = Das ist erlaubt. Aber bitte den Angreifer auf das markierte Feld neben dem Knoten bringen.
lesson-knot-four-strips-and-a-knot-3 = Der Knoten ist eine Kreuzung. Wer hindurchgleitet, darf in jeden anderen Arm weiter. Nur zu: weg von Streifen b!
    .hint = Den Angreifer anklicken, dann ein freies Feld auf Streifen a, c oder d.
    .otherwise = Bitte mit dem Angreifer durch den Knoten auf einen anderen Streifen ziehen.
    .on-b8a14 = Um die Ecke geschlagen, sehr gut! Diesmal bitte ein freies Feld wählen.
    .on-b8c5 = Um die Ecke geschlagen, sehr gut! Diesmal bitte ein freies Feld wählen.
    .on-b8c15 = Um die Ecke geschlagen, sehr gut! Diesmal bitte ein freies Feld wählen.
    .on-b8d13 = Um die Ecke geschlagen, sehr gut! Diesmal bitte ein freies Feld wählen.
    .on-b8k9 = Auf dem Knoten darf man anhalten. Diesmal geht es hindurch.
lesson-knot-four-strips-and-a-knot-4 = So gibt es acht Arme, und jede Figur ist näher, als sie aussieht. Die Felder im gleichen Abstand vom Knoten sind ein Ring.

lesson-knot-the-boomerang = Der Bumerang
lesson-knot-the-boomerang-1 = Ein Bumerang geht ein Feld, oder er wirft sich auf eine gegnerische Figur, so weit ein Turm reichen würde, und kommt zurück. Jetzt das Ikosaeder schlagen!
    .hint = Den Bumerang anklicken, dann das Ikosaeder neben dem Knoten.
    .otherwise = Möglich. Aber hier ist etwas ohne jede Gefahr zu holen: den Bumerang auf das Ikosaeder werfen.
    .on-a4a8 = Auch der Dingo schlägt es, aber er bleibt dort, und der Golem auf dem Knoten schlägt zurück.
lesson-knot-the-boomerang-2 = Er ist wieder auf seinem Feld, bevor ihn jemand schlagen kann: Einem Bumerang ist egal, was gedeckt ist.

lesson-knot-the-golem = Der Golem
lesson-knot-the-golem-1 = Ein Golem geht ein Feld. Was er schlägt, fliegt in gerader Linie weiter und reißt die erste Figur mit, die es trifft. Jetzt etwas treffen!
    .hint = Das Ikosaeder vor dem eigenen Golem schlagen. Und wer steht dahinter, auf dem Knoten?
    .otherwise = Jetzt mit dem Golem das Ikosaeder vor ihm treffen.
    .on-d3k9 = Das bringt den Bumerang, und Schwarz schlägt zurück. Der Golem kann zwei Figuren umsonst bekommen.
lesson-knot-the-golem-2 = Zwei auf einen Schlag! Aber Vorsicht: Die fliegende Figur trifft auch eigene. Nur die eigenen königlichen Figuren darf sie nicht treffen.

lesson-knot-the-entity = Das Wesen
lesson-knot-the-entity-1 = Ein Wesen springt zwei Felder und schlägt alles auf dem Ring, auf dem es landet: auf allen Feldern, die so weit vom Knoten entfernt sind. Springen!
    .hint = Das Wesen anklicken, dann das Feld zwei Schritte weiter. Drei gegnerische Figuren stehen genauso weit vom Knoten.
    .otherwise = Drei gegnerische Figuren stehen auf dem markierten Ring. Dorthin mit dem Wesen springen.
lesson-knot-the-entity-2 = Drei mit einem Sprung. Ein Wesen kann auch auf jedes leere Feld seines eigenen Ringes teleportieren; dann schlägt es nichts.

lesson-knot-far-steps = Weite Schritte
lesson-knot-far-steps-1 = Ein Dingo macht Sprünge von zwei Feldern über alles hinweg, und davor darf er einen Schritt zur Seite. Kommt er an den Bumerang hinter dem Ikosaeder?
    .hint = Den Dingo anklicken, dann den Bumerang weit jenseits des Knotens.
    .otherwise = Der Bumerang hinter dem Ikosaeder: Der Dingo erreicht ihn.
lesson-knot-far-steps-2 = Und das Ikosaeder rollt genau zwanzig Schritte über freie Felder, vor und zurück, wie es will. So erreicht es jede gerade Entfernung bis zwanzig.

lesson-knot-up-two-back-one = Zwei hinauf, einer zurück
lesson-knot-up-two-back-one-1 = Ein Frosch in seinem Brunnen: am Tag zwei hinauf, in der Nacht einen zurück. Jetzt mit dem markierten Frosch springen.
    .hint = Den Frosch auf Streifen c anklicken, dann das Feld zwei Schritte weiter.
    .otherwise = Jetzt ist der Frosch an der Reihe. Bitte mit dem auf Streifen c springen.
lesson-knot-up-two-back-one-2 = Er ist zwei Felder gesprungen und am Ende des Zuges eines zurückgerutscht. Noch einmal!
    .hint = Wieder zwei Schritte weiter, mit demselben Frosch.
    .otherwise = Mit demselben Frosch weiterspringen.
lesson-knot-up-two-back-one-3 = Und nun ist der Golem gerade in Reichweite. Schlagen!
    .hint = Der Golem steht zwei Schritte vor dem Frosch.
    .otherwise = Der Frosch auf Streifen c kann den Golem schlagen.
lesson-knot-up-two-back-one-4 = Auch nach dem Schlagen ist er gerutscht. Königlich sind König, Kronprinz und beide Frösche: vier im Ganzen.

lesson-knot-check-and-no-check = Schach und doch kein Schach
lesson-knot-check-and-no-check-1 = Schach! Der schwarze Angreifer zielt auf unseren König. Eine königliche Figur im Schach muss gerettet werden, wenn es geht. Den Angreifer schlagen!
    .hint = Zwei eigene Figuren erreichen ihn durch den Knoten: der Bumerang und das Ikosaeder auf Streifen d.
lesson-knot-check-and-no-check-2 = Eine königliche Figur, die nicht zu retten ist, ist matt, aber die Partie geht mit den anderen weiter. Verloren ist sie, wenn alle eigenen matt oder geschlagen sind.

lesson-knot-berserk = Berserker
lesson-knot-berserk-1 = Einmal in der Partie darf ein Angreifer zum Berserker werden: bis ans Ende eines Armes, über alle Gegner darauf, auch königliche. Dann ist er selbst fort. Jetzt die Partie beenden!
    .hint = Den Angreifer anklicken, dann den schwarzen König am anderen Ende von Streifen c.
    .otherwise = Der schwarze König steht am Ende seines Armes. Dorthin rennen!
    .on-b5c16 = Das schlägt den Golem, und der König schlägt zurück. Besser durch beide hindurchrennen.
    .on-b5d15 = Ein Angreifer für einen Angreifer, und Schwarz schlägt zurück. Es gibt etwas Besseres.
lesson-knot-berserk-2 = Gewonnen! Ein Berserker wird nie als Schach angesagt. Die Taste T zeigt in einer Partie die königlichen Figuren, die ihm im Weg stehen. Viel Spaß im Knoten!
