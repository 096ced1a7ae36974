//! Chance in a live match: what the dice show is drawn from the match's seed.

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::intent::{RedoAction, SubmitAction};
use super::session::Session;
use crate::rules::{Action, Decider};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(chance_decides));
}

fn chance_decides(session: Res<Session>) -> bool {
    session.table().decider() == Some(Decider::Chance)
}

fn draw(session: Res<Session>, mut commands: Commands) {
    // What was taken back is what would be drawn again.
    if session.can_redo() {
        commands.trigger(RedoAction);
    } else if let Some(action) = drawn(&session) {
        commands.trigger(SubmitAction(action));
    }
}

/// What chance decides now. It depends on the seed and on how often chance has decided before, and on nothing else:
/// whatever players take back and play otherwise, the same roll comes up.
pub fn drawn(session: &Session) -> Option<Action> {
    let before = session.history().filter(|(_, table)| table.decider() == Some(Decider::Chance)).count();
    let mut key = [0; 32];
    key[..8].copy_from_slice(&session.setup().seed.to_le_bytes());
    key[8..16].copy_from_slice(&(before as u64).to_le_bytes());
    let table = session.table();
    let mut actions = table.actions();
    // By their tokens, so that a roll does not depend on the order in which a program lists them.
    actions.sort_by_cached_key(|action| action.token(table.seats()).to_string());
    (!actions.is_empty()).then(|| actions[ChaCha8Rng::from_seed(key).random_range(0..actions.len())])
}
