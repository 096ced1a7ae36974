### Who plays: humans and bots.

players = Players
players-help = Bots play on where a human leaves, and humans where a bot does.
players-bots-on = Let bots go on (B)
players-bots-pause = Pause bots (B)
players-bots-step = One step (N)
players-human = Human
players-bot = Bot: { $name }
