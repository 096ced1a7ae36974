//! What each feature is worth, in centipawns.

pub(super) const WEIGHTS: [i32; 28] = [
    100,  // pawn
    300,  // knight
    350,  // bishop
    500,  // rook
    950,  // queen
    2000, // king
    40,   // pawn in hand
    100,  // knight in hand
    120,  // bishop in hand
    180,  // rook in hand
    350,  // queen in hand
    5,    // token
    5,    // pawn's step forward
    80,   // pawn next to promotion
    2,    // free cell of a slider
    5,    // knight's free cell
    -12,  // free cell in line with the king
    -200, // check
    -40,  // attacked cell next to the king
    3,    // safe cell next to the king
    18,   // own piece next to the king
    -40,  // attacker of cells next to the king
    -30,  // pair of such attackers
    -36,  // queen that attacks them
    6,    // attack of a piece on cells next to a rival's king
    -60,  // cell that a lone king cannot go to
    -70,  // lone king's step to the edge
    -45,  // lone king's step to another king
];
