### The set-up that each player chooses unseen by the other.

arrange = { $name } sets up
arrange-done = Lay them like this
arrange-help = Each player lays the four groups on the four strips, unseen by the other.
arrange-alone = Nobody else may look now.
arrange-i-am = I am { $name }
arrange-exchange = Press two strips to exchange their groups.
arrange-king = king
arrange-crown-prince = crown prince
arrange-golem = golem
arrange-boomerang = boomerang
arrange-icosahedron = icosahedron
arrange-attacker = attacker
arrange-frog = frog
arrange-dingo = dingo
arrange-entity = entity
