//! Builds the parts of bodies, and replaces them when their attire changes.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::body::{Attire, Blade, Body};
use super::chip::CHIP_HEIGHT;
use crate::play::Piece;
use crate::rules::{PieceId, Square};
use crate::theme::{board, livery};
use crate::view::ambient::has_ambient_motion;
use crate::view::input::picking::PickTarget;
use crate::view::layout::Layout;
use crate::view::looks::Play;
use crate::view::models::shape::Shape;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// Thickness of the disc that a piece stands on.
const BASE_HEIGHT: f32 = 0.07;

/// How much of the colour of a frozen piece is that of frost.
const FROST: f32 = 0.5;

/// A part that breathes, because its piece is asleep.
#[derive(Component, Copy, Clone, Debug)]
struct Asleep {
    /// The offset in the breathing cycle, so that neighbours do not breathe in step.
    phase: f32,
}

/// A part that spins all the time: a whirlwind.
#[derive(Component, Copy, Clone, Debug)]
struct Spin {
    turns_per_sec: f32,
}

/// A part that rolls as its piece moves.
#[derive(Component, Copy, Clone, Debug)]
struct Ball {
    of: Entity,
    radius: f32,
    /// Where the piece was in the last frame.
    was: Option<Vec3>,
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_systems(Update, (spin, breathe).in_set(ViewSystems::Follow).run_if(has_ambient_motion))
        .add_systems(Update, (dress, roll).chain().in_set(ViewSystems::Follow));
}

/// Rebuilds the parts of bodies whose attire has changed.
fn dress(
    mut bodies: Query<(Entity, &Piece, &mut Body), Changed<Body>>,
    layout: Res<Layout>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for (entity, piece, mut body) in &mut bodies {
        let worn = body.worn.filter(|_| !body.is_outworn);
        if worn.is_some_and(|(attire, _)| attire == body.attire) {
            continue;
        }
        if let Some((_, parts)) = body.worn {
            commands.entity(parts).despawn();
        }
        let parts = (Name::new("Parts"), Transform::default(), Visibility::default(), ChildOf(entity));
        let parts = commands.spawn(parts).id();
        let wearer = (entity, piece.id, PickTarget::Piece(entity));
        put_on(&body.attire, wearer, parts, &layout, &mut workshop, &mut commands);
        // Only the parts have changed, so the change of `Body` is not reported.
        let attire = body.attire;
        let body = body.bypass_change_detection();
        (body.worn, body.is_outworn) = (Some((attire, parts)), false);
    }
}

/// Spawns the figure of a piece that is not in the match, and makes it pickable as its square.
pub(in crate::view) fn spawn_figure(
    attire: &Attire,
    square: Square,
    root: Entity,
    layout: &Layout,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    put_on(attire, (root, PieceId(0), PickTarget::Square(square)), root, layout, workshop, commands);
}

/// Spawns the parts of a piece with this id, which is picked as `pick_as`.
fn put_on(
    attire: &Attire,
    (piece, id, pick_as): (Entity, PieceId, PickTarget),
    root: Entity,
    layout: &Layout,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    let mut level = CHIP_HEIGHT * attire.chips.len() as f32;
    if let Some(plinth) = attire.plinth {
        let mesh = workshop.shape(Shape::Disc { radius: 0.44, height: plinth.height(), sides: 32 });
        let paint = (Mesh3d(mesh), MeshMaterial3d(workshop.glow(plinth.color())));
        let place = Transform::from_xyz(0.0, level + plinth.height() / 2.0, 0.0);
        commands.spawn((Name::new("Plinth"), paint, place, ChildOf(root)));
        level += plinth.height();
    }
    // The piece has the colour of its army, its base that of the player who moves it.
    let base = livery(layout.seats(), attire.controller);
    let mut foot = level;
    if let Some(model) = base.base {
        workshop.spawn(commands, root, model, base.color, Transform::from_xyz(0.0, level, 0.0));
        foot += BASE_HEIGHT;
    }
    if attire.frozen {
        let ice = workshop.ice();
        workshop.spawn_in(commands, root, "ice", ice, Transform::from_xyz(0.0, level, 0.0));
    }
    let Some(build) = layout.look().build(attire.kind) else {
        warn!("this game has no piece `{}`", attire.kind.letter());
        return;
    };
    let color = livery(layout.seats(), attire.seat).color;
    // A frozen piece is frosted all over.
    let color = if attire.frozen { color.mix(&board::ICE.with_alpha(1.0), FROST) } else { color };
    let body = if attire.is_asleep() { spawn_sleeper(id, root, commands) } else { root };
    let on_base = Transform::from_xyz(0.0, foot, 0.0);
    let size = layout.look().size();
    for part in build.parts {
        let place = on_base * part.place(size);
        let entity = workshop.spawn_part(commands, body, part, color, place);
        let mut entity = commands.entity(entity);
        match part.play {
            Play::Still => &mut entity,
            Play::Spin(turns_per_sec) => entity.insert(Spin { turns_per_sec }),
            Play::Roll(radius) => entity.insert(Ball { of: piece, radius: radius * size, was: None }),
            Play::Thrown | Play::Lifted => entity.insert(Blade { by: piece, rest: None }),
        };
    }
    let height = build.height * size + BASE_HEIGHT;
    let pick = workshop.shape(Shape::Disc { radius: 0.33 * size, height, sides: 10 });
    let middle = Transform::from_xyz(0.0, level + height / 2.0, 0.0);
    let pick = (Mesh3d(pick), middle, Pickable::default(), pick_as, ChildOf(root));
    commands.spawn((Name::new("Pick"), pick));
}

/// Spawns a see-through figure of a piece that is not there yet.
pub(in crate::view) fn spawn_shade(
    attire: Attire,
    root: Entity,
    layout: &Layout,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    /// The opacity of the figure.
    const OPACITY: f32 = 0.5;
    let Some(build) = layout.look().build(attire.kind) else { return };
    let color = livery(layout.seats(), attire.seat).color.with_alpha(OPACITY);
    let tint = workshop.tint(color);
    for part in build.parts {
        let place = Transform::from_xyz(0.0, BASE_HEIGHT, 0.0) * part.place(layout.look().size());
        workshop.spawn_whole(commands, root, part.model, &tint, place);
    }
}

/// Spawns the parent of a sleeping piece's parts, which leans to one side.
fn spawn_sleeper(id: PieceId, root: Entity, commands: &mut Commands) -> Entity {
    // The golden ratio varies the phase and the lean of neighbours.
    let phase = (f32::from(id.0) * 0.618).fract();
    let lean = Quat::from_rotation_y(TAU * phase) * Quat::from_rotation_z(0.34) * Quat::from_rotation_y(-TAU * phase);
    // Raised so that the lower edge of its foot stays on the ground.
    let place = Transform::from_xyz(0.0, 0.08, 0.0).with_rotation(lean);
    commands.spawn((Name::new("Sleeper"), Asleep { phase }, place, Visibility::default(), ChildOf(root))).id()
}

fn spin(time: Res<Time>, mut spinning: Query<(&Spin, &mut Transform)>) {
    for (spin, mut transform) in &mut spinning {
        transform.rotate_local_y(-spin.turns_per_sec * TAU * time.delta_secs());
    }
}

/// Sleeping pieces swell and sink slowly.
fn breathe(time: Res<Time>, mut sleepers: Query<(&Asleep, &mut Transform)>) {
    const BREATHS_PER_SEC: f32 = 0.28;
    for (asleep, mut transform) in &mut sleepers {
        let breath = (TAU * (time.elapsed_secs() * BREATHS_PER_SEC + asleep.phase)).sin();
        transform.scale = Vec3::new(1.0 + 0.02 * breath, 1.0 + 0.045 * breath, 1.0 + 0.02 * breath);
    }
}

/// Rolls balls by as much as their piece has moved.
fn roll(mut balls: Query<(&mut Ball, &mut Transform)>, roots: Query<Ref<Transform>, (With<Body>, Without<Ball>)>) {
    for (mut ball, mut transform) in &mut balls {
        let Ok(root) = roots.get(ball.of) else { continue };
        if !root.is_changed() && ball.was.is_some() {
            continue;
        }
        let was = ball.was.replace(root.translation);
        let Some(was) = was.filter(|was| *was != root.translation) else { continue };
        let way = root.rotation.inverse() * (root.translation - was).with_y(0.0);
        let axis = Vec3::Y.cross(way);
        // A longer way is a piece that was carried.
        if way.length() < 2.0
            && let Ok(axis) = Dir3::new(axis)
        {
            transform.rotation = Quat::from_axis_angle(*axis, way.length() / ball.radius) * transform.rotation;
        }
    }
}
