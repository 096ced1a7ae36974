//! Markers on the board: what is selected, where it may go, what was played last, what the pointer is over.

use bevy::prelude::*;

use super::ViewSystems;
use super::board::Layout;
use super::models::Workshop;
use super::selection::{Selection, Target};
use super::timeline::Timeline;
use crate::play::Session;
use crate::rules::{Action, Square};
use crate::theme::board;

/// The square under the pointer.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Square>);

/// A marker of any sort.
#[derive(Component)]
struct Marker;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>().add_systems(Update, mark.in_set(ViewSystems::Follow));
}

/// Lays the markers anew when what they mark has changed.
fn mark(
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    session: Res<Session>,
    layout: Res<Layout>,
    timeline: Res<Timeline>,
    markers: Query<Entity, With<Marker>>,
    mut was_busy: Local<bool>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let busy = timeline.is_busy();
    let settled = core::mem::replace(&mut *was_busy, busy) != busy;
    if !(settled || selection.is_changed() || hovered.is_changed() || session.is_changed() || layout.is_changed()) {
        return;
    }
    for marker in &markers {
        commands.entity(marker).despawn();
    }
    let mut put = |square: Square, model: &str, color: Color, height: f32| {
        let place = Transform::from_translation(layout.place(square) + Vec3::Y * height);
        let root = commands.spawn((Name::new("Marker"), Marker, place, Visibility::default())).id();
        let glow = workshop.glow(color);
        workshop.spawn_in(&mut commands, root, model, glow, Transform::default());
    };
    if !busy {
        for square in last_squares(&session) {
            put(square, "ring_marker", board::LAST, 0.0);
        }
    }
    for target in &selection.targets {
        let occupied = session.table().tableau().piece_on(target.square).is_some();
        put(target.square, if occupied { "ring_marker" } else { "marker" }, color_of(target), 0.02);
    }
    if let Some(square) = selection.square {
        put(square, "ring_marker", board::SELECTED, 0.03);
    }
    if let Some(square) = hovered.0
        && selection.square != Some(square)
    {
        put(square, "ring_marker", board::HOVER, 0.04);
    }
}

fn color_of(target: &Target) -> Color {
    if target.loses {
        board::LOSS
    } else if target.kills {
        board::KILL
    } else {
        board::TARGET
    }
}

/// Where the last move began and ended.
fn last_squares(session: &Session) -> impl Iterator<Item = Square> {
    let last = session.actions().filter_map(Action::squares).last();
    last.into_iter().flat_map(|(from, to)| [from, to])
}
