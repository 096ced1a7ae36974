//! Ticks for a clock that runs low.

use bevy::prelude::*;

use super::effects::Play;
use crate::play::{Session, show_is_on};

/// From this number of seconds on, each one ticks.
const LAST_SECS: u64 = 10;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tick.run_if(not(show_is_on)));
}

/// Ticks for humans only, as bots' clocks would drown theirs.
fn tick(session: Res<Session>, mut last: Local<Option<u64>>, mut commands: Commands) {
    let seat = session.timed_seat().filter(|&seat| !session.is_paused() && session.is_human(seat));
    let left = seat.and_then(|seat| session.time_left(seat)).map(|left| left.as_secs());
    let before = core::mem::replace(&mut *last, left);
    if left.is_some_and(|left| left < LAST_SECS) && before > left {
        commands.trigger(Play::file("clock"));
    }
}
