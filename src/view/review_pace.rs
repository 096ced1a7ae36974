//! A review shows the actions of the others again within a few seconds, however many there are.

use bevy::prelude::*;

use super::acts::{Pace, Timeline};
use super::systems::ViewSystems;
use crate::play::{ClockHeld, Replay, Session, is_only_shown};
use crate::settings::Settings;

/// The longest review, in seconds at normal speed.
const MOST_SECS: f32 = 5.0;
/// The approximate length of an action with the pause after it, in seconds.
const ACTION_SECS: f32 = 1.2;
/// The highest pace at which actions are still recognisable.
const MOST_PACE: f32 = 8.0;
/// The least remaining time that is assumed.
const LEAST_SECS: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hurry.in_set(ViewSystems::Compose).run_if(not(is_only_shown)));
}

/// Raises the pace as needed for the rest of a review, from its start until it has been shown.
fn hurry(
    time: Res<Time>,
    settings: Res<Settings>,
    replay: Res<Replay>,
    session: Res<Session>,
    timeline: Res<Timeline>,
    held: Res<ClockHeld>,
    mut spent_secs: Local<Option<f32>>,
    mut pace: ResMut<Pace>,
) {
    let to_play = replay.end_of_review().map(|end| end.saturating_sub(session.played().len()));
    if to_play.is_none() && (spent_secs.is_none() || !timeline.is_busy()) {
        if spent_secs.take().is_some() {
            *pace = Pace::default();
        }
        return;
    }
    let spent = spent_secs.get_or_insert_default();
    // Time does not count while a dialog holds up the next action.
    if timeline.is_busy() || !held.0 {
        *spent += time.delta_secs() * settings.pace();
    }
    let to_come = to_play.unwrap_or(0) as f32 * ACTION_SECS + timeline.left_secs();
    pace.set_if_neq(Pace((to_come / (MOST_SECS - *spent).max(LEAST_SECS)).clamp(1.0, MOST_PACE)));
}
