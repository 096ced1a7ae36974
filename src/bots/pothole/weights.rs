//! What each feature is worth, in centipawns.
//!
//! Fitted to 19618 quiet positions: `bulldozer-gambit fit pothole --games 600 --nodes 1000 --openings 12 --seed 1
//! --fixed car`. Chips a step away, centre potholes and the last one came later (docs/bots-experiments.md, "Chips and
//! locks in Pothole" and "Kings almost alone in Pothole").

pub(super) const WEIGHTS: [i32; 19] = [
    600,  // alive
    300,  // car
    395,  // dirt devil
    301,  // bulldozer
    595,  // racecar
    595,  // cyclone
    988,  // megadozer
    46,   // first chip
    55,   // second chip
    132,  // third chip
    19,   // chip a step away
    43,   // pothole
    4,    // centre pothole that may be moved
    2,    // room
    12,   // centre
    9,    // ledge at the king
    -159, // push at the king
    -25,  // piece that can be pushed to its death
    6,    // step nearer to a king that is almost alone
];
