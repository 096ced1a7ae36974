//! Names of squares, the same in all games: a file letter and a rank number.

use core::{fmt, str::FromStr};

use super::text::excerpt;
use crate::texts::text;

/// A square's name: file `a` = 0, rank 1 = 0.
///
/// It need not be on a given board; each game checks that for its own.
///
/// ```
/// use bulldozer_gambit::rules::Square;
///
/// assert_eq!("c3".parse(), Ok(Square::new(2, 2)));
/// assert_eq!(Square::new(3, 16).to_string(), "d17");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The file, with 0 for file `a`.
    pub file: u8,
    /// The rank, with 0 for rank 1.
    pub rank: u8,
}

impl Square {
    /// The maximum number of files in any notation (`a` to `z`).
    const FILES: u8 = 26;
    /// The maximum number of ranks in any notation.
    const RANKS: u8 = 99;

    /// The square on `file` and `rank`, both from 0.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }

    /// Parses the square at the beginning of `text`, and returns it with the rest.
    pub fn split_from(text: &str) -> Option<(Self, &str)> {
        let file = text.bytes().next()?.checked_sub(b'a')?;
        if file >= Self::FILES {
            return None;
        }
        let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
        let number = &text[1..=digits];
        if number.is_empty() || number.starts_with('0') {
            return None;
        }
        let rank: u8 = number.parse().ok()?;
        (rank <= Self::RANKS).then(|| (Self::new(file, rank - 1), &text[1 + digits..]))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// A malformed square name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", text!("position-not-a-square", text = excerpt(.0)))]
pub struct NotASquare(pub String);

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        match Self::split_from(text) {
            Some((square, "")) => Ok(square),
            _ => Err(NotASquare(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for name in ["a1", "g7", "k9", "n14", "d17"] {
            assert_eq!(name.parse::<Square>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "a", "1", "A1", "a0", "a01", "a1b", "é1", "a100", "a999999"] {
            assert_eq!(text.parse::<Square>(), Err(NotASquare(text.to_owned())));
        }
    }
}
