//! The players' times at a table, as its host's clock has them.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use super::table::{Together, is_together};
use crate::net::Client;
use crate::play::session::Session;
use crate::rules::Action;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(resource_exists::<Together>).run_if(is_together));
}

/// Notes that the time of the player to decide has run out, if that is why `action` is played. The host tells the times
/// after an action before the action itself.
pub(super) fn note_flag(session: &mut Session, client: &Client, action: Action) {
    let Some(seat) = session.timed_seat() else { return };
    let player = session.player_at(seat);
    let told = client.times().filter(|told| told.after > session.played().len());
    let has_none = told.is_some_and(|told| told.left_ms.get(player) == Some(&0));
    if has_none && session.position().flag_fallen(seat) == Some(action) {
        session.clock_mut().show(player, Duration::ZERO);
    }
}

/// Shows the times as they were told, and what has passed since, also to one who looks back. Where the match is not as
/// far, it shows what it had.
fn show(time: Res<Time<Real>>, together: Res<Together>, mut session: ResMut<Session>) {
    let actions = session.played().len() + session.undone();
    let Some(told) = together.client.times().filter(|told| told.after == actions) else { return };
    let since = time.elapsed().saturating_sub(together.times_told + Duration::from_millis(told.in_ms));
    // Ticking is not reported as a change, since the match stays the same.
    let session = session.bypass_change_detection();
    for (player, &left) in told.left_ms.iter().enumerate() {
        let passed = if told.runs == Some(player) { since } else { Duration::ZERO };
        session.clock_mut().show(player, Duration::from_millis(left).saturating_sub(passed));
    }
}
