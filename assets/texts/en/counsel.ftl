### What an action would be, and what it would cost: hints, warnings and questions before it is played.

## An action in a few words: the subject of a sentence, such as "Bulldozer c3 to b4" before "wins a chip". The program gives
## it its capital letter at the beginning.

brief-move = { $piece } { $from } to { $to }
brief-promotion = { $piece } { $from } to { $to } as { $promoted }
brief-pothole = pothole { $from } to { $to }
brief-berserk = { $piece } { $from } berserk to { $to }
brief-teleport = { $piece } { $from } by teleport to { $to }
brief-end = ending the turn
brief-set-up = this set-up
brief-swap = swapping sides
brief-offer = offering { $piece }
brief-offer-nothing = offering nothing
brief-bid = bidding { $pieces }
brief-bid-nothing = bidding nothing
brief-raise = raising the bid to { $pieces }
brief-raise-nothing = not raising the bid
brief-accept = taking { $player ->
    [you] your
   *[other] { $player }'s
} bid
brief-decline = taking no bid
brief-place = placing { $piece } on { $place }
brief-resign = resigning
brief-draw = a draw

## What an action costs the player who chooses it. $what: "your own car", "two of your own cars", "Red's car, now yours".

phrase-several-of-your-own = { $number } of your own { $noun }
phrase-now-yours = { $piece }, now yours
price-loses = loses { $what }
price-loses-off = loses { $what }: pushed off the board
price-loses-into = loses { $what }: pushed into a pothole
price-loses-run-over = loses { $what }: run over
price-loses-struck = loses { $what }: struck by the flying piece
price-loses-spent = sacrifices { $what } for nothing
# $prey: "Black's icosahedron and Black's king".
price-loses-for = sacrifices { $what } for { $prey }
# $royal: "your king"; $class: what German must know of it; $who: "Red's car on c3", $count of them.
price-gives-away = gives away { $royal }: { $who } can take it

## What the key for threats says, as it is pressed.

threats-none = No threats: nothing of { $name ->
    [you] yours
   *[other] { $name }'s
} can be captured next.
threats-shown = { $count ->
    [one] Marked: one threat against { $name }.
   *[other] Marked: { $count } threats against { $name }.
}

## What a screen reader says of an action that waits to be confirmed. $warning: what it costs, or nothing.

question-again = { $warning } { $story } Choose it again to play it.
