//! Position texts: `<board> turn=<seat> [key=value ...]`, the part that all games share.
//!
//! [`PositionText`] splits a text into rows, items and keys and knows where each stands, so that a game's own
//! reader can say what is wrong and where. [`RowWriter`] is the way back.
//!
//! Keys of Pothole, all but `turn` may be left out: `done` (square of the thing already moved in this turn),
//! `pits` (controllers of the four corner potholes in seat order, `-` = nobody), `lock1 lock2`, `last1 last2`
//! (seats, or `-`), `quiet` (turns in a row in which nothing happened), `noisy` (1: the first action of this turn
//! already resets `quiet`), and `over` (ours: why the game has ended, `last`, `agreed`, `repetition` or
//! `quiet`, and the seats that share the point, such as `quiet:WR`).
//!
//! Keys of Knot, all but `turn` may be left out. Rows are the strips a to d from the top, their squares from rank 1 up
//! without the Knot. `knot` (the piece on the Knot, or `-`), `quiet` (turns in a row without a capture), and ours: `pie`
//! (1: Black may change sides, now or after the move that White is about to make; 0 where it is left out), `phase`
//! (`setup` while the armies are being laid out, with an empty board and in `turn` whose army is next; else `play`),
//! `set` (White's groups in that phase, such as `KGB,FIDE,CIA,FBI`, once they are known), and `over` (why the game has
//! ended, `royals`, `mate`, `stalemate`, `kings`, `resigned`, `agreed`, `repetition` or `quiet`, and the seats that share
//! the point). A frog without `^` has its start square where it stands. That an attacker can still go berserk needs no
//! key: it is gone afterwards.
//!
//! Keys of Quad, all but `turn` (the army to act) may be left out. Of the notation page: `ctrl` (controllers of the four
//! armies in seat order, `-` = out), `annex` (armies whose move at once waits, in the order in which they will move; the
//! army to act is not among them), `castle` (seats whose king and rook have not moved, at the start `SWNE`), `ep` (for
//! each pawn that may be captured in passing the square it passed over and the armies that may, such as `b3:WNE,c6:SE`;
//! without `:` all others), `corner` (seats whose king may leave a queen on its corner with that army's next move),
//! `queened` (seats that have had their queen), `quiet` (moves in a row without a capture, a pawn move, a mate or a new
//! queen), `dummy` (three-handed: who moves the dummy next, `-` once it is annexed). Ours: `absent` (players whose flag
//! has fallen), `checks` (who has checked whom how often in succession, such as `EN5`, for perpetual check), `left`
//! (with `score=4321`: seats in the order of leaving, such as `W,NE`), and `over` (why the game has ended, `last`,
//! `team`, `agreed`, `repetition`, `quiet`, `stalemate`, `kings` or `perpetual`, and who has the most points).
//!
//! Keys of Auction, all but `turn` may be left out. `handR handB handY handG` (the pieces in a hand with their tokens,
//! in the order q r b n p, more tokens first, such as `q3,r2,p0`), `phase` (what the position waits for: `move`, `wake`,
//! a dormant piece that was captured is to be placed, `offer`, `bid`, `accept`, `place`, what was traded is to be
//! placed, or `roll`), `offer` (the piece for trade, such as `q3`), `bids` (those made so far, clockwise from the player
//! on turn, such as `B:r2+p1,Y:-`), `quiet` (turns in a row without a capture of an opponent's piece, a pawn move or a
//! player's leaving). Ours are the forms of `castle` (the rooks that may still castle, such as `d1,k1`, or `-`; left
//! out: all castlings whose king and rook stand where they started) and of `ep` (squares passed over by a double step
//! with the players who may still capture there, such as `d3:BYG`), and the keys `captor` (in the phase `wake`: where
//! the piece stands that made the capture), `place` (what each player has to place, such as `R:r+p,B:q`), `noisy` (1:
//! this turn has already reset `quiet`), `rounds` (rounds that are over) and `over` (why the game has ended, `last`,
//! `agreed`, `repetition`, `quiet`, `rounds` or `kings`, and the seats that share the point). Dormant pieces (`D`) lie
//! on the inner field only. A hand may hold four pieces with the same number of tokens (three with 3 before the move).

use super::square::Square;

/// What is wrong with a position text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// There is no board.
    #[error("the position is empty")]
    Empty,
    /// The board has a size that the game is not played on.
    #[error("the board has {found}, expected {expected}")]
    Size {
        /// What was found.
        found: String,
        /// What the game allows.
        expected: &'static str,
    },
    /// An item of the board.
    #[error("row {row} from the top, item {item} (`{text}`): {why}")]
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
    #[error("`{key}={value}`: {why}")]
    Key {
        /// The key.
        key: String,
        /// Its value.
        value: String,
        /// What is wrong with it.
        why: String,
    },
    /// A word behind the board that is not `key=value`.
    #[error("`{0}` is not of the form key=value")]
    NotAKey(String),
    /// Each part is right, the whole is not.
    #[error("{0}")]
    Impossible(String),
}

/// One item of a row.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Item<'a> {
    /// So many empty squares.
    Empty(u8),
    /// So many squares that are not there.
    Void(u8),
    /// Something that stands on a square.
    Thing(&'a str),
}

impl<'a> Item<'a> {
    fn parse(text: &'a str) -> Result<Self, &'static str> {
        let count = |digits: &str| match digits.parse::<u8>() {
            Ok(number) if number > 0 && !digits.starts_with(['0', '+']) => Ok(number),
            _ => Err("a number of squares is 1 to 255, without a leading zero"),
        };
        match text.strip_prefix('x') {
            Some("") => Ok(Self::Void(1)),
            Some(digits) => count(digits).map(Self::Void),
            None if text.starts_with(|c: char| c.is_ascii_digit()) => count(text).map(Self::Empty),
            None if text.is_empty() => Err("an item is missing"),
            None => Ok(Self::Thing(text)),
        }
    }

    /// How many squares the item takes.
    pub fn width(self) -> usize {
        match self {
            Self::Empty(count) | Self::Void(count) => usize::from(count),
            Self::Thing(_) => 1,
        }
    }
}

/// An item and where it stands.
#[derive(Copy, Clone, Debug)]
pub struct Placed<'a> {
    /// What it is.
    pub item: Item<'a>,
    /// The square it stands on, or begins at.
    pub square: Square,
    row: usize,
    place: usize,
    text: &'a str,
}

impl Placed<'_> {
    /// An error at this item.
    pub fn refuse(&self, why: impl Into<String>) -> PositionError {
        PositionError::Item { row: self.row, item: self.place, text: self.text.to_owned(), why: why.into() }
    }
}

/// A position text, split.
#[derive(Clone, Debug)]
pub struct PositionText<'a> {
    /// All items, row by row from the top, each row from the left.
    pub items: Vec<Placed<'a>>,
    /// Squares in each row, from the top.
    pub widths: Vec<usize>,
    /// The keys in the order they stand.
    pub keys: Vec<(&'a str, &'a str)>,
}

impl<'a> PositionText<'a> {
    /// Splits `text`.
    ///
    /// # Errors
    ///
    /// Where it does not have the form of a position.
    pub fn split(text: &'a str) -> Result<Self, PositionError> {
        let mut words = text.split_whitespace();
        let board = words.next().ok_or(PositionError::Empty)?;
        let rows: Vec<&str> = board.split('/').collect();
        let mut split = Self { items: Vec::new(), widths: Vec::new(), keys: Vec::new() };
        for (from_top, row) in rows.iter().enumerate() {
            let mut file = 0;
            for (place, text) in row.split(',').enumerate() {
                // Squares far off any board are the game's to refuse by size.
                let square = Square::new(file.min(200) as u8, (rows.len() - 1 - from_top).min(200) as u8);
                let mut placed = Placed { item: Item::Empty(1), square, row: from_top + 1, place: place + 1, text };
                placed.item = Item::parse(text).map_err(|why| placed.refuse(why))?;
                file += placed.item.width();
                split.items.push(placed);
            }
            split.widths.push(file);
        }
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| PositionError::NotAKey(word.to_owned()))?;
            if split.keys.iter().any(|&(other, _)| other == key) {
                return Err(refuse_key(key, value, "this key stands twice"));
            }
            split.keys.push((key, value));
        }
        Ok(split)
    }
}

/// An error at a key.
pub fn refuse_key(key: &str, value: &str, why: impl Into<String>) -> PositionError {
    PositionError::Key { key: key.to_owned(), value: value.to_owned(), why: why.into() }
}

/// Writes the rows of a board, joining runs of empty and of missing squares.
#[derive(Clone, Debug, Default)]
pub struct RowWriter {
    text: String,
    empty: usize,
    void: usize,
    begun: bool,
}

impl RowWriter {
    /// An empty square.
    pub fn empty(&mut self) {
        self.flush_void();
        self.empty += 1;
    }

    /// A square that is not there.
    pub fn void(&mut self) {
        self.flush_empty();
        self.void += 1;
    }

    /// Something on a square.
    pub fn thing(&mut self, text: &str) {
        self.flush_empty();
        self.flush_void();
        self.item(text);
    }

    /// The end of a row.
    pub fn end_row(&mut self) {
        self.flush_empty();
        self.flush_void();
        self.text.push('/');
        self.begun = false;
    }

    /// The board's text.
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

/// Writes ` name=value` behind a position's board, unless the key has its `usual` value.
pub fn write_key(text: &mut String, name: &str, value: &str, usual: &str) {
    if value != usual {
        text.extend([" ", name, "=", value]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_items_and_keys() {
        let split = PositionText::split("Wk,x2,1/3,Rd+ne turn=W quiet=7").unwrap();
        assert_eq!(split.widths, [4, 4]);
        assert_eq!(split.keys, [("turn", "W"), ("quiet", "7")]);
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
            ("3 turn=W turn=R", "`turn=R`: this key stands twice"),
        ] {
            assert_eq!(PositionText::split(text).unwrap_err().to_string(), expected);
        }
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
