//! Shows a see-through copy of the dragged piece at the pointer, while the piece itself stays in place until the move
//! is played.

use bevy::prelude::*;

use super::carry::Carried;
use super::selection::Selection;
use crate::play::{OnTable, PieceEntities};
use crate::rules::{PieceId, Snapshot};
use crate::view::bodies::body::{Attire, Body};
use crate::view::bodies::dress::spawn_shade;
use crate::view::camera::lens::BoardCamera;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// Its height above the ground.
const HEIGHT: f32 = 0.3;

/// The position of the dragging pointer in the window.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub(in crate::view) struct Drag(pub(in crate::view) Option<Vec2>);

/// The figure at the pointer.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
#[require(Name::new("Held"), Visibility)]
pub(in crate::view) struct Held(PieceId);

pub(in crate::view) fn plugin(app: &mut App) {
    let moved = resource_exists_and_changed::<Drag>.or_else(resource_changed::<Carried>);
    app.init_resource::<Drag>().add_systems(Update, hold.run_if(moved).in_set(ViewSystems::Follow));
}

/// The piece that is dragged; `None` for a pothole, or if nothing is dragged.
fn dragged(carried: Carried, selection: &Selection, table: &Snapshot) -> Option<PieceId> {
    match carried {
        Carried::Nothing | Carried::Stuck(_) => None,
        Carried::FromBoard { from, .. } => table.piece_on(from).map(|(id, _)| id),
        Carried::FromHand(piece) => selection.placing.map(|_| piece),
    }
}

fn hold(
    drag: Res<Drag>,
    carried: Res<Carried>,
    on_table: OnTable,
    selection: Res<Selection>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    layout: Res<Layout>,
    entities: Res<PieceEntities>,
    bodies: Query<&Transform, (With<Body>, Without<Held>)>,
    mut held: Query<(Entity, &Held, &mut Transform)>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let table = on_table.snapshot();
    let piece = dragged(*carried, &selection, &table);
    for (entity, held, _) in &held {
        if Some(held.0) != piece || drag.0.is_none() {
            commands.entity(entity).despawn();
        }
    }
    let (Some(piece), Some(at)) = (piece, drag.0) else { return };
    let body = entities.0.get(&piece).and_then(|&entity| bodies.get(entity).ok());
    let (Some(attire), Some(body)) = (Attire::on_table(piece, &table), body) else { return };
    let (camera, stands) = *camera;
    let Ok(ray) = camera.viewport_to_world(stands, at) else { return };
    let origin = Vec3::Y * (body.translation.y.max(0.0) + HEIGHT);
    let Some(place) = ray.plane_intersection_point(origin, InfinitePlane3d::new(Vec3::Y)) else { return };
    let place = body.with_translation(place).with_scale(Vec3::ONE);
    if let Some((.., mut shown)) = held.iter_mut().find(|(_, held, _)| held.0 == piece) {
        *shown = place;
        return;
    }
    let root = commands.spawn((Held(piece), place)).id();
    spawn_shade(attire, root, &layout, &mut workshop, &mut commands);
}
