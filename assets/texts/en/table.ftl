### What stands around the table.

# The title of the window: whose turn it is comes first.
table-title = { $status } - Bulldozer Gambit
table-confirm = Confirm
table-end-turn = End turn
table-swap = Swap sides

## Whose turn it is, or how the game ended. A name stands first: it is cut where there is no room

# A bot has thought, and what it does is being shown.
table-bot-acts = { $name } plays
table-wins = { $name ->
    [you] You win: { $why }
   *[other] { $name } wins: { $why }
}
# A team.
table-team-wins = { $person ->
    [you] You win
    [one] { $names } wins
   *[other] { $names } win
}: { $why }
table-drawn = Draw between { $names }: { $why }
table-bot-thinks = { $bot } ({ $name }) is thinking
table-bot-waits = { $name }: bots are paused (B)
table-turn = { $name ->
    [you] Your turn: { $what }
   *[other] { $name }: { $what }
}
table-turn-in-check = { $name ->
    [you] You are in check: { $what }
   *[other] { $name } is in check: { $what }
}

## Buttons, short

table-undo = Undo
table-redo = Redo
table-solid = 3D
table-flat = 2D
table-more = More
bots-wait = Pause bots
table-what-others-did = Replay opponents' moves
table-flat-view = 2D board
table-solid-view = 3D view
table-rules = Rules
table-skip = Skip
table-throw = Roll
# What a button does, and its key.
table-key = { $what } ({ $key })
table-rule = Rule
table-how-it-moves = How it moves
table-pick-first = Select a piece first to see its rule.
table-go-on = Resume
table-pause = Pause
table-take-back = Undo last action
table-next-game = Next game
table-play-on = Play
table-to-beginning = Back to the start
table-one-back = Previous action
table-one-on = Next action
# After how many actions of how many.
table-action-of = { $now } of { $all }

## Several ways to one square

choice-cancel = Cancel
choice-berserk = Go berserk
choice-teleport = Teleport
choice-promote = Promote to a { $piece }
choice-move = Move there
choice-kills-and-costs = { $what } (captures, loses a piece)
choice-captures = { $what } (captures)
choice-costs = { $what } (loses a piece)

## On the card of a player

card-in-check = in check
card-winner = winner
card-out = out
card-paused = paused
card-answers = must answer check
card-at-once = moves at once
card-acts = plays
card-thinks = thinking
card-waits = waiting
card-passed-over = loses this turn
card-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
card-bot = { $bot } · { $state }
card-chances = Chance of winning: a quick estimate, without lookahead
card-total = Match score
card-score = Match score: { $total }
# Whose the army of a player is who is out: stands behind the sign of that side, in little room.
card-of-other = { $name ->
    [you] yours now
   *[other] { $name }'s now
}
# What is said when the pointer rests on a card.
card-army-of = { $name ->
    [you] You move this army now.
   *[other] { $name } moves this army now.
}
card-place =
    { $place ->
        [1] Acts now
       *[other] Number { $place } to act
    }
card-lost = Lost: { $pieces }
card-chips = Chips: { $chips }
# So many pieces have the chip of this side.
card-chip = { $count } × { $chip }
card-hand = In hand: { $pieces }

## How a match of several games stands

match-game = Game { $number } of { $games }
match-won = { $person ->
    [you] You win
    [one] { $names } wins
   *[other] { $names } win
} the match
match-drawn = The match is a draw between { $names }
# Heads of two columns of points.
match-points-game = game
match-points = match

## What a colour without a player is called

seat-nobody = nobody

## Signs over the board

# Beside the edge of the board of the player who moves next; as short as it can be.
edge-next = next
# What the arrows mean that show attacks, short. Yours is the player on turn.
web-yours = attacks yours
web-theirs = you attack
web-others = between others
web-guarded = defended
web-none = Nothing is attacked.
