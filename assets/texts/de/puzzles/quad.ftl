# The puzzles (assets/puzzles/quad.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-quad-take-what-is-free = Nehmen, was frei ist

puzzle-quad-nobody-s-guard = Ungedeckt
    .on-d2g2 = Ein Bauer ist weniger als eine Dame, und der König schlägt zurück.
    .why = Niemand deckt die Dame.

puzzle-quad-two-armies-one-plan = Zwei Armeen, ein Plan
    .on-c4d5 = Lässt der Dame ihre Deckung.
    .why = Eine eigene Armee schlägt die Deckung; die nächste schlägt die Dame, bevor Nord es kann.

theme-quad-check-out-of-turn = Schach außer der Reihe

puzzle-quad-jump-the-queue = Sich vordrängeln
    .on-h5f4 = Schlägt einen Bauern, und der Turm schlägt zurück.
    .why = Ein Schach gegen den Platz vor dem eigenen muss sofort beantwortet werden: West verliert den Zug, und wir schlagen den Turm.

puzzle-quad-both-knights-live = Beide Springer leben
    .on-d4e6 = West schlägt den anderen Springer.
    .on-d6e8 = West schlägt den anderen Springer.
    .on-d4b5 = Ein Bauer für einen Springer: West schlägt den anderen.
    .on-d6b5 = Ein Bauer für einen Springer: West schlägt den anderen.
    .why = West greift beide Springer an. Ein Schach mit einem von ihnen kostet West den Zug.

puzzle-quad-through-the-king = Durch den König hindurch
    .on-b1b6 = Ein Springer ist weniger als ein Turm.
    .why = Der König muss sofort zur Seite, die anderen verlieren ihren Zug, und wir schlagen den Turm hinter ihm.

puzzle-quad-long-jump = Weiter Sprung
    .on-d1c3 = Niemand muss antworten, und die anderen kommen an die Reihe.
    .why = Das Schach des Springers überspringt West und Nord. Nach der Antwort von Ost sind wieder wir am Zug und schlagen den Läufer.

puzzle-quad-again-before-all-others = Vor allen anderen noch einmal
    .on-e6d5 = Ein Bauer ist weniger als ein Läufer.
    .why = Der Springer gibt dem Platz vor dem eigenen Schach und greift den Läufer an: Nach der Antwort sind wir wieder am Zug.

puzzle-quad-fork = Gabel
    .on-c1f4 = Ein Springer ist weniger als ein Turm.
    .why = Das Schach gegen Ost überspringt West und Nord, und der Springer greift auch den Turm an.

theme-quad-mate = Matt

puzzle-quad-two-at-once = Zwei zugleich
    .on-c7c8 = Bietet einem König Schach, der entkommt.
    .why = Ein Zug setzt zwei Könige matt, und beide Armeen gehören uns.

puzzle-quad-rooks-change-sides = Türme wechseln die Seite
    .on-d3f3 = Schlägt einen Turm statt beider, und die Könige leben.
    .why = Das Matt bringt zwei Türme, die sofort ziehen und den nächsten König matt setzen.

puzzle-quad-change-places = Die Plätze tauschen
    .on-b1b8 = Bietet Schach, und der König geht nach a7.
    .why = Die Rochade tauscht König und Turm, und der Turm setzt matt.

puzzle-quad-borrowed-rook = Geborgter Turm
    .on-b3e3 = Schlägt die Dame, und der Springer schlägt zurück.
    .why = Ein übernommener Turm setzt matt, und der Springer, der dadurch kommt, schlägt sofort die Dame.

puzzle-quad-the-richer-mate = Das reichere Matt
    .on-d1a1 = Bringt eine Armee ohne Figuren.
    .why = Zwei Matts, aber nur eines bringt eine Dame.

puzzle-quad-three-checks = Drei Schachs
    .on-g6g7 = Der Läufer schlägt den Turm.
    .why = Jedes Schach bringt auch den nächsten Zug: Läufer, Turm und noch einmal Turm, und die Armee von Nord gehört uns.

puzzle-quad-the-king-steps-aside = Der König geht zur Seite
    .on-d4c6 = Gibt Schach, und der König kommt davon.
    .why = Der König öffnet seinem Turm die Linie, und der setzt mit dem zweiten Schach matt, bevor Nord und Ost ziehen.

theme-quad-king-s-queen = Königsdame

puzzle-quad-the-queen-appears = Die Dame erscheint
    .on-h8g8 = Der König steht seiner Dame im Weg.
    .why = Der König verlässt seine Ecke, dort erscheint eine Dame, und sie setzt matt.

puzzle-quad-now-or-never = Jetzt oder nie
    .on-d2d5 = Schlägt den Springer statt der Dame.
    .why = Die Dame kommt nur mit dem allernächsten Zug des Königs aus der Ecke: Der Springer kann warten.

puzzle-quad-to-the-corner = In die Ecke
    .on-g8f7 = Schlägt einen Bauern und lässt die Ecke hinter sich.
    .why = In seiner Ecke kann der König mit dem nächsten Zug eine Dame zurücklassen.

puzzle-quad-what-the-king-leaves-behind = Was der König zurücklässt
    .on-g3g8 = Der König schlägt den Turm und lässt eine Dame zurück.
    .why = Im Schach muss der König seine Ecke verlassen. Die Dame, die dort erscheint, wird geschlagen, bevor sie ziehen kann.

theme-quad-pawns = Bauern

puzzle-quad-only-a-knight = Nur ein Springer
    .on-e7e8r = Ein Turm bietet West Schach, das antwortet und die Dame behält.
    .on-e7e8b = Ein Läufer bietet niemandem Schach.
    .why = Als Springer bietet er Nord Schach. Der Zug überspringt West, dessen Dame wir als Nächstes schlagen.

puzzle-quad-in-passing = En passant
    .on-d7c8n = Ein Springer ist weniger als ein Turm und bietet niemandem Schach.
    .on-d7c8b = Ein Läufer ist weniger als ein Turm.
    .why = En passant auf seiner letzten Reihe schlagend, wandelt sich der Bauer um: Ein Turm ist das Höchste, was es gibt.

puzzle-quad-sideways = Seitwärts
    .on-g4h4n = Ein Springer bietet kein Schach.
    .on-g4h4b = Ein Läufer bietet kein Schach.
    .why = Die Bauern von West wandeln sich auf der letzten Linie um: Ein Turm dort setzt matt.

puzzle-quad-the-pawn-will-do = Der Bauer genügt
    .on-g2d2 = Der Turm schlägt zurück.
    .why = Der Bauer schlägt den Läufer, und der eigene Turm deckt ihn.
