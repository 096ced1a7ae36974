//! Where the camera looks.

use crate::rules::Square;

/// Where the camera looks while something is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Camera {
    /// At the whole board.
    #[default]
    Whole,
    /// Close, so that these squares fill the picture.
    Near(Vec<Square>),
    /// At these squares from low down.
    Low(Vec<Square>),
}

impl Camera {
    /// The squares that must be seen; none where the whole board is.
    pub fn squares(&self) -> &[Square] {
        match self {
            Self::Whole => &[],
            Self::Near(squares) | Self::Low(squares) => squares,
        }
    }
}
