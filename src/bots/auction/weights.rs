//! What each feature is worth, in centipawns.

pub(super) const WEIGHTS: [i32; 28] = [
    100,  // pawn
    272,  // knight
    346,  // bishop
    450,  // rook
    738,  // queen
    2000, // king
    41,   // pawn in hand
    74,   // knight in hand
    119,  // bishop in hand
    153,  // rook in hand
    190,  // queen in hand
    15,   // token
    2,    // pawn's step forward
    105,  // pawn next to promotion
    2,    // free cell of a slider
    7,    // knight's free cell
    -13,  // free cell in line with the king
    -263, // check
    -47,  // attacked cell next to the king
    3,    // safe cell next to the king
    12,   // own piece next to the king
    -60,  // attacker of cells next to the king
    -28,  // pair of such attackers
    -34,  // queen that attacks them
    10,   // attack of a piece on cells next to a rival's king
    -100, // cell that a lone king cannot go to
    -100, // lone king's step to the edge
    -100, // lone king's step to another king
];
