//! The edge of the board before whoever is to decide is lit in their colour.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::board::Layout;
use super::shape::Shape;
use super::workshop::Workshop;
use crate::play::Session;
use crate::rules::{Decider, Seat};
use crate::theme::{board, livery};

/// Width and height of the light, and how far its rim stands out.
const WIDTH: f32 = 0.11;
const HEIGHT: f32 = 0.06;
const RIM: f32 = 0.035;

/// A part of the light, and whose it is.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
struct Edge(Seat);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, light_edge.in_set(ViewSystems::Follow));
}

/// Lights it once what has happened has been seen.
fn light_edge(
    session: Res<Session>,
    mut rest: Rest,
    layout: Res<Layout>,
    edges: Query<(Entity, &Edge)>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let (busy, settled) = rest.look();
    if busy || !(settled || session.is_changed() || layout.is_changed()) {
        return;
    }
    let table = session.position();
    let decider = match table.decider() {
        Some(Decider::Seat(seat)) => Some(seat),
        Some(Decider::Chance) => Some(table.turn()),
        None => None,
    };
    let lit = edges.iter().next().map(|(_, edge)| edge.0);
    if lit == decider && !layout.is_changed() {
        return;
    }
    edges.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    let Some(seat) = decider else { return };
    // The rim keeps a dark colour apart from a dark place.
    let layers = [(RIM, 0.0, board::SELECTED), (0.0, 0.012, livery(layout.seats(), seat).color)];
    for [from, to] in layout.look().edge(&layout, seat) {
        let along = to - from;
        let yaw = (-along.z).atan2(along.x);
        for (wider, higher, color) in layers {
            let size = Vec3::new(along.length() + WIDTH + 2.0 * wider, HEIGHT, WIDTH + 2.0 * wider);
            let at = from.midpoint(to) + Vec3::Y * higher;
            commands.spawn((
                Name::new("Edge"),
                Edge(seat),
                Mesh3d(workshop.shape(Shape::Block { size })),
                MeshMaterial3d(workshop.glow(color)),
                Transform::from_translation(at).with_rotation(Quat::from_rotation_y(yaw)),
                NotShadowCaster,
            ));
        }
    }
}
