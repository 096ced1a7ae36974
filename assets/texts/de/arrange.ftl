### The set-up that each player chooses unseen by the other.

arrange = { $name } stellt auf
arrange-done = So legen
arrange-help = Beide legen ihre vier Gruppen auf die vier Streifen, ungesehen voneinander.
arrange-alone = Sonst darf jetzt niemand hinschauen.
arrange-i-am = Hier ist { $name }
arrange-exchange = Zwei Streifen drücken tauscht ihre Gruppen.
arrange-king = König
arrange-crown-prince = Kronprinz
arrange-golem = Golem
arrange-boomerang = Bumerang
arrange-icosahedron = Ikosaeder
arrange-attacker = Angreifer
arrange-frog = Frosch
arrange-dingo = Dingo
arrange-entity = Wesen
