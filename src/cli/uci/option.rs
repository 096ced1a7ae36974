//! The options of the protocol: the game, the random mover, and all rule options.

use std::io::{self, Write};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::command::UciError;
use super::{Uci, lay};
use crate::rules::{GameId, OptionInfo, OptionValues};

const VARIANT: &str = "UCI_Variant";
const SEED: &str = "Seed";
const LEVEL: &str = "Level";

/// The level of the random mover, the only one there is.
const HIGHEST_LEVEL: u32 = 0;

/// Lists all options.
pub(super) fn write_all(out: &mut dyn Write) -> io::Result<()> {
    write!(out, "option name {VARIANT} type combo default {}", GameId::ALL[0].name())?;
    for variant in GameId::ALL {
        write!(out, " var {}", variant.name())?;
    }
    writeln!(out)?;
    writeln!(out, "option name {SEED} type spin default 0 min 0 max {}", u64::MAX)?;
    writeln!(out, "option name {LEVEL} type spin default 0 min 0 max {HIGHEST_LEVEL}")?;
    let mut listed: Vec<&str> = Vec::new();
    for option in GameId::ALL.iter().flat_map(|game| game.options()) {
        if !listed.contains(&option.name) {
            listed.push(option.name);
            write_rule_option(option, out)?;
        }
    }
    Ok(())
}

fn write_rule_option(option: &OptionInfo, out: &mut dyn Write) -> io::Result<()> {
    let name = option.name;
    match option.values {
        OptionValues::Flag { default } => writeln!(out, "option name {name} type check default {default}"),
        OptionValues::Number { default, min, max } => {
            writeln!(out, "option name {name} type spin default {default} min {min} max {max}")
        }
        OptionValues::Choice { default, values } => {
            write!(out, "option name {name} type combo default {default}")?;
            values.iter().try_for_each(|value| write!(out, " var {value}"))?;
            writeln!(out)
        }
    }
}

impl Uci {
    /// Sets an option; its name may be in any case, as the protocol has it.
    ///
    /// # Errors
    ///
    /// Says what the option takes, or that there is none of that name; nothing is changed then.
    pub(super) fn set_option(&mut self, name: &str, value: &str) -> Result<(), UciError> {
        if name.eq_ignore_ascii_case(VARIANT) {
            return self.set_variant(value);
        }
        if name.eq_ignore_ascii_case(SEED) {
            let seed = value.parse();
            self.seed = seed.map_err(|_| not_a_number(SEED, u64::MAX, value))?;
            self.rng = ChaCha8Rng::seed_from_u64(self.seed);
            return Ok(());
        }
        if name.eq_ignore_ascii_case(LEVEL) {
            let level = value.parse().ok().filter(|level| (0..=HIGHEST_LEVEL).contains(level));
            return level.map(|_| ()).ok_or_else(|| not_a_number(LEVEL, HIGHEST_LEVEL.into(), value));
        }
        let option = self.game.options().iter().find(|option| option.name.eq_ignore_ascii_case(name));
        self.set_rule_option(option.ok_or_else(|| UciError::NoOption(name.to_owned()))?.name, value)
    }

    /// Begins another game. The one that is being played already goes on as it is.
    fn set_variant(&mut self, value: &str) -> Result<(), UciError> {
        let expected = || format!("one of {}", GameId::ALL.map(GameId::name).join(", "));
        let refuse = || UciError::Value { name: VARIANT, expected: expected(), value: value.to_owned() };
        let game = GameId::ALL.into_iter().find(|game| game.name().eq_ignore_ascii_case(value)).ok_or_else(refuse)?;
        if game != self.game {
            self.table = lay(game, &[], None)?;
            self.game = game;
            self.options.clear();
        }
        Ok(())
    }

    /// Sets a rule option and lays the position in force anew with it.
    fn set_rule_option(&mut self, name: &str, value: &str) -> Result<(), UciError> {
        let mut options = self.options.clone();
        options.retain(|(other, _)| other != name);
        options.push((name.to_owned(), value.to_owned()));
        // Some options say how a game starts.
        let text = self.table.to_text();
        let at_start = lay(self.game, &self.options, None).is_ok_and(|start| start.to_text() == text);
        self.table = lay(self.game, &options, Some(&*text).filter(|_| !at_start))?;
        self.options = options;
        Ok(())
    }
}

fn not_a_number(name: &'static str, max: u64, value: &str) -> UciError {
    UciError::Value { name, expected: format!("a whole number from 0 to {max}"), value: value.to_owned() }
}
