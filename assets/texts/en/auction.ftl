### Auction Chess: offers, bids, hands and dice.

auction-may-offer = { $name ->
    [you] You may offer one piece from your hand.
   *[other] { $name } may offer one piece from their hand.
}
auction-may-bid = { $name ->
    [you] Your bid: choose pieces from your hand.
   *[other] { $name }'s bid: choose pieces from the hand.
}
auction-may-raise = { $name ->
    [you] Raise your bid: add pieces.
   *[other] { $name } may add pieces to the bid.
}
auction-places = { $name ->
    [you] Place a piece.
   *[other] { $name } places a piece.
}
auction-drops = { $name ->
    [you] Choose where the piece drops.
   *[other] { $name } chooses where the piece drops.
}
auction-throws = { $name ->
    [you] Roll the dice.
   *[other] { $name } rolls the dice.
}
auction-throw = Roll the dice
auction-ask-me = Ask me for an offer this turn ({ $key })
# The same on a phone, which has no keys.
auction-ask-me-short = Ask me for an offer this turn
# A tip for the switch in a player's row.
auction-skip = Skip my auctions unless I press { $key }
# The switch itself: two short lines.
auction-skip-short = Skip my auctions
# The same where each player's switch is in one list.
auction-skip-of = { $name ->
    [you] Skip my auctions
   *[other] { $name }: skip my auctions
}
# The same where there is room for a single line.
auction-skip-low = Skip
# Where an offer is shown once there is one.
auction-none-yet = No piece is on offer.
auction-none = No auction
auction-no-bid = Pass
auction-decline = Decline
auction-bid = Place bid
auction-raise = Raise bid
auction-offer = Offer this
auction-accept = Accept
dice-one = Only { $square } is free, so the { $piece } lands there.
dice-any = The { $piece } lands on any inner square ({ $chance }% each).
dice-some = The { $piece } lands on one of { $count } free inner squares ({ $chance }% each).
dice-choose = The { $piece } lands on a free inner square. A 7 lets the player choose ({ $chance }%).
# Two dice: `3-4: queen on f6`.
dice-roll = { $file }-{ $rank }: { $piece } on { $square }
dice-left = { $file }-{ $rank }: { $piece }, free to choose

## The auction of this turn

auction-offers = { $name ->
    [you] You offer { $piece }
   *[other] { $name } offers { $piece }
}
auction-sold = Sold to { $name ->
    [you] you
   *[other] { $name }
}: { $piece } for { $price }
auction-kept = No deal: { $name ->
    [you] you keep { $piece }
   *[other] { $name } keeps { $piece }
}
# What an auctioneer calls.
auction-once = Going once …
auction-twice = Going twice …
auction-sold-to = Sold to { $name ->
    [you] you!
   *[other] { $name }!
}

## What players do, each in a row of their own beside their hand, in little room

auction-row = { $name ->
    [you] Your hand
   *[other] { $name }
}
auction-row-empty = { $name ->
    [you] Your hand is empty
   *[other] { $name } has no pieces in hand
}
auction-row-sells = { $name ->
    [you] You are selling
   *[other] { $name } is selling
}
auction-row-bids = { $name ->
    [you] You bid { $pieces }
   *[other] { $name } bids { $pieces }
}
auction-row-last-bid = { $name ->
    [you] Your last bid: { $pieces }
   *[other] { $name }'s last bid: { $pieces }
}
auction-row-sealed = { $name ->
    [you] Your bid is sealed
   *[other] { $name } has made a sealed bid
}
auction-row-buys = { $name ->
    [you] You pay { $pieces }
   *[other] { $name } pays { $pieces }
}
auction-row-passes = { $name ->
    [you] You pass
   *[other] { $name } passes
}
auction-row-waits = { $name ->
    [you] You bid later
   *[other] { $name } has yet to bid
}
auction-row-barred = { $name ->
    [you] You have nothing to bid
   *[other] { $name } has nothing to bid
}
auction-row-thinks = { $name } is thinking

## Why a piece of a hand cannot be picked

hand-of-other = This piece is in { $owner ->
    [you] your
   *[other] { $owner }'s
} hand. { $name ->
    [you] You decide
   *[other] { $name } decides
} now.
hand-out-of-trade = A piece without tokens can no longer be traded. The dice return it to the board.
hand-in-bid = This piece is part of the bid. A raise keeps it and adds at least one more.
hand-place-first = Place the pieces without tokens first.
hand-all-have-bid = All bids are in. Accept one, or none.
hand-dice-first = The dice must be rolled first.
hand-after-move = Offer a piece after your move.

## A piece of a hand

hand-to-place = { $piece }, to be placed
hand-piece =
    { $tokens ->
        [0] { $piece } without tokens: the dice return it to the board
        [one] { $piece } with { $tokens } token
       *[other] { $piece } with { $tokens } tokens
    }
