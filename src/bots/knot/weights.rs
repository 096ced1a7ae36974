//! What each feature is worth, in centipawns.
//!
//! Fitted to 17078 quiet positions: `bulldozer-gambit fit knot --games 1500 --nodes 500 --openings 8 --seed 1 --fixed
//! attacker`. The royals are guessed (docs/bots-experiments.md, "What royals are worth"), and so are the last two.

pub(super) const WEIGHTS: [i32; 22] = [
    70,   // king
    50,   // crown prince
    50,   // frog
    102,  // golem
    659,  // boomerang
    268,  // icosahedron
    650,  // attacker
    492,  // dingo
    134,  // entity
    0,    // a royal
    50,   // a second royal
    25,   // a third royal
    10,   // a fourth royal
    -3,   // royal that a berserk can reach
    -150, // all royals that a berserk can reach
    -23,  // step towards the Knot
    17,   // on the Knot
    -63,  // to move
    8,    // step nearer to a royal that is hunted
    -110, // hunted on half of the cells only
    -20,  // in the way of a hunt
    -200, // nothing left that mates a king
];
