### Rule options.

## What rule options do: a line below each, on the set-up screen.

option-exact-cars = Cars move exactly 2 squares as a rook. Racecars move exactly 3 as a rook or exactly 2 as a bishop.
option-quiet-turns = The game is a draw after this many turns in a row without a death, a new chip or a promotion.
option-strict-centre = The player who was the last to move a centre pothole may move neither of the two until another player has moved one.
option-literal-megadozer = A megadozer moves only where a piece stands right in front of it. It has no single step onto an empty square.
option-marked-corners = No corner pothole may go to a square where a corner pothole started (b2, b6, f6, f2): the inventors' diagram does not mark these four.
option-setup = How the four groups of pieces, KGB, CIA, FBI and FIDE, are placed on the strips.
option-entity-teleport-captures = An entity may teleport onto an enemy and captures every enemy on its ring. Its own side must not be on that ring.
option-royal-frogs = The two frogs are royal, too: they can be in check, and you play on as long as one royal is left.
option-pie = After White's first move, Black may swap sides.
option-truce = For this many turns at the start, neither player may capture anything or put a royal in check. 0: no truce.
option-standstill = After this many turns by each player without a capture, the player with more pieces wins; with equal numbers it is a draw. 0: a draw after 50 turns.
option-form = Who plays against whom.
option-score = What places are worth.
option-rounds = The game ends after this many rounds.
option-last-round = What decides when the last round is over.
option-placing = Where a piece that was bought or paid with may be placed.
option-auctions-a-round = The most auctions in a round. 4 allows one for each player.
option-first-mate = The first checkmate ends the game. The player who gives it wins alone.
option-bidding = How players bid in an auction.
option-resale = Whether a traded piece that is captured goes to a hand again. If not, it leaves the game.
option-seven = What a 7 on the dice means.
option-odds = One army begins without this piece.
option-odds-by = Whose army begins without the piece.

## What options are called.

option-name-exact-cars = Exact cars
option-name-quiet-turns = Quiet turns until a draw
option-name-strict-centre = Strict centre
option-name-literal-megadozer = Megadozers must push
option-name-marked-corners = Marked corners
option-name-setup = Set-up of the armies
option-name-entity-teleport-captures = Teleports capture
option-name-royal-frogs = Royal frogs
option-name-pie = Pie rule
option-name-truce = Turns of truce
option-name-standstill = Turns until a standstill
option-name-form = Form of play
option-name-score = Scoring
option-name-rounds = Most rounds
option-name-last-round = After the last round
option-name-placing = Placing traded pieces
option-name-auctions-a-round = Auctions per round
option-name-first-mate = First mate wins
option-name-bidding = Bidding in auctions
option-name-resale = Traded pieces sold again
option-name-seven = Sevens on the dice
option-name-odds = Odds
option-name-odds-by = Odds given by

## Values that are words. $name: the option and its value, as records have them.

option-value = { $name ->
    [setup-standard] Standard
    [setup-random] Random
    [setup-chosen] Chosen in secret
    [form-cutthroat] Free for all
    [form-teams-opposite] Teams, partners opposite
    [form-teams-adjacent] Teams, partners side by side
    [form-two-handed-opposite] Two players, own armies opposite
    [form-two-handed-adjacent] Two players, own armies side by side
    [form-three-handed] Three players and a dummy
    [form-pothole-cutthroat] Free for all
    [form-pothole-teams-opposite] Teams, partners opposite
    [form-pothole-teams-adjacent] Teams, partners side by side
    [form-pothole-two-handed-opposite] Two players, own armies opposite
    [form-pothole-two-handed-adjacent] Two players, own armies side by side
    [form-pothole-three-handed] Three players
    [last-round-shared] The point is shared
    [last-round-material] Most material wins
    [placing-no-check] No attack on a king
    [placing-home] At home only
    [placing-anywhere] Anywhere, with check too
    [bidding-once] Once each
    [bidding-raise] Bids may be raised
    [bidding-sealed] Sealed bids
    [seven-reroll] Rolled again
    [seven-choose] Free choice
    [score-classic] Winner takes all
    [score-shared] One shared point
    [odds-none] None
    [odds-pawn] Bishop's pawn
    [odds-knight] Knight
    [odds-bishop] Bishop
    [odds-rook] Rook
    [odds-car] Left-hand car
    [odds-bulldozer] Left-hand bulldozer
    [odds-dirt-devil] Left-hand dirt devil
    [odds-entity] Entity
    [odds-icosahedron] FBI icosahedron
    [odds-attacker] Attacker
    [odds-boomerang] KGB boomerang
    [odds-auction-none] None
    [odds-auction-pawn] King's bishop's pawn
    [odds-auction-knight] Queen's knight
    [odds-auction-rook] Queen's rook
    [odds-auction-queen] Queen
    [odds-by-white] { seat-white }
    [odds-by-red] { seat-red }
    [odds-by-black] { seat-black }
    [odds-by-blue] { seat-blue }
    [odds-by-yellow] { seat-yellow }
    [odds-by-green] { seat-green }
    [odds-by-south] { seat-south }
    [odds-by-west] { seat-west }
    [odds-by-north] { seat-north }
    [odds-by-east] { seat-east }
   *[score-4321] Points by place
}
# A line about the value.
option-value-about = { $name ->
    [setup-standard] KGB on strip a, CIA on b, FBI on c and FIDE on d.
    [setup-random] The groups of each army are shuffled.
    [setup-chosen] Each player places the groups without seeing the other's choice.
    [form-cutthroat] Four players, each against all.
    [form-teams-opposite] South and North against West and East.
    [form-teams-adjacent] South and West against North and East.
    [form-two-handed-opposite] One player has South and North, the other West and East.
    [form-two-handed-adjacent] One player has South and West, the other North and East.
    [form-three-handed] South, West and North play. They move East in turn.
    [form-pothole-cutthroat] Four players, each against all.
    [form-pothole-teams-opposite] White and Black against Red and Blue.
    [form-pothole-teams-adjacent] White and Red against Black and Blue.
    [form-pothole-two-handed-opposite] One player has White and Black, the other Red and Blue.
    [form-pothole-two-handed-adjacent] One player has White and Red, the other Black and Blue.
    [form-pothole-three-handed] White, Red and Black play. The blue corner is empty.
    [last-round-shared] The players left share the point.
    [last-round-material] The player left with the most material, hand included, wins alone. Several with the most share the point.
    [placing-no-check] Next to one of the owner's pieces, but not where it attacks another player's king.
    [placing-home] As usual, and only on the arm of the board in front of its owner.
    [placing-anywhere] Next to one of the owner's pieces, even where it attacks a king.
    [bidding-once] Each player bids once, or passes.
    [bidding-raise] After the first bids, players add pieces to their own in turn, until all but one have passed.
    [bidding-sealed] Each player bids once, or passes. The others see the bids once the last one is made.
    [seven-reroll] A 7 is rolled again.
    [seven-choose] With a 7 on the first die the player to move chooses the file, on the second the rank, on both any inner square.
    [score-classic] 1 point for the winner. A draw shares it.
    [score-shared] 1 point for the last player. Players whose draw ends the game share it. A player who draws while others play on gets nothing.
    [odds-none] As a handicap, one army can begin without a piece.
    [odds-auction-none] As a handicap, one army can begin without a piece.
    [score-4321] The first to leave gets 1 point, the last one 4.
   *[other] {""}
}

## What is wrong with an option in a record, a link or a setting of the engine protocol.

option-unknown = this game has no option `{ $name }`
# $expected: one of the texts that come next.
option-takes = option `{ $name }` takes { $expected }, not `{ $value }`
option-flag = true or false
option-number = a whole number from { $min } to { $max }
option-choice = one of { $values }
