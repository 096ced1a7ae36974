//! The options of the protocol: the game, the bot, and all rule options.

use std::io::{self, Write};

use super::command::UciError;
use super::{Uci, lay};
use crate::bots::{Bot, Character, Level};
use crate::rules::{GameId, OptionInfo, OptionValues};

const VARIANT: &str = "UCI_Variant";
const SEED: &str = "Seed";
const LEVEL: &str = "Level";
const CHARACTER: &str = "Character";

const MULTI_PV: &str = "MultiPV";
/// Maximum number of principal variations.
const MOST_LINES: usize = 16;
/// The table size in megabytes.
const HASH: &str = "Hash";
const MOST_MEGABYTES: u64 = 4096;
const THREADS: &str = "Threads";
const MOST_THREADS: u64 = 64;

/// Lists all options.
pub(super) fn write_all(out: &mut dyn Write) -> io::Result<()> {
    write!(out, "option name {VARIANT} type combo default {}", GameId::ALL[0].name())?;
    for variant in GameId::ALL {
        write!(out, " var {}", variant.name())?;
    }
    writeln!(out)?;
    writeln!(out, "option name {SEED} type spin default 0 min 0 max {}", u64::MAX)?;
    let highest = Level::STRONGEST.number();
    writeln!(out, "option name {LEVEL} type spin default {highest} min 0 max {highest}")?;
    write!(out, "option name {CHARACTER} type combo default {}", Character::Neutral)?;
    for character in Character::ALL {
        write!(out, " var {character}")?;
    }
    writeln!(out)?;
    writeln!(out, "option name {MULTI_PV} type spin default 1 min 1 max {MOST_LINES}")?;
    writeln!(out, "option name {HASH} type spin default {} min 1 max {MOST_MEGABYTES}", Bot::MEMORY)?;
    writeln!(out, "option name {THREADS} type spin default 1 min 1 max {MOST_THREADS}")?;
    let all: Vec<&OptionInfo> = GameId::ALL.iter().flat_map(|game| game.options()).collect();
    for (place, option) in all.iter().enumerate() {
        if !all[..place].iter().any(|other| other.name == option.name) {
            write_rule_option(option, &all, out)?;
        }
    }
    Ok(())
}

/// Options of several games with one name are listed as one, with the values of all.
fn write_rule_option(option: &OptionInfo, all: &[&OptionInfo], out: &mut dyn Write) -> io::Result<()> {
    let name = option.name;
    match option.values {
        OptionValues::Flag { default } => writeln!(out, "option name {name} type check default {default}"),
        OptionValues::Number { default, min, max } => {
            writeln!(out, "option name {name} type spin default {default} min {min} max {max}")
        }
        OptionValues::Choice { default, .. } => {
            write!(out, "option name {name} type combo default {default}")?;
            let mut listed: Vec<&str> = Vec::new();
            for other in all.iter().filter(|other| other.name == name) {
                let OptionValues::Choice { values, .. } = other.values else { continue };
                for &value in values {
                    if !listed.contains(&value) {
                        listed.push(value);
                        write!(out, " var {value}")?;
                    }
                }
            }
            writeln!(out)
        }
    }
}

impl Uci {
    /// Sets an option. Option names are case-insensitive, as the protocol has it.
    ///
    /// # Errors
    ///
    /// For an unknown option or a bad value; nothing changes then.
    pub(super) fn set_option(&mut self, name: &str, value: &str) -> Result<(), UciError> {
        if name.eq_ignore_ascii_case(VARIANT) {
            return self.set_variant(value);
        }
        if name.eq_ignore_ascii_case(SEED) {
            self.seed = number(SEED, 0, u64::MAX, value)?;
            self.begin_streams();
            return Ok(());
        }
        if name.eq_ignore_ascii_case(LEVEL) {
            let level = number(LEVEL, 0, Level::STRONGEST.number().into(), value)?;
            self.set_level(u8::try_from(level).ok().and_then(Level::new));
            return Ok(());
        }
        if name.eq_ignore_ascii_case(CHARACTER) {
            let expected = || format!("one of {}", Character::ALL.map(Character::name).join(", "));
            let refuse = || UciError::Value { name: CHARACTER, expected: expected(), value: value.to_owned() };
            self.character = value.parse().map_err(|_| refuse())?;
            self.set_level(self.level);
            return Ok(());
        }
        if name.eq_ignore_ascii_case(MULTI_PV) {
            self.lines = number(MULTI_PV, 1, MOST_LINES as u64, value)? as usize;
            return Ok(());
        }
        if name.eq_ignore_ascii_case(HASH) {
            let (value, kept) = (number(HASH, 1, MOST_MEGABYTES, value)?, self.memory);
            let is_done = self.equip(value, self.threads);
            return is_done.then_some(()).ok_or(UciError::Memory { name: HASH, value, kept });
        }
        if name.eq_ignore_ascii_case(THREADS) {
            let (value, kept) = (number(THREADS, 1, MOST_THREADS, value)?, self.threads as u64);
            let is_done = self.equip(self.memory, value as usize);
            return is_done.then_some(()).ok_or(UciError::Memory { name: THREADS, value, kept });
        }
        let option = self.game.options().iter().find(|option| option.name.eq_ignore_ascii_case(name));
        self.set_rule_option(option.ok_or_else(|| UciError::NoOption(name.to_owned()))?.name, value)
    }

    /// Switches to another variant. Setting the current one again changes nothing.
    fn set_variant(&mut self, value: &str) -> Result<(), UciError> {
        let expected = || format!("one of {}", GameId::ALL.map(GameId::name).join(", "));
        let refuse = || UciError::Value { name: VARIANT, expected: expected(), value: value.to_owned() };
        let game = GameId::ALL.into_iter().find(|game| game.name().eq_ignore_ascii_case(value)).ok_or_else(refuse)?;
        if game != self.game {
            self.table = lay(game, &[], None)?;
            self.game = game;
            self.options.clear();
            (self.start, self.played) = (None, Vec::new());
            self.begin_streams();
        }
        Ok(())
    }

    /// Sets a rule option and sets up the current position again with it.
    fn set_rule_option(&mut self, name: &str, value: &str) -> Result<(), UciError> {
        let mut options = self.options.clone();
        options.retain(|(other, _)| other != name);
        options.push((name.to_owned(), value.to_owned()));
        // Some options change the starting position.
        let text = self.table.to_text();
        let at_start = lay(self.game, &self.options, None).is_ok_and(|start| start.to_text() == text);
        self.table = lay(self.game, &options, Some(&*text).filter(|_| !at_start))?;
        (self.start, self.played) = (Some(text).filter(|_| !at_start), Vec::new());
        self.options = options;
        // Table entries were computed under the old rules.
        self.begin_streams();
        Ok(())
    }
}

fn number(name: &'static str, min: u64, max: u64, value: &str) -> Result<u64, UciError> {
    let refuse = || {
        let expected = format!("a whole number from {min} to {max}");
        UciError::Value { name, expected, value: value.to_owned() }
    };
    value.parse().ok().filter(|number| (min..=max).contains(number)).ok_or_else(refuse)
}
