//! Attacks of all pieces, on any player's turn.

use super::square::Square;

/// The way of an attack.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Means {
    /// It would capture the piece by moving or throwing itself onto it.
    Capture,
    /// It gives check to a king, or to another royal that can be in check.
    Check,
    /// Pothole: it would push the piece into a pothole or off the board.
    Push,
    /// Knot: it would capture the piece with all that is on its ring.
    Ring,
    /// Knot: its captured piece would fly into the piece.
    Flight,
    /// Knot: it would run over the piece; that is not check.
    Berserk,
    /// Auction: it would wake the dormant piece.
    Wake,
}

/// A piece that could take another if it were its player's turn, ignoring pins and checks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attack {
    /// The square of the attacker.
    pub from: Square,
    /// The square of the attacked piece, which another player controls, or which is dormant.
    pub on: Square,
    /// The way of the attack.
    pub by: Means,
}
