### Quién juega: personas y bots.

players = Jugadores
players-help = Puedes dejar un puesto a un bot, o tomar el suyo, en cualquier momento.
players-bots-on = Reanudar bots (B)
players-bots-pause = Pausar bots (B)
players-bots-step = Un paso (N)
players-human = Persona
