//! Markers on the board: what is selected, where it may go, what was played last, what the pointer is over.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::board::Layout;
use super::models::Workshop;
use super::selection::{Selection, Target};
use crate::play::{Odds, OnTable, Session};
use crate::rules::{Action, Kind, Square};
use crate::settings::Settings;
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
    odds: Res<Odds>,
    on_table: OnTable,
    layout: Res<Layout>,
    mut rest: Rest,
    settings: Res<Settings>,
    markers: Query<Entity, With<Marker>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let (busy, settled) = rest.look();
    let same = !(selection.is_changed() || hovered.is_changed() || session.is_changed());
    if !settled && same && !layout.is_changed() && !settings.is_changed() {
        return;
    }
    for marker in &markers {
        commands.entity(marker).despawn();
    }
    let mut put = |square: Square, model: &str, color: Color, height: f32| {
        let (_, scale) = layout.look().cell(square);
        let mut place = layout.transform(square).with_scale(Vec3::splat(scale));
        place.translation.y += height;
        let root = commands.spawn((Name::new("Marker"), Marker, place, Visibility::default())).id();
        let glow = workshop.glow(color);
        workshop.spawn_in(&mut commands, root, model, glow, Transform::default());
    };
    if !busy {
        for square in last_squares(&session) {
            put(square, "ring_marker", board::LAST, 0.0);
        }
        if settings.show_threats {
            for square in threatened_squares(&session) {
                put(square, "ring_marker", board::THREAT, 0.01);
            }
        }
    }
    if !busy {
        for fall in &odds.0 {
            put(fall.square, "ring_marker", board::TARGET, 0.01);
        }
    }
    let kind_on = |square| on_table.piece_on(square).map(|(_, piece)| piece.kind);
    for square in halo(&layout, kind_on, &selection, hovered.0) {
        put(square, "ring_marker", board::HALO, 0.015);
    }
    // What is selected by itself must not run ahead of what is shown.
    let targets = selection.targets.iter().filter(|_| selection.placing.is_none() || !busy);
    for target in targets {
        let occupied = on_table.piece_on(target.square).is_some();
        // A berserk and a plain move to one square are both to be seen.
        let (model, height) = match target.action {
            Action::Berserk { .. } => ("ring_marker", 0.025),
            _ if occupied => ("ring_marker", 0.02),
            _ => ("marker", 0.02),
        };
        put(target.square, model, target_color(target), height);
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

/// What lights up with the piece under the pointer, or with the selected one, were it where the pointer is. `kind_on` says
/// what stands on a square.
pub(crate) fn halo(
    layout: &Layout,
    kind_on: impl Fn(Square) -> Option<Kind>,
    selection: &Selection,
    hovered: Option<Square>,
) -> Vec<Square> {
    let Some(hovered) = hovered else { return Vec::new() };
    let goes_there = selection.targets.iter().any(|target| target.square == hovered);
    let subject = if goes_there { selection.square } else { Some(hovered) };
    subject.and_then(kind_on).map_or_else(Vec::new, |kind| layout.look().halo(layout, kind, hovered))
}

/// The colour of a place to go to.
pub(crate) fn target_color(target: &Target) -> Color {
    if matches!(target.action, Action::Berserk { .. }) {
        board::THREAT
    } else if target.loses {
        board::LOSS
    } else if target.kills {
        board::KILL
    } else {
        board::TARGET
    }
}

/// The squares under a threat that no check announces, each once.
pub(crate) fn threatened_squares(session: &Session) -> BTreeSet<Square> {
    session.position().words().silent_threats().into_iter().map(|(_, square)| square).collect()
}

/// Where the last move began and ended.
pub(crate) fn last_squares(session: &Session) -> impl Iterator<Item = Square> {
    let last = session.actions().filter_map(Action::squares).last();
    last.into_iter().flat_map(|(from, to)| [from, to])
}
