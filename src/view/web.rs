//! Who attacks whom, whoever's turn it is, for those who want to see it: a line from each attacker, in its player's colour,
//! raised a little on its way so that lines over one square can be told apart.

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::alarm::draw;
use super::board::Layout;
use super::workshop::Workshop;
use crate::play::{OnTable, Session};
use crate::settings::Settings;
use crate::theme::livery;

/// A line of the web.
#[derive(Component, Clone)]
struct Thread;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, spin.in_set(ViewSystems::Follow));
}

fn spin(
    session: Res<Session>,
    settings: Res<Settings>,
    on_table: OnTable,
    mut rest: Rest,
    layout: Res<Layout>,
    threads: Query<Entity, With<Thread>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let (busy, settled) = rest.look();
    if !settled && !session.is_changed() && !settings.is_changed() && !layout.is_changed() {
        return;
    }
    for thread in &threads {
        commands.entity(thread).despawn();
    }
    if busy || !settings.show_web {
        return;
    }
    for attack in session.position().words().attacks() {
        let Some((_, attacker)) = on_table.piece_on(attack.from) else { continue };
        let color = livery(layout.seats(), attacker.controller).color;
        let way = layout.look().line(&layout, attack.from, attack.on);
        draw(way, color, Thread, &mut workshop, &mut commands);
    }
}
