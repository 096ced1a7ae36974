//! Why Quad refuses an action.

use core::fmt;

use super::board::SEATS;
use crate::rules::chess::ChessKind;
use crate::rules::seat::Seat;
use crate::rules::square::Square;

/// A piece's name, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PieceName(pub(super) ChessKind);

impl fmt::Display for PieceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// The rule that refuses an action (docs/rules/quad.md).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A turn belongs to an army.
    #[error("the piece on {square} is {owner}'s: it is {army}'s army that moves now", owner = .owner.name(SEATS),
        army = .army.name(SEATS))]
    NotThisArmy {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        owner: Seat,
        /// Which army moves.
        army: Seat,
    },
    /// Checks are answered with the home army.
    #[error("{} must answer the check with their own army: the piece on {square} is {owner}'s", .army.name(SEATS),
        owner = .owner.name(SEATS))]
    CheckFirst {
        /// Where the piece stands.
        square: Square,
        /// Whose it is.
        owner: Seat,
        /// Whose king is in check.
        army: Seat,
    },
    /// Frozen pieces cannot move.
    #[error("the piece on {0} is frozen")]
    Frozen(Square),
    /// Own and annexed pieces never capture each other.
    #[error("a player's own and annexed pieces never capture each other")]
    OwnPiece,
    /// Partners do not capture each other.
    #[error("partners do not capture each other")]
    Partner,
    /// Frozen pieces cannot be captured.
    #[error("the piece on {0} is frozen: it cannot be captured")]
    FrozenTarget(Square),
    /// No piece ever captures a king.
    #[error("no piece ever captures a king")]
    King,
    /// The piece does not go like that.
    #[error("a {0} does not go there")]
    OutOfReach(PieceName),
    /// No move may end with the player's own king in check.
    #[error("{}'s king would be in check", .0.name(SEATS))]
    InCheck(Seat),
    /// Teams: a king keeps off what the partner attacks.
    #[error("a king may not go onto a square that the partner attacks")]
    KingToPartner,
    /// Teams: no move may make an own piece attack the partner's king.
    #[error("no move may cause one's own piece to attack the partner's king")]
    PartnersKing,
    /// Castling.
    #[error("castling needs a king and a rook that have not moved")]
    CastlingSpent,
    /// Castling.
    #[error("castling is not possible in check, nor into it")]
    CastlingInCheck,
    /// A pawn on the opposite first rank must promote.
    #[error("a pawn promotes there: say to what (r, b or n)")]
    PromotionMissing,
    /// Never to a queen.
    #[error("a pawn promotes to a rook, a bishop or a knight, never to a queen")]
    PromotionToQueen,
    /// The two ways of resigning.
    #[error("here one resigns by `resign:remove` or `resign:freeze`")]
    WayOfResigning,
    /// The dummy does not resign.
    #[error("the dummy does not resign")]
    DummyResigns,
    /// Whoever moves for an absent player only answers a check.
    #[error("{} is absent: nobody else may resign for them", .0.name(SEATS))]
    AbsentResigns(Seat),
    /// A draw names its players.
    #[error("a draw names at least two players who agree, as in `draw:SN`")]
    WhoDraws,
    /// Somebody who is not in the game.
    #[error("{} is not in the game", .0.name(SEATS))]
    NotInGame(Seat),
    /// Absent already.
    #[error("{} is absent already", .0.name(SEATS))]
    AbsentAlready(Seat),
}
