### Setting up a new game.

setup-chance = Chance
setup-start = Start
setup-cancel = Cancel
setup-options = Rule options
setup-own-position = The game begins at a position of your own.
setup-at-start = At its start instead
setup-seed = Random seed
setup-seed-new = new
setup-games = Games in the match
setup-games-help = Points are added up. After each game the players change seats, and partners stay partners.
setup-ends-match = Your current match goes to the saved matches in the menu.
setup-ends-game = Your current game goes to the saved matches in the menu.

## Clocks

clocks = Clocks
clocks-none = None
clocks-turn = Each turn
clocks-game = Whole game
# Behind minutes and seconds.
clocks-for-turn = for each turn
clocks-for-game = for the game,
# Behind a number of seconds.
clocks-increment = s more for each turn
clocks-minutes = min
clocks-seconds = s
clocks-absent = Whoever runs out of time is absent: the king leaves and the other pieces freeze on their next turn without check; in check, the next player moves for them. P pauses the match; clocks wait for animations and dialogs.
clocks-resigns = Whoever runs out of time resigns. P pauses the match; clocks wait for animations and dialogs.

## What games are about, for how many and how long; and what one must know to begin

games-learn = Learn it in a minute
games-pothole = Bulldozers push, and the potholes move. 4 players, half an hour.
games-knot = Four strips cross in one knot. 2 players, a quarter of an hour.
games-quad = Mate a king, and get the army. 4 players, an hour.
games-auction = What you take is put up for auction. 4 players, an evening.
games-pothole-1 = A turn has up to two actions: move two different things, your pieces or potholes.
games-pothole-2 = Kings, cars and dirt devils take what they land on. Bulldozers take nothing: they push what stands in their way, over the edge or into a pothole, whoever owns it.
games-pothole-3 = Cars, dirt devils and bulldozers that have rested on all four promotion squares get stronger.
games-pothole-4 = Kill a king, and the army and its pothole are yours. There is no check; the last king wins.
games-knot-1 = Four strips cross in one square, the Knot: from it every arm can be reached.
games-knot-2 = You have four royals: King, Crown Prince and two frogs, which slip back towards their wells after each of your turns.
games-knot-3 = A royal in check must be saved where it can be; without royals you have lost.
games-knot-4 = Once per game each attacker may go berserk and run to the end of an arm. Every enemy in its way is destroyed, and the attacker is destroyed too. There is no check against it.
games-quad-1 = Four armies begin in the corners of one chessboard and move as chess pieces do. No king is ever taken.
games-quad-2 = A check is answered at once, by the player who is in it: the order of play jumps, and those passed over lose their turn.
games-quad-3 = Mate a king, and the rest of the army is yours: it moves at once, for you.
games-quad-4 = A king that reaches the corner across and steps off it leaves a queen there. Deals may be made, and broken.
games-auction-1 = Four-handed chess. What you take goes to your hand, with three tokens on it.
games-auction-2 = After your move you may put a piece of your hand up for auction: the others bid pieces of theirs, and what is traded is placed on the board at once.
games-auction-3 = On each of your turns the pieces in your hand lose a token. Without tokens the dice drop them onto the inner field, where they sleep until somebody takes them.
games-auction-4 = Mate the kings, or take one that was left open: the last player wins.
