//! What each feature is worth, in hundredths of a pawn.

pub(super) const WEIGHTS: [i32; 16] = [
    600, // alive
    300, // car
    250, // dirt devil
    350, // bulldozer
    600, // racecar
    550, // cyclone
    900, // megadozer
    25,  // first chip
    70,  // second chip
    150, // third chip
    30,  // pothole
    4,   // room
    10,  // centre
    -10, // ledge at the king
    -90, // push at the king
    -25, // piece that can be pushed to its death
];
