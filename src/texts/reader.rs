//! Whoever reads what is told: texts say "you" where they would name them.

use core::cell::Cell;

/// What is put into a text in place of the name of whoever reads it. A text that names a player has a variant `[you]`.
pub const YOU: &str = "you";
/// The same for what the reader does something to, where it is the reader who does it: "your own car".
pub const OWN: &str = "own";

/// The sides that whoever reads plays, by their names in records; none where players are told of by name.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Reader([Option<&'static str>; Self::MOST]);

impl Reader {
    /// The most sides that one person plays.
    const MOST: usize = 4;

    /// Whether the side of this name is the reader's.
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

/// What `tell` says is said to this reader: where sides are named by [`Seat::called`](crate::rules::Seat::called), theirs
/// is [`YOU`]. Nobody is addressed elsewhere: in records, logs and on the command line.
pub fn addressing<T>(reader: Reader, tell: impl FnOnce() -> T) -> T {
    /// Whoever was addressed before is so again, whatever happens.
    struct Before(Reader);
    impl Drop for Before {
        fn drop(&mut self) {
            READER.set(self.0);
        }
    }
    let _before = Before(READER.replace(reader));
    tell()
}

/// Whether the side of this name is addressed now.
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
