### What an action did, for people who are new to the game: a sentence, and another with what came of it.

## What somebody did. $who does it, where a piece does it such as "Red's car"; $place is a square.

# A piece has done something: $deed is one of the deeds below.
story-deed = { $who } { $deed }
# ... and has become $piece, "a queen". Before the "and" there is a comma where the deed has clauses of its own.
story-deed-and-promotion = { $who } { $deed } and becomes { $piece }
story-deed-then-promotion = { $who } { $deed }, and becomes { $piece }
# Knot: a boomerang; the deed is a capture.
story-thrown = { $who }, thrown at { $place }, { $deed }
story-castles = { $who } castles with { $rook }
story-berserk = { $who } goes berserk to { $place } and runs over { $prey }; the attacker is destroyed too
story-berserk-hits-nobody = { $who } goes berserk to { $place } and hits nothing; the attacker is destroyed
story-moves = { $who ->
    [you] you move
   *[other] { $who } moves
}
story-ends-turn = { $who ->
    [you] you end the turn
   *[other] { $who } ends the turn
}
story-swap = the players swap sides
story-resigns = { $who ->
    [you] you resign: all your pieces are removed
   *[other] { $who } resigns: all their pieces are removed
}
story-resigns-frozen = { $who ->
    [you] you resign: your king is removed, and your other pieces freeze
   *[other] { $who } resigns: the king is removed, and the other pieces freeze
}
story-draw = { $who } agree to a draw
story-all-draw = all agree to a draw
story-absent = { $who ->
    [you] you are absent from now on
   *[other] { $who } is absent from now on
}
story-guilty = { $who ->
    [you] you are found guilty
   *[other] { $who } is found guilty
}
story-pays = { $who ->
    [you] you are found guilty and pay with { $piece }
   *[other] { $who } is found guilty and pays with { $piece }
}

# Pothole
story-moves-pothole = { $who ->
    [you] you move a pothole
   *[other] { $who } moves a pothole
}
story-moves-own-pothole = { $who ->
    [you] you move your pothole from { $from } to { $to }
   *[other] { $who } moves their pothole from { $from } to { $to }
}
# The pothole of an army that has been taken over.
story-moves-annexed-pothole = { $who ->
    [you] you move the pothole that was { $owner }'s from { $from } to { $to }
   *[other] { $who } moves the pothole that was { $owner ->
        [you] yours
       *[other] { $owner }'s
    } from { $from } to { $to }
}
story-moves-centre-pothole = { $who ->
    [you] you move a centre pothole from { $from } to { $to }
   *[other] { $who } moves a centre pothole from { $from } to { $to }
}
story-moves-and-locks-pothole = { $who ->
    [you] you move a centre pothole from { $from } to { $to }, where it is locked until your next turn has ended
   *[other] { $who } moves a centre pothole from { $from } to { $to }, where it is locked until { $who }'s next turn has ended
}

# Knot: how armies are laid out
story-one-army-by-chance = one army is set up at random
story-both-armies-by-chance = both armies are set up at random
story-army-chosen = { $who ->
    [you] you have chosen a set-up in secret
   *[other] { $who } has chosen a set-up in secret
}
story-both-armies-chosen = { $who ->
    [you] you have chosen too, and both armies are set up
   *[other] { $who } has chosen too, and both armies are set up
}

# Auction
story-offers = { $who ->
    [you] you offer { $what } for trade
   *[other] { $who } offers { $what } for trade
}
story-offers-nothing = { $who ->
    [you] you offer nothing for trade
   *[other] { $who } offers nothing for trade
}
story-bids = { $who ->
    [you] you bid { $what }
   *[other] { $who } bids { $what }
}
story-bids-nothing = { $who ->
    [you] you bid nothing
   *[other] { $who } bids nothing
}
story-raises = { $who ->
    [you] you raise your bid to { $what }
   *[other] { $who } raises the bid to { $what }
}
story-raises-no-more = { $who ->
    [you] you do not raise your bid
   *[other] { $who } does not raise the bid
}
story-bids-unseen = { $who ->
    [you] you make a sealed bid
   *[other] { $who } makes a sealed bid
}
# $bids: what the others have bid, such as "Blue bids a rook and Yellow bids nothing".
story-reveals = the bids are opened: { $bids }
story-takes-no-bid = { $who ->
    [you] you take no bid
   *[other] { $who } takes no bid
}
story-trades = { $seller ->
    [you] you give
   *[other] { $seller } gives
} { $buyer } { $offered } for { $bid }
story-places = { $who ->
    [you] you place { $what } on { $place }
   *[other] { $who } places { $what } on { $place }
}
story-drops = { $who ->
    [you] you drop { $what } on { $place }
   *[other] { $who } drops { $what } on { $place }
}
story-dice = the dice are rolled
story-dice-drop = the dice are rolled: { $piece } lands on { $place } and belongs to no one
story-dice-left = the dice are rolled: { $who ->
    [you] you choose
   *[other] { $who } chooses
} where { $piece } drops

## What a piece did, behind its name.

deed-goes = goes to { $place }
deed-leaps = leaps to { $place }
deed-rolls = rolls to { $place }
deed-teleports = teleports to { $place }
deed-slips = slips back to { $place }
deed-comes-back = comes back
# $prey: what is captured, such as "Blue's pawn on e4".
deed-captures = captures { $prey }
deed-captures-several = captures { $number } pieces: { $prey }
# An entity captures what is on its ring.
deed-comes-and-captures = comes to { $place } and captures { $prey }
deed-captures-ring = comes to { $place } and captures all on its ring, { $prey }
# What a golem captures flies on, and may take another along.
deed-captures-and-flings = captures { $prey }, which flies on and takes { $struck } along
deed-captures-and-misses = captures { $prey }, which flies on and hits nothing
deed-captures-to-hand = captures { $prey }, which goes to { $player ->
    [you] your
   *[other] { $player }'s
} hand with { $tokens } tokens
deed-captures-for-good = captures { $prey }, which leaves the game
deed-captures-and-wakes = captures { $prey }, which wakes as { $player ->
    [you] yours
   *[other] { $player }'s
}
phrase-in-passing = { $piece } in passing
deed-pushes = pushes { $what }
deed-pushes-into = pushes { $what } into { $pothole }
deed-pushes-off = pushes { $what } off the board
# $what is pushed, and $who of it falls; $count of them.
deed-pushes-and-into = pushes { $what }; { $who } { $count ->
    [one] falls
   *[other] fall
} into { $pothole }
deed-pushes-and-off = pushes { $what }; { $who } { $count ->
    [one] falls
   *[other] fall
} off the board
deed-those-in-front = the { $number } in front

## What came of it: clauses, parted by semicolons.

# $chip: north, east, south or west
story-chip = { $piece } gets the { $chip } chip
story-four-chips = with four chips { $piece } becomes { $promoted }
story-appears = { $piece } appears on { $place }
story-commands = { $who ->
    [you] you now command { $army }'s army
   *[other] { $who } now commands { $army ->
        [you] your
       *[other] { $army }'s
    } army
}
story-passes = { $who ->
    [you] you have no move and pass
   *[other] { $who } has no move and passes
}
story-king-dead = { $who ->
    [you] your king is dead
   *[other] { $who }'s king is dead
}
story-army-taken-over = { $who ->
    [you] your king is dead, and { $killer } takes over your army
   *[other] { $who }'s king is dead, and { $killer ->
        [you] you take
       *[other] { $killer } takes
    } over the army
}
story-mated = { $who ->
    [you] you are checkmated
   *[other] { $who } is checkmated
}
story-out = { $who ->
    [you] you are out
   *[other] { $who } is out
}
story-freezes = { $who ->
    [you] your king is removed, and your other pieces freeze
   *[other] { $who }'s king is removed, and their other pieces freeze
}
# $who: one player or several; $reason such as "by stalemate".
story-out-with-draw = { $person ->
    [you] you are
    [one] { $who } is
   *[other] { $who } are
} out with a draw: { $reason }
# $who: players, or pieces such as "White's frog-in-a-well".
story-check = { $person ->
    [you] you are
    [one] { $who } is
   *[other] { $who } are
} in check
story-passed-over = { $person ->
    [you] you lose
    [one] { $who } loses
   *[other] { $who } lose
} this turn
story-nobody-wins = no player is left, and nobody wins
story-wins = { $who ->
    [you] you win: { $reason }
   *[other] { $who } wins: { $reason }
}
# A team.
story-team-wins = { $person ->
    [you] you win
    [one] { $who } wins
   *[other] { $who } win
}: { $reason }
story-drawn = the game is drawn between { $who }: { $reason }

## Why a game is over. $form: full, or plain where it has been said that there is a draw.

end-last-player = last player standing
end-agreement = { $form ->
    [plain] by agreement
   *[full] a draw by agreement
}
end-repetition = { $form ->
    [plain] the same position for the third time
   *[full] a draw: the same position for the third time
}
end-quiet-turns = { $form ->
    [plain] too many quiet turns
   *[full] a draw: too many quiet turns
}
end-royals-captured = all royals captured
end-checkmate = checkmate
end-most-material = the most material after the last round
end-more-pieces = more pieces at the standstill
end-first-mate = the first mate decides
end-stalemate = { $form ->
    [plain] by stalemate
   *[full] a draw by stalemate
}
end-resignation = resignation
end-last-team = last team standing
end-only-kings = { $form ->
    [plain] not enough pieces to mate
   *[full] a draw: not enough pieces to mate
}
end-perpetual-check = { $form ->
    [plain] by perpetual check
   *[full] a draw by perpetual check
}
end-last-round = { $form ->
    [plain] the last round is over
   *[full] a draw: the last round is over
}
