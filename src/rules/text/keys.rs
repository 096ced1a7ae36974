//! The keys after a position's board, and their simple values.

use std::collections::BTreeMap;

use super::error::PositionError;
use crate::rules::square::{NotASquare, Square};
use crate::texts::{text, word};

/// The keys of a position text.
#[derive(Clone, Debug, Default)]
pub struct Keys<'a> {
    in_order: Vec<(&'a str, &'a str)>,
    by_name: BTreeMap<&'a str, &'a str>,
}

impl<'a> Keys<'a> {
    /// Parses words of the form `key=value`, each key at most once.
    pub(super) fn split(words: impl Iterator<Item = &'a str>) -> Result<Self, PositionError> {
        let mut keys = Self::default();
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| PositionError::NotAKey(word.to_owned()))?;
            if keys.by_name.insert(key, value).is_some() {
                return Err(refuse_key(key, value, word!("position-key-twice")));
            }
            keys.in_order.push((key, value));
        }
        Ok(keys)
    }

    /// All keys with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.in_order.iter().copied()
    }

    /// Whether `key` is given.
    pub fn contains(&self, key: &str) -> bool {
        self.by_name.contains_key(key)
    }

    /// The value of `key`, parsed by `read`; `None` if the key is missing.
    ///
    /// # Errors
    ///
    /// The error of `read`.
    pub fn read<T>(
        &self,
        key: &str,
        read: impl FnOnce(&'a str) -> Result<T, String>,
    ) -> Result<Option<T>, PositionError> {
        let value = self.by_name.get(key).copied();
        value.map(|value| read(value).map_err(|why| refuse_key(key, value, why))).transpose()
    }

    /// The value of `key`, which is required.
    ///
    /// # Errors
    ///
    /// Where it is missing, or the error of `read`.
    pub fn required<T>(
        &self,
        key: &'static str,
        read: impl FnOnce(&'a str) -> Result<T, String>,
    ) -> Result<T, PositionError> {
        self.read(key, read)?.ok_or(PositionError::Missing(key))
    }

    /// Rejects the first key that is not among `known`.
    ///
    /// # Errors
    ///
    /// The unknown key, with `why`.
    pub fn only(&self, known: &[&str], why: &str) -> Result<(), PositionError> {
        match self.iter().find(|(key, _)| !known.contains(key)) {
            Some((key, value)) => Err(refuse_key(key, value, why)),
            None => Ok(()),
        }
    }
}

/// An error about a key.
pub fn refuse_key(key: &str, value: &str, why: impl Into<String>) -> PositionError {
    PositionError::Key { key: key.to_owned(), value: value.to_owned(), why: why.into() }
}

/// Parses `0` or `1`.
///
/// # Errors
///
/// A sentence about what is wrong.
pub fn read_flag(value: &str) -> Result<bool, String> {
    match value {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(text!("position-flag")),
    }
}

/// Parses a whole number; `what` names the unit: `turns`, `moves` or `rounds`.
///
/// # Errors
///
/// A sentence about what is wrong.
pub fn read_number(value: &str, what: &str) -> Result<u32, String> {
    value.parse().map_err(|_| text!("position-number", what = what))
}

/// Parses a square that must be on the board, as found by `find`.
///
/// # Errors
///
/// A sentence about what is wrong.
pub fn read_square<T>(value: &str, find: impl FnOnce(Square) -> Option<T>) -> Result<T, String> {
    let square: Square = value.parse().map_err(|error: NotASquare| error.to_string())?;
    find(square).ok_or_else(|| text!("refusal-off-board", square = square.to_string()))
}

/// Appends ` name=value` to a position text, unless the key has its default.
pub fn write_key(text: &mut String, name: &str, value: &str, usual: &str) {
    if value != usual {
        text.extend([" ", name, "=", value]);
    }
}
