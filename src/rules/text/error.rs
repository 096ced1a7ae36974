//! What is wrong with a position text.

use super::excerpt::excerpt;
use super::rows::MOST_BYTES;
use crate::texts::text;

/// What is wrong with a position text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// There is no board.
    #[error("{}", text!("position-empty"))]
    Empty,
    /// No position of any game is so long.
    #[error("{}", text!("position-too-long", found = .found, most = MOST_BYTES))]
    TooLong {
        /// Its length.
        found: usize,
    },
    /// The board has a size that the game is not played on.
    #[error("{}", text!("position-size", found = .found, expected = *.expected))]
    Size {
        /// What was found.
        found: String,
        /// What the game allows.
        expected: &'static str,
    },
    /// An item of the board.
    #[error("{}", text!("position-item", row = .row, item = .item, text = excerpt(.text), why = .why))]
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
    #[error("{}", text!("position-key", key = excerpt(.key), value = excerpt(.value), why = .why))]
    Key {
        /// The key.
        key: String,
        /// Its value.
        value: String,
        /// What is wrong with it.
        why: String,
    },
    /// A word behind the board that is not `key=value`.
    #[error("{}", text!("position-not-a-key", text = excerpt(.0)))]
    NotAKey(String),
    /// A key that must be there.
    #[error("{}", text!("position-key-missing", key = *.0))]
    Missing(&'static str),
    /// Each part is right, the whole is not.
    #[error("{0}")]
    Impossible(String),
}
