# The scenes of the showcase (assets/showcase): titles and captions. Captions are in the present tense; a player is "they".

scene-bulldozer-push-off = Vom Brett geschoben
    .opening = Ein Bulldozer schlägt nichts. Er schiebt, was ihm im Weg steht, und das Brett hat Ränder.
    .step-1 = Der weiße Bulldozer fährt nach a3 und schiebt den Staubteufel vom Brett.

scene-bulldozer-shove = Ein Feld weiter
    .opening = Was geschoben wird, geht ein Feld weiter, in die Richtung des Schubs.
    .step-1 = Der Bulldozer fährt nach b2. Der rote Wagen wird nach a3 geschoben und überlebt.
    .step-2 = Auch Freunde schiebt er: Der weiße Wagen kommt auf d2 zum Stehen und erhält den Chip dieses Feldes.

scene-bulldozer-two-too-many = Zwei sind zu viel
    .opening = Weiß ist tot, und der rote König spaziert umher. Von c1 aus würde der blaue Bulldozer ihn in den Staubteufel dahinter schieben.
    .step-1 = Zwei Figuren sind zu viel, also ist c1 nach b2 versperrt. Von b3 aus ist nur der König zu schieben, und dahinter ist nichts.

scene-megadozer-diagonal = Drei Wege eines Megadozers
    .opening = Ein Megadozer schiebt ganze Ketten, so weit er will, wenn direkt vor ihm eine Figur steht. Auf a3 hätte er drei getötet.
    .step-1 = Richtung d6 ist das nächste Feld leer: nur ein Schritt. Richtung a6 steht ein Staubteufel, und zwei Figuren gehen über den Rand.

scene-megadozer-triple-kill = Drei in ein Loch
    .opening = Drei Figuren dreier Seiten stehen Schwarz im Weg, und am Ende der Reihe ist ein Schlagloch.
    .step-1 = Die ganze Kette rückt vor, und eine nach der anderen fällt die vorderste hinein. Der Megadozer muss vor dem Loch anhalten.

scene-pothole-pulled-away = Wer andern eine Grube gräbt
    .opening = Der rote König hat sich weit von zu Hause entfernt, und neben ihm klafft ein Schlagloch.
    .step-1 = Der weiße Bulldozer bringt sich in Stellung. Im nächsten Zug wird er den König ins Loch schieben.
    .step-2 = Nichts bewegt sich zweimal in einem Zug: Der Schub muss warten.
    .step-3 = Ein Mittelschlagloch dürfen alle bewegen. Rot zieht es dem Plan unter den Füßen weg und sperrt es.
    .step-4 = Und mit der zweiten Aktion fällt in die Grube, wer sie gegraben hat.

scene-devil-round-its-hole = Rund ums Loch
    .opening = Ein Staubteufel läuft am Rand eines Schlaglochs entlang: auf dem Ring der acht Felder ringsum.
    .step-1 = Der eigene Wagen versperrt Weiß den kurzen Weg. Der lange ist frei, und die erste gegnerische Figur darauf wird geschlagen.

scene-four-chips = Vier Chips
    .opening = Jedes der vier Umwandlungsfelder hat einen Chip in eigener Farbe. Der weiße Wagen hat zwei davon.
    .step-1 = Er hält auf d2 und bekommt den dritten Chip.
    .step-2 = Der eigene Megadozer schiebt ihn weiter nach b4. Das ist der vierte: Der Wagen wird zum Rennwagen und gibt seine Chips zurück.

scene-king-killed = Eine Armee wechselt die Seite
    .opening = Es gibt kein Schach. Rot hat den weißen Wagen übersehen.
    .step-1 = Der König ist tot, und alle roten Figuren gehören Weiß: zurückgestuft und ohne Chips, samt dem Schlagloch.
    .step-2 = Sie dürfen sofort ziehen. Ein Bulldozer, der eben noch Rot gehörte, schiebt einen Staubteufel über den Rand.

scene-berserk-through-the-knot = Als Berserker durch den Knoten
    .opening = Einmal in der Partie kann ein Angreifer zum Berserker werden. Der schwarze Golem auf dem Knoten fühlt sich hinter seinem Dingo sicher.
    .step-1 = Er rennt durch den Knoten bis ans Ende eines Armes: an Freunden vorbei, über alle Gegner hinweg, auch königliche. Dann ist er selbst fort.

scene-golem-fly-back = Der Golem trifft zwei
    .opening = Ein Golem geht nur ein Feld. Weit weg, auf demselben Streifen, steht der schwarze Kronprinz.
    .step-1 = Was er schlägt, fliegt in gerader Linie weiter, mitten über den Knoten, und reißt die erste Figur mit, die es trifft.

scene-boomerang-round-the-corner = Um die Ecke und zurück
    .opening = Ein Bumerang trifft wie ein Turm, und was in den Knoten kommt, darf ihn durch einen anderen Arm verlassen.
    .step-1 = Er fliegt seinen Arm entlang, um die Ecke in einen anderen und trifft das Ikosaeder. Dann ist er wieder auf seinem Feld.

scene-entity-ring = Der Ring des Wesens
    .opening = Vier schwarze Figuren stehen vier Felder vom Knoten entfernt, jede auf ihrem eigenen Arm, und keine weiße.
    .step-1 = Das Wesen springt zwei Felder und schlägt alle gegnerischen Figuren, die nun so weit vom Knoten entfernt sind wie es selbst.

scene-frog-in-the-well = Zwei hinauf, einer zurück
    .opening = Das alte Rätsel: Ein Frosch klettert aus dem Brunnen, am Tag zwei hinauf, in der Nacht einen zurück. Der weiße Frosch sitzt auf c1.
    .step-1 = Er springt zwei Felder und rutscht am Ende des Zuges eines zurück.
    .step-2 = Ein schwarzer Frosch tut auf der anderen Seite dasselbe. Der weiße ruht auf c2.
    .step-3 = Zwei hinauf, einer zurück: Nun ist er auf c3.
    .step-4 = Auch der schwarze klettert weiter.
    .step-5 = Der dritte Sprung schlägt den Golem, und auch nach dem Schlagen rutscht der Frosch.

scene-icosahedron-twenty-steps = Genau zwanzig Schritte
    .opening = Ein Ikosaeder hat zwanzig Flächen und macht genau zwanzig Schritte. Umkehren darf es, wann es will.
    .step-1 = Der Dingo ist acht Felder entfernt, eine gerade Zahl, also kann der zwanzigste Schritt ihn treffen. Kein anderer Schritt schlägt.

scene-check-jumps-the-queue = Schach drängelt sich vor
    .opening = Gezogen wird im Uhrzeigersinn: Süd, West, Nord, Ost. Süd ist am Zug.
    .step-1 = Der Bauer öffnet die lange Diagonale: Der Läufer von Süd bietet Nord Schach. Ein Schach wird sofort beantwortet.
    .step-2 = Also zieht jetzt Nord und schließt die Diagonale. West hat einen Zug verloren.
    .step-3 = Von Nord aus geht es weiter: Als Nächstes kommt Ost.

scene-mate-and-annexation = Matt, und die Armee wechselt die Seite
    .opening = Der König von Ost ist von den eigenen Figuren eingemauert. Der Springer von Süd ist nach e4 gekommen.
    .step-1 = Schach, und kein Ausweg: matt. Der König verlässt das Brett, und die Armee von Ost gehört Süd.
    .step-2 = Süd zieht sofort mit dem, was Ost gehörte: Dessen Springer schlägt den Läufer von Nord. West und Nord haben einen Zug verloren.
    .step-3 = Von nun an zieht Süd zweimal in jeder Runde, einmal mit jeder Armee. Dies war der Zug der eigenen.

scene-frozen-pieces = Eingefroren
    .opening = West gibt auf. Wer aufgibt, lässt die Figuren entfernen oder dort einfrieren, wo sie stehen.
    .step-1 = Nur der König verlässt das Brett. Die anderen sechs Figuren sind aus Eis und gehören niemandem.
    .step-2 = Nichts schlägt oder durchquert eine eingefrorene Figur: Der Läufer von Nord muss vor dem Bauern auf c5 anhalten.
    .step-3 = Ost spielt weiter. Die Armee von West kommt nicht mehr an die Reihe.
    .step-4 = Ein eingefrorener Turm und ein eingefrorener Springer zielen auf b1 und bieten kein Schach. Der König von Süd geht dorthin.

scene-kings-queen = Die Königsdame
    .opening = Nord ist ausgeschieden. Der König von Süd ist über das ganze Brett gewandert, in die Ecke, in der der von Nord stand.
    .step-1 = Die Ecke gegenüber der eigenen ist seine Damenecke.
    .step-2 = Die anderen mögen ziehen, was sie wollen. Es zählt nur der allernächste Zug der Armee von Süd.
    .step-3 = Ost hat nichts, was die Ecke rechtzeitig erreichen könnte.
    .step-4 = Der König verlässt sie, und wo er stand, steht eine Dame. Sie bietet West sofort Schach. Bauern werden nie zu Damen.

scene-auction = Zum Ersten, zum Zweiten, zum Dritten
    .opening = Die Dame von Gelb ist zu nahe gekommen. Blau und Grün halten Figuren, die sie geschlagen haben.
    .step-1 = Der Springer von Rot schlägt die Dame. Sie kommt mit drei Marken auf die Hand von Rot.
    .step-2 = Rot versteigert sie: In jedem Zug gibt es ein Angebot, von der Seite am Zug.
    .step-3 = Im Uhrzeigersinn bieten alle einmal, jede Seite aus der eigenen Hand. Blau bietet einen Turm und einen Bauern.
    .step-4 = Gelb hält nichts und wird nicht gefragt. Grün bietet einen Springer.
    .step-5 = Rot nimmt ein Gebot oder keines: Blau bekommt die Dame für den Turm und den Bauern.
    .step-6 = Was getauscht wurde, kommt aufs Brett, neben eine Figur der neuen Seite. Rot beginnt mit dem Turm.
    .step-7 = Der Bauer steht neben dem Springer. Einen Doppelschritt wird er nie machen.
    .step-8 = Blau setzt die Dame ein. Sie darf von dort keinen König angreifen und zieht ab dem nächsten Zug von Blau.

scene-tokens-run-out = Die Marken gehen aus
    .opening = Rot behält einen Läufer auf der Hand und tauscht nicht. Er hat noch zwei Marken.
    .step-1 = Am Ende des eigenen Zuges verliert jede Figur auf der Hand eine Marke.
    .step-2 = Der Zug von Blau nimmt dem Läufer von Rot nichts.
    .step-3 = Der von Gelb auch nicht.
    .step-4 = Und der von Grün nicht.
    .step-5 = Rot zieht, und die letzte Marke geht ab. Was keine mehr hat, kann nicht mehr getauscht werden: Die Würfel werden fallen.
    .step-6 = Er fällt auf das Mittelfeld und schläft: Er gehört niemandem und kann nicht ziehen, versperrt aber Linien.

scene-dice-drop = Wohin die Würfel fallen
    .opening = Blau hat eine Dame, einen Springer und einen Bauern gehortet. Jede dieser Figuren hat noch eine Marke.
    .step-1 = Blau zieht, und die letzten Marken gehen ab.
    .step-2 = Zuerst die Dame. Ein Würfel zählt von links aus Sicht von Blau, der andere von Blau weg: das dritte und das fünfte Feld.
    .step-3 = Dann der Springer. Bei einer Sieben oder einem besetzten Feld würde neu gewürfelt.
    .step-4 = Zuletzt der Bauer. Alle drei schlafen nun, und wer sie schlägt, weckt sie.

scene-sleeper-woken = Die geweckte Dame
    .opening = Figuren, die durch die Würfel aufs Brett fielen, liegen schlafend in der Mitte, darunter eine Dame.
    .step-1 = Der Springer von Rot schlägt die schlafende Dame. Sie erwacht und gehört Rot.
    .step-2 = Rot setzt sie neben die Figur, die sie geschlagen hat. Sie zieht ab dem nächsten Zug von Rot.
    .step-3 = Blau spielt weiter.
    .step-4 = Gelb spielt weiter.
    .step-5 = Grün übersieht ihre Linie.
    .step-6 = Wach schlägt sie wie jede Dame, und der Springer von Grün kommt auf die Hand von Rot.
