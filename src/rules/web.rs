//! Who attacks whom, whoever's turn it is.

use super::square::Square;

/// What an attack would do.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Means {
    /// It would capture the piece by going there, or by throwing itself at it.
    Capture,
    /// It gives check: the piece is a king, or another royal, where the rules know check.
    Check,
    /// Pothole: it would push the piece into a pothole or off the board.
    Push,
    /// Knot: it would capture the piece with all that is on its ring.
    Ring,
    /// Knot: what it captures would fly into the piece.
    Flight,
    /// Knot: it would run over the piece. That is no check.
    Berserk,
    /// Auction: it would wake the dormant piece.
    Wake,
}

/// One piece that could take another if it were its player's turn, pins and checks aside.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attack {
    /// Where the attacker stands.
    pub from: Square,
    /// Where the attacked piece stands, which another player commands, or nobody.
    pub on: Square,
    /// How.
    pub by: Means,
}
