//! One game of a study, as it is written down.

use serde::{Deserialize, Serialize};

use super::course::Course;
use super::study::Study;
use crate::arena::{Bout, Forfeit, UNFINISHED};
use crate::bots::Counts;
use crate::rules::{Action, Points, SetupError, excerpt};

/// One game of a study: a line of JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The number of the game in its study.
    pub number: u64,
    /// The points by seat, in the notation of records.
    pub result: String,
    /// Why the game ended.
    pub ending: String,
    /// How many of the actions are the opening.
    pub opening: usize,
    /// The number of turns.
    pub turns: u32,
    /// How many actions players have decided on, after the opening.
    pub decisions: u32,
    /// How many legal actions they had to choose from, in all.
    pub choices: u64,
    /// For each seat, the number of the turn in which it left, from 1.
    pub out: Vec<Option<u32>>,
    /// Whether the two players have changed sides.
    #[serde(default)]
    pub swapped: bool,
    /// How often another player was in the lead than before.
    pub lead_changes: u32,
    /// The drama of the winner's way, in thousandths.
    pub drama: Option<u32>,
    /// The turn that decided.
    pub decided: Option<u32>,
    /// The statistics of each seat.
    pub deeds: Vec<Counts>,
    /// Players' faults.
    #[serde(default)]
    pub faults: Vec<Forfeit>,
    /// All actions, with spaces between them.
    pub actions: String,
}

/// A game that went another way when it was played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// An action, numbered from 1, is another one; empty where a game is over.
    Action {
        /// The number of the action.
        at: usize,
        /// The action that was played then.
        then: String,
        /// The action that is played now.
        now: String,
    },
    /// The actions are the same, but not what was noted of them.
    Notes,
}

impl core::fmt::Display for Difference {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let called =
            |token: &str| if token.is_empty() { "the end".to_owned() } else { format!("`{}`", excerpt(token)) };
        match self {
            Self::Action { at, then, now } => write!(f, "action {at} was {} and is now {}", called(then), called(now)),
            Self::Notes => f.write_str("the actions are the same, but what is noted of them differs"),
        }
    }
}

impl Played {
    /// The entry for a game that has been played.
    ///
    /// # Errors
    ///
    /// Where the game's options or starting position are wrong.
    pub fn of(number: u64, opening: usize, bout: Bout) -> Result<Self, SetupError> {
        let outcome = bout.outcome();
        let seats = bout.line().seats();
        let ending = if bout.is_finished() { outcome.reason.to_string() } else { UNFINISHED.to_owned() };
        let (deeds, faults) = (bout.counts(), bout.faults.clone());
        let record = bout.into_record();
        let course = Course::of(&record, &outcome, opening)?;
        let token = |action: &Action| action.token(seats).to_string();
        Ok(Self {
            number,
            result: outcome.result(seats.len()),
            ending,
            opening,
            turns: course.turns,
            decisions: course.decisions,
            choices: course.choices,
            out: course.out,
            swapped: course.swapped,
            lead_changes: course.lead_changes,
            drama: course.drama,
            decided: course.decided,
            deeds,
            faults,
            actions: record.actions.iter().map(token).collect::<Vec<_>>().join(" "),
        })
    }

    /// Checks that the entry can be a game of the study.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check(&self, study: &Study) -> Result<(), String> {
        if study.game(self.number).is_none() {
            return Err(format!("game {} is not one of this study's {}", self.number, study.total()));
        }
        let seats = study.game.seats().len();
        self.points()?;
        if [self.result.split('-').count(), self.out.len(), self.deeds.len()] != [seats; 3] {
            return Err(format!("game {} is not one of {seats} seats", self.number));
        }
        Ok(())
    }

    /// The points by seat.
    ///
    /// # Errors
    ///
    /// Where the result is none.
    pub fn points(&self) -> Result<Vec<Points>, String> {
        let points = self.result.split('-').map(|points| points.parse::<Points>().map_err(|error| error.to_string()));
        points.collect()
    }

    /// The number of actions.
    pub fn length(&self) -> usize {
        self.actions.split_ascii_whitespace().count()
    }

    /// Where the game went another way than this one, if it did.
    pub fn difference(&self, now: &Self) -> Option<Difference> {
        if self == now {
            return None;
        }
        let mut pairs = (self.actions.split_ascii_whitespace(), now.actions.split_ascii_whitespace());
        for at in 1.. {
            let (then, now) = (pairs.0.next(), pairs.1.next());
            if then != now {
                let owned = |token: Option<&str>| token.unwrap_or_default().to_owned();
                return Some(Difference::Action { at, then: owned(then), now: owned(now) });
            }
            if then.is_none() {
                break;
            }
        }
        Some(Difference::Notes)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A game of four seats.
    pub(in crate::lab) fn game(number: u64, result: &str) -> Played {
        Played {
            number,
            result: result.to_owned(),
            ending: "last player standing".to_owned(),
            opening: 1,
            turns: 10,
            decisions: 10,
            choices: 300,
            out: vec![None, Some(5), Some(10), None],
            swapped: false,
            lead_changes: 2,
            drama: Some(100),
            decided: Some(6),
            deeds: vec![Counts { captures: 2, trades: 1, ..Counts::default() }; 4],
            faults: vec![],
            actions: "a b c d".to_owned(),
        }
    }

    #[test]
    fn a_changed_action_is_found() {
        let one = game(3, "1-0-0-0");
        assert_eq!(one.difference(&one.clone()), None);
        let said =
            |actions: &str| one.difference(&Played { actions: actions.to_owned(), ..one.clone() }).unwrap().to_string();
        assert_eq!(said("a b x d"), "action 3 was `c` and is now `x`");
        assert_eq!(said("a b c"), "action 4 was `d` and is now the end");
        assert_eq!(said("a b c d e"), "action 5 was the end and is now `e`");
        assert_eq!(one.difference(&Played { turns: 9, ..one.clone() }), Some(Difference::Notes));
    }
}
