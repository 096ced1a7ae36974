### Pieces, sides, and the phrases in which sentences name them.

## What pieces are called. $form: a case (nominative, accusative, dative), plural; or class, which is not shown: what
## the phrases below must know of the noun, in English whether its article is "an".

noun-piece = { $form ->
    [class] consonant
    [plural] pieces
   *[other] piece
}
noun-king = { $form ->
    [class] consonant
    [plural] kings
   *[other] king
}
noun-queen = { $form ->
    [class] consonant
    [plural] queens
   *[other] queen
}
noun-rook = { $form ->
    [class] consonant
    [plural] rooks
   *[other] rook
}
noun-bishop = { $form ->
    [class] consonant
    [plural] bishops
   *[other] bishop
}
noun-knight = { $form ->
    [class] consonant
    [plural] knights
   *[other] knight
}
noun-pawn = { $form ->
    [class] consonant
    [plural] pawns
   *[other] pawn
}
noun-car = { $form ->
    [class] consonant
    [plural] cars
   *[other] car
}
noun-racecar = { $form ->
    [class] consonant
    [plural] racecars
   *[other] racecar
}
noun-dirt-devil = { $form ->
    [class] consonant
    [plural] dirt devils
   *[other] dirt devil
}
noun-cyclone = { $form ->
    [class] consonant
    [plural] cyclones
   *[other] cyclone
}
noun-bulldozer = { $form ->
    [class] consonant
    [plural] bulldozers
   *[other] bulldozer
}
noun-megadozer = { $form ->
    [class] consonant
    [plural] megadozers
   *[other] megadozer
}
noun-crown-prince = { $form ->
    [class] consonant
    [plural] crown princes
   *[other] crown prince
}
noun-frog = { $form ->
    [class] consonant
    [plural] frogs-in-a-well
   *[other] frog-in-a-well
}
noun-golem = { $form ->
    [class] consonant
    [plural] golems
   *[other] golem
}
noun-boomerang = { $form ->
    [class] consonant
    [plural] boomerangs
   *[other] boomerang
}
noun-icosahedron = { $form ->
    [class] vowel
    [plural] icosahedrons
   *[other] icosahedron
}
noun-attacker = { $form ->
    [class] vowel
    [plural] attackers
   *[other] attacker
}
noun-dingo = { $form ->
    [class] consonant
    [plural] dingoes
   *[other] dingo
}
noun-entity = { $form ->
    [class] vowel
    [plural] entities
   *[other] entity
}

## Phrases: $noun is a piece in the form that is wanted, $owner the name of a side. In other languages $case and $class decide
## the article.

phrase-the = the { $noun }
phrase-one = { $class ->
    [vowel] an
   *[other] a
} { $noun }
# "two cars"
phrase-several = { $number } { $noun }
# Whatever belongs to the reader; $noun and $class as above.
phrase-your = your { $noun }
phrase-your-own = your own { $noun }
# The reader, in a case.
reader = you
# Any other player, in a case: for languages in which a preposition is repeated before each of several players.
name-in-case = { $name }
# The same where the reader's name stands alone, as on a card.
reader-alone = You
phrase-of = { $owner ->
    [you] { phrase-your }
    [own] { phrase-your-own }
   *[other] { $owner }'s { $noun }
}
# "two of Red's cars"
phrase-several-of = { $number } of { $owner ->
    [you] your
    [own] your own
   *[other] { $owner }'s
} { $noun }
phrase-frozen = { $owner ->
    [you] your
    [own] your own
   *[other] { $owner }'s
} frozen { $noun }
# Auction: a piece that belongs to nobody.
phrase-dormant = the dormant { $noun }
# What is on a square: "Red's car on a4".
phrase-on = { $thing } on { $place }
# A piece of an army that somebody else moves: the beginning of a sentence.
phrase-moved-by = { $piece }, moved by { $player },
phrase-pothole-of = { $owner ->
    [you] your pothole
   *[other] { $owner }'s pothole
}
phrase-pothole-centre = a centre pothole
phrase-pothole = a pothole

# The middle square of Knot.
place-knot = the Knot
# Any other square, in a case: for languages that put a preposition before the place to which a piece goes.
place-square = { $square }

# The last two of several things; $first may be several, parted by commas.
list-and = { $first } and { $last }
number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $count }
}

## Sides.

seat-white = White
seat-black = Black
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-south = South
seat-west = West
seat-north = North
seat-east = East
seat-of-nobody = nobody
seat-chance = chance

## Games.

title-pothole = 4-Player Pothole Chess
title-knot = 4-by-1 Knot Chess
title-quad = ZM Machiavellian Quadchess
title-auction = Auction Chess

# Where there is little room.
short-pothole = Pothole
short-knot = Knot
short-quad = Quad
short-auction = Auction
