### Regeloptionen.

## Was Regeloptionen bewirken: eine Zeile unter jeder, in der Spielwahl.

option-exact-cars = Wagen fahren genau 2 Felder wie ein Turm. Rennwagen fahren genau 3 wie ein Turm oder genau 2 wie ein Läufer.
option-quiet-turns = Nach so vielen Zügen in Folge ohne Tod, neuen Chip oder Umwandlung ist die Partie remis.
option-strict-centre = Wer zuletzt ein Mittelschlagloch bewegt hat, darf keines von beiden bewegen, bis eine andere Seite eines bewegt hat.
option-literal-megadozer = Ein Megadozer fährt nur dorthin, wo eine Figur direkt vor ihm steht. Den einzelnen Schritt auf ein leeres Feld gibt es nicht.
option-marked-corners = Kein Eckschlagloch darf dorthin, wo zu Beginn eines war (b2, b6, f6, f2): Die Zeichnung der Erfinder markiert diese vier Felder nicht.
option-setup = Wie die vier Figurengruppen KGB, CIA, FBI und FIDE auf den Streifen aufgestellt werden.
option-entity-teleport-captures = Ein Wesen darf auf eine gegnerische Figur teleportieren und schlägt dann alle Gegner auf dem Ring. Eigene Figuren dürfen dort nicht stehen.
option-royal-frogs = Auch die beiden Frösche sind königlich: Sie können im Schach stehen, und gespielt wird, solange eine königliche Figur übrig ist.
option-pie = Nach dem ersten Zug von Weiß darf Schwarz die Seiten tauschen.
option-truce = So viele Züge lang darf zu Beginn keine Seite etwas schlagen oder eine königliche Figur ins Schach setzen. 0: keine Waffenruhe.
option-standstill = Wenn jede Seite so viele Züge lang nichts schlägt, gewinnt, wer mehr Figuren hat; bei gleich vielen ist Remis. 0: Remis nach 50 Zügen.
option-form = Wer gegen wen spielt.
option-score = Was die Plätze wert sind.
option-rounds = Nach so vielen Runden endet die Partie.
option-last-round = Was nach der letzten Runde entscheidet.
option-placing = Wo eine getauschte Figur eingesetzt werden darf.
option-auctions-a-round = Wie viele Auktionen es in einer Runde geben darf. 4: eine für jede Seite.
option-first-mate = Die Partie endet mit dem ersten Schachmatt. Wer es gegeben hat, gewinnt allein.
option-bidding = Wie in einer Auktion geboten wird.
option-resale = Ob eine getauschte Figur, die geschlagen wird, wieder auf eine Hand kommt. Sonst verlässt sie die Partie.
option-seven = Was eine gewürfelte 7 bedeutet.
option-odds = Eine Armee beginnt ohne diese Figur.
option-odds-by = Wessen Armee ohne die Figur beginnt.

## Wie Optionen heißen.

option-name-exact-cars = Genaue Wagen
option-name-quiet-turns = Ruhige Züge bis zum Remis
option-name-strict-centre = Strenge Mitte
option-name-literal-megadozer = Megadozer müssen schieben
option-name-marked-corners = Markierte Ecken
option-name-setup = Aufstellung der Armeen
option-name-entity-teleport-captures = Teleport schlägt
option-name-royal-frogs = Königliche Frösche
option-name-pie = Seitentausch
option-name-truce = Züge Waffenruhe
option-name-standstill = Züge bis zum Stillstand
option-name-form = Spielform
option-name-score = Wertung
option-name-rounds = Höchstzahl der Runden
option-name-last-round = Nach der letzten Runde
option-name-placing = Getauschte Figuren einsetzen
option-name-auctions-a-round = Auktionen je Runde
option-name-first-mate = Das erste Matt gewinnt
option-name-bidding = Bieten in Auktionen
option-name-resale = Weiterverkauf
option-name-seven = Gewürfelte Siebenen
option-name-odds = Vorgabe
option-name-odds-by = Vorgabe von

## Werte, die Wörter sind. $name: die Option und ihr Wert, wie sie in Aufzeichnungen stehen.

option-value = { $name ->
    [setup-standard] Standard
    [setup-random] Zufällig
    [setup-chosen] Verdeckt gewählt
    [form-cutthroat] Alle gegen alle
    [form-teams-opposite] Teams, Partner gegenüber
    [form-teams-adjacent] Teams, Partner nebeneinander
    [form-two-handed-opposite] Zu zweit, eigene Armeen gegenüber
    [form-two-handed-adjacent] Zu zweit, eigene Armeen nebeneinander
    [form-three-handed] Zu dritt mit Strohmann
    [form-pothole-cutthroat] Alle gegen alle
    [form-pothole-teams-opposite] Teams, Partner gegenüber
    [form-pothole-teams-adjacent] Teams, Partner nebeneinander
    [form-pothole-two-handed-opposite] Zu zweit, eigene Armeen gegenüber
    [form-pothole-two-handed-adjacent] Zu zweit, eigene Armeen nebeneinander
    [form-pothole-three-handed] Zu dritt
    [last-round-shared] Der Punkt wird geteilt
    [last-round-material] Das Material entscheidet
    [placing-no-check] Kein Angriff auf einen König
    [placing-home] Nur daheim
    [placing-anywhere] Überall, auch mit Schach
    [bidding-once] Nur einmal
    [bidding-raise] Gebote dürfen steigen
    [bidding-sealed] Verdeckt
    [seven-reroll] Neu würfeln
    [seven-choose] Freie Wahl
    [score-classic] Alles für den Sieg
    [score-shared] Ein geteilter Punkt
    [odds-none] Keine
    [odds-pawn] Bauer vor dem Läufer
    [odds-knight] Springer
    [odds-bishop] Läufer
    [odds-rook] Turm
    [odds-car] Linker Wagen
    [odds-bulldozer] Linker Bulldozer
    [odds-dirt-devil] Linker Staubteufel
    [odds-entity] Wesen
    [odds-icosahedron] FBI-Ikosaeder
    [odds-attacker] Angreifer
    [odds-boomerang] KGB-Bumerang
    [odds-auction-none] Keine
    [odds-auction-pawn] Bauer vor dem Königsläufer
    [odds-auction-knight] Damenspringer
    [odds-auction-rook] Damenturm
    [odds-auction-queen] Dame
    [odds-by-white] { seat-white }
    [odds-by-red] { seat-red }
    [odds-by-black] { seat-black }
    [odds-by-blue] { seat-blue }
    [odds-by-yellow] { seat-yellow }
    [odds-by-green] { seat-green }
    [odds-by-south] { seat-south }
    [odds-by-west] { seat-west }
    [odds-by-north] { seat-north }
    [odds-by-east] { seat-east }
   *[score-4321] Punkte nach Platz
}
# Eine Zeile zum Wert.
option-value-about = { $name ->
    [setup-standard] KGB auf Streifen a, CIA auf b, FBI auf c und FIDE auf d.
    [setup-random] Die Gruppen jeder Armee werden gemischt.
    [setup-chosen] Beide stellen ihre Gruppen auf, ohne die Wahl der anderen Seite zu sehen.
    [form-cutthroat] Zu viert, alle gegen alle.
    [form-teams-opposite] Süd und Nord gegen West und Ost.
    [form-teams-adjacent] Süd und West gegen Nord und Ost.
    [form-two-handed-opposite] Eine Person hat Süd und Nord, die andere West und Ost.
    [form-two-handed-adjacent] Eine Person hat Süd und West, die andere Nord und Ost.
    [form-three-handed] Süd, West und Nord spielen und ziehen abwechselnd für Ost.
    [form-pothole-cutthroat] Zu viert, alle gegen alle.
    [form-pothole-teams-opposite] Weiß und Schwarz gegen Rot und Blau.
    [form-pothole-teams-adjacent] Weiß und Rot gegen Schwarz und Blau.
    [form-pothole-two-handed-opposite] Eine Person hat Weiß und Schwarz, die andere Rot und Blau.
    [form-pothole-two-handed-adjacent] Eine Person hat Weiß und Rot, die andere Schwarz und Blau.
    [form-pothole-three-handed] Weiß, Rot und Schwarz spielen. Die blaue Ecke ist leer.
    [last-round-shared] Alle, die noch im Spiel sind, teilen sich den Punkt.
    [last-round-material] Wer noch im Spiel ist und auf Brett und Hand das meiste Material hat, gewinnt allein. Bei Gleichstand wird der Punkt geteilt.
    [placing-no-check] Neben einer eigenen Figur, aber nicht, wo sie den König einer anderen Seite angreift.
    [placing-home] Wie üblich, und nur auf dem eigenen Arm des Bretts.
    [placing-anywhere] Neben einer eigenen Figur, auch wo sie einen König angreift.
    [bidding-once] Jede Seite bietet einmal oder passt.
    [bidding-raise] Nach den ersten Geboten wird reihum erhöht, immer um eigene Figuren, bis alle bis auf eine Seite gepasst haben.
    [bidding-sealed] Jede Seite bietet einmal oder passt. Die anderen sehen es erst nach dem letzten Gebot.
    [seven-reroll] Bei einer 7 wird neu gewürfelt.
    [seven-choose] Mit einer 7 auf dem ersten Würfel wählt die Seite am Zug die Linie, auf dem zweiten die Reihe, auf beiden irgendein Feld des Mittelfelds.
    [score-classic] 1 Punkt für den Sieg. Ein Remis teilt ihn.
    [score-shared] 1 Punkt für die letzte Seite. Endet die Partie mit einem Remis, teilen ihn alle, die dabei Remis spielen. Wer Remis hat, während andere weiterspielen, bekommt nichts.
    [odds-none] Zum Ausgleich kann eine Armee ohne eine Figur beginnen.
    [odds-auction-none] Zum Ausgleich kann eine Armee ohne eine Figur beginnen.
    [score-4321] Wer zuerst ausscheidet, bekommt 1 Punkt, die letzte Seite 4.
   *[other] {""}
}

## Was an einer Option in einer Aufzeichnung oder einem Link nicht stimmt.

option-unknown = dieses Spiel hat keine Option `{ $name }`
# $expected im Nominativ.
option-takes = der Wert der Option `{ $name }` ist { $expected }, nicht `{ $value }`
option-flag = true oder false
option-number = eine ganze Zahl von { $min } bis { $max }
option-choice = einer von { $values }
