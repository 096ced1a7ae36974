//! The reader of texts, who is addressed as "you" instead of by name.

use core::cell::Cell;

/// The value of a variable in place of the reader's name. A text that names a player has a variant `[you]`.
pub const YOU: &str = "you";
/// The value for the object of an action by the reader: "your own car".
pub const OWN: &str = "own";

/// The sides that the reader plays, by their names in records. Empty if all players are named.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Reader([Option<&'static str>; Self::MOST]);

impl Reader {
    /// The most sides of one person.
    const MOST: usize = 4;

    /// Whether this side is the reader's.
    fn plays(self, side: &str) -> bool {
        self.0.contains(&Some(side))
    }
}

impl FromIterator<&'static str> for Reader {
    fn from_iter<I: IntoIterator<Item = &'static str>>(sides: I) -> Self {
        let mut sides = sides.into_iter();
        Self([(); Self::MOST].map(|()| sides.next()))
    }
}

thread_local! {
    static READER: Cell<Reader> = const { Cell::new(Reader([None; Reader::MOST])) };
}

/// Runs `tell` with this reader: [`Seat::called`](crate::rules::Seat::called) returns [`YOU`] for their sides.
/// Elsewhere no reader is set: in records, logs and on the command line.
pub fn addressing<T>(reader: Reader, tell: impl FnOnce() -> T) -> T {
    /// Restores the previous reader, even after a panic.
    struct Before(Reader);
    impl Drop for Before {
        fn drop(&mut self) {
            READER.set(self.0);
        }
    }
    let _before = Before(READER.replace(reader));
    tell()
}

/// Whether this side is the current reader's.
pub fn is_addressed(side: &str) -> bool {
    READER.get().plays(side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_reads_is_addressed_while_something_is_told() {
        let reader: Reader = ["South", "North"].into_iter().collect();
        let addressed = || ["South", "West", "North"].map(is_addressed);
        assert_eq!(addressed(), [false; 3]);
        assert_eq!(addressing(reader, addressed), [true, false, true]);
        assert_eq!(addressing(reader, || addressing(Reader::default(), addressed)), [false; 3]);
        assert_eq!(addressed(), [false; 3]);
    }
}
