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

/// Whose edge is lit, and the lines along it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct LitEdge {
    /// Whose it is; nobody's once the game is over.
    pub seat: Option<Seat>,
    /// The lines on the table, from one end to the other.
    pub lines: Vec<[Vec3; 2]>,
}

/// A part of the light.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
struct Edge;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LitEdge>().add_systems(Update, light_edge.in_set(ViewSystems::Follow));
}

/// Lights it once what has happened has been seen.
fn light_edge(
    session: Res<Session>,
    mut rest: Rest,
    layout: Res<Layout>,
    edges: Query<Entity, With<Edge>>,
    mut lit: ResMut<LitEdge>,
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
    if lit.seat == decider && !layout.is_changed() {
        return;
    }
    let lines = decider.map(|seat| layout.look().edge(&layout, seat)).unwrap_or_default();
    *lit = LitEdge { seat: decider, lines };
    edges.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(seat) = decider else { return };
    // The rim keeps a dark colour apart from a dark place.
    let layers = [(RIM, 0.0, board::SELECTED), (0.0, 0.012, livery(layout.seats(), seat).color)];
    for &[from, to] in &lit.lines {
        let along = to - from;
        let yaw = (-along.z).atan2(along.x);
        for (wider, higher, color) in layers {
            let size = Vec3::new(along.length() + WIDTH + 2.0 * wider, HEIGHT, WIDTH + 2.0 * wider);
            let at = from.midpoint(to) + Vec3::Y * higher;
            commands.spawn((
                Name::new("Edge"),
                Edge,
                Mesh3d(workshop.shape(Shape::Block { size })),
                MeshMaterial3d(workshop.glow(color)),
                Transform::from_translation(at).with_rotation(Quat::from_rotation_y(yaw)),
                NotShadowCaster,
            ));
        }
    }
}
