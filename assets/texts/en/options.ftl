### Rule options.

## What rule options do, on the set-up screen.

option-exact-cars = Cars go exactly 2 squares as a rook, racecars exactly 3 as a rook or exactly 2 as a bishop
option-quiet-turns = A draw after so many turns in a row without a death, a new chip or a promotion
option-setup = The groups KGB, CIA, FBI and FIDE: on strips a to d, laid at random, or chosen by each player unseen
option-entity-teleport-captures = An entity's teleport may end on an enemy and captures every enemy on its ring, which must be free of friends
option-royal-frogs = The two frogs are royal too
option-pie = After White's first move Black may change sides
option-form = Each against all; two teams, partners opposite or adjacent; the same with one person a team; or three players with East as the dummy
option-score = classic: 1 for the win, 1/2 for a draw; 4321: points by the order of leaving, the last player 4
option-rounds = A draw after so many rounds in all

## What options and their values are called. $name: as records have it.

option-name = { $name }
option-value = { $name }

## What is wrong with an option in a record, a link or a setting of the engine protocol.

option-unknown = this game has no option `{ $name }`
# $expected: one of the texts that come next.
option-takes = option `{ $name }` takes { $expected }, not `{ $value }`
option-flag = true or false
option-number = a whole number from { $min } to { $max }
option-choice = one of { $values }
