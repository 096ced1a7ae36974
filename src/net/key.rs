//! The secret by which a table knows a client again.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// A random number of 128 bits that only the table and one client know. Who has it has the client's seats.
///
/// Written as 32 hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key(u128);

/// A text that is no key.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a key has 32 hexadecimal digits")]
pub struct NotAKey;

impl Key {
    /// The key of these random bytes.
    pub const fn of(random: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(random))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Says nothing of the key itself, so that none gets into a log of the program.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl FromStr for Key {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        let is_key = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_key.then(|| u128::from_str_radix(text, 16).ok()).flatten().map(Self).ok_or(NotAKey)
    }
}

impl TryFrom<String> for Key {
    type Error = NotAKey;

    fn try_from(text: String) -> Result<Self, NotAKey> {
        text.parse()
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_was_written() {
        let key = Key::of([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255]);
        assert_eq!(key.to_string(), "0102030405060708090a0b0c0d0e0fff");
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!(serde_json::from_str::<Key>(&serde_json::to_string(&key).unwrap()).unwrap(), key);
        for broken in ["", "0102", "+102030405060708090a0b0c0d0e0fff", "0102030405060708090a0b0c0d0e0fff0"] {
            assert_eq!(broken.parse::<Key>(), Err(NotAKey), "{broken}");
        }
    }

    #[test]
    fn a_key_is_not_told_by_accident() {
        assert_eq!(format!("{:?}", Key::of([7; 16])), "Key(..)");
    }
}
