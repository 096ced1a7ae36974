//! What is wrong with a position text.

use super::excerpt::excerpt;
use super::rows::MOST_BYTES;

/// What is wrong with a position text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// There is no board.
    #[error("the position is empty")]
    Empty,
    /// No position of any game is so long.
    #[error("the position has {found} bytes; a position has at most {MOST_BYTES}")]
    TooLong {
        /// Its length.
        found: usize,
    },
    /// The board has a size that the game is not played on.
    #[error("the board has {found}, expected {expected}")]
    Size {
        /// What was found.
        found: String,
        /// What the game allows.
        expected: &'static str,
    },
    /// An item of the board.
    #[error("row {row} from the top, item {item} (`{}`): {why}", excerpt(.text))]
    Item {
        /// Counted from 1, from the top.
        row: usize,
        /// Counted from 1, from the left.
        item: usize,
        /// The item.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// A key.
    #[error("`{}={}`: {why}", excerpt(.key), excerpt(.value))]
    Key {
        /// The key.
        key: String,
        /// Its value.
        value: String,
        /// What is wrong with it.
        why: String,
    },
    /// A word behind the board that is not `key=value`.
    #[error("`{}` is not of the form key=value", excerpt(.0))]
    NotAKey(String),
    /// A key that must be there.
    #[error("the key `{0}` is missing")]
    Missing(&'static str),
    /// Each part is right, the whole is not.
    #[error("{0}")]
    Impossible(String),
}
