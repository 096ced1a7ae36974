### Regeloptionen.

## Was Regeloptionen bewirken, in der Spielwahl.

option-exact-cars = Wagen fahren genau 2 Felder wie ein Turm, Rennwagen genau 3 wie ein Turm oder genau 2 wie ein Läufer
option-quiet-turns = Remis nach so vielen Zügen in Folge ohne Tod, neuen Chip oder Umwandlung
option-setup = Die Gruppen KGB, CIA, FBI und FIDE: auf den Streifen a bis d, zufällig oder von beiden verdeckt gewählt
option-entity-teleport-captures = Der Teleport eines Wesens darf auf einer gegnerischen Figur enden und schlägt alle auf dem Ring, auf dem keine eigene stehen darf
option-royal-frogs = Auch die beiden Frösche sind königlich
option-pie = Nach dem ersten Zug von Weiß darf Schwarz die Seiten tauschen
option-form = Alle gegen alle; zwei Teams, Partner gegenüber oder nebeneinander; dasselbe mit einer Person pro Team; oder zu dritt mit Ost als Strohmann
option-score = klassisch: 1 für den Sieg, 1/2 für Remis; 4321: Punkte nach der Reihenfolge des Ausscheidens, 4 für die letzte Seite
option-rounds = Remis nach so vielen Runden insgesamt

## Wie Optionen und ihre Werte heißen. $name: wie es in Aufzeichnungen steht.

option-name = { $name ->
    [exact-cars] Genaue Wagen
    [quiet-turns] Ruhige Züge
    [setup] Aufstellung
    [entity-teleport-captures] Teleport schlägt
    [royal-frogs] Königliche Frösche
    [pie] Seitentausch
    [form] Spielform
    [score] Wertung
    [rounds] Runden
   *[other] { $name }
}
option-value = { $name ->
    [standard] üblich
    [random] zufällig
    [chosen] selbst gewählt
    [cutthroat] alle gegen alle
    [teams-opposite] Teams gegenüber
    [teams-adjacent] Teams nebeneinander
    [two-handed-opposite] zu zweit, gegenüber
    [two-handed-adjacent] zu zweit, nebeneinander
    [three-handed] zu dritt
    [classic] klassisch
   *[other] { $name }
}

## Was an einer Option in einer Aufzeichnung oder einem Link nicht stimmt.

option-unknown = dieses Spiel hat keine Option `{ $name }`
# $expected im Nominativ.
option-takes = der Wert der Option `{ $name }` ist { $expected }, nicht `{ $value }`
option-flag = true oder false
option-number = eine ganze Zahl von { $min } bis { $max }
option-choice = einer von { $values }
