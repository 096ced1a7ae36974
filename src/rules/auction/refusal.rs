//! Why Auction Chess refuses an action.

use core::fmt;

use super::board::SEATS;
use super::position::Phase;
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

/// What is to be done now, for those who try something else.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Due(pub(super) Phase);

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Phase::Move => "first comes the move",
            Phase::Wake => "first the captured dormant piece must be placed",
            Phase::Offer => "the move has been made: now a piece may be offered for trade, or nothing (`pass`)",
            Phase::Bid => "a piece is on offer: bid pieces of your hand for it, or nothing (`bid:-`)",
            Phase::Accept => "all have bid: one bid may be accepted, or none (`decline`)",
            Phase::Place => "first the traded pieces must be placed",
            Phase::Roll => "the dice must fall first",
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
    #[error("the piece on {0} is dormant: it cannot move until somebody has captured it")]
    Dormant(Square),
    /// The piece does not move like that.
    #[error("a {0} does not move like that")]
    OutOfReach(PieceName),
    /// The double step of a pawn that has moved, or that has been placed.
    #[error("a pawn makes a double step from its own start square only, and none if it has been placed")]
    NoDoubleStep,
    /// A diagonal pawn move to an empty square.
    #[error("a pawn goes diagonally only to capture")]
    NothingToCapture,
    /// The king would be in check after the move.
    #[error("your king would be in check")]
    KingInCheck,
    /// The check stays.
    #[error("your king is in check, and this does not change that")]
    StillInCheck,
    /// King or rook has moved.
    #[error("you cannot castle there: the king or that rook has moved or is gone")]
    CastlingLost,
    /// Something stands between king and rook.
    #[error("you cannot castle there: something stands between king and rook")]
    CastlingBlocked,
    /// The king is in check, or would pass or reach an attacked square.
    #[error("you cannot castle there: the king may neither be in check nor pass through it")]
    CastlingThroughCheck,
    /// A pawn on the king's row of an opponent.
    #[error("the pawn promotes there: say to what (q r b n)")]
    PromotionMissing,
    /// Only before the own move.
    #[error("only the player to move may resign, and only before their move")]
    ResignBeforeMove,
    /// Nobody decides while the dice are rolling.
    #[error("players agree when one of them has to decide, not while the dice are rolling")]
    AgreeWhenDeciding,
    /// Not in the hand, or without tokens.
    #[error("your hand has no {kind} with {tokens} tokens")]
    NotInHand {
        /// What was offered.
        kind: PieceName,
        /// With how many tokens.
        tokens: u8,
    },
    /// More than the hand has.
    #[error("your hand does not hold all of this bid")]
    BidNotInHand,
    /// No bid to be accepted.
    #[error("{by} has made no bid", by = .0.name(SEATS))]
    NoBid(Seat),
    /// A trade that could not be carried out.
    #[error("the trade with {by} could not be placed in full, so that it cannot be accepted", by = .0.name(SEATS))]
    BidNotPlaceable(Seat),
    /// Something that can be neither traded nor placed.
    #[error("there is no such piece to be placed")]
    NothingToPlace,
    /// Another piece is due.
    #[error("there is no {0} to be placed")]
    NotToBePlaced(PieceName),
    /// The square is not empty.
    #[error("a piece is placed on an empty square: {0} is taken")]
    PlaceTaken(Square),
    /// Away from all own pieces.
    #[error("a piece is placed orthogonally next to one of your pieces: {0} is not")]
    NotBesideOwn(Square),
    /// Away from the captor.
    #[error("the piece is placed orthogonally next to the piece that captured it: {0} is not")]
    NotBesideCaptor(Square),
    /// A pawn where it would promote.
    #[error("a pawn may not be placed where it would promote, as on {0}")]
    PlacedWherePromoting(Square),
    /// A traded piece may not attack a king.
    #[error("a traded {kind} may not be placed on {square}: it would attack {owner}'s king", owner = .seat.name(SEATS))]
    PlacedOnKing {
        /// What was to be placed.
        kind: PieceName,
        /// Where.
        square: Square,
        /// Whose king it would attack.
        seat: Seat,
    },
    /// The rest of the trade would have no place.
    #[error("with this on {0} the rest of the trade could not be placed")]
    NoRoomForTheRest(Square),
    /// Dice have six sides.
    #[error("the dice show 1 to 6")]
    NoSuchRoll,
    /// A taken square is rolled again.
    #[error("the dice mean {0}, which is taken: they are rolled again")]
    RolledTaken(Square),
}
