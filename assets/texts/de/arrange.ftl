### The set-up that each player chooses unseen by the other.

arrange = { $name ->
    [you] Deine Aufstellung
   *[other] { $name } stellt auf
}
arrange-done = Aufstellung bestätigen
arrange-help = Beide Seiten stellen ihre vier Gruppen verdeckt auf den vier Streifen auf.
arrange-alone = Alle anderen schauen jetzt bitte weg.
arrange-i-am = { $name ->
    [you] Meine Gruppen zeigen
   *[other] Hier ist { $name }
}
arrange-exchange = Zwei Gruppen wählen, um sie zu tauschen.
arrange-king = König
arrange-crown-prince = Kronprinz
arrange-golem = Golem
arrange-boomerang = Bumerang
arrange-icosahedron = Ikosaeder
arrange-attacker = Angreifer
arrange-frog = Frosch
arrange-dingo = Dingo
arrange-entity = Wesen
