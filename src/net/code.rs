//! The codes by which people find a table.

use core::fmt;

/// A table's code: eight letters and digits that look like no others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code(String);

/// Without 0, O, 1, I and L.
const LETTERS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// The number of letters of a code.
const LENGTH: usize = 8;

impl Code {
    /// A code of random bytes, with which `fill` fills what it is given.
    ///
    /// # Errors
    ///
    /// The error of `fill`.
    pub fn drawn<E>(fill: impl Fn(&mut [u8]) -> Result<(), E>) -> Result<Self, E> {
        let mut code = String::new();
        // Bytes from here on would make the first letters likelier.
        let most = u8::MAX - u8::MAX % LETTERS.len() as u8;
        while code.len() < LENGTH {
            let mut random = [0; 2 * LENGTH];
            fill(&mut random)?;
            let letters = random.into_iter().filter(|&byte| byte < most);
            let letters = letters.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
            code.extend(letters.take(LENGTH - code.len()));
        }
        Ok(Self(code))
    }

    /// The code in a text, in upper or lower case; `None` if it is none.
    pub fn read(text: &str) -> Option<Self> {
        let code = text.trim().to_ascii_uppercase();
        let is_code = code.len() == LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
        is_code.then_some(Self(code))
    }

    /// The code as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use core::cell::RefCell;

    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    #[test]
    fn codes_are_read_as_they_were_written() {
        let rng = RefCell::new(ChaCha8Rng::seed_from_u64(7));
        let fill = |bytes: &mut [u8]| {
            rng.borrow_mut().fill(bytes);
            Ok::<_, ()>(())
        };
        let codes: Vec<Code> = (0..100).map(|_| Code::drawn(fill).unwrap()).collect();
        for code in &codes {
            assert_eq!(Code::read(&code.to_string().to_lowercase()).as_ref(), Some(code));
        }
        assert_ne!(codes[0], codes[1]);
        assert_eq!(Code::drawn(|_| Err("none")), Err("none"));
        for broken in ["", "ABCDEFG", "ABCDEFGHJ", "ABCDEFG0", "ABCDEFGI", "ABCDEF GH", "ÄBCDEFGH"] {
            assert_eq!(Code::read(broken), None, "{broken}");
        }
    }
}
