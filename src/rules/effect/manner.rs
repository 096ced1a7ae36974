//! How it came about: a piece moves, a piece dies, a player leaves.

use super::thing::{PieceId, PotholeId};
use crate::rules::outcome::EndReason;
use crate::rules::seat::Seat;

/// How a piece died.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Death {
    /// The piece named moved onto it.
    Captured(PieceId),
    /// It was pushed into this pothole.
    FellInto(PotholeId),
    /// It was pushed off the board, or into a void cell.
    FellOff,
    /// Its player left the game.
    Removed,
    /// Knot: the attacker named ran over it.
    Trampled(PieceId),
    /// Knot: the piece named, which a golem had captured, flew into it.
    Struck(PieceId),
    /// Knot: an attacker that has gone berserk is gone itself.
    Spent,
}

/// How a piece moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Manner {
    /// As pieces of its kind go: along every square of the path.
    Plain,
    /// Through the air, from square to square of the path. A dingo's first leg may be a step.
    Leap,
    /// Knot: an icosahedron rolls, every square of the path touching the next.
    Roll,
    /// Knot: an entity is gone here and there again.
    Teleport,
    /// Knot: a frog slips back.
    Slip,
    /// Knot: an attacker goes berserk, through friends and enemies.
    Charge,
}

/// How a player came to leave the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Departure {
    /// The king was killed, by a move of this seat.
    KingKilled(Seat),
    /// The player resigned.
    Resigned,
    /// Checkmated. In Quad the armies go to the player named, who has the credit; nobody may have it. In Auction nobody
    /// gets the army.
    Mated {
        /// Who has the credit.
        by: Option<Seat>,
    },
    /// Quad: the player has a draw, for this reason.
    Drew(EndReason),
    /// Quad: the player resigned in such a way that the pieces stay, frozen.
    Froze,
    /// Quad: the player's flag has fallen: as [`Departure::Froze`].
    WasAbsent,
    /// Quad: the king was the penalty: as [`Departure::Froze`].
    Penalised,
    /// Auction: the king was captured, by a move of this seat. Nobody gets the army.
    KingCaptured(Seat),
}
