//! A chapter: a position, and what is said and asked for from there on.

use super::spoken::spoken;
use super::wanted::Wanted;
use crate::rules::{Action, AnyGame, Seat, Square};
use crate::showcase::{Claim, Place};

/// A part of a lesson with one subject, or a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// What it is about.
    pub title: String,
    /// Rule options, as pairs of name and value. Those left out have their usual value.
    pub options: Vec<(String, String)>,
    /// The text of the position that it begins at, where that is not the start of the game.
    pub position: Option<String>,
    /// Whether it begins where the chapter before it ends.
    pub goes_on: bool,
    /// What is said and asked for, in order.
    pub steps: Vec<Step>,
    /// Where it stands in the file.
    pub place: Place,
}

/// One idea: what is said, and what is to be played, if anything is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Step {
    /// What is said.
    pub text: String,
    /// Squares to look at.
    pub points: Vec<Square>,
    /// What is to be played.
    pub task: Option<Task>,
    /// Where it stands in the file.
    pub place: Place,
}

/// What is to be played in a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// What is asked for.
    pub wanted: Wanted,
    /// What is played for whoever wants to see it. Left out: the first of what is asked for, in the order of tokens.
    pub example: Option<Action>,
    /// What is said to whoever asks for a hint; may be empty.
    pub hint: String,
    /// What is played next by itself: what others answer, and what the dice show.
    pub answers: Vec<Action>,
    /// Legal actions that are not asked for, and what is said of each.
    pub remarks: Vec<(Action, String)>,
    /// What is said of every other legal action; may be empty.
    pub otherwise: String,
    /// Actions that are not legal here, so that the text may say so.
    pub refused: Vec<Action>,
    /// What must happen when what is asked for is played.
    pub shows: Vec<Claim>,
}

impl Task {
    /// Everything in `table` that is asked for, in the order of tokens.
    pub fn wanted_actions(&self, table: &dyn AnyGame) -> Vec<Action> {
        let mut actions = table.actions();
        actions.retain(|&action| self.wanted.holds(table, action));
        actions.sort_by_key(|action| action.token(table.seats()).to_string());
        actions
    }

    /// What is played for whoever wants to see it; nothing where nothing that is asked for can be played.
    pub fn shown_action(&self, table: &dyn AnyGame) -> Option<Action> {
        let first = || match &self.wanted {
            Wanted::OneOf(actions) => actions.iter().copied().find(|&action| table.check(action).is_ok()),
            _ => self.wanted_actions(table).first().copied(),
        };
        self.example.or_else(first)
    }

    /// What is said of a legal action that is not asked for, in the language that is spoken; nothing where the file says nothing.
    pub fn remark(&self, action: Action) -> Option<&str> {
        let known = self.remarks.iter().find(|(other, _)| *other == action).map(|(_, remark)| remark.as_str());
        known.or_else(|| Some(self.otherwise.as_str()).filter(|remark| !remark.is_empty())).map(spoken)
    }
}

/// Who is asked for something in `table`: the seat that decides.
pub(super) fn asked(table: &dyn AnyGame) -> Option<Seat> {
    match table.decider()? {
        crate::rules::Decider::Seat(seat) => Some(seat),
        crate::rules::Decider::Chance => None,
    }
}
