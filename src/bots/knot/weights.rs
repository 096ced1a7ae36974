//! What each feature is worth, in centipawns.
//!
//! Tuned by SPSA, but for the royals, the attacker and the last one (docs/bots-experiments.md, "Weights of Knot by
//! SPSA").

pub(super) const WEIGHTS: [i32; 22] = [
    70,   // king
    50,   // crown prince
    50,   // frog
    91,   // golem
    782,  // boomerang
    178,  // icosahedron
    650,  // attacker
    631,  // dingo
    188,  // entity
    0,    // a royal
    32,   // a second royal
    29,   // a third royal
    9,    // a fourth royal
    0,    // royal that a berserk can reach
    -175, // all royals that a berserk can reach
    7,    // step towards the Knot
    19,   // on the Knot
    -81,  // to move
    8,    // step nearer to a royal that is hunted
    -133, // hunted on half of the cells only
    -21,  // in the way of a hunt
    -200, // nothing left that mates a king
];
