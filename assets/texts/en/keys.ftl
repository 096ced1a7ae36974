### Keys.

keys-digits = 1 to 9
keys-digits-do = Choose among several ways, pieces of a hand, bids
keys-tab = Tab
keys-tab-does = To the buttons, and from one to the next; Enter presses, Escape goes back to the board
keys-escape = Escape
keys-escape-does = Close, deselect, menu
keys-press = Press the key for it; Escape leaves it as it is.
keys-change = Press a key's name to change it.
keys-usual = The usual keys
keys-gamepad = Gamepad: the cross moves, A picks, B goes back, X goes on or ends the turn, Y hints; LB and RB lead through the buttons, LT and RT from piece to piece; left stick: flat diagram, right stick: the whole board.

## What keys do

key-up = Cursor up
key-down = Cursor down
key-left = Cursor left
key-right = Cursor right
key-next = To the next piece that can act, or the next target
key-previous = To the one before
key-pick = Pick what is under the cursor, or play there
key-take-off = Position editor: take off what is under the cursor
key-go-on = Skip an animation; else end the turn, throw the dice, do without
key-undo = Take back
key-redo = Play again
key-review = See again what the others did since your last turn
key-offer = Auction: be asked for an offer
key-hint = A hint
key-how-it-moves = How does this move? The rule of what is picked
key-frame = Show the whole board again
key-diagram = The board flat, or as it stands
key-threats = Show what is threatened
key-web = Show who attacks whom
key-coordinates = Show letters and numbers on the board
key-chances = Show everybody's chances
key-pause = Pause, and go on
key-talk = Quadchess: talk
key-bots-wait = Let bots wait, or go on
key-bots-step = One action of a bot that waits, one step of a scene
key-rules = The rules
key-keys = All keys
key-silence = Silence
key-picture = A picture of the window
key-fullscreen = The whole screen, or a window
keys-taken = { $key } is already the key for: { $what }. Give that another key first.
keys-fixed = This key cannot be given away.

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
