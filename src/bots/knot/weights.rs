//! What each feature is worth, in hundredths of a pawn.

pub(super) const WEIGHTS: [i32; 18] = [
    250,  // king
    250,  // crown prince
    200,  // frog
    220,  // golem
    500,  // boomerang
    450,  // icosahedron
    650,  // attacker
    350,  // dingo
    500,  // entity
    0,    // one royal
    500,  // two royals
    800,  // three royals
    1000, // four royals
    -15,  // royal that a berserk can reach
    -150, // all royals that a berserk can reach
    6,    // step towards the Knot
    25,   // on the Knot
    12,   // to move
];
