### The set-up that each player chooses unseen by the other.

arrange = { $name ->
    [you] Deine Aufstellung
   *[other] { $name } stellt auf
}
arrange-done = Aufstellung bestätigen
arrange-help = Beide Seiten stellen ihre vier Gruppen verdeckt auf den vier Streifen auf.
arrange-has-chosen = { $name ->
    [you] Du hast
   *[other] { $name } hat
} verdeckt gewählt.
arrange-alone = Alle anderen schauen jetzt bitte weg.
# The two ends of the player's half of a strip, named on the board.
arrange-edge = Rand
arrange-centre = Mitte
# What stands on a strip, from the edge to the centre.
arrange-group = Streifen { $strip }, vom Rand her: { $pieces }
arrange-i-am = { $name ->
    [you] Meine Gruppen zeigen
   *[other] Hier ist { $name }
}
arrange-king = König
arrange-crown-prince = Kronprinz
arrange-golem = Golem
arrange-boomerang = Bumerang
arrange-icosahedron = Ikosaeder
arrange-attacker = Angreifer
arrange-frog = Frosch
arrange-dingo = Dingo
arrange-entity = Wesen
