### What bots say.

## Why a bot plays what it plays: behind its name and a colon, or behind an action such as "Bulldozer c3 to b4". Verbs, then.

reason-forced-win = forces a win in { $count } actions
reason-holds-out = holds out the longest
reason-clear-lead = keeps a clear lead
reason-upper-hand = keeps the upper hand
reason-balance = keeps the balance
reason-least-bad = makes the best of it
reason-behind = fights on from behind
reason-wins = wins the game
reason-mates = mates { $player }
reason-pushes-into = pushes { $piece } into a pothole
reason-pushes-off = pushes { $piece } off the board
reason-captures-king = { $player ->
    [you] captures your king
   *[other] captures { $player }'s king
}
reason-leaves-draw = leaves { $player } with a draw
reason-runs-over = runs over { $piece }
reason-strikes = strikes { $piece }
reason-takes = takes { $piece }
reason-check = gives { $player } check
reason-answers-check = answers the check
reason-wakes = wakes { $piece }
reason-promotes = promotes to { $piece }
reason-chip = wins a chip
reason-pothole = takes over a corner pothole
reason-swap = takes the better side
reason-only = has no alternative
reason-castles = castles
reason-saves = saves { $piece }
reason-threatens = threatens { $piece }
reason-prepares = prepares { $action }, which { $deed }
reason-reply = { $player ->
    [you] expect your { $from } to { $to }
   *[other] expect { $player } { $from } to { $to }
}

## What bidders of an auction say.

# What a piece would do on a square: behind its name, or behind "which". $form: main or relative, for languages in which the order of words differs.
trade-stops-check = on { $square } stops the check to my king
trade-covers = on { $square } covers my king
trade-attacks = on { $square } would attack { $piece }
trade-promotes = on { $square } would be a step from promotion
trade-presses = on { $square } would threaten { $player ->
    [you] your
   *[other] { $player }'s
} king
trade-drops = my { $piece } drops this turn: any fair bid will do
trade-for-sale = my { $piece } is for sale
trade-hopes = I would like { $piece } for it
trade-denies = { $price } to keep { $piece } away from { $player }
trade-worth = your { $piece } { $done }: worth { $price } to me
trade-would-drop = my { $piece } would soon drop, and your { $offered } goes onto the board
trade-on-board = { $piece } on the board is worth more to me than { $price } in my hand
trade-not-enough = I have nothing in hand for { $piece } that { $player } would accept
trade-bid-stands = my bid is the best so far
trade-no-more = I will not pay more for { $piece }
trade-helps-seller = { $piece } would help { $player } more than me
trade-gets = { $piece } { $done }
trade-board-for-hand = { $price } on the board for { $piece } in my hand
trade-best-bid = the best of { $count } bids: { $why }
trade-too-little = my { $piece } would do { $player } more good than { $price } does me
trade-holds-out = I can offer my { $piece } again, and want more than { $price }
trade-none-placeable = no bid for my { $piece } can be placed
trade-waits = my { $piece } waits for a second buyer
trade-nobody-holds-enough = no one can pay enough for my { $piece }

## What bots say of their own accord in Quad, and what others read of it.

bot-proposes-attack = { $player } is ahead. Let us attack { $player } together
bot-proposes-truce = { $player }, spare my pieces and I will spare yours

## What bots are called, and how they play.

bot-neutral = Neutral
bot-aggressor = Aggressor
bot-hoarder = Hoarder
bot-diplomat = Diplomat
bot-grudge-holder = Grudge-holder
bot-builder = Builder
bot-neutral-plays = Plays the best move it sees, against anyone.
bot-aggressor-plays = Captures and attacks wherever it can, the leader first. Thinks little of a truce.
bot-hoarder-plays = Keeps its pieces and sells its captures dearly.
bot-diplomat-plays = Likes to trade and make deals. Spares its partners and mostly keeps its truces.
bot-grudge-holder-plays = Hunts the player who last took one of its pieces, and makes deals with the others.
bot-builder-plays = Develops its pieces and brings its king to safety before it trades anything.
bot-coach = Coach
bot-coach-adapts = Coach: adapts to you
bot-level = { $name ->
    [beginner] Beginner bot
    [novice] Novice bot
    [easy] Easy bot
    [casual] Casual bot
    [normal] Normal bot
   *[master] Master bot
}
