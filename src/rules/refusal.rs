//! Why an action is not legal.

use super::square::Square;
use super::{auction, knot, pothole, quad};

/// The rule that refuses an action. What it displays is a sentence for the player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nobody may act any more.
    #[error("the game is over")]
    GameOver,
    /// An action of one of the other games.
    #[error("this game has no such action")]
    NotOfThisGame,
    /// The square is not on the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// Nothing to move there.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
    /// Somebody else's piece.
    #[error("the piece on {square} is {owner}'s")]
    NotYourPiece {
        /// Where it stands.
        square: Square,
        /// The name of the seat that it belongs to.
        owner: &'static str,
    },
    /// A piece always goes somewhere else.
    #[error("a piece may not end where it started")]
    SameSquare,
    /// Something stands in the way of a piece of this name.
    #[error("the way of the {0} is blocked")]
    Blocked(&'static str),
    /// Nothing captures its own side.
    #[error("nothing captures its own side")]
    OwnPiece,
    /// A choice of promotion where there is none.
    #[error("nothing promotes by this move")]
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
