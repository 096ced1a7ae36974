//! What pieces are worth on the board, and in a hand.

use super::weights::WEIGHTS;
use crate::bots::tuned::in_force;
use crate::rules::chess::ChessKind;

/// The place of the first weight for a piece in a hand.
pub(super) const IN_HAND: usize = 6;
/// The value of capturing a king, in centipawns.
const KING: i32 = 3000;

/// The value of a piece on the board, in centipawns.
pub(super) fn worth(kind: ChessKind) -> i32 {
    match kind {
        ChessKind::King => KING,
        kind => in_force(&WEIGHTS)[kind as usize],
    }
}

/// The value of a piece in a hand, in centipawns.
pub(super) fn worth_in_hand(kind: ChessKind) -> i32 {
    match kind {
        ChessKind::King => 0,
        kind => in_force(&WEIGHTS)[IN_HAND + kind as usize],
    }
}
