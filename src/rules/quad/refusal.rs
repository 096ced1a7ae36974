//! Why an action is illegal in Quad.

use super::board::SEATS;
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::texts::text;

/// The rule that forbids an action (docs/rules/quad.md).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It is another army's turn.
    #[error("{}", text!("quad-not-this-army", square = .square.to_string(), owner = .owner.called(SEATS), army = .army.called(SEATS)))]
    NotThisArmy {
        /// The square of the piece.
        square: Square,
        /// The seat it belongs to.
        owner: Seat,
        /// The army that is to move.
        army: Seat,
    },
    /// A check must be answered with the home army first.
    #[error("{}", text!("quad-check-first", square = .square.to_string(), owner = .owner.called(SEATS), army = .army.called(SEATS)))]
    CheckFirst {
        /// The square of the piece.
        square: Square,
        /// The seat it belongs to.
        owner: Seat,
        /// The seat whose king is in check.
        army: Seat,
    },
    /// The piece is frozen and cannot move.
    #[error("{}", text!("quad-frozen", square = .0.to_string()))]
    Frozen(Square),
    /// Own and annexed pieces never capture each other.
    #[error("{}", text!("quad-own-piece"))]
    OwnPiece,
    /// Partners do not capture each other.
    #[error("{}", text!("quad-partner"))]
    Partner,
    /// The target is frozen and cannot be captured.
    #[error("{}", text!("quad-frozen-target", square = .0.to_string()))]
    FrozenTarget(Square),
    /// A king is never captured.
    #[error("{}", text!("quad-king"))]
    King,
    /// The piece does not move like that.
    #[error("{}", text!("quad-out-of-reach", piece = .0.one(Case::Nominative)))]
    OutOfReach(Noun),
    /// The move would leave the player's own king in check.
    #[error("{}", text!("quad-in-check", player = .0.called(SEATS)))]
    InCheck(Seat),
    /// Teams: a king may not go where the partner attacks.
    #[error("{}", text!("quad-king-to-partner"))]
    KingToPartner,
    /// Teams: a move may not attack the partner's king.
    #[error("{}", text!("quad-partners-king"))]
    PartnersKing,
    /// Castling is impossible: king or rook has moved.
    #[error("{}", text!("quad-castling-spent"))]
    CastlingSpent,
    /// Castling is impossible: the king is in check, or would be.
    #[error("{}", text!("quad-castling-in-check"))]
    CastlingInCheck,
    /// The promotion piece is missing.
    #[error("{}", text!("quad-promotion-missing"))]
    PromotionMissing,
    /// A pawn cannot promote to a queen.
    #[error("{}", text!("quad-promotion-to-queen"))]
    PromotionToQueen,
    /// The way of resigning is missing.
    #[error("{}", text!("quad-way-of-resigning"))]
    WayOfResigning,
    /// The dummy cannot resign.
    #[error("{}", text!("quad-dummy-resigns"))]
    DummyResigns,
    /// The player who moves for an absent one may only answer a check.
    #[error("{}", text!("quad-absent-resigns", player = .0.called(SEATS)))]
    AbsentResigns(Seat),
    /// A draw must name its players.
    #[error("{}", text!("quad-who-draws"))]
    WhoDraws,
    /// The player is not in the game.
    #[error("{}", text!("quad-not-in-game", player = .0.called(SEATS)))]
    NotInGame(Seat),
    /// The player is already absent.
    #[error("{}", text!("quad-absent-already", player = .0.called(SEATS)))]
    AbsentAlready(Seat),
}
