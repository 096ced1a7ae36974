//! Why an action is illegal.

use super::noun::{Case, Noun};
use super::seat::called;
use super::square::Square;
use super::{auction, knot, pothole, quad};
use crate::texts::text;

/// The rule that forbids an action. It displays as a sentence for the player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("{}", text!("refusal-game-over"))]
    GameOver,
    /// An action of one of the other games.
    #[error("{}", text!("refusal-other-game"))]
    NotOfThisGame,
    /// A player wants to decide alone what needs the consent of others.
    #[error("{}", text!("refusal-not-alone"))]
    NotAlone,
    /// The square is not on the board.
    #[error("{}", text!("refusal-off-board", square = .0.to_string()))]
    OffBoard(Square),
    /// There is nothing to move on the square.
    #[error("{}", text!("refusal-no-piece", square = .0.to_string()))]
    NoPiece(Square),
    /// The piece belongs to another player.
    #[error("{}", text!("refusal-not-yours", square = .square.to_string(), owner = called(.owner)))]
    NotYourPiece {
        /// The square it stands on.
        square: Square,
        /// The name of its owner's seat.
        owner: &'static str,
    },
    /// A move must lead to another square.
    #[error("{}", text!("refusal-same-square"))]
    SameSquare,
    /// A piece is blocked.
    #[error("{}", text!("refusal-blocked", piece = .0.the(Case::Dative)))]
    Blocked(Noun),
    /// A piece cannot capture its own side's pieces.
    #[error("{}", text!("refusal-own-piece"))]
    OwnPiece,
    /// A promotion is given where there is none.
    #[error("{}", text!("refusal-no-promotion"))]
    NoPromotion,
    /// A rule of 4-Player Pothole Chess.
    #[error(transparent)]
    Pothole(#[from] pothole::Refusal),
    /// A rule of 4-by-1 Knot Chess.
    #[error(transparent)]
    Knot(#[from] knot::Refusal),
    /// A rule of ZM Machiavellian Quadchess.
    #[error(transparent)]
    Quad(#[from] quad::Refusal),
    /// A rule of Auction Chess.
    #[error(transparent)]
    Auction(#[from] auction::Refusal),
    /// A rule of Kings on Nine Squares.
    #[cfg(feature = "toy-game")]
    #[error(transparent)]
    Nine(#[from] super::nine::Refusal),
}

impl Refusal {
    /// Whether it says that the piece or pothole has already moved in this turn.
    pub const fn is_moved_already(&self) -> bool {
        use pothole::Refusal::{PieceMovedAlready, PotholeMovedAlready};
        matches!(self, Self::Pothole(PieceMovedAlready(_) | PotholeMovedAlready(_)))
    }
}
