//! Lights the edges of the board: the player to move, the next player, and the players who are out.

use std::f32::consts::FRAC_PI_4;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::turn_order::{Edge, EdgeMark, Edges, mark_edges};
use crate::rules::DueReason;
use crate::theme::{board, livery};
use crate::view::layout::Layout;
use crate::view::models::shape::Shape;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// Width and height of a light, and how far its rim stands out.
const WIDTH: f32 = 0.11;
const HEIGHT: f32 = 0.06;
const RIM: f32 = 0.035;
/// The width of the line of the next player, and of a player who is out.
const THIN: f32 = 0.05;
/// The length of the two bars of a cross over an edge, and their width.
const CROSS: f32 = 0.62;
const BAR: f32 = 0.08;

/// Everything that is spawned to mark an edge.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
struct Marked;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed = resource_changed::<Edges>.or_else(resource_exists_and_changed::<Layout>);
    app.add_systems(Update, draw.after(mark_edges).run_if(changed).in_set(ViewSystems::Follow));
}

fn draw(
    edges: Res<Edges>,
    layout: Res<Layout>,
    marked: Query<Entity, With<Marked>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    marked.iter().for_each(|entity| commands.entity(entity).despawn());
    for edge in &edges.0 {
        let own = livery(layout.seats(), edge.seat).color;
        // The rim separates a dark colour from a dark ground.
        let layers = match edge.place {
            EdgeMark::Turn(reason) => vec![(WIDTH + 2.0 * RIM, 0.0, rim(reason)), (WIDTH, 0.012, own)],
            EdgeMark::Next => vec![(THIN + RIM, 0.0, board::OUTLINE_LIGHT), (THIN, 0.012, own)],
            EdgeMark::Out => vec![(THIN, 0.0, own.mix(&board::OUTLINE_DARK, 0.75))],
        };
        for &[from, to] in &edge.lines {
            for &(width, higher, color) in &layers {
                let along = to - from;
                let size = Vec3::new(along.length() + width, HEIGHT, width);
                let turned = Quat::from_rotation_y((-along.z).atan2(along.x));
                let place = Transform::from_translation(from.midpoint(to) + Vec3::Y * higher).with_rotation(turned);
                block(size, place, color, &mut workshop, &mut commands);
            }
        }
        match edge.place {
            EdgeMark::Out => strike(edge, &mut workshop, &mut commands),
            EdgeMark::Next => point(edge, own, &mut workshop, &mut commands),
            EdgeMark::Turn(_) => {}
        }
    }
}

/// The colour of the rim: it shows whether the player must answer a check, or moves out of turn.
pub(crate) fn rim(reason: DueReason) -> Color {
    match reason {
        DueReason::Check => board::CHECK,
        DueReason::AtOnce => board::HALO,
        DueReason::Turn => board::SELECTED,
    }
}

fn block(size: Vec3, place: Transform, color: Color, workshop: &mut Workshop, commands: &mut Commands) {
    let mesh = Mesh3d(workshop.shape(Shape::Block { size }));
    let paint = MeshMaterial3d(workshop.glow(color));
    commands.spawn((Name::new("Edge"), Marked, mesh, paint, place, NotShadowCaster));
}

/// Draws a cross in the corner or the middle of the edge.
fn strike(edge: &Edge, workshop: &mut Workshop, commands: &mut Commands) {
    let Some(at) = edge.middle() else { return };
    for (wider, higher, color) in [(0.06, 0.04, board::OUTLINE_DARK), (0.0, 0.06, board::CHECK)] {
        for turn in [FRAC_PI_4, -FRAC_PI_4] {
            let size = Vec3::new(CROSS + wider, HEIGHT, BAR + wider);
            let place = Transform::from_translation(at + Vec3::Y * higher).with_rotation(Quat::from_rotation_y(turn));
            block(size, place, color, workshop, commands);
        }
    }
}

/// Draws a pointer towards the board.
fn point(edge: &Edge, own: Color, workshop: &mut Workshop, commands: &mut Commands) {
    let Some(at) = edge.middle() else { return };
    let inward = -at.with_y(0.0).normalize_or(Vec3::Z);
    // The first corner of a three-sided disc points along X.
    let turned = Quat::from_rotation_y((-inward.z).atan2(inward.x));
    for (wider, higher, color) in [(0.05, 0.05, board::OUTLINE_LIGHT), (0.0, 0.065, own)] {
        let mesh = Mesh3d(workshop.shape(Shape::Disc { radius: 0.2 + wider, height: 0.04, sides: 3 }));
        let paint = MeshMaterial3d(workshop.glow(color));
        let place = Transform::from_translation(at + Vec3::Y * higher).with_rotation(turned);
        commands.spawn((Name::new("Pointer"), Marked, mesh, paint, place, NotShadowCaster));
    }
}

impl Edge {
    /// The place for a mark of the whole edge: its corner, or else the middle of its middle line.
    pub(crate) fn middle(&self) -> Option<Vec3> {
        match self.lines[..] {
            [[corner, _], [other, _]] if corner == other => Some(corner),
            [] => None,
            _ => {
                let [from, to] = self.lines[self.lines.len() / 2];
                Some(from.midpoint(to))
            }
        }
    }
}
