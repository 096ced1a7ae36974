//! The camera's target.

use crate::rules::Square;

/// The camera's target in a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Camera {
    /// The whole board.
    #[default]
    Whole,
    /// A close-up that frames these squares.
    Near(Vec<Square>),
    /// A low-angle view of these squares.
    Low(Vec<Square>),
}

impl Camera {
    /// The squares to keep in view; empty for the whole board.
    pub fn squares(&self) -> &[Square] {
        match self {
            Self::Whole => &[],
            Self::Near(squares) | Self::Low(squares) => squares,
        }
    }
}
