### What bots say.

## Why a bot plays what it plays: parts of one line, parted by commas.

reason-forced-win = wins by force in { $count } actions
reason-holds-out = holds out longest
reason-clear-lead = keeps a clear lead
reason-upper-hand = keeps the upper hand
reason-balance = keeps the balance
reason-least-bad = the least bad of what there is
reason-behind = fights on from behind
reason-wins = wins the game
reason-mates = mates { $player }
reason-pushes-into = pushes { $piece } into a pothole
reason-pushes-off = pushes { $piece } off the board
reason-captures-king = captures { $player }'s king
reason-leaves-draw = leaves { $player } with a draw
reason-runs-over = runs over { $piece }
reason-strikes = strikes { $piece }
reason-takes = takes { $piece }
reason-check = gives check to { $player }
reason-answers-check = answers the check
reason-wakes = wakes { $piece }
reason-promotes = promotes to { $piece }
reason-chip = gains a promotion chip
reason-pothole = takes over a corner pothole
reason-swap = the other side stands better
reason-only = there is nothing else
reason-castles = castles
reason-prepares = prepares { $action }: { $deed }
reason-reply = best reply expected: { $player } { $action }

## What bidders of an auction say.

# What a piece would do on a square: behind its name, or behind "which". $form: main or relative, for languages in which the order of words differs.
trade-stops-check = on { $square } stops the check to my king
trade-covers = on { $square } covers my king
trade-attacks = on { $square } would attack { $piece }
trade-promotes = on { $square } would be a step from promotion
trade-presses = on { $square } would press { $player }'s king
trade-drops = my { $piece } drops at the end of this turn: any fair bid will do
trade-for-sale = my { $piece } is for sale
trade-does-more = would do more on the board than in a hand
trade-hopes = I hope for { $piece }, which { $done }
trade-denies = { $price } to keep { $piece } out of { $player }'s hands
trade-worth = your { $piece } { $done }: worth { $price } to me
trade-would-drop = my { $piece } would soon drop, your { $offered } comes onto the board
trade-on-board = { $piece } on the board is worth more to me than { $price } in my hand
trade-not-enough = nothing that I would give for { $piece } is enough for { $player }
trade-helps-seller = { $piece } would help { $player } more than me
trade-gets = { $piece } { $done }
trade-board-for-hand = { $price } on the board for { $piece } in my hand
trade-best-bid = the best of { $count } bids: { $why }
trade-too-little = my { $piece } would do { $player } more good than { $price } does me
trade-none-placeable = no bid can be placed for my { $piece }
trade-nobody-holds-enough = nobody holds enough for my { $piece }

## What bots say of their own accord in Quad, and what others read of it.

bot-proposes-attack = { $player } is ahead: let us go for { $player } together
bot-proposes-truce = { $player }, leave my pieces alone and I leave yours

## What bots are called, and how they play.

bot-neutral = Neutral
bot-aggressor = Aggressor
bot-hoarder = Hoarder
bot-diplomat = Diplomat
bot-grudge-holder = Grudge-holder
bot-builder = Builder
bot-neutral-plays = Plays what it takes for best, whoever is hurt by it.
bot-aggressor-plays = Captures and attacks wherever it can, the leader above all, and thinks little of a truce.
bot-hoarder-plays = Keeps its pieces, and sells dearly what it has captured.
bot-diplomat-plays = Likes to trade and to agree, spares its partners and mostly keeps its truces.
bot-grudge-holder-plays = Goes for whoever took its last piece, and deals with everybody else first.
bot-builder-plays = Brings its pieces into play and its king to safety before it exchanges anything.
bot-level = { $name }
