//! Shows what could be captured next, if the user has this on: a line from each attacker. The rings are drawn by
//! [`markers`](super::markers).

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::alarm::draw;
use super::board::Layout;
use super::workshop::Workshop;
use crate::play::Dangers;
use crate::theme::board;

/// A line from an attacker.
#[derive(Component, Clone)]
struct DangerMark;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(ViewSystems::Follow));
}

fn show(
    dangers: Res<Dangers>,
    mut rest: Rest,
    layout: Res<Layout>,
    marks: Query<Entity, With<DangerMark>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let (busy, settled) = rest.look();
    if !settled && !dangers.is_changed() && !layout.is_changed() {
        return;
    }
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    if busy {
        return;
    }
    for threat in &dangers.0 {
        let Some(from) = threat.from().filter(|from| *from != threat.square) else { continue };
        let way = layout.look().line(&layout, from, threat.square);
        draw(way, board::THREAT, DangerMark, &mut workshop, &mut commands);
    }
}
