### What is set for all games.

settings = Settings
settings-back = Back

settings-language = Language
settings-language-system = System

settings-speed = Animation speed
settings-speed-off = Off
settings-sounds = Sounds
settings-music = Music
settings-pieces = Pieces
settings-finish-painted = Painted
settings-finish-wooden = Wooden
settings-finish-metal = Metal
settings-light = Light
settings-day = Day
settings-night = Night
settings-panels = Panels
settings-panels-dark = Dark
settings-panels-light = Light
settings-panel-scale = Size of panels

settings-silence = Silence ({ $key })
settings-camera = The camera leans in to great moments
settings-shakes = The camera shakes a little when something is hit
settings-motion = Reduced motion
settings-plain = Plain drawing, for slow machines
settings-turn-board = Turn the board to the player
settings-flat-table = Screen on a table: turn all of it to the player
settings-coordinates = Letters and numbers on the board ({ $key })
settings-moves = Show the moves

settings-bots = Bots act
settings-bots-at-once = at once
settings-bots-unhurried = unhurried
settings-bots-slowly = slowly

settings-targets = Show where what is picked may go
settings-threats = Show what is threatened ({ $key })
settings-web = Show who attacks whom ({ $key })
settings-warn = Ask before much is given away
settings-confirm = Show an action first, and play it when it is confirmed
settings-no-take-back = Take nothing back that others have answered
settings-review = Show again what the others did when a turn comes round
settings-chances = Show everybody's chances ({ $key })
settings-dice = Throw dice without asking

# Settings that make no sense, by the names that they have in the file; then where that is now.
settings-unread-some = Some settings could not be read and are the usual ones ({ $names }); { $kept }.
# The settings were read and make no sense; then where the file is now.
settings-unread-kept = The settings could not be read ({ $why }); { $kept }.
settings-kept-in = they are kept in { $place }
settings-unread = The settings could not be read: { $why }.
