//! The rule options of Kings on Nine Squares.

use crate::rules::options::{OptionError, OptionInfo, OptionValues};
use crate::texts::text;

/// Rule options (docs/rules/nine.md, "Board" and "End").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many players have a king at the start.
    pub players: u32,
    /// A draw after this many turns in a row without a capture.
    pub quiet_turns: u32,
}

impl Options {
    /// The defaults.
    const USUAL: Self = Self { players: 4, quiet_turns: 40 };
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}

const PLAYERS: OptionInfo = OptionInfo {
    name: "players",
    title: || text!("nine-players"),
    help: || text!("nine-players-help"),
    values: OptionValues::Number { default: Options::USUAL.players, min: 2, max: 4 },
};

const QUIET_TURNS: OptionInfo = OptionInfo {
    name: "quiet-turns",
    title: || text!("option-name-quiet-turns"),
    help: || text!("nine-quiet-turns-help"),
    values: OptionValues::Number { default: Options::USUAL.quiet_turns, min: 1, max: 10_000 },
};

impl crate::rules::options::Options for Options {
    const ALL: &'static [OptionInfo] = &[PLAYERS, QUIET_TURNS];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "players" => self.players = PLAYERS.number(value)?,
            "quiet-turns" => self.quiet_turns = QUIET_TURNS.number(value)?,
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "players" => Some(self.players.to_string()),
            "quiet-turns" => Some(self.quiet_turns.to_string()),
            _ => None,
        }
    }
}
