//! The rule options of Knot Chess.

use crate::rules::odds::Odds;
use crate::rules::options::{OptionError, OptionInfo, OptionValues};
use crate::rules::seat::Seat;
use crate::texts::text;

/// How the armies are set up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SetUp {
    /// KGB, CIA, FBI and FIDE on strips a to d, for both players.
    Standard,
    /// Random groups for each army.
    Random,
    /// Each player chooses their groups, hidden from the other until both have chosen.
    Chosen,
}

impl SetUp {
    const ALL: [Self; 3] = [Self::Standard, Self::Random, Self::Chosen];
    const NAMES: [&'static str; 3] = ["standard", "random", "chosen"];

    const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Rule options of docs/rules/knot.md.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How the armies are set up.
    pub setup: SetUp,
    /// Whether a teleport captures like a leap.
    pub entity_teleport_captures: bool,
    /// Whether frogs are royal.
    pub royal_frogs: bool,
    /// Whether Black may swap sides after White's first move (pie rule).
    pub pie: bool,
    /// For this many turns of each player at the start there are no captures and no checks.
    pub truce: u32,
    /// After this many turns of each player without a capture, the player with more pieces wins; 0: a draw after 50.
    pub standstill: u32,
    /// The army that begins without a piece.
    pub odds: Odds,
}

impl Options {
    /// The defaults.
    const USUAL: Self = Self {
        setup: SetUp::Standard,
        entity_teleport_captures: false,
        royal_frogs: true,
        pie: false,
        truce: 0,
        standstill: 0,
        odds: Odds::NONE,
    };
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}

const SETUP: OptionInfo = OptionInfo {
    name: "setup",
    title: || text!("option-name-setup"),
    help: || text!("option-setup"),
    values: OptionValues::Choice { default: Options::USUAL.setup.name(), values: &SetUp::NAMES, words: "setup" },
};

const ENTITY_TELEPORT_CAPTURES: OptionInfo = OptionInfo {
    name: "entity-teleport-captures",
    title: || text!("option-name-entity-teleport-captures"),
    help: || text!("option-entity-teleport-captures"),
    values: OptionValues::Flag { default: Options::USUAL.entity_teleport_captures },
};

const ROYAL_FROGS: OptionInfo = OptionInfo {
    name: "royal-frogs",
    title: || text!("option-name-royal-frogs"),
    help: || text!("option-royal-frogs"),
    values: OptionValues::Flag { default: Options::USUAL.royal_frogs },
};

const PIE: OptionInfo = OptionInfo {
    name: "pie",
    title: || text!("option-name-pie"),
    help: || text!("option-pie"),
    values: OptionValues::Flag { default: Options::USUAL.pie },
};

const TRUCE: OptionInfo = OptionInfo {
    name: "truce",
    title: || text!("option-name-truce"),
    help: || text!("option-truce"),
    values: OptionValues::Number { default: Options::USUAL.truce, min: 0, max: 50 },
};

const STANDSTILL: OptionInfo = OptionInfo {
    name: "standstill",
    title: || text!("option-name-standstill"),
    help: || text!("option-standstill"),
    values: OptionValues::Number { default: Options::USUAL.standstill, min: 0, max: 50 },
};

const ODDS: OptionInfo = Odds::option(&["none", "entity", "icosahedron", "attacker", "boomerang"], "odds");

const ODDS_BY: OptionInfo = Odds::by_option(&["white", "black"]);

impl crate::rules::options::Options for Options {
    const ALL: &'static [OptionInfo] =
        &[SETUP, ENTITY_TELEPORT_CAPTURES, ROYAL_FROGS, PIE, TRUCE, STANDSTILL, ODDS, ODDS_BY];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "setup" => self.setup = SetUp::ALL[SETUP.choice(value)?],
            "entity-teleport-captures" => self.entity_teleport_captures = ENTITY_TELEPORT_CAPTURES.flag(value)?,
            "royal-frogs" => self.royal_frogs = ROYAL_FROGS.flag(value)?,
            "pie" => self.pie = PIE.flag(value)?,
            "truce" => self.truce = TRUCE.number(value)?,
            "standstill" => self.standstill = STANDSTILL.number(value)?,
            "odds" => self.odds.piece = ODDS.choice(value)? as u8,
            "odds-by" => self.odds.by = Seat(ODDS_BY.choice(value)? as u8),
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
            "truce" => Some(self.truce.to_string()),
            "standstill" => Some(self.standstill.to_string()),
            "odds" => ODDS.chosen(self.odds.piece),
            "odds-by" => ODDS_BY.chosen(self.odds.by.0),
            _ => None,
        }
    }
}
