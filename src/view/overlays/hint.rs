//! Draws a hint as an arrow over the table, from the start of the hinted action to its end. Its squares are marked by
//! [`markers`](super::markers).

use bevy::prelude::*;

use super::alarm::{draw, draw_head};
use crate::play::Hint;
use crate::theme::board;
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// A part of the arrow.
#[derive(Component, Clone)]
struct HintMark;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed =
        rest_has_changed.or_else(resource_exists_and_changed::<Hint>).or_else(resource_exists_and_changed::<Layout>);
    app.add_systems(Update, show.run_if(changed).in_set(ViewSystems::Follow));
}

fn show(
    hint: Res<Hint>,
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    marks: Query<Entity, With<HintMark>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    if let Some((from, to)) = hint.0.filter(|_| !timeline.is_busy()).and_then(crate::rules::Action::squares) {
        let way = layout.look().line(&layout, from, to);
        draw_head(&way, board::HINT, HintMark, &mut workshop, &mut commands);
        draw(way, board::HINT, HintMark, &mut workshop, &mut commands);
    }
}
