//! The rule options of Pothole Chess.

use crate::rules::form::Form;
use crate::rules::odds::Odds;
use crate::rules::options::{OptionError, OptionInfo, OptionValues};
use crate::rules::seat::Seat;
use crate::texts::text;

/// Rule options (docs/rules/pothole.md, "Pieces", "Megadozer", "Potholes", "End" and
/// "Forms of play").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The form of play.
    pub form: Form,
    /// Cars and racecars move exactly 2 (3) squares as a rook, and a racecar exactly 2 as a bishop.
    pub exact_cars: bool,
    /// A draw after this many consecutive turns without a death, a new chip or a promotion.
    pub quiet_turns: u32,
    /// The player who moved a centre pothole last may move neither of the two.
    pub strict_centre: bool,
    /// A megadozer has no step without something to push.
    pub literal_megadozer: bool,
    /// No corner pothole may go to a square where one started.
    pub marked_corners: bool,
    /// The army that begins without a piece.
    pub odds: Odds,
}

impl Options {
    /// The defaults.
    const USUAL: Self = Self {
        form: Form::Cutthroat,
        exact_cars: false,
        quiet_turns: 100,
        strict_centre: false,
        literal_megadozer: false,
        marked_corners: false,
        odds: Odds::NONE,
    };
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}

const FORM: OptionInfo = Form::option("form-pothole");

const EXACT_CARS: OptionInfo = OptionInfo {
    name: "exact-cars",
    title: || text!("option-name-exact-cars"),
    help: || text!("option-exact-cars"),
    values: OptionValues::Flag { default: Options::USUAL.exact_cars },
};

const QUIET_TURNS: OptionInfo = OptionInfo {
    name: "quiet-turns",
    title: || text!("option-name-quiet-turns"),
    help: || text!("option-quiet-turns"),
    values: OptionValues::Number { default: Options::USUAL.quiet_turns, min: 1, max: 10_000 },
};

const STRICT_CENTRE: OptionInfo = OptionInfo {
    name: "strict-centre",
    title: || text!("option-name-strict-centre"),
    help: || text!("option-strict-centre"),
    values: OptionValues::Flag { default: Options::USUAL.strict_centre },
};

const LITERAL_MEGADOZER: OptionInfo = OptionInfo {
    name: "literal-megadozer",
    title: || text!("option-name-literal-megadozer"),
    help: || text!("option-literal-megadozer"),
    values: OptionValues::Flag { default: Options::USUAL.literal_megadozer },
};

const MARKED_CORNERS: OptionInfo = OptionInfo {
    name: "marked-corners",
    title: || text!("option-name-marked-corners"),
    help: || text!("option-marked-corners"),
    values: OptionValues::Flag { default: Options::USUAL.marked_corners },
};

const ODDS: OptionInfo = Odds::option(&["none", "car", "bulldozer", "dirt-devil"], "odds");

const ODDS_BY: OptionInfo = Odds::by_option(&["white", "red", "black", "blue"]);

impl crate::rules::options::Options for Options {
    const ALL: &'static [OptionInfo] =
        &[FORM, EXACT_CARS, QUIET_TURNS, STRICT_CENTRE, LITERAL_MEGADOZER, MARKED_CORNERS, ODDS, ODDS_BY];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "form" => self.form = Form::ALL[FORM.choice(value)?],
            "exact-cars" => self.exact_cars = EXACT_CARS.flag(value)?,
            "quiet-turns" => self.quiet_turns = QUIET_TURNS.number(value)?,
            "strict-centre" => self.strict_centre = STRICT_CENTRE.flag(value)?,
            "literal-megadozer" => self.literal_megadozer = LITERAL_MEGADOZER.flag(value)?,
            "marked-corners" => self.marked_corners = MARKED_CORNERS.flag(value)?,
            "odds" => self.odds.piece = ODDS.choice(value)? as u8,
            "odds-by" => self.odds.by = Seat(ODDS_BY.choice(value)? as u8),
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "form" => Some(self.form.name().to_owned()),
            "exact-cars" => Some(self.exact_cars.to_string()),
            "quiet-turns" => Some(self.quiet_turns.to_string()),
            "strict-centre" => Some(self.strict_centre.to_string()),
            "literal-megadozer" => Some(self.literal_megadozer.to_string()),
            "marked-corners" => Some(self.marked_corners.to_string()),
            "odds" => ODDS.chosen(self.odds.piece),
            "odds-by" => ODDS_BY.chosen(self.odds.by.0),
            _ => None,
        }
    }
}
