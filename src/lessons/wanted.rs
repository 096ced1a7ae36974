//! What a player is asked to play.

use crate::rules::{Action, AnyGame, Effects, Square};
use crate::showcase::Claim;

/// What a player is asked to play: one action, or any for which something holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One of these.
    OneOf(Vec<Action>),
    /// Anything with what stands on this square.
    With(Square),
    /// Anything that shows this.
    Showing(Claim),
    /// Whatever is legal.
    Anything,
}

impl Wanted {
    /// Whether `action`, which is legal in `table`, is what is asked for.
    pub fn holds(&self, table: &dyn AnyGame, action: Action) -> bool {
        match self {
            Self::OneOf(actions) => actions.contains(&action),
            Self::With(square) => action.squares().is_some_and(|(from, _)| from == *square),
            Self::Showing(claim) => {
                let mut effects = Vec::new();
                table.clone_box().play_unchecked(action, Effects::heard(&mut effects));
                claim.holds(&effects)
            }
            Self::Anything => true,
        }
    }
}
