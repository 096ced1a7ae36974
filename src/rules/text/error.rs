//! Errors in position texts.

use super::excerpt::excerpt;
use super::rows::MOST_BYTES;
use crate::texts::text;

/// What is wrong with a position text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// There is no board.
    #[error("{}", text!("position-empty"))]
    Empty,
    /// The text is too long.
    #[error("{}", text!("position-too-long", found = .found, most = MOST_BYTES))]
    TooLong {
        /// Its length in bytes.
        found: usize,
    },
    /// The board has the wrong size.
    #[error("{}", text!("position-size", found = .found, expected = *.expected))]
    Size {
        /// The size found.
        found: String,
        /// The allowed size.
        expected: &'static str,
    },
    /// An item of the board is wrong.
    #[error("{}", text!("position-item", row = .row, item = .item, text = excerpt(.text), why = .why))]
    Item {
        /// The row, from 1 at the top.
        row: usize,
        /// The item in the row, from 1 at the left.
        item: usize,
        /// The item.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// A key has a wrong value.
    #[error("{}", text!("position-key", key = excerpt(.key), value = excerpt(.value), why = .why))]
    Key {
        /// The key's name.
        key: String,
        /// Its value.
        value: String,
        /// What is wrong with it.
        why: String,
    },
    /// A word after the board is not `key=value`.
    #[error("{}", text!("position-not-a-key", text = excerpt(.0)))]
    NotAKey(String),
    /// A required key is missing.
    #[error("{}", text!("position-key-missing", key = *.0))]
    Missing(&'static str),
    /// All parts are valid, but not together.
    #[error("{0}")]
    Impossible(String),
}
