//! The reasons that bots give for their actions: for every offer, bid and answer.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::play::forget::Forget;
use crate::rules::Action;

/// The reasons in this match, by the number of the action, counted from 0.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Reasons(BTreeMap<usize, (Action, String)>);

impl Reasons {
    /// The reason for the action with this number, if it is still this action and not a replacement.
    pub fn of(&self, number: usize, action: Action) -> Option<&str> {
        self.0.get(&number).filter(|(known, _)| *known == action).map(|(_, why)| why.as_str())
    }

    pub(super) fn note(&mut self, number: usize, action: Action, why: String) {
        self.0.insert(number, (action, why));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reasons>().forget_with_match::<Reasons>();
}
