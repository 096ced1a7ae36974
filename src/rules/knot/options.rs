//! The rule options of Knot Chess.

use crate::rules::options::{OptionError, OptionInfo, OptionValues};

/// How the armies are laid out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum SetUp {
    /// KGB, CIA, FBI and FIDE on the strips a to d, for both.
    #[default]
    Standard,
    /// Chance lays the groups of each army.
    Random,
    /// Each player lays his groups, unseen by the other until both have chosen.
    Chosen,
}

impl SetUp {
    const NAMES: [(Self, &'static str); 3] =
        [(Self::Standard, "standard"), (Self::Random, "random"), (Self::Chosen, "chosen")];

    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(set_up, _)| *set_up == self).map_or("", |(_, name)| name)
    }
}

/// Rule options of the rules page.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How the armies are laid out.
    pub setup: SetUp,
    /// A teleport captures as a leap does.
    pub entity_teleport_captures: bool,
    /// Frogs are royal too.
    pub royal_frogs: bool,
    /// Black may change sides after White's first move.
    pub pie: bool,
}

const SETUP: OptionInfo = OptionInfo {
    name: "setup",
    help: "The groups KGB, CIA, FBI and FIDE: on strips a to d, laid at random, or chosen by each player unseen",
    values: OptionValues::Choice { default: "standard", values: &["standard", "random", "chosen"] },
};

const ENTITY_TELEPORT_CAPTURES: OptionInfo = OptionInfo {
    name: "entity-teleport-captures",
    help: "An entity's teleport may end on an enemy and captures every enemy on its ring, which must be free of friends",
    values: OptionValues::Flag { default: false },
};

const ROYAL_FROGS: OptionInfo = OptionInfo {
    name: "royal-frogs",
    help: "The two frogs are royal too",
    values: OptionValues::Flag { default: false },
};

const PIE: OptionInfo = OptionInfo {
    name: "pie",
    help: "After White's first move Black may change sides",
    values: OptionValues::Flag { default: false },
};

impl crate::rules::options::Options for Options {
    const ALL: &'static [OptionInfo] = &[SETUP, ENTITY_TELEPORT_CAPTURES, ROYAL_FROGS, PIE];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "setup" => {
                let chosen = SETUP.choice(value)?;
                self.setup = SetUp::NAMES[chosen].0;
            }
            "entity-teleport-captures" => self.entity_teleport_captures = ENTITY_TELEPORT_CAPTURES.flag(value)?,
            "royal-frogs" => self.royal_frogs = ROYAL_FROGS.flag(value)?,
            "pie" => self.pie = PIE.flag(value)?,
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "setup" => Some(self.setup.name().to_owned()),
            "entity-teleport-captures" => Some(self.entity_teleport_captures.to_string()),
            "royal-frogs" => Some(self.royal_frogs.to_string()),
            "pie" => Some(self.pie.to_string()),
            _ => None,
        }
    }
}
