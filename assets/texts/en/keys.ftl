### Keys.

keys-digits = 1 to 9
keys-digits-do = Choose one of several moves, pieces from your hand, or bids
keys-tab = Tab
keys-tab-does = Move between buttons; Enter presses, Escape returns to the board
keys-escape = Escape
keys-escape-does = Close, deselect, menu
keys-press = Press a key for this action. Escape cancels.
keys-change = To change a key, click its name.
keys-usual = Reset to defaults
keys-gamepad = Gamepad: the D-pad moves the cursor, A selects, B goes back, X continues or ends the turn, Y gives a hint. LB and RB step through buttons, LT and RT through pieces. Press the left stick for the 2D board, the right stick to reset the camera.

## What keys do

key-up = Move the cursor up
key-down = Move the cursor down
key-left = Move the cursor left
key-right = Move the cursor right
key-next = Next piece that can move, or next target
key-previous = Previous piece or target
key-pick = Select the piece under the cursor, or move there
key-take-off = Position editor: remove the piece under the cursor
key-go-on = Skip the animation or the turns of bots; then end the turn, roll the dice, or pass
key-undo = Undo the last action
key-redo = Redo the last action
key-review = Replay opponents' moves since your last turn
key-offer = Auction: ask me for an offer this turn
key-hint = Hint
key-how-it-moves = How does this piece move?
key-frame = Reset camera
key-diagram = 2D board or 3D view
key-threats = Show threats
key-web = Show attack lines
key-coordinates = Show coordinates
key-chances = Show winning chances
key-pause = Pause or resume the match
key-talk = Quadchess: talk
key-bots-wait = Pause or resume bots
key-bots-step = While paused: one bot action, or one step of a scene
key-rules = Rule book
key-keys = All keys
key-silence = Mute
key-picture = Save a screenshot
key-fullscreen = Full screen or window
keys-taken = { $key } is already used for: { $what }. Give that action another key first.
keys-fixed = This key cannot be used.

## What keys are called

key-name-space = Space
key-name-enter = Enter
key-name-backspace = Backspace
key-name-delete = Delete
key-name-up = Up
key-name-down = Down
key-name-left = Left
key-name-right = Right
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
