//! Why Auction Chess refuses an action.

use core::fmt;

use super::board::SEATS;
use super::position::Phase;
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::texts::text;

/// What is to be done now, for those who try something else.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Due(pub(super) Phase);

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self.0 {
            Phase::Move => text!("auction-due-move"),
            Phase::Wake => text!("auction-due-wake"),
            Phase::Offer => text!("auction-due-offer"),
            Phase::Bid => text!("auction-due-bid"),
            Phase::Accept => text!("auction-due-accept"),
            Phase::Place => text!("auction-due-place"),
            Phase::Roll => text!("auction-due-roll"),
        })
    }
}

/// The rule that refuses an action (`docs/rules/auction.md`).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Something else is due in this stage of the turn.
    #[error("{0}")]
    NotNow(Due),
    /// A dormant piece.
    #[error("{}", text!("auction-dormant", square = .0.to_string()))]
    Dormant(Square),
    /// The piece does not move like that.
    #[error("{}", text!("auction-out-of-reach", piece = .0.one(Case::Nominative)))]
    OutOfReach(Noun),
    /// The double step of a pawn that has moved, or that has been placed.
    #[error("{}", text!("auction-no-double-step"))]
    NoDoubleStep,
    /// A diagonal pawn move to an empty square.
    #[error("{}", text!("chess-pawn-diagonal"))]
    NothingToCapture,
    /// The king would be in check after the move.
    #[error("{}", text!("auction-king-in-check"))]
    KingInCheck,
    /// The check stays.
    #[error("{}", text!("auction-still-in-check"))]
    StillInCheck,
    /// King or rook has moved.
    #[error("{}", text!("auction-castling-lost"))]
    CastlingLost,
    /// Something stands between king and rook.
    #[error("{}", text!("auction-castling-blocked"))]
    CastlingBlocked,
    /// The king is in check, or would pass or reach an attacked square.
    #[error("{}", text!("auction-castling-through-check"))]
    CastlingThroughCheck,
    /// A pawn on the king's row of an opponent.
    #[error("{}", text!("auction-promotion-missing"))]
    PromotionMissing,
    /// Only before the own move.
    #[error("{}", text!("auction-resign-before-move"))]
    ResignBeforeMove,
    /// Nobody decides while the dice are rolling.
    #[error("{}", text!("auction-agree-when-deciding"))]
    AgreeWhenDeciding,
    /// Not in the hand, or without tokens.
    #[error("{}", text!("auction-not-in-hand", piece = .kind.name_in(Case::Accusative), class = .kind.class(), tokens = *.tokens))]
    NotInHand {
        /// What was offered.
        kind: Noun,
        /// With how many tokens.
        tokens: u8,
    },
    /// More than the hand has.
    #[error("{}", text!("auction-bid-not-in-hand"))]
    BidNotInHand,
    /// No bid to be accepted.
    #[error("{}", text!("auction-no-bid-from", player = .0.called(SEATS)))]
    NoBid(Seat),
    /// A trade that could not be carried out.
    #[error("{}", text!("auction-bid-not-placeable", player = .0.called(SEATS)))]
    BidNotPlaceable(Seat),
    /// Something that can be neither traded nor placed.
    #[error("{}", text!("auction-nothing-to-place"))]
    NothingToPlace,
    /// Another piece is due.
    #[error("{}", text!("auction-not-to-be-placed", piece = .0.name()))]
    NotToBePlaced(Noun),
    /// The square is not empty.
    #[error("{}", text!("auction-place-taken", square = .0.to_string()))]
    PlaceTaken(Square),
    /// Away from all own pieces.
    #[error("{}", text!("auction-not-beside-own", square = .0.to_string()))]
    NotBesideOwn(Square),
    /// Away from the captor.
    #[error("{}", text!("auction-not-beside-captor", square = .0.to_string()))]
    NotBesideCaptor(Square),
    /// A pawn where it would promote.
    #[error("{}", text!("auction-placed-where-promoting", square = .0.to_string()))]
    PlacedWherePromoting(Square),
    /// A traded piece may not attack a king.
    #[error("{}", text!("auction-placed-on-king", piece = .kind.name(), class = .kind.class(), square = .square.to_string(), player = .seat.called(SEATS)))]
    PlacedOnKing {
        /// What was to be placed.
        kind: Noun,
        /// Where.
        square: Square,
        /// Whose king it would attack.
        seat: Seat,
    },
    /// The rest of the trade would have no place.
    #[error("{}", text!("auction-no-room", square = .0.to_string()))]
    NoRoomForTheRest(Square),
    /// Dice have six sides.
    #[error("{}", text!("auction-no-such-roll"))]
    NoSuchRoll,
    /// A taken square is rolled again.
    #[error("{}", text!("auction-rolled-taken", square = .0.to_string()))]
    RolledTaken(Square),
}
