//! Positions being edited: anything may stand anywhere, and only [`Draft::lay`] checks whether the position is valid.
//!
//! A draft is a parsed position text (docs/rules/notation.md, "Positions"): the contents of each square, and the keys
//! after the board.
//!
//! ```
//! use bulldozer_gambit::rules::{Draft, DraftThing, GameId, Seat};
//!
//! let mut draft = Draft::bare(GameId::Quad);
//! let piece = |text| DraftThing::parse(text, GameId::Quad.seats()).expect("a piece");
//! for (square, thing) in [("a1", "Sk"), ("h8", "Nk"), ("d4", "Wr")] {
//!     draft.put(square.parse()?, piece(thing))?;
//! }
//! draft.set_turn(Seat(2));
//! assert_eq!(draft.lay().unwrap_err().to_string(), "West has pieces but no king");
//! draft.put("d4".parse()?, piece("Wr!"))?;
//! assert_eq!(draft.lay()?.turn(), Seat(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fault;
mod hand;
mod seen;
mod thing;

use std::collections::BTreeMap;

use super::any_game::AnyGame;
use super::catalog::SetupError;
use super::game_id::GameId;
use super::seat::Seat;
use super::square::Square;
use super::text::{Item, PositionError, PositionText, RowWriter, excerpt};
use crate::texts::text;

pub use fault::PositionFault;
pub use thing::{DraftThing, PieceMark};

/// Why a draft cannot be changed in this way.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DraftError {
    /// The text does not have the form of a position.
    #[error(transparent)]
    Form(#[from] PositionError),
    /// The board has another shape than the draft's.
    #[error("{}", text!("draft-shape"))]
    Shape,
    /// Something on the board that is neither a piece nor a pothole.
    #[error("{}", text!("draft-thing", text = excerpt(.0)))]
    Thing(String),
    /// The square is not on the board.
    #[error("{}", text!("refusal-off-board", square = .0.to_string()))]
    OffBoard(Square),
    /// A key or a value that cannot be written in a position text.
    #[error("{}", text!("draft-key", text = excerpt(.0)))]
    Key(String),
}

/// A position being edited, which may be invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    game: GameId,
    options: Vec<(String, String)>,
    /// The squares in the order of position texts, row by row; `None` where there is no square.
    rows: Vec<Vec<Option<Square>>>,
    /// A square outside the rows, and its key.
    apart: Option<(&'static str, Square)>,
    things: BTreeMap<Square, DraftThing>,
    /// The keys after the board, in order, without the one for the square outside the rows.
    keys: Vec<(String, String)>,
}

impl Draft {
    /// The game's empty board.
    pub fn bare(game: GameId) -> Self {
        let table = game.set_up([], None).expect("every game has a start position");
        let mut draft = Self::shaped_as(game, &*table);
        draft.set_turn(Seat(0));
        draft
    }

    /// The draft of an existing position.
    pub fn of(game: GameId, table: &dyn AnyGame) -> Self {
        let mut draft = Self::shaped_as(game, table);
        draft.options = table.unusual_options().into_iter().collect();
        draft.read(&table.to_text()).expect("a table's own text has the form of a position");
        draft
    }

    /// Parses a position text for the game's own board, valid or not.
    ///
    /// # Errors
    ///
    /// Where the text is malformed.
    pub fn of_text(game: GameId, text: &str) -> Result<Self, DraftError> {
        let mut draft = Self { keys: Vec::new(), ..Self::bare(game) };
        draft.read(text)?;
        Ok(draft)
    }

    fn shaped_as(game: GameId, table: &dyn AnyGame) -> Self {
        let (rows, apart) = (table.words().text_rows(), table.words().square_apart());
        Self { game, options: Vec::new(), rows, apart, things: BTreeMap::new(), keys: Vec::new() }
    }

    fn read(&mut self, text: &str) -> Result<(), DraftError> {
        let split = PositionText::split(text)?;
        let widths: Vec<usize> = self.rows.iter().map(Vec::len).collect();
        if split.widths != widths {
            return Err(DraftError::Shape);
        }
        let seats = self.game.seats();
        let parse = |text: &str| DraftThing::parse(text, seats).ok_or_else(|| DraftError::Thing(text.to_owned()));
        let mut squares = self.rows.iter().flatten();
        for placed in &split.items {
            let is_void = matches!(placed.item, Item::Void(_));
            for square in squares.by_ref().take(placed.item.width()) {
                if square.is_none() != is_void {
                    return Err(DraftError::Shape);
                }
                if let (Item::Thing(thing), &Some(square)) = (placed.item, square) {
                    self.things.insert(square, parse(thing)?);
                }
            }
        }
        for (name, value) in split.keys.iter() {
            match self.apart {
                Some((key, square)) if key == name && value != "-" => _ = self.things.insert(square, parse(value)?),
                Some((key, _)) if key == name => {}
                _ => self.keys.push((name.to_owned(), value.to_owned())),
            }
        }
        Ok(())
    }

    /// The game it belongs to.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The squares of the board.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.rows.iter().flatten().copied().flatten().chain(self.apart.map(|(_, square)| square))
    }

    /// The contents of all squares that are not empty.
    pub fn things(&self) -> impl Iterator<Item = (Square, DraftThing)> {
        self.things.iter().map(|(&square, &thing)| (square, thing))
    }

    /// The contents of a square.
    pub fn thing(&self, square: Square) -> Option<DraftThing> {
        self.things.get(&square).copied()
    }

    /// Puts something on a square and replaces what was there. A pothole, which is unique, leaves its old square.
    ///
    /// # Errors
    ///
    /// Where the square is not on the board.
    pub fn put(&mut self, square: Square, thing: DraftThing) -> Result<(), DraftError> {
        if !self.squares().any(|other| other == square) {
            return Err(DraftError::OffBoard(square));
        }
        if matches!(thing, DraftThing::Pothole(_)) {
            self.things.retain(|_, other| *other != thing);
        }
        self.things.insert(square, thing);
        Ok(())
    }

    /// Moves the contents of a square to another one and replaces what was there.
    ///
    /// # Errors
    ///
    /// Where the target square is not on the board; nothing changes then.
    pub fn shift(&mut self, from: Square, to: Square) -> Result<(), DraftError> {
        match self.thing(from).filter(|_| from != to) {
            Some(thing) => {
                self.put(to, thing)?;
                self.things.remove(&from);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Removes the contents of a square.
    pub fn remove(&mut self, square: Square) -> Option<DraftThing> {
        self.things.remove(&square)
    }

    /// The value of a key after the board, if it is given.
    pub fn key(&self, name: &str) -> Option<&str> {
        self.keys.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Sets a key after the board, or removes it, which restores its default.
    ///
    /// # Errors
    ///
    /// Where it cannot be written in a position text.
    pub fn set_key(&mut self, name: &str, value: Option<&str>) -> Result<(), DraftError> {
        let is_word = |word: &str| !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || c.is_control());
        let is_apart = self.apart.is_some_and(|(key, _)| key == name);
        if is_apart || !is_word(name) || name.contains('=') || !value.is_none_or(is_word) {
            return Err(DraftError::Key(format!("{name}={}", value.unwrap_or_default())));
        }
        let place = self.keys.iter().position(|(key, _)| key == name);
        match (place, value) {
            (Some(place), Some(value)) => value.clone_into(&mut self.keys[place].1),
            (Some(place), None) => _ = self.keys.remove(place),
            (None, Some(value)) => self.keys.push((name.to_owned(), value.to_owned())),
            (None, None) => {}
        }
        Ok(())
    }

    /// The player on turn, if given.
    pub fn turn(&self) -> Option<Seat> {
        let mut letters = self.key("turn")?.chars();
        letters.next().filter(|_| letters.as_str().is_empty()).and_then(|it| Seat::from_letter(it, self.game.seats()))
    }

    /// Sets the player on turn.
    pub fn set_turn(&mut self, seat: Seat) {
        let letter = seat.letter(self.game.seats()).to_string();
        // A letter is always a valid value.
        let _ = self.set_key("turn", Some(&letter));
    }

    /// The rule options that differ from the default, as pairs of name and value.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// The options for editing; [`Draft::lay`] checks them.
    pub const fn options_mut(&mut self) -> &mut Vec<(String, String)> {
        &mut self.options
    }

    /// The draft as a position text.
    pub fn text(&self) -> String {
        let seats = self.game.seats();
        let mut rows = RowWriter::default();
        for row in &self.rows {
            for square in row {
                match square.map(|square| self.things.get(&square)) {
                    None => rows.void(),
                    Some(None) => rows.empty(),
                    Some(Some(thing)) => rows.thing(&thing.text(seats)),
                }
            }
            rows.end_row();
        }
        let mut text = rows.finish();
        let mut keys: Vec<(&str, String)> =
            self.keys.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        if let Some((key, square)) = self.apart
            && let Some(thing) = self.things.get(&square)
        {
            // After the key `turn`, where games write it.
            let place = keys.iter().position(|(name, _)| *name == "turn").map_or(0, |place| place + 1);
            keys.insert(place, (key, thing.text(seats)));
        }
        for (name, value) in keys {
            text.extend([" ", name, "=", &value]);
        }
        text
    }

    /// The game set up with this position.
    ///
    /// # Errors
    ///
    /// Where it is not a valid position.
    pub fn lay(&self) -> Result<Box<dyn AnyGame>, SetupError> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        self.game.set_up(options, Some(&self.text()))
    }
}
