//! What others have done is shown again in a few seconds, however much it was.

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::{Pace, Timeline};
use crate::play::{Replay, Session};
use crate::settings::Settings;

/// How long it takes at most, seconds at the usual speed.
const MOST_SECS: f32 = 5.0;
/// How long an action takes, about, with the breath after it.
const ACTION_SECS: f32 = 1.2;
/// Faster nobody sees anything.
const MOST_PACE: f32 = 8.0;
/// What is left of the time is never taken for less.
const LEAST_SECS: f32 = 0.25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hurry.before(ViewSystems::Compose));
}

/// As much faster than usual as what is to come needs, once a review has begun and until it has been seen.
fn hurry(
    time: Res<Time>,
    settings: Res<Settings>,
    replay: Res<Replay>,
    session: Res<Session>,
    timeline: Res<Timeline>,
    mut spent_secs: Local<f32>,
    mut pace: ResMut<Pace>,
) {
    let to_play = replay.end_of_review().map(|end| end.saturating_sub(session.played().len()));
    if to_play.is_none() && (*spent_secs == 0.0 || !timeline.is_busy()) {
        if core::mem::take(&mut *spent_secs) != 0.0 {
            *pace = Pace::default();
        }
        return;
    }
    *spent_secs += time.delta_secs() * settings.speed;
    let to_come = to_play.unwrap_or(0) as f32 * ACTION_SECS + timeline.left_secs();
    pace.set_if_neq(Pace((to_come / (MOST_SECS - *spent_secs).max(LEAST_SECS)).clamp(1.0, MOST_PACE)));
}
