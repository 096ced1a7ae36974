//! The rule options of Quad.

use crate::rules::form::Form;
use crate::rules::odds::Odds;
use crate::rules::options::{OptionError, OptionInfo, OptionValues};
use crate::rules::seat::Seat;
use crate::texts::text;

/// The scoring system (docs/rules/quad.md, "End and score").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// 1 for a win, 1/2 for a draw.
    Classic,
    /// 4, 3, 2 and 1 by the order of leaving; the last player gets 4.
    ByLeaving,
    /// One point: for the last player, or divided among those whose draw ends the game.
    Shared,
}

impl Score {
    const ALL: [Self; 3] = [Self::Classic, Self::ByLeaving, Self::Shared];
    const NAMES: [&'static str; 3] = ["classic", "4321", "shared"];
}

/// Rule options (docs/rules/quad.md, "End and score" and "Forms of play").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The form of play.
    pub form: Form,
    /// The scoring system.
    pub score: Score,
    /// The army that begins without a piece.
    pub odds: Odds,
}

impl Options {
    /// The defaults.
    const USUAL: Self = Self { form: Form::Cutthroat, score: Score::Classic, odds: Odds::NONE };
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}

const FORM: OptionInfo = Form::option("form");

const SCORE: OptionInfo = OptionInfo {
    name: "score",
    title: || text!("option-name-score"),
    help: || text!("option-score"),
    values: OptionValues::Choice {
        default: Score::NAMES[Options::USUAL.score as usize],
        values: &Score::NAMES,
        words: "score",
    },
};

const ODDS: OptionInfo = Odds::option(&["none", "pawn", "knight", "bishop", "rook"], "odds");

const ODDS_BY: OptionInfo = Odds::by_option(&["south", "west", "north", "east"]);

impl crate::rules::options::Options for Options {
    const ALL: &'static [OptionInfo] = &[FORM, SCORE, ODDS, ODDS_BY];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "form" => self.form = Form::ALL[FORM.choice(value)?],
            "score" => self.score = Score::ALL[SCORE.choice(value)?],
            "odds" => self.odds.piece = ODDS.choice(value)? as u8,
            "odds-by" => self.odds.by = Seat(ODDS_BY.choice(value)? as u8),
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "form" => Some(self.form.name().to_owned()),
            "score" => Some(Score::NAMES[self.score as usize].to_owned()),
            "odds" => ODDS.chosen(self.odds.piece),
            "odds-by" => ODDS_BY.chosen(self.odds.by.0),
            _ => None,
        }
    }
}
