//! Why an action is not legal.

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
    /// A piece always goes somewhere else.
    #[error("a piece may not end where it started")]
    SameSquare,
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
