//! Markers on the board: the selection, its targets, and the square under the pointer.

use std::collections::BTreeSet;

use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::play::{Dangers, Hint, Odds, OnTable, Session};
use crate::rules::{Action, Kind, Square};
use crate::settings::Settings;
use crate::theme::board;
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::input::selection::Selection;
use crate::view::layout::Layout;
use crate::view::mark::{Mark, OUTLINES};
use crate::view::models::shape::Shape;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;
use crate::view::target::Target;

/// The square under the pointer.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Square>);

/// The squares that the panel entry under the pointer refers to.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointed(pub Vec<Square>);

/// A marker that does not follow the pointer.
#[derive(Component)]
struct Marker;

/// A marker that follows the pointer.
#[derive(Component)]
struct HoverMarker;

pub(in crate::view) fn plugin(app: &mut App) {
    let pointed = resource_changed::<Hovered>
        .or_else(resource_changed::<Pointed>)
        .or_else(resource_changed::<Selection>)
        .or_else(resource_exists_and_changed::<Session>)
        .or_else(resource_exists_and_changed::<Layout>);
    let changed = rest_has_changed
        .or_else(resource_changed::<Selection>)
        .or_else(resource_changed::<Odds>)
        .or_else(resource_changed::<Hint>)
        .or_else(resource_changed::<Dangers>)
        .or_else(resource_exists_and_changed::<Session>)
        .or_else(resource_exists_and_changed::<Settings>)
        .or_else(resource_exists_and_changed::<Layout>);
    app.init_resource::<Hovered>()
        .init_resource::<Pointed>()
        .add_systems(Update, (mark.run_if(changed), mark_hovered.run_if(pointed)).in_set(ViewSystems::Follow));
}

/// System parameter that spawns markers.
#[derive(SystemParam)]
pub(in crate::view) struct Marking<'w, 's> {
    layout: Res<'w, Layout>,
    pub(in crate::view) workshop: Workshop<'w>,
    pub(in crate::view) commands: Commands<'w, 's>,
}

impl Marking<'_, '_> {
    pub(in crate::view) fn remove(&mut self, marker: Entity) {
        self.commands.entity(marker).despawn();
    }

    pub(in crate::view) fn put(
        &mut self,
        what: impl Bundle,
        square: Square,
        (model, height): (&str, f32),
        color: Color,
    ) {
        let (_, scale) = self.layout.look().cell(square);
        let mut place = self.layout.transform(square).with_scale(Vec3::splat(scale));
        place.translation.y += height;
        let root = self.commands.spawn((Name::new("Marker"), what, place, Visibility::default())).id();
        let glow = self.workshop.glow(color);
        self.workshop.spawn_in(&mut self.commands, root, model, glow, Transform::default());
    }

    /// Draws a mark on a square.
    pub(in crate::view) fn put_mark(&mut self, what: impl Bundle, square: Square, mark: Mark, color: Color) {
        let (_, scale) = self.layout.look().cell(square);
        let place = self.layout.transform(square).with_scale(Vec3::splat(scale));
        self.draw_mark(what, place, mark, color);
    }

    /// Draws a mark with its outlines at a transform, including its scale.
    pub(in crate::view) fn draw_mark(&mut self, what: impl Bundle, mut place: Transform, mark: Mark, color: Color) {
        /// The distance between two layers, so that none shows through.
        const LAYER: f32 = 0.003;
        // Of several marks on a square the more important one lies higher.
        place.translation.y += 0.012 + 4.0 * LAYER * f32::from(mark as u8);
        let root = self.commands.spawn((Name::new("Mark"), what, place, Visibility::default())).id();
        let [light, dark] = OUTLINES;
        let layers = [(dark, board::OUTLINE_DARK), (light, board::OUTLINE_LIGHT), (0.0, color)];
        for (layer, (wider, color)) in layers.into_iter().enumerate() {
            let mesh = Mesh3d(self.workshop.shape(Shape::Mark { mark, wider }));
            let paint = MeshMaterial3d(self.workshop.glow(color));
            let height = Transform::from_xyz(0.0, LAYER * layer as f32, 0.0);
            self.commands.spawn((mesh, paint, height, NotShadowCaster, ChildOf(root)));
        }
    }
}

/// Rebuilds the marks of threats, of squares where dice can drop pieces, and of the selection when they have changed.
fn mark(
    selection: Res<Selection>,
    session: Res<Session>,
    odds: Res<Odds>,
    hint: Res<Hint>,
    dangers: Res<Dangers>,
    on_table: OnTable,
    timeline: Res<Timeline>,
    settings: Res<Settings>,
    markers: Query<Entity, With<Marker>>,
    mut marking: Marking,
) {
    for marker in &markers {
        marking.remove(marker);
    }
    if !timeline.is_busy() {
        if settings.show_threats {
            for square in threatened_squares(&session, &dangers) {
                marking.put_mark(Marker, square, Mark::Threat, board::THREAT);
            }
        }
        for square in odds.0.iter().filter_map(|fall| fall.square) {
            marking.put_mark(Marker, square, Mark::Meet, board::TARGET);
        }
        for square in hint.0.into_iter().flat_map(squares_of) {
            marking.put_mark(Marker, square, Mark::Hint, board::HINT);
        }
    }
    // An automatic selection must not run ahead of the animations.
    let shown = settings.show_targets && (selection.placing.is_none() || !timeline.is_busy());
    let targets = selection.targets.iter().filter(|_| shown);
    for target in targets {
        let is_taken = on_table.piece_on(target.square).is_some();
        marking.put_mark(Marker, target.square, Mark::of(target, is_taken), target_color(target));
    }
    for &square in &selection.obstacles {
        marking.put_mark(Marker, square, Mark::Obstacle, board::KILL);
    }
    if let Some(square) = selection.square {
        marking.put(Marker, square, ("ring_marker", 0.03), board::SELECTED);
    }
}

/// Marks the square under the pointer, and the squares highlighted with it.
fn mark_hovered(
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    pointed: Res<Pointed>,
    on_table: OnTable,
    markers: Query<Entity, With<HoverMarker>>,
    mut marking: Marking,
) {
    for marker in &markers {
        marking.remove(marker);
    }
    let kind_on = |square| on_table.piece_on(square).map(|(_, piece)| piece.kind);
    for square in halo(&marking.layout, kind_on, &selection, hovered.0) {
        marking.put(HoverMarker, square, ("ring_marker", 0.015), board::HALO);
    }
    for &square in &pointed.0 {
        marking.put_mark(HoverMarker, square, Mark::Pointed, board::HALO);
    }
    if let Some(square) = hovered.0.filter(|_| selection.square != hovered.0) {
        marking.put(HoverMarker, square, ("ring_marker", 0.04), board::HOVER);
    }
}

/// The squares highlighted for the piece under the pointer, or for the selected piece if it may go there. `kind_on`
/// returns the kind of piece on a square.
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

/// The colour of a target.
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

/// The squares that an action names.
pub(crate) fn squares_of(action: Action) -> impl Iterator<Item = Square> {
    let (from, to) = match action {
        Action::Place { square, .. } => (Some(square), None),
        _ => action.squares().unzip(),
    };
    from.into_iter().chain(to)
}

/// The squares under a threat that is not a check, and those of pieces that could be captured next, without duplicates.
pub(crate) fn threatened_squares(session: &Session, dangers: &Dangers) -> BTreeSet<Square> {
    let silent = session.position().words().silent_threats().into_iter().map(|(_, square)| square);
    silent.chain(dangers.0.iter().map(|threat| threat.square)).collect()
}
