//! A sentence for the player, from wherever something must be said.

use bevy::prelude::*;

/// Say this to the player.
#[derive(Event, Clone, Debug)]
pub struct Notice(pub String);

impl Notice {
    /// `reason` as a sentence: with a capital letter and a full stop.
    pub fn sentence(reason: &impl ToString) -> Self {
        let reason = reason.to_string();
        let mut letters = reason.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        Self(format!("{first}{}.", letters.as_str()))
    }
}
