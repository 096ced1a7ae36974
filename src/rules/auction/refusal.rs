//! Why an action is illegal in Auction Chess.

use core::fmt;

use super::board::SEATS;
use super::position::Phase;
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::texts::text;

/// What is due now instead of the attempted action.
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
            Phase::Drop => text!("auction-due-drop"),
        })
    }
}

/// The rule that forbids an action (`docs/rules/auction.md`).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// This stage of the turn requires another action.
    #[error("{0}")]
    NotNow(Due),
    /// The piece is dormant.
    #[error("{}", text!("auction-dormant", square = .0.to_string()))]
    Dormant(Square),
    /// The piece does not move like that.
    #[error("{}", text!("auction-out-of-reach", piece = .0.one(Case::Nominative)))]
    OutOfReach(Noun),
    /// The pawn has moved or was placed, so it has no double step.
    #[error("{}", text!("auction-no-double-step"))]
    NoDoubleStep,
    /// A pawn moves diagonally only to capture.
    #[error("{}", text!("chess-pawn-diagonal"))]
    NothingToCapture,
    /// The king would be in check after the move.
    #[error("{}", text!("auction-king-in-check"))]
    KingInCheck,
    /// The check is not parried.
    #[error("{}", text!("auction-still-in-check"))]
    StillInCheck,
    /// King or rook has moved.
    #[error("{}", text!("auction-castling-lost"))]
    CastlingLost,
    /// A piece stands between king and rook.
    #[error("{}", text!("auction-castling-blocked"))]
    CastlingBlocked,
    /// The king is in check, or would pass or reach an attacked square.
    #[error("{}", text!("auction-castling-through-check"))]
    CastlingThroughCheck,
    /// The promotion piece is missing for a pawn on an opponent's king's row.
    #[error("{}", text!("auction-promotion-missing"))]
    PromotionMissing,
    /// A player can resign only before moving.
    #[error("{}", text!("auction-resign-before-move"))]
    ResignBeforeMove,
    /// Draws cannot be agreed while the dice decide.
    #[error("{}", text!("auction-agree-when-deciding"))]
    AgreeWhenDeciding,
    /// The hand has no such piece with tokens.
    #[error("{}", text!("auction-not-in-hand", piece = .kind.name_in(Case::Accusative), class = .kind.class(), tokens = *.tokens))]
    NotInHand {
        /// The offered kind.
        kind: Noun,
        /// The number of tokens given.
        tokens: u8,
    },
    /// The hand lacks pieces of the bid.
    #[error("{}", text!("auction-bid-not-in-hand"))]
    BidNotInHand,
    /// A raise keeps all pieces of the bid and adds to them (option `bidding=raise`).
    #[error("{}", text!("auction-raise-adds"))]
    NoRaise,
    /// There is no bid to accept from this seat.
    #[error("{}", text!("auction-no-bid-from", player = .0.called(SEATS)))]
    NoBid(Seat),
    /// The trade with this seat could not be placed in full.
    #[error("{}", text!("auction-bid-not-placeable", player = .0.called(SEATS)))]
    BidNotPlaceable(Seat),
    /// The kind can be neither traded nor placed.
    #[error("{}", text!("auction-nothing-to-place"))]
    NothingToPlace,
    /// Another kind of piece must be placed.
    #[error("{}", text!("auction-not-to-be-placed", piece = .0.name()))]
    NotToBePlaced(Noun),
    /// The square is not empty.
    #[error("{}", text!("auction-place-taken", square = .0.to_string()))]
    PlaceTaken(Square),
    /// The square is not next to one of the player's pieces.
    #[error("{}", text!("auction-not-beside-own", square = .0.to_string()))]
    NotBesideOwn(Square),
    /// The square is not next to the capturing piece.
    #[error("{}", text!("auction-not-beside-captor", square = .0.to_string()))]
    NotBesideCaptor(Square),
    /// A pawn may not be placed where it would promote.
    #[error("{}", text!("auction-placed-where-promoting", square = .0.to_string()))]
    PlacedWherePromoting(Square),
    /// A traded piece is placed on its owner's arm of the board (option `placing=home`).
    #[error("{}", text!("auction-not-at-home", square = .0.to_string()))]
    NotAtHome(Square),
    /// A traded piece may not be placed to attack a king.
    #[error("{}", text!("auction-placed-on-king", piece = .kind.name(), class = .kind.class(), square = .square.to_string(), player = .seat.called(SEATS)))]
    PlacedOnKing {
        /// The kind to place.
        kind: Noun,
        /// The square it was to be placed on.
        square: Square,
        /// The seat whose king it would attack.
        seat: Seat,
    },
    /// The rest of the trade would not fit on the board any more.
    #[error("{}", text!("auction-no-room", square = .0.to_string()))]
    NoRoomForTheRest(Square),
    /// A die shows 1 to 6; with the option `seven=choose` 1 to 7.
    #[error("{}", text!("auction-no-such-roll"))]
    NoSuchRoll,
    /// The square is occupied, so the roll is repeated.
    #[error("{}", text!("auction-rolled-taken", square = .0.to_string()))]
    RolledTaken(Square),
    /// All squares that a roll with a seven means are occupied, so the roll is repeated (option `seven=choose`).
    #[error("{}", text!("auction-rolled-full"))]
    RolledFull,
    /// The square is none of those that the dice allow (option `seven=choose`).
    #[error("{}", text!("auction-not-rolled", square = .0.to_string()))]
    NotRolled(Square),
}
