//! A chapter: a position, and the instructions and tasks from there on.

use super::wanted::Wanted;
use crate::rules::{Action, AnyGame, Seat, Square};
use crate::showcase::{Claim, Place};
use crate::texts::Words;

/// A part of a lesson about one subject, or a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// Its name, unique within the lesson: the key for saved progress.
    pub name: String,
    /// Its title.
    pub title: Words,
    /// Rule options, as pairs of name and value; others have their default.
    pub options: Vec<(String, String)>,
    /// The text of its starting position, if it is not the start of the game.
    pub position: Option<String>,
    /// Whether it continues from the end of the previous chapter.
    pub goes_on: bool,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
    /// Its place in the file.
    pub place: Place,
}

/// One idea: a text and, in most steps, a task.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LessonStep {
    /// The instruction.
    pub text: Words,
    /// Squares to highlight.
    pub points: Vec<Square>,
    /// What the player is to play, if anything.
    pub task: Option<Task>,
    /// Its place in the file.
    pub place: Place,
}

/// The task of a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// The actions that solve it.
    pub wanted: Wanted,
    /// The demo move for "show me"; if left out, the first solution in token order.
    pub example: Option<Action>,
    /// The hint; may be empty.
    pub hint: Words,
    /// Actions played automatically afterwards: other players' replies and dice.
    pub answers: Vec<Action>,
    /// Legal actions that are wrong, each with a comment.
    pub remarks: Vec<(Action, Words)>,
    /// The comment on all other legal actions; may be empty.
    pub otherwise: Words,
    /// Actions that must be illegal here, because the text says so.
    pub refused: Vec<Action>,
    /// Effects that a solution must have.
    pub shows: Vec<Claim>,
}

impl Chapter {
    /// All its texts, some of them empty.
    pub fn words(&self) -> Vec<&Words> {
        let mut words = vec![&self.title];
        for step in &self.steps {
            words.push(&step.text);
            if let Some(task) = &step.task {
                words.extend([&task.hint, &task.otherwise]);
                words.extend(task.remarks.iter().map(|(_, remark)| remark));
            }
        }
        words
    }
}

impl Task {
    /// All solutions in `table`, in token order.
    pub fn wanted_actions(&self, table: &dyn AnyGame) -> Vec<Action> {
        let mut actions = table.actions();
        actions.retain(|&action| self.wanted.holds(table, action));
        actions.sort_by_key(|action| action.token(table.seats()).to_string());
        actions
    }

    /// The action to demonstrate; `None` if no solution is legal.
    pub fn shown_action(&self, table: &dyn AnyGame) -> Option<Action> {
        let first = || match &self.wanted {
            Wanted::OneOf(actions) => actions.iter().copied().find(|&action| table.check(action).is_ok()),
            _ => self.wanted_actions(table).first().copied(),
        };
        self.example.or_else(first)
    }

    /// The comment on a wrong action, in the current language; `None` if the file has none.
    pub fn remark(&self, action: Action) -> Option<&str> {
        let known = self.remarks.iter().find(|(other, _)| *other == action).map(|(_, remark)| remark);
        known.or_else(|| Some(&self.otherwise).filter(|remark| !remark.is_empty())).map(Words::spoken)
    }
}

/// The seat that the task is for: the one to move in `table`.
pub(super) fn asked(table: &dyn AnyGame) -> Option<Seat> {
    match table.decider()? {
        crate::rules::Decider::Seat(seat) => Some(seat),
        crate::rules::Decider::Chance => None,
    }
}
