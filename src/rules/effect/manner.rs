//! How things happened: how a piece moved, how it died, how a player left.

use super::thing::{PieceId, PotholeId};
use crate::rules::outcome::EndReason;
use crate::rules::seat::Seat;

/// How a piece died.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Death {
    /// The given piece captured it by moving onto it.
    Captured(PieceId),
    /// It was pushed into this pothole.
    FellInto(PotholeId),
    /// It was pushed off the board, or into a void cell.
    FellOff,
    /// Its player left the game.
    Removed,
    /// Knot: the given attacker ran over it.
    Trampled(PieceId),
    /// Knot: the given piece, captured by a golem, flew into it.
    Struck(PieceId),
    /// Knot: an attacker that went berserk dies at the end.
    Spent,
}

/// How a piece moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Manner {
    /// In the usual way of its kind, along every square of the path.
    Plain,
    /// Through the air, from square to square of the path. A dingo's first leg may be a step.
    Leap,
    /// Knot: an icosahedron rolls, every square of the path touching the next.
    Roll,
    /// Knot: an entity teleports: it disappears and appears elsewhere.
    Teleport,
    /// Knot: a frog slips back towards its start square.
    Slip,
    /// Knot: an attacker goes berserk, over friends and enemies.
    Charge,
}

/// How a player came to leave the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Departure {
    /// The king was killed by a move of this seat.
    KingKilled(Seat),
    /// The player resigned.
    Resigned,
    /// The player was checkmated. In Quad the armies go to the player who gets the credit, if there is one. In Auction
    /// they go to no player.
    Mated {
        /// The player who gets the credit.
        by: Option<Seat>,
    },
    /// Quad: the player has drawn, for this reason.
    Drew(EndReason),
    /// Quad: the player resigned and left the pieces on the board, frozen.
    Froze,
    /// Quad: the player's time ran out; the pieces freeze as with [`Departure::Froze`].
    WasAbsent,
    /// Quad: the player lost the king as a penalty; the pieces freeze as with [`Departure::Froze`].
    Penalised,
    /// Auction: the king was captured by a move of this seat. The army goes to no player.
    KingCaptured(Seat),
}
