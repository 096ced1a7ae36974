//! The rule options of Auction Chess.

use crate::rules::options::{OptionError, OptionInfo, OptionValues};
use crate::texts::text;

/// The rule options (`docs/rules/auction.md`, "Moving").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The game ends after this many rounds.
    pub rounds: u32,
}

impl Options {
    /// The defaults.
    const USUAL: Self = Self { rounds: 300 };
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}

const ROUNDS: OptionInfo = OptionInfo {
    name: "rounds",
    title: || text!("option-name-rounds"),
    help: || text!("option-rounds"),
    values: OptionValues::Number { default: Options::USUAL.rounds, min: 1, max: 10_000 },
};

impl crate::rules::options::Options for Options {
    const ALL: &'static [OptionInfo] = &[ROUNDS];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "rounds" => self.rounds = ROUNDS.number(value)?,
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        (name == "rounds").then(|| self.rounds.to_string())
    }
}
