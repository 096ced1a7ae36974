### Setting up a new game.

# What is folded below the players.
setup-time = Games and clocks
setup-place = Position and random seed
setup-start = Start
setup-cancel = Cancel
setup-options = Rule options
setup-own-position = The game starts from your own position.
setup-at-start = Use the standard position
setup-seed = Random seed
setup-seed-new = new
setup-games = Games in the match
setup-games-help = Several games make a match, and their points add up. Players change seats after each game, and partners stay together.
setup-ends-match = Your current match goes to the saved matches in the menu.
setup-ends-game = Your current game goes to the saved matches in the menu.

## How the game begins, and how even the seats are

start-balanced = Balanced start
start-balanced-about = An opening drawn at random, in which neither side is ahead. Recommended.
start-rules = Start of the rules
start-rules-about = Set up as the inventor wrote it.
balance = Balance of all variants
balance-about = How often each seat came first when bots of one strength played against each other. The marks below a bar show equal shares.
balance-unknown = These rules have not been measured.
# $turns: a number. $nodes: how many positions a bot looked at. $games: how many games.
balance-said = Half of the games are over after { $turns } turns. ({ $games } games between bots, { $nodes } positions an action)
# $share and $due: numbers of 100.
balance-shared = { $share } of 100 games end without a single winner.
# $option: an option with its value. $share: a number of 100.
balance-decides = { $option } ({ $share } of 100 without a winner)
balance-lopsided = Uneven: { $side } comes first in { $share } of 100 games instead of { $due }.
balance-start = Use a balanced start
balance-games = Play { $games } games and change seats
balance-usual = Usual rules
# $option: the name of an option that is switched off.
balance-without = Not: { $option }
balance-number = { $option }: { $number }
balance-odds = { $giver } gives odds: { $piece }

## Clocks

clocks = Clocks
clocks-none = None
clocks-turn = Per turn
clocks-game = Per game
# Behind minutes and seconds.
clocks-for-turn = per turn
clocks-for-game = per game,
# Behind a number of seconds.
clocks-increment = s added per turn
clocks-minutes = min
clocks-seconds = s
clocks-absent = A player who runs out of time is absent: on the first turn out of check the king leaves and the other pieces freeze; in check, the next player moves. P pauses the match. Clocks stop during animations and dialogs.
clocks-resigns = A player who runs out of time resigns. P pauses the match. Clocks stop during animations and dialogs.

## What games are about, for how many and how long; and what one must know to begin

games-learn = Learn it in a minute
games-pothole = Bulldozers push, and the potholes move. 2 to 4 players, half an hour.
games-knot = Four strips cross in one knot. 2 players, a quarter of an hour.
games-quad = Mate a king and take over the army. 2 to 4 players, an hour.
games-auction = Captured pieces go up for auction. 4 players, a whole evening.
games-pothole-1 = A turn has up to two actions. Each moves a different piece or pothole of yours.
games-pothole-2 = Kings, cars and dirt devils capture by landing on a piece. Bulldozers never capture: they push, friend or enemy, over the edge or into a pothole.
games-pothole-3 = Cars, dirt devils and bulldozers grow stronger once they have stopped on all four promotion squares.
games-pothole-4 = Kill a king to take over its army and its pothole. There is no check. The last king wins.
games-knot-1 = Four strips cross in one square, the Knot. From the Knot a piece can go into any arm.
games-knot-2 = You have four royals: the king, the crown prince and two frogs. After each of your turns the frogs slip back towards their wells.
games-knot-3 = A royal in check must be saved if it can be. You lose when you have no royals left.
games-knot-4 = Once per game each attacker may go berserk and run to the end of an arm. Every enemy in its way is destroyed, and the attacker is destroyed too. There is no check against it.
games-quad-1 = Four armies start in the corners of one chessboard and move like chess pieces. Kings are never captured.
games-quad-2 = A player in check answers at once. The turn order jumps, and the players in between lose their turn.
games-quad-3 = Mate a king to take over the rest of its army. That army moves for you at once.
games-quad-4 = A king that reaches the opposite corner and steps off it leaves a queen behind. You may make deals, and break them.
games-auction-1 = Chess for four. A piece you capture goes to your hand with three tokens on it.
games-auction-2 = After your move you may auction a piece from your hand. The others bid with pieces of their own, and traded pieces go onto the board at once.
games-auction-3 = On each of your turns every piece in your hand loses a token. Pieces without tokens are dropped onto the inner field by the dice and lie dormant until a player captures them.
games-auction-4 = Mate the other kings, or capture one left open. The last player wins.
