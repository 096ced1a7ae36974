# The puzzles (assets/puzzles/knot.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-knot-odd-captures = Seltsame Schläge

puzzle-knot-out-and-back = Hin und zurück
    .on-a4a8 = Der Dingo schlägt, und der Golem schlägt ihn; er fliegt weiter und reißt den Bumerang mit.
    .why = Ein Bumerang schlägt auch Gedecktes und ist wieder auf seinem Feld, bevor ihn jemand schlagen kann.

puzzle-knot-the-whole-ring = Der ganze Ring
    .on-b5b11 = Schlägt eine von dreien.
    .why = Ein Wesen, das auf einem Ring landet, schlägt alle gegnerischen Figuren darauf.

puzzle-knot-two-for-one = Zwei auf einen Schlag
    .on-d3k9 = Schlägt nur den Bumerang, und ein Ikosaeder schlägt zurück.
    .why = Was ein Golem schlägt, fliegt weiter und reißt die nächste Figur mit.

puzzle-knot-twenty-steps = Zwanzig Schritte
    .on-b4a16 = Schlägt den Golem, und der König schlägt zurück.
    .why = Genau zwanzig Schritte, mit beliebig vielen Wendungen: Jede gerade Entfernung geht. Niemand deckt den Bumerang.

puzzle-knot-one-step-aside = Ein Schritt zur Seite
    .on-c5c11 = Ein Ikosaeder ist weniger als ein Bumerang.
    .on-c5a15 = Ein Golem ist weniger als ein Bumerang.
    .why = Ein Schritt zur Seite, und die Sprünge des Dingos enden auf dem Bumerang hinter dem Ikosaeder.

puzzle-knot-throw-first = Zuerst werfen
    .on-d5a3 = Schlägt den Bumerang auch, und der Golem schlägt zurück.
    .on-d5a7 = Schließt die Linie: Nun schlägt der andere Bumerang zuerst.
    .why = Zwei Bumerangs sehen sich an. Wer zuerst wirft, hat noch einen, und der ist zurück, wo ihn niemand erreicht.

puzzle-knot-and-again = Und noch einmal
    .on-c2b10 = Schlägt ein Ikosaeder, und das andere schließt den Knoten.
    .on-d13a3 = Schlägt das Ikosaeder, und der Bumerang schlägt zurück.
    .why = Ist der andere Bumerang fort, zielt der eigene auf den Frosch dahinter. Er steht noch, wo er stand, und schlägt, wer dazwischentritt.

theme-knot-berserk = Berserker

puzzle-knot-first-to-strike = Wer zuerst zuschlägt
    .on-b5d15 = Schlägt den Angreifer, und der Bumerang schlägt zurück.
    .on-b5c16 = Schlägt den Golem, und der König schlägt zurück.
    .why = Der Berserker nimmt die letzte königliche Figur, bevor unsere getroffen wird. Er droht wie nichts sonst, denn seine Drohung ist kein Schach.

puzzle-knot-royals-before-pieces = Königliche zuerst
    .on-d4-b17 = Schlägt drei Figuren, und der gegnerische Angreifer überrennt die letzte königliche Figur.
    .why = Ein Arm hat drei Figuren, der andere beide königlichen: Ohne königliche Figuren ist die Partie zu Ende.

puzzle-knot-through-a-friend = Durch einen Freund
    .on-a11c3 = Schlägt den Angreifer, und der Bumerang schlägt zurück.
    .why = Ein Berserker läuft an eigenen Figuren vorbei: hinaus durch den Bumerang, und die letzte königliche Figur ist fort.

puzzle-knot-no-check-and-yet = Kein Schach, und doch
    .on-a4a13 = Schlägt ein Ikosaeder, und der Berserker nimmt die letzte königliche Figur.
    .why = Ein Berserker wird nie als Schach angesagt, und doch muss der Angreifer weg, bevor er rennt.

puzzle-knot-keep-your-attacker = Den Angreifer behalten
    .on-b5-c17 = Schlägt mehr, aber der Angreifer ist zerstört.
    .on-b5-a17 = Schlägt einen Golem und eine von zwei königlichen Figuren, aber der Angreifer ist zerstört.
    .why = Ein Turmzug schlägt den Bumerang auch, und der Angreifer lebt.

puzzle-knot-a-whole-arm = Ein ganzer Arm
    .on-b5c11 = Schlägt eine von vieren, und der Dingo schlägt zurück.
    .why = Vier Figuren für einen Angreifer: Jetzt lohnt es sich.

theme-knot-royals = Königliche Figuren

puzzle-knot-frog-in-the-middle = Frosch in der Mitte
    .on-c7c5 = Weicht zurück, während sich die Linie eines Bumerangs öffnet.
    .on-c8c6 = Greift nichts an, während sich die Linie eines Bumerangs öffnet.
    .why = Das eigene Wesen steht ihm im Rückweg, also bleibt der Frosch auf dem Knoten und greift zwei Bumerangs an.

puzzle-knot-check-or-no-check = Schach oder kein Schach
    .on-c4d10 = Beendet nur das Schach.
    .why = Das Opfer des Golems fliegt durch den Knoten und trifft die letzte königliche Figur. Das ist erlaubt, was auch im Schach steht.

puzzle-knot-open-the-line = Die Linie öffnen
    .on-k9c8 = Bietet Schach, und der Bumerang schlägt die schachbietende Figur.
    .on-b3b4 = Öffnet keine Linie.
    .why = Der Golem verlässt den Knoten, der eigene Bumerang setzt durch ihn matt, und der Golem schlägt die einzige Figur, die helfen könnte.

puzzle-knot-the-last-royal = Die letzte königliche Figur
    .on-d4a7 = Geht in das Schach, das nicht beantwortet werden muss.
    .why = Die letzte königliche Figur darf man schlagen, was auch im Schach steht: Dann ist die Partie zu Ende.

puzzle-knot-only-one-can-answer = Nur eines kann antworten
    .on-a3a8 = Schlägt das Ikosaeder und öffnet die Linie: Der andere Bumerang schlägt den eigenen.
    .why = Das Teleportieren deckt ein Schach des Ikosaeders auf. Nur das Ikosaeder auf a8 kann dazwischentreten, und so öffnet es dem eigenen Bumerang die Linie.

puzzle-knot-without-a-shield = Ohne Schild
    .on-a15d7 = Schlägt den Dingo, und der Angreifer schlägt ein Ikosaeder.
    .on-b15-d1 = Schlägt drei Figuren und opfert den Angreifer, der Schach geben könnte.
    .why = Der Wurf schlägt das Ikosaeder, das den Kronprinzen schützt: Durch den Knoten gibt der eigene Angreifer Schach.

puzzle-knot-no-stalemate = Kein Patt
    .on-b3b5 = Schwarz steht nicht im Schach und kann nicht ziehen: remis.
    .why = Das Ikosaeder räumt den Knoten und sperrt dem Bumerang von Schwarz den Arm: Die eigenen zielen durch den Knoten auf Kronprinz und Frosch.
