//! Marks attacked kings: a pulsing ring, and a line from each attacker. A mated king gets a cross.

use std::f32::consts::{FRAC_PI_4, TAU};

use bevy::prelude::*;

use crate::play::Session;
use crate::rules::{Alarm, AlarmKind};
use crate::theme::board;
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::ambient::has_ambient_motion;
use crate::view::layout::Layout;
use crate::view::models::shape::Shape;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// Everything that is spawned for an alarm.
#[derive(Component, Clone)]
struct AlarmMark;

/// A pulsing ring.
#[derive(Component)]
struct Throbbing;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed =
        rest_has_changed.or_else(resource_exists_and_changed::<Session>).or_else(resource_exists_and_changed::<Layout>);
    app.add_systems(
        Update,
        (raise.run_if(changed), throb.run_if(has_ambient_motion)).chain().in_set(ViewSystems::Follow),
    );
}

/// Rebuilds the alarms once all animations are over.
fn raise(
    session: Res<Session>,
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    marks: Query<Entity, With<AlarmMark>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    if timeline.is_busy() {
        return;
    }
    for alarm in session.position().words().alarms() {
        let place = Transform::from_translation(layout.place(alarm.square));
        let root = commands.spawn((Name::new("Alarm"), AlarmMark, place, Visibility::default())).id();
        show(&alarm, root, &mut workshop, &mut commands);
        for from in &alarm.from {
            let way = layout.look().line(&layout, *from, alarm.square);
            draw(way, board::CHECK, AlarmMark, &mut workshop, &mut commands);
        }
    }
}

fn show(alarm: &Alarm, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
    spawn_ring(root, workshop, commands);
    let glow = workshop.glow(board::CHECK);
    if alarm.kind == AlarmKind::Mate {
        let bar = workshop.shape(Shape::Block { size: Vec3::new(0.9, 0.12, 0.06) });
        for turn in [FRAC_PI_4, -FRAC_PI_4] {
            let place = Transform::from_xyz(0.0, 0.75, 0.25).with_rotation(Quat::from_rotation_z(turn));
            commands.spawn((Mesh3d(bar.clone()), MeshMaterial3d(glow.clone()), place, ChildOf(root)));
        }
    }
}

/// The ring round an attacked king.
pub(in crate::view) fn spawn_ring(root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
    let glow = workshop.glow(board::CHECK);
    let ring = workshop.spawn_in(commands, root, "ring_marker", glow, Transform::from_xyz(0.0, 0.05, 0.0));
    commands.entity(ring).insert(Throbbing);
}

/// Draws a line along the places. Each leg gets the components in `mark`.
pub(in crate::view) fn draw(
    way: Vec<Vec3>,
    color: Color,
    mark: impl Bundle + Clone,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    draw_beam(way, 0.05, color, mark, workshop, commands);
}

/// Like `draw`, but broad, so that it stands out.
pub(in crate::view) fn draw_broad(
    way: Vec<Vec3>,
    color: Color,
    mark: impl Bundle + Clone,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    draw_beam(way, 0.16, color, mark, workshop, commands);
}

fn draw_beam(
    mut way: Vec<Vec3>,
    width: f32,
    color: Color,
    mark: impl Bundle + Clone,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    clear_ends(&mut way);
    for leg in way.windows(2) {
        let beam = workshop.shape(Shape::Block { size: Vec3::new(width, 0.02, 1.0) });
        let (paint, line) = (workshop.glow(color), between(leg[0], leg[1]));
        commands.spawn((Name::new("Attack"), mark.clone(), Mesh3d(beam), MeshMaterial3d(paint), line));
    }
}

/// Draws an arrow head as two bars from its tip.
pub(in crate::view) fn draw_head(
    way: &[Vec3],
    color: Color,
    mark: impl Bundle + Clone,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    const LENGTH: f32 = 0.32;
    let mut way = way.to_vec();
    clear_ends(&mut way);
    let [.., before, point] = way[..] else { return };
    let back = (before - point).normalize_or(Vec3::Z) * LENGTH;
    for turn in [FRAC_PI_4 * 0.8, -FRAC_PI_4 * 0.8] {
        let end = point + Quat::from_rotation_y(turn) * back;
        let bar = workshop.shape(Shape::Block { size: Vec3::new(0.09, 0.03, 1.0) });
        let paint = workshop.glow(color);
        commands.spawn((Name::new("Head"), mark.clone(), Mesh3d(bar), MeshMaterial3d(paint), between(point, end)));
    }
}

/// Shortens a line so that it begins and ends beside the pieces, not under them.
fn clear_ends(way: &mut [Vec3]) {
    const BASE: f32 = 0.38;
    if let [first, second, ..] = way {
        *first = first.move_towards(*second, BASE);
    }
    if let [.., second, last] = way {
        *last = last.move_towards(*second, BASE);
    }
}

/// The transform that stretches a unit length along Z from one place to the other, just above the ground.
fn between(from: Vec3, to: Vec3) -> Transform {
    let way = to - from;
    Transform::from_translation((from + to) / 2.0 + Vec3::Y * 0.05)
        .with_rotation(Quat::from_rotation_arc(Vec3::Z, way.normalize_or(Vec3::Z)))
        .with_scale(Vec3::new(1.0, 1.0, way.length().max(0.05)))
}

fn throb(time: Res<Time>, mut rings: Query<&mut Transform, With<Throbbing>>) {
    let scale = Vec3::splat(1.0 + 0.09 * (time.elapsed_secs() * TAU * 0.9).sin());
    rings.iter_mut().for_each(|mut transform| transform.scale = scale);
}
