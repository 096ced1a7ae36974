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
settings-panels = Theme
settings-panels-dark = Dark
settings-panels-light = Light
settings-panel-scale = Interface size

settings-silence = Mute ({ $key })
settings-camera = Zoom in on big moments
settings-motion = Reduced motion
settings-plain = Low graphics (faster)
settings-turn-board = Turn the board to the player on turn
settings-flat-table = Tabletop mode
settings-coordinates = Show coordinates ({ $key })
settings-moves = Show the move list

settings-bots = Bot speed
settings-bots-at-once = Fast
settings-bots-unhurried = Normal
settings-bots-slowly = Slow

settings-targets = Show legal moves
settings-threats = Show threats ({ $key })
settings-web = Show attack lines ({ $key })
settings-warn = Warn before blunders
settings-confirm = Confirm every move
settings-no-take-back = No undo after a reply
settings-review = Replay opponents' moves before my turn
settings-goals = Tell the goal of a game when it begins
settings-chances = Show winning chances ({ $key })
settings-dice = Roll dice automatically

# Settings that make no sense, by the names that they have in the file; then where that is now.
settings-unread-some = Some settings could not be read and were reset ({ $names }); { $kept }.
# The settings were read and make no sense; then where the file is now.
settings-unread-kept = The settings could not be read ({ $why }); { $kept }.
settings-kept-in = the old file was kept as { $place }
settings-unread = The settings could not be read: { $why }.
