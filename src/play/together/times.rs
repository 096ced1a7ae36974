//! The players' times at a table, as its host's clock has them.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use super::table::{Together, is_together};
use crate::play::session::Session;
use crate::rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(resource_exists::<Together>).run_if(is_together));
}

/// Shows the times as they were told, and what has passed since. Where the match is not as far, it shows what it had.
fn show(time: Res<Time<Real>>, together: Res<Together>, mut session: ResMut<Session>) {
    let told = together.client.times().filter(|told| told.after == session.played().len() && !session.can_redo());
    let Some(told) = told else { return };
    let since = time.elapsed().saturating_sub(together.times_told + Duration::from_millis(told.in_ms));
    // Ticking is not reported as a change, since the match stays the same.
    let session = session.bypass_change_detection();
    for (seat, &left) in (0..).map(Seat).zip(&told.left_ms) {
        let (player, left) = (session.player_at(seat), Duration::from_millis(left));
        let passed = if told.runs == Some(seat) { since } else { Duration::ZERO };
        session.clock_mut().show(player, left.saturating_sub(passed));
    }
}
