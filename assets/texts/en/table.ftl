### What stands around the table.

# The title of the window: whose turn it is comes first.
table-title = { $status } - Bulldozer Gambit
table-confirm = Confirm
table-end-turn = End turn
table-swap = Swap sides

## Whose turn it is, or how the game ended. A name stands first: it is cut where there is no room

table-wins = { $name } wins: { $why }
table-drawn = Drawn between { $names }: { $why }
table-bot-thinks = { $name }: the { $level } bot is thinking
table-bot-waits = { $name }: bots wait until they are let go on (B)
table-turn = { $name }: { $what }

## Buttons, short

table-undo = Undo
table-redo = Redo
table-solid = 3D
table-flat = Flat
table-more = More
bots-wait = Bots wait
table-what-others-did = What the others did
table-flat-view = The board flat
table-solid-view = The board as it stands
table-rules = Rules
table-skip = Skip
table-throw = Throw
# What a button does, and its key.
table-key = { $what } ({ $key })
table-rule = Rule
table-how-it-moves = How it moves
table-pick-first = Pick a piece first: then its rule is opened.
table-go-on = Go on
table-pause = Pause
table-course = Course
table-take-back = Take it back
table-next-game = Next game
table-play-on = Play on
table-to-beginning = To the beginning
table-one-back = One action back
table-one-on = One action on
# After how many actions of how many.
table-action-of = { $now } of { $all }

## Several ways to one square

choice-cancel = Not there
choice-berserk = Go berserk
choice-teleport = Teleport
choice-promote = Promote to a { $piece }
choice-move = Move there
choice-kills-and-costs = { $what }: kills, and costs a piece
choice-captures = { $what }: captures
choice-costs = { $what }: costs a piece

## On the card of a player

card-in-check = in check
card-winner = winner
card-out = out
card-paused = paused
card-answers = answers a check
card-at-once = moves at once
card-thinks = thinks
card-waits = waits
card-passed-over = passed over
card-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
card-bot = bot { $level } · { $state }
card-total = Points in the match
# Whose the army of a player is who is out: stands behind the sign of that side, in little room.
card-of-other = { $name }'s now
# What is said when the pointer rests on a card.
card-army-of = { $name } moves this army now.
card-place =
    { $place ->
        [1] To act now
       *[other] To act as number { $place }
    }
card-lost = Lost: { $pieces }
card-chips = Chips: { $chips }
# So many pieces have the chip of this side.
card-chip = { $count } × { $chip }
card-hand = In hand: { $pieces }

## How a match of several games stands

match-game = Game { $number } of { $games }
match-won =
    { $count ->
        [one] { $names } wins the match
       *[other] { $names } win the match
    }
match-drawn = The match is drawn between { $names }
# `Ann, Bob` and `Cleo`.
match-and = { $names } and { $last }
# Heads of two columns of points.
match-points-game = this game
match-points = match

## What a colour without a player is called

seat-nobody = nobody

## Signs over the board

# Beside the edge of the board of whoever moves next; as short as it can be.
edge-next = next
# What the arrows mean that show attacks, short. Yours is the player on turn.
web-yours = attacks yours
web-theirs = you attack
web-others = between others
web-guarded = defended
web-none = Nothing is attacked.
