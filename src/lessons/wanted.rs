//! The actions that solve a task.

use crate::rules::{Action, AnyGame, Effects, Square};
use crate::showcase::Claim;

/// The actions that solve a task: listed ones, or any with a given property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One of these actions.
    OneOf(Vec<Action>),
    /// Any action with the piece on this square.
    With(Square),
    /// Any action with this effect.
    Showing(Claim),
    /// Any legal action.
    Anything,
}

impl Wanted {
    /// Whether `action`, which is legal in `table`, solves the task.
    pub fn holds(&self, table: &dyn AnyGame, action: Action) -> bool {
        match self {
            Self::OneOf(actions) => actions.contains(&action),
            Self::With(square) => action.squares().is_some_and(|(from, _)| from == *square),
            Self::Showing(claim) => {
                let mut effects = Vec::new();
                table.clone_box().play_unchecked(action, Effects::recording(&mut effects));
                claim.holds(&effects)
            }
            Self::Anything => true,
        }
    }
}
