### Who plays: humans and bots.

players = Spieler
players-help = Ein Platz lässt sich jederzeit an einen Bot abgeben oder wieder übernehmen.
players-bots-on = Bots fortsetzen (B)
players-bots-pause = Bots anhalten (B)
players-bots-step = Ein Schritt (N)
players-human = Mensch
