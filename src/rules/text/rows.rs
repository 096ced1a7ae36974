//! The rows of a board.

use super::error::PositionError;
use super::keys::Keys;
use crate::rules::square::Square;
use crate::texts::{text, word};

/// Maximum length of a position text in bytes. Games write some hundred bytes at most.
pub(super) const MOST_BYTES: usize = 16 * 1024;

/// One item of a row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Item<'a> {
    /// A run of empty squares.
    Empty(u8),
    /// A run of void squares.
    Void(u8),
    /// The contents of a square.
    Thing(&'a str),
}

impl<'a> Item<'a> {
    fn parse(text: &'a str) -> Result<Self, &'static str> {
        let count = |digits: &str| match digits.parse::<u8>() {
            Ok(number) if number > 0 && !digits.starts_with(['0', '+']) => Ok(number),
            _ => Err(word!("position-run")),
        };
        match text.strip_prefix('x') {
            Some("") => Ok(Self::Void(1)),
            Some(digits) => count(digits).map(Self::Void),
            None if text.starts_with(|c: char| c.is_ascii_digit()) => count(text).map(Self::Empty),
            None if text.is_empty() => Err(word!("position-item-missing")),
            None => Ok(Self::Thing(text)),
        }
    }

    /// The number of squares in the item.
    pub fn width(self) -> usize {
        match self {
            Self::Empty(count) | Self::Void(count) => usize::from(count),
            Self::Thing(_) => 1,
        }
    }
}

/// An item with its place.
#[derive(Copy, Clone, Debug)]
pub struct Placed<'a> {
    /// The item.
    pub item: Item<'a>,
    /// Its square, or the first one of a run.
    pub square: Square,
    row: usize,
    place: usize,
    text: &'a str,
}

impl Placed<'_> {
    /// An error about this item.
    pub fn refuse(&self, why: impl Into<String>) -> PositionError {
        PositionError::Item { row: self.row, item: self.place, text: self.text.to_owned(), why: why.into() }
    }
}

/// A parsed position text.
#[derive(Clone, Debug)]
pub struct PositionText<'a> {
    /// All items, row by row from the top, each from the left.
    pub items: Vec<Placed<'a>>,
    /// The number of squares in each row, from the top.
    pub widths: Vec<usize>,
    /// The keys after the board.
    pub keys: Keys<'a>,
}

impl<'a> PositionText<'a> {
    /// Parses `text`.
    ///
    /// # Errors
    ///
    /// Where it is too long or malformed.
    pub fn split(text: &'a str) -> Result<Self, PositionError> {
        if text.len() > MOST_BYTES {
            return Err(PositionError::TooLong { found: text.len() });
        }
        let mut words = text.split_whitespace();
        let board = words.next().ok_or(PositionError::Empty)?;
        let rows: Vec<&str> = board.split('/').collect();
        let mut split = Self { items: Vec::new(), widths: Vec::new(), keys: Keys::default() };
        for (from_top, row) in rows.iter().enumerate() {
            let mut file = 0;
            for (place, text) in row.split(',').enumerate() {
                // Clamped: squares far off any board are rejected by the game's size check.
                let square = Square::new(file.min(200) as u8, (rows.len() - 1 - from_top).min(200) as u8);
                let mut placed = Placed { item: Item::Empty(1), square, row: from_top + 1, place: place + 1, text };
                placed.item = Item::parse(text).map_err(|why| placed.refuse(why))?;
                file += placed.item.width();
                split.items.push(placed);
            }
            split.widths.push(file);
        }
        split.keys = Keys::split(words)?;
        Ok(split)
    }

    /// Checks the board's size, for games with a single board.
    ///
    /// # Errors
    ///
    /// The size found, and `expected`.
    pub fn expect_size(&self, width: usize, height: usize, expected: &'static str) -> Result<(), PositionError> {
        let found = match self.widths.iter().position(|&other| other != width) {
            _ if self.widths.len() != height => text!("position-rows", count = self.widths.len()),
            Some(row) => text!("position-squares-in-row", count = self.widths[row], row = row + 1),
            None => return Ok(()),
        };
        Err(PositionError::Size { found, expected })
    }
}

/// Writes the rows of a board, and joins runs of empty or void squares.
#[derive(Clone, Debug, Default)]
pub struct RowWriter {
    text: String,
    empty: usize,
    void: usize,
    begun: bool,
}

impl RowWriter {
    /// Adds an empty square.
    pub fn empty(&mut self) {
        self.flush_void();
        self.empty += 1;
    }

    /// Adds a void square.
    pub fn void(&mut self) {
        self.flush_empty();
        self.void += 1;
    }

    /// Adds a square with contents.
    pub fn thing(&mut self, text: &str) {
        self.flush_empty();
        self.flush_void();
        self.item(text);
    }

    /// Ends a row.
    pub fn end_row(&mut self) {
        self.flush_empty();
        self.flush_void();
        self.text.push('/');
        self.begun = false;
    }

    /// Returns the board's text.
    pub fn finish(self) -> String {
        self.text.trim_end_matches('/').to_owned()
    }

    fn flush_empty(&mut self) {
        if self.empty > 0 {
            let count = core::mem::take(&mut self.empty);
            self.item(&count.to_string());
        }
    }

    fn flush_void(&mut self) {
        match core::mem::take(&mut self.void) {
            0 => {}
            1 => self.item("x"),
            count => self.item(&format!("x{count}")),
        }
    }

    fn item(&mut self, text: &str) {
        if core::mem::replace(&mut self.begun, true) {
            self.text.push(',');
        }
        self.text.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_items_and_keys() {
        let split = PositionText::split("Wk,x2,1/3,Rd+ne turn=W quiet=7").unwrap();
        assert_eq!(split.widths, [4, 4]);
        assert_eq!(split.keys.iter().collect::<Vec<_>>(), [("turn", "W"), ("quiet", "7")]);
        let last = split.items.last().unwrap();
        assert_eq!((last.item, last.square), (Item::Thing("Rd+ne"), Square::new(3, 0)));
    }

    #[test]
    fn errors_say_where() {
        for (text, expected) in [
            ("", "the position is empty"),
            ("3/1,,1", "row 2 from the top, item 2 (``): an item is missing"),
            ("03", "row 1 from the top, item 1 (`03`): a number of squares is 1 to 255, without a leading zero"),
            ("3 turn", "`turn` is not of the form key=value"),
            ("3 turn=W turn=R", "`turn=R`: this key appears twice"),
        ] {
            assert_eq!(PositionText::split(text).unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn sentences_quote_little_of_long_texts() {
        let long = "x".repeat(5_000);
        for text in [format!("{long}/1"), format!("1 {long}"), format!("1 {long}={long} {long}=2")] {
            let sentence = PositionText::split(&text).unwrap_err().to_string();
            assert!(sentence.len() < 160, "{sentence}");
        }
    }

    #[test]
    fn texts_have_a_limit() {
        let text = (0..2_000).fold("3".to_owned(), |text, key| text + &format!(" {key}=1"));
        assert_eq!(PositionText::split(&text).unwrap().keys.iter().count(), 2_000);
        let sentence = PositionText::split(&text.repeat(2)).unwrap_err().to_string();
        assert_eq!(sentence, format!("the position has {} bytes; a position has at most 16384", 2 * text.len()));
    }

    #[test]
    fn rows_are_written_with_runs_joined() {
        let mut writer = RowWriter::default();
        writer.empty();
        writer.empty();
        writer.void();
        writer.thing("Wk");
        writer.end_row();
        writer.void();
        writer.void();
        writer.empty();
        writer.end_row();
        assert_eq!(writer.finish(), "2,x,Wk/x2,1");
    }
}
