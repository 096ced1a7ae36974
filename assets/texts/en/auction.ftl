### Auction Chess: offers, bids, hands and dice.

auction-may-offer = { $name } may offer one piece from their hand.
auction-may-bid = { $name }'s bid: choose pieces from the hand.
auction-may-accept = { $name } may accept a bid.
auction-places = { $name } places a piece.
auction-throws = { $name } throws the dice.
auction-throw = Throw the dice
auction-ask-me = Ask me for an offer this turn ({ $key })
auction-unasked = Skip my auctions unless I press { $key }:
auction-none = No auction
auction-no-bid = Pass
auction-decline = Decline
auction-bid = Bid these
auction-offer = Offer this
auction-on-offer = On offer:
auction-has-no-bid = no bid
auction-accept = Accept
auction-hands = Hands
auction-empty = empty
dice-one = Only { $square } is free: the { $piece } comes down there.
dice-any = The { $piece } comes down on any inner square, each with { $chance }%.
dice-some = The { $piece } comes down on one of { $count } free inner squares, each with { $chance }%.
dice-rolls = Rolls of this match
# Two dice: `3-4: queen on f6`.
dice-roll = { $file }-{ $rank }: { $piece } on { $square }

## Why a piece of a hand cannot be picked

hand-of-other = This piece is in { $owner }'s hand: { $name } is asked now.
hand-out-of-trade = A piece without tokens can no longer be traded: the dice bring it back.
hand-place-first = First the pieces must be placed that have no tokens on them.
hand-all-have-bid = All have bid: one bid may be accepted now, or none.
hand-dice-first = The dice must fall first.
hand-after-move = Pieces are offered after the move.

## A piece of a hand

hand-to-place = { $piece }, to be placed
hand-piece =
    { $tokens ->
        [0] { $piece } without tokens: the dice bring it back
        [one] { $piece } with { $tokens } token
       *[other] { $piece } with { $tokens } tokens
    }
