//! Shows what could be captured next, if the user has this on: a line from each attacker. The rings are drawn by
//! [`markers`](super::markers).

use bevy::prelude::*;

use super::alarm::draw;
use crate::play::Dangers;
use crate::theme::board;
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// A line from an attacker.
#[derive(Component, Clone)]
struct DangerMark;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed =
        rest_has_changed.or_else(resource_exists_and_changed::<Dangers>).or_else(resource_exists_and_changed::<Layout>);
    app.add_systems(Update, show.run_if(changed).in_set(ViewSystems::Follow));
}

fn show(
    dangers: Res<Dangers>,
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    marks: Query<Entity, With<DangerMark>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    if timeline.is_busy() {
        return;
    }
    for threat in &dangers.0 {
        let Some(from) = threat.from().filter(|from| *from != threat.square) else { continue };
        let way = layout.look().line(&layout, from, threat.square);
        draw(way, board::THREAT, DangerMark, &mut workshop, &mut commands);
    }
}
