### Who plays: humans and bots.

players = Spieler
players-help = Wo ein Mensch geht, spielt ein Bot weiter, und umgekehrt.
players-bots-on = Bots weiter (B)
players-bots-pause = Bots anhalten (B)
players-bots-step = Ein Schritt (N)
players-human = Mensch
players-bot = Bot: { $name }
