# The puzzles (assets/puzzles/knot.ron), theme by theme. `on-` is the comment on a wrong action, `then-` in a later move, and `why`
# explains the solution.

theme-knot-odd-captures = Odd captures

puzzle-knot-out-and-back = Out and back
    .on-a4a8 = The dingo takes, and the golem takes it; it flies on and takes the boomerang.
    .why = A boomerang takes what is guarded, and is back on its own square before anybody can take it.

puzzle-knot-the-whole-ring = The whole ring
    .on-b5b11 = Takes one of three.
    .why = An entity that lands on a ring takes every enemy on it.

puzzle-knot-two-for-one = Two for one
    .on-d3k9 = Takes the boomerang alone, and an icosahedron takes back.
    .why = A golem's victim flies on and takes the next piece with it.

puzzle-knot-twenty-steps = Twenty steps
    .on-b4a16 = Takes the golem, and the king takes back.
    .why = Exactly twenty steps, with as many turns as it likes: any even distance will do. Nobody guards the boomerang.

puzzle-knot-one-step-aside = One step aside
    .on-c5c11 = An icosahedron is less than a boomerang.
    .on-c5a15 = A golem is less than a boomerang.
    .why = One step to the side, and the dingo's leaps end on the boomerang behind the icosahedron.

puzzle-knot-throw-first = Throw first
    .on-d5a3 = Takes the boomerang, too, and the golem takes back.
    .on-d5a7 = Closes the line: now the other boomerang is the first to take.
    .why = Two boomerangs face each other. The first to throw keeps one, and it is back where no piece reaches it.

puzzle-knot-and-again = And again
    .on-c2b10 = Takes an icosahedron, and the other one closes the Knot.
    .on-d13a3 = Takes the icosahedron, and the boomerang takes back.
    .why = With the other boomerang gone, yours looks at the frog behind it. It is still where it was, and takes any piece that comes in between.

theme-knot-berserk = Berserk

puzzle-knot-first-to-strike = First to strike
    .on-b5d15 = Takes the attacker, and the boomerang takes back.
    .on-b5c16 = Takes the golem, and the king takes back.
    .why = The berserk takes the last royal before yours is hit. It threatens like nothing else, for its threat is no check.

puzzle-knot-royals-before-pieces = Royals before pieces
    .on-d4-b17 = Takes three pieces, and the attacker of the other side runs over the last royal.
    .why = One arm has three pieces, the other both royals: without royals the game is over.

puzzle-knot-through-a-friend = Through a friend
    .on-a11c3 = Takes the attacker, and the boomerang takes back.
    .why = A berserk passes through its own pieces: outward through the boomerang, and the last royal is gone.

puzzle-knot-no-check-and-yet = No check, and yet
    .on-a4a13 = Takes an icosahedron, and the berserk takes the last royal.
    .why = A berserk is never announced as a check, but the attacker must be stopped before it runs.

puzzle-knot-keep-your-attacker = Keep your attacker
    .on-b5-c17 = Takes more, but the attacker is destroyed.
    .on-b5-a17 = Takes a golem and one of two royals, but the attacker is destroyed.
    .why = A rook's move takes the boomerang as well, and the attacker lives.

puzzle-knot-a-whole-arm = A whole arm
    .on-b5c11 = Takes one of four, and the dingo takes back.
    .why = Four pieces for one attacker: now it pays.

theme-knot-royals = Royals

puzzle-knot-frog-in-the-middle = Frog in the middle
    .on-c7c5 = Steps back while a boomerang's line is about to open.
    .on-c8c6 = Attacks nothing while a boomerang's line is about to open.
    .why = Your own entity is in its way back, so the frog stays on the Knot and attacks two boomerangs.

puzzle-knot-check-or-no-check = Check or no check
    .on-c4d10 = Only ends the check.
    .why = The golem's victim flies through the Knot and hits the last royal. That is legal whatever is in check.

puzzle-knot-open-the-line = Open the line
    .on-k9c8 = Gives check, and the boomerang takes the one that checks.
    .on-b3b4 = Opens no line.
    .why = The golem leaves the Knot, your boomerang gives mate through it, and the golem takes the only piece that could help.

puzzle-knot-the-last-royal = The last royal
    .on-d4a7 = Steps into the check that need not be answered.
    .why = The last royal may be taken whatever is in check: the game ends there.

puzzle-knot-only-one-can-answer = Only one can answer
    .on-a3a8 = Takes the icosahedron, and opens the line: the other boomerang takes yours.
    .why = The teleport uncovers a check by the icosahedron. Only the icosahedron on a8 can step in, and so it opens the line for your boomerang.

puzzle-knot-without-a-shield = Without a shield
    .on-a15d7 = Takes the dingo, and the attacker takes an icosahedron.
    .on-b15-d1 = Takes three pieces, and spends the attacker that could give check.
    .why = The throw takes the icosahedron that shields the crown prince: through the Knot, your attacker gives check.

puzzle-knot-no-stalemate = No stalemate
    .on-b3b5 = Black is not in check and cannot move: a draw.
    .why = The icosahedron makes room on the Knot, and shuts the arm of Black's boomerang: yours aim through the Knot at the crown prince and the frog.
