### What is set for all games.

settings = Settings
settings-back = Done

## Groups, which stand in a list or are folded

settings-game = Game
settings-display = Display
settings-sound = Sound
settings-controls = Controls
settings-accessibility = Accessibility

## Game. A line about a setting stands below its name, smaller

settings-language = Language
settings-language-system = System
settings-language-lost = The texts in { $language } could not be loaded. Choose the language again when you are connected.
settings-bots = Bot speed
settings-bots-at-once = Fast
settings-bots-unhurried = Normal
settings-bots-slowly = Slow
settings-ask-losses = Ask before a move costs you a piece or your king
settings-warn = Warn before blunders
settings-warn-about = A bot checks your move before it is played.
settings-confirm = Confirm every move
settings-confirm-about = A move is shown first. Play it with Confirm.
settings-no-take-back = No undo after a reply
settings-review = Replay opponents' moves before my turn
settings-goals = Show the goal when a game begins
settings-dice = Roll dice automatically
settings-dice-about = Auction Chess only.

## Display

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
settings-speed = Animation speed
settings-speed-off = Off
settings-targets = Show legal moves
settings-threats = Show threats ({ $key })
settings-web = Show attack lines ({ $key })
settings-chances = Show winning chances ({ $key })
settings-coordinates = Show coordinates ({ $key })
settings-chessboard = Knot Chess in 2D: on a chessboard, two files per strip
settings-moves = Show the move list
settings-camera = Zoom in on big moments
settings-graphics = Graphics
settings-graphics-automatic = Automatic
settings-graphics-high = High
settings-graphics-medium = Medium
settings-graphics-low = Low
settings-graphics-plain = Plain
settings-graphics-chosen = Chosen for this machine: { $quality }.
settings-graphics-slow = Chosen for this machine: { $quality }, as finer graphics ran at { $frames } frames per second.

## Sound

settings-silence = Mute ({ $key })
settings-sounds = Sound effects
settings-music = Music

## Controls

settings-turn-board = Turn the board to the player on turn
settings-flat-table = Tabletop mode
settings-flat-table-about = For a screen that lies flat: everything turns to the player on turn.
settings-big-screen = Big-screen mode
settings-big-screen-about = For a screen that everyone watches: names and clocks can be read from across the room.
settings-mouse = Mouse: click a piece, then its target, or drag it. The right button turns the camera, the middle button moves it, the wheel zooms.
settings-touch = Touch: tap a piece, then its target. One finger turns the camera, two fingers zoom and move it.

## Accessibility

settings-panel-scale = Interface size
settings-shakes = Shake the camera on hits
settings-motion = Reduced motion
settings-motion-about = Moves are shown at once. Nothing shakes or flies.

## Settings that cannot be read

# Settings that make no sense, by the names that they have in the file; then where that is now.
settings-unread-some = Some settings could not be read and were reset ({ $names }); { $kept }.
# The settings were read and make no sense; then where the file is now.
settings-unread-kept = The settings could not be read ({ $why }); { $kept }.
settings-kept-in = the old file was kept as { $place }
settings-not-set-aside = the old file could not be set aside ({ $why }), so changes are lost when the game closes
settings-unread = The settings could not be read: { $why }. Changes are lost when the game closes.
