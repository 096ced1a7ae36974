//! Why Quad refuses an action.

use super::board::SEATS;
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::texts::text;

/// The rule that refuses an action (docs/rules/quad.md).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A turn belongs to an army.
    #[error("{}", text!("quad-not-this-army", square = .square.to_string(), owner = .owner.called(SEATS), army = .army.called(SEATS)))]
    NotThisArmy {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        owner: Seat,
        /// Which army moves.
        army: Seat,
    },
    /// Checks are answered with the home army.
    #[error("{}", text!("quad-check-first", square = .square.to_string(), owner = .owner.called(SEATS), army = .army.called(SEATS)))]
    CheckFirst {
        /// Where the piece stands.
        square: Square,
        /// Whose it is.
        owner: Seat,
        /// Whose king is in check.
        army: Seat,
    },
    /// Frozen pieces cannot move.
    #[error("{}", text!("quad-frozen", square = .0.to_string()))]
    Frozen(Square),
    /// Own and annexed pieces never capture each other.
    #[error("{}", text!("quad-own-piece"))]
    OwnPiece,
    /// Partners do not capture each other.
    #[error("{}", text!("quad-partner"))]
    Partner,
    /// Frozen pieces cannot be captured.
    #[error("{}", text!("quad-frozen-target", square = .0.to_string()))]
    FrozenTarget(Square),
    /// No piece ever captures a king.
    #[error("{}", text!("quad-king"))]
    King,
    /// The piece does not go like that.
    #[error("{}", text!("quad-out-of-reach", piece = .0.one(Case::Nominative)))]
    OutOfReach(Noun),
    /// No move may end with the player's own king in check.
    #[error("{}", text!("quad-in-check", player = .0.called(SEATS)))]
    InCheck(Seat),
    /// Teams: a king keeps off what the partner attacks.
    #[error("{}", text!("quad-king-to-partner"))]
    KingToPartner,
    /// Teams: no move may make an own piece attack the partner's king.
    #[error("{}", text!("quad-partners-king"))]
    PartnersKing,
    /// Castling.
    #[error("{}", text!("quad-castling-spent"))]
    CastlingSpent,
    /// Castling.
    #[error("{}", text!("quad-castling-in-check"))]
    CastlingInCheck,
    /// A pawn on the opposite first rank must promote.
    #[error("{}", text!("quad-promotion-missing"))]
    PromotionMissing,
    /// Never to a queen.
    #[error("{}", text!("quad-promotion-to-queen"))]
    PromotionToQueen,
    /// The two ways of resigning.
    #[error("{}", text!("quad-way-of-resigning"))]
    WayOfResigning,
    /// The dummy does not resign.
    #[error("{}", text!("quad-dummy-resigns"))]
    DummyResigns,
    /// Whoever moves for an absent player only answers a check.
    #[error("{}", text!("quad-absent-resigns", player = .0.called(SEATS)))]
    AbsentResigns(Seat),
    /// A draw names its players.
    #[error("{}", text!("quad-who-draws"))]
    WhoDraws,
    /// Somebody who is not in the game.
    #[error("{}", text!("quad-not-in-game", player = .0.called(SEATS)))]
    NotInGame(Seat),
    /// Absent already.
    #[error("{}", text!("quad-absent-already", player = .0.called(SEATS)))]
    AbsentAlready(Seat),
}
