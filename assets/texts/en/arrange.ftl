### The set-up that each player chooses unseen by the other.

arrange = { $name ->
    [you] Your set-up
   *[other] { $name } sets up
}
arrange-done = Confirm set-up
arrange-help = Each player places the four groups on the four strips in secret.
arrange-has-chosen = { $name ->
    [you] You have
   *[other] { $name } has
} chosen in secret.
arrange-alone = Everyone else, please look away.
# The two ends of the player's half of a strip, named on the board.
arrange-edge = edge
arrange-centre = centre
# What stands on a strip, from the edge to the centre.
arrange-group = Strip { $strip }, from the edge: { $pieces }
arrange-i-am = { $name ->
    [you] Show my groups
   *[other] I am { $name }
}
arrange-king = king
arrange-crown-prince = crown prince
arrange-golem = golem
arrange-boomerang = boomerang
arrange-icosahedron = icosahedron
arrange-attacker = attacker
arrange-frog = frog
arrange-dingo = dingo
arrange-entity = entity
