# The guided first game (assets/lessons/knot.ron): what each step says, `lesson-<game>-<chapter>-<step>`. `otherwise` is the comment on
# a wrong action, `on-` that on a certain one.

lesson-knot = Your first game of Knot

lesson-knot-four-strips-and-a-knot = Four strips and a knot
lesson-knot-four-strips-and-a-knot-1 = Welcome! Four strips of 17 squares, a to d, are tied together in the middle: the Knot. You play White, and your edge is rank 1.
lesson-knot-four-strips-and-a-knot-2 = On a strip everything goes only forwards and backwards. The attacker slides like a rook: take yours to the marked square, right before the Knot.
    .hint = Click your attacker, then the last square before the Knot.
    .otherwise = That is allowed. But please bring the attacker to the marked square, next to the Knot.
lesson-knot-four-strips-and-a-knot-3 = The Knot is a crossroads. A piece that slides through it may go on into any other arm. Try it: leave strip b!
    .hint = Click the attacker, then a free square on strip a, c or d.
    .otherwise = Please go through the Knot with the attacker, into another strip.
    .on-b8a14 = A capture round the corner, very good! This time please choose a free square.
    .on-b8c5 = A capture round the corner, very good! This time please choose a free square.
    .on-b8c15 = A capture round the corner, very good! This time please choose a free square.
    .on-b8d13 = A capture round the corner, very good! This time please choose a free square.
    .on-b8k9 = You may stop on the Knot. This time, go on through it.
lesson-knot-four-strips-and-a-knot-4 = So there are eight arms, and every piece is nearer than it looks. The squares at the same distance from the Knot are a ring.

lesson-knot-the-boomerang = The boomerang
lesson-knot-the-boomerang-1 = A boomerang steps one square, or throws itself at an enemy as far away as a rook could take, and comes back. Take the icosahedron!
    .hint = Click the boomerang, then the icosahedron next to the Knot.
    .otherwise = Possible. But here is something to take without any danger: throw the boomerang at the icosahedron.
    .on-a4a8 = The dingo takes it too, but it stays there, and the golem on the Knot takes back.
lesson-knot-the-boomerang-2 = It is back on its square before it can be taken. A boomerang does not mind guards.

lesson-knot-the-golem = The golem
lesson-knot-the-golem-1 = A golem goes one square. Its victim flies on in the same line and takes the first piece it meets with it. Hit something!
    .hint = Take the icosahedron in front of your golem. Look who stands behind it, on the Knot.
    .otherwise = Let the golem hit the icosahedron in front of it.
    .on-d3k9 = You get the boomerang, and Black takes back. Your golem can get two pieces for nothing.
lesson-knot-the-golem-2 = Two for one! Look ahead, though: the flying piece hits friends as well. Only your own royals it may not hit.

lesson-knot-the-entity = The entity
lesson-knot-the-entity-1 = An entity leaps two squares and captures every enemy on the ring where it lands: all squares at the same distance from the Knot. Leap!
    .hint = Click the entity, then the square two steps on. Three enemies stand as far from the Knot as that.
    .otherwise = Three enemies stand on the marked ring. Leap there with the entity.
lesson-knot-the-entity-2 = Three in one leap. An entity can also teleport to any empty square of its own ring; then it captures nothing.

lesson-knot-far-steps = Far steps
lesson-knot-far-steps-1 = A dingo rides in leaps of two over anything, and may make one step aside first. Can it get at the boomerang behind the icosahedron?
    .hint = Click the dingo, then the boomerang far beyond the Knot.
    .otherwise = Look at the boomerang behind the icosahedron: the dingo reaches it.
lesson-knot-far-steps-2 = And the icosahedron rolls exactly twenty steps over free squares, back and forth as it likes. So it reaches any even distance up to twenty.

lesson-knot-up-two-back-one = Up two, back one
lesson-knot-up-two-back-one-1 = A frog in its well: up two by day, back one by night. Leap with the marked frog.
    .hint = Click the frog on strip c, then the square two steps on.
    .otherwise = Now it is the frog's turn. Leap with the one on strip c.
lesson-knot-up-two-back-one-2 = It leapt two squares, and slipped back one at the end of the turn. Once more!
    .hint = Two steps on again, with the same frog.
    .otherwise = Leap on with the same frog.
lesson-knot-up-two-back-one-3 = And now the golem is just in reach. Take it.
    .hint = The golem stands two steps before your frog.
    .otherwise = The frog on strip c can take the golem.
lesson-knot-up-two-back-one-4 = After the capture it slipped, too. Your royals are the king, the crown prince and both frogs: four in all.

lesson-knot-check-and-no-check = Check, and no check
lesson-knot-check-and-no-check-1 = Check! Black's attacker looks at your king. A royal in check must be saved, if it can be. Take the attacker.
    .hint = Two of your pieces reach it through the Knot: the boomerang, and the icosahedron on strip d.
lesson-knot-check-and-no-check-2 = A royal that cannot be saved is mated, but the game goes on with the others. You lose when all of yours are mated or captured.

lesson-knot-berserk = Berserk
lesson-knot-berserk-1 = Once per game an attacker may go berserk: it runs to the end of an arm, over every enemy on it, even royals. Then the attacker is destroyed, too. Finish the game!
    .hint = Click the attacker, then Black's king at the far end of strip c.
    .otherwise = Black's king stands at the end of its arm. Run there.
    .on-b5c16 = You take the golem, and the king takes back. Run through both of them instead.
    .on-b5d15 = An attacker for an attacker, and Black takes back. There is something better.
lesson-knot-berserk-2 = Won! A berserk is never announced as a check. Press T in a game to see the royals that stand in its way. Have fun in the Knot!
