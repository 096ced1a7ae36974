### Who plays: humans and bots.

players = Players
players-help = You can hand a seat to a bot, or take one over, at any time.
players-bots-on = Resume bots (B)
players-bots-pause = Pause bots (B)
players-bots-step = One step (N)
players-human = Human
