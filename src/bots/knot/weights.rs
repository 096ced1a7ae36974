//! What each feature is worth, in hundredths of a pawn.
//!
//! Fitted to 17078 quiet positions: `bulldozer-gambit fit knot --games 1500 --nodes 500 --openings 8 --seed 1 --fixed
//! attacker`.

pub(super) const WEIGHTS: [i32; 18] = [
    30,   // king
    -31,  // crown prince
    -51,  // frog
    102,  // golem
    659,  // boomerang
    268,  // icosahedron
    650,  // attacker
    492,  // dingo
    134,  // entity
    1,    // one royal
    19,   // two royals
    23,   // three royals
    -87,  // four royals
    -3,   // royal that a berserk can reach
    -150, // all royals that a berserk can reach
    -23,  // step towards the Knot
    17,   // on the Knot
    -63,  // to move
];
