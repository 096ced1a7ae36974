//! Hit tests of the table: each target names a square, or a piece in a hand.

use bevy::ecs::system::SystemParam;
use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::RayMap;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings, RayCastVisibility};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, egui};

use crate::play::{Forget, InHand, OnSquare, Piece};
use crate::rules::{PieceId, Square};
use crate::view::camera::facing::Facing;
use crate::view::camera::lens::BoardCamera;
use crate::view::overlays::markers::Hovered;
use crate::view::systems::ViewSystems;

/// Something that a pointer can hit.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::view) enum PickTarget {
    /// A square.
    Square(Square),
    /// A piece: it stands for its square, or for itself if it is in a hand.
    Piece(Entity),
}

/// Triggered when a player picks a captured piece, in any hand.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PickHand(pub PieceId);

/// The pieces that can be hit, and where they are.
type Pieces<'w, 's> = Query<'w, 's, (&'static Piece, Option<&'static OnSquare>, Has<InHand>)>;

impl PickTarget {
    fn square(self, pieces: &Pieces) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Piece(entity) => pieces.get(entity).ok()?.1.map(|on| on.0),
        }
    }

    /// The captured piece that this target is, if it is one.
    fn in_hand(self, pieces: &Pieces) -> Option<PieceId> {
        let Self::Piece(entity) = self else { return None };
        pieces.get(entity).ok().filter(|&(_, _, in_hand)| in_hand).map(|(piece, ..)| piece.id)
    }
}

/// The result of a hit test.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A square, or something on it.
    Square(Square),
    /// A captured piece.
    Hand(PieceId),
}

/// Set while something else is shown in place of the table, so that no click reaches it.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardCovered(pub bool);

/// System parameter that tells what covers the table.
#[derive(SystemParam)]
pub(in crate::view) struct Cover<'w, 's> {
    covered: Res<'w, BoardCovered>,
    facing: Res<'w, Facing>,
    contexts: EguiContexts<'w, 's>,
}

impl Cover<'_, '_> {
    /// Whether a panel or dialog covers a point of the window.
    pub(in crate::view) fn hides(&mut self, place: Vec2) -> bool {
        if self.covered.0 {
            return true;
        }
        let Ok(context) = self.contexts.ctx_mut() else { return false };
        let seen = self.facing.to_player(place);
        let panel = context.layer_id_at(egui::pos2(seen.x, seen.y) / context.zoom_factor());
        panel.is_some_and(|layer| layer.order != egui::Order::Background)
            || context.memory(|memory| memory.top_modal_layer().is_some())
    }
}

/// Hit tests a point of the window.
#[derive(SystemParam)]
pub(in crate::view) struct Finder<'w, 's> {
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
    targets: Query<'w, 's, &'static PickTarget>,
    pieces: Pieces<'w, 's>,
    rays: MeshRayCast<'w, 's>,
}

impl Finder<'_, '_> {
    pub(in crate::view) fn at(&mut self, place: Vec2) -> Option<Hit> {
        let (camera, stands) = *self.camera;
        let ray = camera.viewport_to_world(stands, place).ok()?;
        let targets = &self.targets;
        let is_target = |entity| targets.contains(entity);
        let settings = MeshRayCastSettings { visibility: RayCastVisibility::Any, ..default() }.with_filter(&is_target);
        let &(entity, _) = self.rays.cast_ray(ray, &settings).first()?;
        let target = targets.get(entity).ok()?;
        target.in_hand(&self.pieces).map(Hit::Hand).or_else(|| target.square(&self.pieces).map(Hit::Square))
    }
}

/// The square under the pointer, even if a panel covers it.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
struct UnderPointer(Option<Square>);

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<BoardCovered>()
        .init_resource::<UnderPointer>()
        .add_systems(PreUpdate, point_at_targets.in_set(PickingSystems::Backend))
        .add_systems(Update, hover.in_set(ViewSystems::Follow))
        .add_observer(on_release)
        .add_observer(on_over)
        .add_observer(on_out)
        .forget_with_match::<UnderPointer>()
        .forget_with_match::<Hovered>();
}

/// The targets under the pointers. Bevy's own backend hits only what the camera draws, and the board camera draws nothing
/// while another draws the table in fewer pixels.
fn point_at_targets(
    rays: Res<RayMap>,
    cameras: Query<&Camera, With<BoardCamera>>,
    targets: Query<(), With<PickTarget>>,
    mut cast: MeshRayCast,
    mut hits: MessageWriter<PointerHits>,
) {
    for (&id, &ray) in rays.iter() {
        let Ok(camera) = cameras.get(id.camera) else { continue };
        let is_target = |entity| targets.contains(entity);
        let settings = MeshRayCastSettings::default().with_filter(&is_target);
        let found = cast.cast_ray(ray, &settings).iter();
        let picks: Vec<_> = found
            .map(|(entity, hit)| (*entity, HitData::new(id.camera, hit.distance, Some(hit.point), Some(hit.normal))))
            .collect();
        if !picks.is_empty() {
            hits.write(PointerHits::new(id.pointer, picks, camera.order as f32));
        }
    }
}

// Parents of targets lack the component, so that a bubbling event is handled once.
fn on_over(over: On<Pointer<Over>>, targets: Query<&PickTarget>, pieces: Pieces, mut under: ResMut<UnderPointer>) {
    if let Ok(target) = targets.get(over.entity) {
        under.set_if_neq(UnderPointer(target.square(&pieces)));
    }
}

fn on_out(out: On<Pointer<Out>>, targets: Query<&PickTarget>, mut under: ResMut<UnderPointer>) {
    if targets.contains(out.entity) {
        under.set_if_neq(UnderPointer(None));
    }
}

/// A lifted finger no longer hovers.
fn on_release(release: On<Pointer<Release>>, mut under: ResMut<UnderPointer>) {
    if release.pointer_id.is_touch() {
        under.set_if_neq(UnderPointer(None));
    }
}

/// Hovers the square under the pointer, unless something covers it. While the pointer rests, keys may set another.
fn hover(
    under: Res<UnderPointer>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut cover: Cover,
    mut was: Local<UnderPointer>,
    mut hovered: ResMut<Hovered>,
) {
    let is_hidden = window.cursor_position().is_some_and(|place| cover.hides(place));
    let now = UnderPointer(under.0.filter(|_| !is_hidden));
    if core::mem::replace(&mut *was, now) != now && !cover.covered.0 {
        hovered.set_if_neq(Hovered(now.0));
    }
}
