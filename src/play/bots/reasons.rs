//! Why bots did what they did, where they say it: of every offer, bid and answer to them.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::play::intent::BoardLaid;
use crate::rules::Action;

/// What bots have said of their actions in this match, by the number of the action, counted from 0.
#[derive(Resource, Default, Debug)]
pub struct Reasons(BTreeMap<usize, (Action, String)>);

impl Reasons {
    /// What was said of the action with this number, if it is this one: another may have been played in its place.
    pub fn of(&self, number: usize, action: Action) -> Option<&str> {
        self.0.get(&number).filter(|(known, _)| *known == action).map(|(_, why)| why.as_str())
    }

    pub(super) fn note(&mut self, number: usize, action: Action, why: String) {
        self.0.insert(number, (action, why));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reasons>().add_observer(|laid: On<BoardLaid>, mut reasons: ResMut<Reasons>| {
        if *laid == BoardLaid::Anew {
            *reasons = Reasons::default();
        }
    });
}
