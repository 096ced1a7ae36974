//! Game records: one text format for all games.
//!
//! A record looks like PGN: tag lines, an empty line, the tokens of all actions separated by whitespace, and the result
//! as the last token.
//!
//! ```text
//! [Game "pothole"]
//! [Options "exact-cars=true"]
//! [White "Ann"]
//! [Date "2026.11.20"]
//! [Seed "123"]
//! [Result "*"]
//!
//! b3c4 @b2a5 b5c5 {well played} end *
//! ```
//!
//! - `Game` must be there. `Options` has the rule options that are not as usual. Each seat has a tag of its name for
//!   the player's. `Position` is there where the game does not begin at the start. `Talk` is the
//!   mode of talk (`none`, `open`, `secret`), where the game has talk and it is not open. A tag stands once; tags that mean
//!   nothing here are kept. In values `\"` is a quote and `\\` a backslash.
//! - A game of a match has the tags `Match`, `Round` and `Scores`: see [`Series`](super::Series).
//! - Comments `{...}` and `; to the end of the line` are skipped, and are gone when the record is written again. In games
//!   with talk, comments that begin with the name of a remark in `[%...]` are what was said there: see
//!   [`talk`](crate::rules::talk). Commands of other kinds, as programs for chess write them, are comments like others.
//! - The result is `*` while the game goes on, else each seat's points in the order of play. The tag `Result` may say
//!   `*` or be missing whatever happened; what else it says, and the last token, must be what the rules say.
//!
//! A record fits into a link, too: [`to_link`] and [`from_link`].
//!
//! [`Record::parse`] reads the form, [`Record::replay`] plays it by the rules; a record with a fault is refused whole.
//!
//! ```
//! use bulldozer_gambit::rules::Record;
//!
//! let record = Record::parse("[Game \"pothole\"]\n\nc2d2 end b5c5 *")?;
//! assert_eq!(record.replay()?.last().to_text().split(' ').nth(1), Some("turn=R"));
//!
//! let broken = Record::parse("[Game \"pothole\"]\n\nc2d2 c2d3 *")?;
//! let fault = broken.replay().unwrap_err();
//! assert!(fault.to_string().contains("there is no piece on c2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod base64;
mod error;
mod link;
mod log;
mod read;
mod replay;
mod saved;
mod shared;
mod write;

pub use error::{FormFault, RecordError, TagFault, TokenFault};
pub use link::{LinkError, from_link, is_link, to_link};
pub use log::{Entry, Follower, Log, Misfit};
pub use replay::Replay;
pub use saved::{NotASave, SAVE_VERSION, is_save, read_save, saved_record};

use super::action::Action;
use super::any_game::AnyGame;
use super::catalog::SetupError;
use super::game_id::GameId;
use super::talk::{Said, TalkMode};

/// The result of an unfinished game.
pub const UNFINISHED: &str = "*";

/// A parsed game record. Its actions need not be legal: see [`Record::replay`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game.
    pub game: GameId,
    /// Rule options, as pairs of name and value; others have their default.
    pub options: Vec<(String, String)>,
    /// The players' names in order of play; empty names are not written.
    pub players: Vec<String>,
    /// The date of the game, such as `2026.11.20`.
    pub date: Option<String>,
    /// The seed of the game's dice.
    pub seed: Option<u64>,
    /// The text of the starting position, if it is not the usual one.
    pub position: Option<String>,
    /// The mode of talk, in games that have talk.
    pub talk: TalkMode,
    /// The remarks in order, in games with talk.
    pub remarks: Vec<Said>,
    /// Other tags in order, as pairs of name (letters, digits and `_`) and value.
    pub tags: Vec<(String, String)>,
    /// All actions.
    pub actions: Vec<Action>,
    /// The result in the record; `None` if it has none.
    pub result: Option<String>,
}

impl Record {
    /// An empty record of a game from the usual start with default options.
    pub fn new(game: GameId) -> Self {
        Self {
            game,
            options: Vec::new(),
            players: vec![String::new(); game.seats().len()],
            date: None,
            seed: None,
            position: None,
            talk: TalkMode::default(),
            remarks: Vec::new(),
            tags: Vec::new(),
            actions: Vec::new(),
            result: Some(UNFINISHED.to_owned()),
        }
    }

    /// An empty record of a game from `table`, with its options and, if it is not the start, its position.
    pub fn begun_at(game: GameId, table: &dyn AnyGame) -> Self {
        let mut record = Self { options: table.unusual_options(), ..Self::new(game) };
        let text = table.to_text();
        if !record.lay().is_ok_and(|start| start.to_text() == text) {
            record.position = Some(text);
        }
        record.note_result(table);
        record
    }

    /// Records the result of the game at `table`, the position after the last action.
    pub fn note_result(&mut self, table: &dyn AnyGame) {
        self.result = Some(result_of(table));
    }

    /// Sets up the position before the first action.
    ///
    /// # Errors
    ///
    /// Where an option or the position is wrong.
    pub fn lay(&self) -> Result<Box<dyn AnyGame>, SetupError> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        self.game.set_up(options, self.position.as_deref())
    }
}

/// The result in the notation of records.
fn result_of(table: &dyn AnyGame) -> String {
    table.outcome().map_or_else(|| UNFINISHED.to_owned(), |outcome| outcome.result(table.seats().len()))
}

#[cfg(test)]
mod tests;
