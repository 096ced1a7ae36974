//! What each feature is worth, in centipawns.

pub(super) const WEIGHTS: [i32; 13] = [
    100, // pawn
    300, // knight
    320, // bishop
    500, // rook
    900, // queen
    500, // king
    120, // army
    4,   // pawn's step forward
    60,  // pawn two steps from promotion
    3,   // free cell of a slider
    8,   // knight's free cell
    3,   // king's step to the corner of its queen
    -60, // check
];
