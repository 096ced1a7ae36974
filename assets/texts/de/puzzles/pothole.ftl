# The puzzles (assets/puzzles/pothole.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-pothole-push-a-king = Einen König schieben

puzzle-pothole-over-the-edge = Über den Rand
    .on-b7c6 = Der Bulldozer wendet sich vom König ab.
    .why = Der Bulldozer fährt auf das Feld des Königs, und der König fällt vom Brett. Seine ganze Armee gehört jetzt uns.

puzzle-pothole-a-hole-behind-the-king = Ein Loch hinter dem König
    .on-a7b6 = Schiebt niemanden: Der König steht darunter, und das Schlagloch unter dem König.
    .why = Der König wird in das Schlagloch hinter ihm geschoben.

puzzle-pothole-into-the-car-s-way = Dem Wagen vor die Räder
    .on-d3d5 = Der Wagen steht neben dem König, hat sich aber schon bewegt.
    .why = Auf die Linie des eigenen Wagens geschoben, wird der König mit der zweiten Aktion geschlagen.

puzzle-pothole-the-last-king = Der letzte König
    .on-f3f2 = Ohne ein Schlagloch hinter ihm wird der König nur verschoben.
    .on-f3e4 = Lässt den König in Ruhe.
    .why = Das eigene Schlagloch öffnet sich hinter dem König, und der Bulldozer schiebt ihn hinein: Sonst ist niemand mehr übrig.

puzzle-pothole-relay = Staffellauf
    .on-c3c4 = Er steht neben dem König, hat aber schon gezogen.
    .why = Geschoben werden ist nicht ziehen: Der Bulldozer, der neben den König geschoben wurde, schiebt ihn ins Schlagloch.

theme-pothole-take-a-king = Einen König schlagen

puzzle-pothole-the-bigger-prize = Der größere Preis
    .on-a6a5 = Ein Bulldozer ist weniger als ein König samt Armee.
    .why = Ein König bringt seine ganze Armee und sein Schlagloch; ein Bulldozer ist nur ein Bulldozer.

puzzle-pothole-the-long-way-round = Der lange Weg herum
    .on-b3e3 = Schlägt den Bulldozer auf dem kurzen Weg, und der König lebt.
    .why = Ein Wirbelsturm läuft um mehrere Schlaglöcher: Der lange Weg endet auf einem König.

puzzle-pothole-one-king-leads-to-the-next = Ein König führt zum nächsten
    .on-a5b5 = Ein Rennwagen ist weniger als zwei Könige.
    .why = Die Armee eines toten Königs gehört sofort uns: Mit der zweiten Aktion schlägt ihr Wagen den nächsten König.

puzzle-pothole-choose-your-king = Welcher König?
    .on-d4f4 = Dieser König bringt keine Armee mit.
    .why = Den König schlagen, der eine Armee mitbringt.

puzzle-pothole-a-push-for-the-car = Anschub für den Wagen
    .on-b4c5 = Schlägt einen Bulldozer mit dem Wagen, der den König schlagen könnte.
    .why = An den Rand geschoben, hat der Wagen noch nicht gezogen: Zwei Felder weiter oben steht der König.

puzzle-pothole-pushed-onto-the-ring = Auf den Ring geschoben
    .on-e5e6 = Um dieses Schlagloch herum kommt er nie zum König.
    .why = Der Bulldozer schiebt den Teufel auf den Ring eines anderen Schlaglochs, und der führt zum König.

puzzle-pothole-out-of-its-own-way = Sich selbst aus dem Weg
    .on--g6f5 = Dieser Ring reicht nicht bis zum König.
    .on-c6d6 = Ein Bulldozer ist weniger als ein König samt Armee.
    .why = Das Schlagloch bringt dem Teufel seinen Ring, und das Feld, das es verlässt, ist frei für den Weg zum König.

theme-pothole-potholes = Schlaglöcher

puzzle-pothole-down-with-the-megadozer = Nieder mit dem Megadozer
    .on-b4b5 = Ein Wagen ist ein Drittel eines Megadozers.
    .why = Ein Bulldozer schiebt sogar einen Megadozer in ein Schlagloch.

puzzle-pothole-dig-first-push-second = Erst graben, dann schieben
    .on-b3c3 = Ohne das Schlagloch wird der König nur weggeschoben.
    .why = Zwei Aktionen: Hinter dem König öffnet sich das Schlagloch, und dann schiebt ihn ein Bulldozer hinein.

puzzle-pothole-out-of-my-line = Aus der Linie
    .on--c4c3 = Steht noch auf der Linie.
    .on-c2c3 = Eine Figur, die sich bewegt hat, kann den König in diesem Zug nicht schlagen.
    .why = Das Schlagloch verlässt die Linie, und die zweite Aktion schlägt den König mit dem Rennwagen.

puzzle-pothole-bring-the-ring = Den Ring bringen
    .on-d3d5 = Neben dem König, aber eine Figur zieht nur einmal im Zug.
    .why = Das Schlagloch bringt dem Staubteufel seinen Ring, und der Weg herum endet auf einem König.

puzzle-pothole-a-hole-in-the-corner = Ein Loch in der Ecke
    .on-e3f3 = Ohne das Schlagloch wird der Wirbelsturm nur weggeschoben.
    .why = Das eigene Eckschlagloch öffnet sich hinter dem Wirbelsturm, und der Bulldozer schiebt ihn mit der zweiten Aktion hinein.

puzzle-pothole-fetched-from-afar = Von weit her geholt
    .on-e6d6 = Ohne ein Schlagloch hinter ihm wird der Bulldozer nur verschoben.
    .why = Schlaglöcher gehen beliebig weit: Von der anderen Seite des Bretts her öffnet es sich hinter dem Bulldozer.

theme-pothole-megadozer = Megadozer

puzzle-pothole-sweep-the-rank = Die Reihe fegen
    .on-a5f5 = Hält ein Feld zu früh: Nur der Staubteufel fällt.
    .on-a5e5 = Hält, bevor etwas fällt.
    .why = Mit einer Figur vor sich fährt ein Megadozer, so weit man will: Bis zum Rand geschoben, fallen beide Figuren.

puzzle-pothole-two-kings-in-a-row = Zwei Könige in einer Reihe
    .on-c3f3 = Nur Schwarz fällt.
    .on-c3e3 = Nichts fällt.
    .why = Die ganze Kette rückt vor, und zwei Könige fallen nacheinander.

puzzle-pothole-stop-in-time = Rechtzeitig halten
    .on-e5g5 = Ein Schritt mehr schiebt auch den Staubteufel hinunter.
    .why = Der eigene Staubteufel schiebt den König hinunter. Einen Schritt weiter fiele auch der Staubteufel.

theme-pothole-chips = Chips

puzzle-pothole-being-pushed-is-not-moving = Geschoben ist nicht bewegt
    .on-c3b4 = Wandelt sich durch den eigenen Zug um und kann dann nicht mehr ziehen.
    .why = Zum letzten Chip geschoben, wandelt sich der Wagen um und hat noch nicht gezogen: Als Rennwagen schlägt er den König.

puzzle-pothole-the-fourth-chip = Der vierte Chip
    .on-a5a6 = Der König schlägt den Bulldozer.
    .on-a5b5 = Der Rennwagen schlägt den Bulldozer.
    .why = Der vierte Chip macht einen Megadozer, außer Reichweite von König und Rennwagen.

theme-pothole-defend = Verteidigen

puzzle-pothole-enough-is-enough = Genug ist genug
    .on-b2b3 = Öffnet die Diagonale, und der Rennwagen schlägt den König.
    .why = Die einzige Figur, die noch ziehen kann, schützt den König: auf die zweite Aktion verzichten.

puzzle-pothole-close-the-file = Die Linie schließen
    .on-e5e7 = Schlägt einen Staubteufel, und der Rennwagen schlägt den König.
    .why = Ein Schlagloch auf der Linie hält den Rennwagen auf.

puzzle-pothole-better-than-a-wall = Besser als eine Mauer
    .on--b2a2 = Rettet den König, aber der Rennwagen lebt.
    .on-e5e7 = Schlägt einen Staubteufel, und der Rennwagen schlägt den König.
    .why = Vom Brett geschoben, greift der Rennwagen niemanden mehr an.

theme-pothole-pushes = Schieben

puzzle-pothole-one-pushes-the-other = Einer schiebt den anderen
    .on-e3d3 = Er steht richtig, hat aber schon gezogen.
    .why = Ein Bulldozer schiebt den anderen zurecht, und der schiebt seinen Nachbarn in die Kerbe. Einen Chip bekommt er auch.
