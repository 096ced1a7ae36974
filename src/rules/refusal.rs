//! Why an action is not legal.

use super::noun::{Case, Noun};
use super::seat::called;
use super::square::Square;
use super::{auction, knot, pothole, quad};
use crate::texts::text;

/// The rule that refuses an action. What it displays is a sentence for the player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nobody may act any more.
    #[error("{}", text!("refusal-game-over"))]
    GameOver,
    /// An action of one of the other games.
    #[error("{}", text!("refusal-other-game"))]
    NotOfThisGame,
    /// One player wants to decide what others have a say in.
    #[error("{}", text!("refusal-not-alone"))]
    NotAlone,
    /// The square is not on the board.
    #[error("{}", text!("refusal-off-board", square = .0.to_string()))]
    OffBoard(Square),
    /// Nothing to move there.
    #[error("{}", text!("refusal-no-piece", square = .0.to_string()))]
    NoPiece(Square),
    /// Somebody else's piece.
    #[error("{}", text!("refusal-not-yours", square = .square.to_string(), owner = called(.owner)))]
    NotYourPiece {
        /// Where it stands.
        square: Square,
        /// The name of the seat that it belongs to.
        owner: &'static str,
    },
    /// A piece always goes somewhere else.
    #[error("{}", text!("refusal-same-square"))]
    SameSquare,
    /// Something stands in the way of a piece.
    #[error("{}", text!("refusal-blocked", piece = .0.the(Case::Dative)))]
    Blocked(Noun),
    /// Nothing captures its own side.
    #[error("{}", text!("refusal-own-piece"))]
    OwnPiece,
    /// A choice of promotion where there is none.
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
}

impl Refusal {
    /// Whether it says that the same thing has moved already in this turn.
    pub const fn is_moved_already(&self) -> bool {
        use pothole::Refusal::{PieceMovedAlready, PotholeMovedAlready};
        matches!(self, Self::Pothole(PieceMovedAlready(_) | PotholeMovedAlready(_)))
    }
}
