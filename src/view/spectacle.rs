//! What is seen beside the pieces while clips play: thrown blades, rings of light, shards.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::ViewSystems;
use super::clip::Motion;
use super::figure::{Figure, Figures, Thrown};
use super::models::{Shape, Workshop};
use super::perform;
use super::pose::{along, ease};
use super::timeline::Timeline;
use crate::rules::PieceId;
use crate::theme::board;

/// A ring of light round the middle of the board.
#[derive(Component, Copy, Clone, Debug)]
struct PulseRing(PieceId);

/// A splinter of a piece that has burst.
#[derive(Component, Copy, Clone, Debug)]
struct Shard {
    piece: PieceId,
    from: Vec3,
    /// Units a clip.
    velocity: Vec3,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (throw_blades, launch, pulse, scatter).chain().after(perform::perform).in_set(ViewSystems::Perform),
    );
}

/// A blade flies out along its way and comes back, spinning, in the space of its figure.
fn throw_blades(
    timeline: Res<Timeline>,
    figures: Res<Figures>,
    roots: Query<&Transform, (With<Figure>, Without<Thrown>)>,
    mut blades: Query<(&mut Thrown, &mut Transform)>,
) {
    for (mut blade, mut transform) in &mut blades {
        let under_way = timeline.clips.iter().find_map(|playing| match &playing.clip.motion {
            Motion::Throw { piece, way } if *piece == blade.piece => {
                Some((way, playing.progress(timeline.clock).filter(|&t| t < 1.0)?))
            }
            _ => None,
        });
        let root = figures.by_piece.get(&blade.piece).and_then(|&figure| roots.get(figure).ok());
        let (Some((way, t)), Some(root)) = (under_way, root) else {
            if let Some(rest) = blade.rest.take() {
                *transform = rest;
            }
            continue;
        };
        let rest = *blade.rest.get_or_insert(*transform);
        let out = ease(if t < 0.5 { 2.0 * t } else { 2.0 - 2.0 * t });
        let (point, _) = along(way, out, false);
        // It rises to its own height within the first squares.
        let world = point + Vec3::Y * (rest.translation.y + 0.15 * (out * 6.0).min(1.0));
        transform.translation = root.rotation.inverse() * (world - root.translation);
        // It lies flat in the air.
        let tilt = rest.rotation.slerp(Quat::IDENTITY, (out * 6.0).min(1.0));
        transform.rotation = root.rotation.inverse() * Quat::from_rotation_y(t * TAU * 9.0) * tilt;
        transform.scale = rest.scale * (1.0 + 0.35 * (out * 6.0).min(1.0));
    }
}

/// Spawns rings and shards as their clips begin.
fn launch(
    mut timeline: ResMut<Timeline>,
    figures: Res<Figures>,
    shown: Query<&Transform, With<Figure>>,
    mut burst: Local<Option<PieceId>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    /// When the shell breaks.
    const BREAKS: f32 = 0.35;
    let mut bursting = None;
    for (playing, t) in timeline.under_way() {
        match playing.clip.motion {
            Motion::Pulse { piece, radius } if playing.from.replace(Transform::IDENTITY).is_none() => {
                let mesh = workshop.shape(Shape::Ring { radius: radius.max(0.2), thickness: 0.11, sides: (8, 72) });
                let glow = workshop.glow(board::HALO);
                let place = Transform::from_scale(Vec3::splat(0.001));
                commands.spawn((Name::new("Pulse"), PulseRing(piece), Mesh3d(mesh), MeshMaterial3d(glow), place));
            }
            Motion::Burst { piece } if (BREAKS..1.0).contains(&t) => bursting = Some(piece),
            _ => {}
        }
    }
    if let Some(piece) = bursting.filter(|_| bursting != *burst)
        && let Some(place) = figures.by_piece.get(&piece).and_then(|&figure| shown.get(figure).ok())
    {
        for number in 0..14_u8 {
            // Golden angles scatter evenly.
            let angle = f32::from(number) * 2.4;
            let speed = 1.1 + 0.9 * (f32::from(number) * 0.618).fract();
            let velocity = Vec3::new(angle.cos() * speed, 1.6 + speed, angle.sin() * speed);
            let from = place.translation + Vec3::Y * 0.3;
            let shard = Shard { piece, from, velocity };
            let root = commands.spawn((Name::new("Shard"), shard, place.with_scale(Vec3::ONE), Visibility::default()));
            let root = root.id();
            let color = if number % 2 == 0 { board::CHECK } else { board::HALO };
            workshop.spawn(&mut commands, root, "shard", color, Transform::from_scale(Vec3::splat(1.6)));
        }
    }
    *burst = bursting;
}

fn pulse(timeline: Res<Timeline>, mut rings: Query<(Entity, &PulseRing, &mut Transform)>, mut commands: Commands) {
    for (entity, ring, mut transform) in &mut rings {
        let t = progress(&timeline, |motion| matches!(motion, Motion::Pulse { piece, .. } if *piece == ring.0));
        let Some(t) = t else {
            commands.entity(entity).despawn();
            continue;
        };
        // It closes in on its ring, flares up, and is gone.
        let wide = 1.0 + 0.12 * (1.0 - ease((t * 1.6).min(1.0)));
        let flare = if t < 0.6 { 0.4 + t } else { 2.4 * (1.0 - t) / 0.4 };
        transform.scale = Vec3::new(wide, flare.max(0.001), wide);
        transform.translation = Vec3::Y * 0.12;
    }
}

fn scatter(timeline: Res<Timeline>, mut shards: Query<(Entity, &Shard, &mut Transform)>, mut commands: Commands) {
    for (entity, shard, mut transform) in &mut shards {
        let t = progress(&timeline, |motion| matches!(motion, Motion::Burst { piece } if *piece == shard.piece));
        let Some(t) = t else {
            commands.entity(entity).despawn();
            continue;
        };
        transform.translation = shard.from + shard.velocity * t - Vec3::Y * 3.4 * t * t;
        transform.rotation = Quat::from_axis_angle(Vec3::new(0.6, 0.0, 0.8), t * 11.0);
        transform.scale = Vec3::splat(1.0 - 0.8 * t);
    }
}

/// How far the clip has come that `wanted` names; nothing once it is over.
fn progress(timeline: &Timeline, wanted: impl Fn(&Motion) -> bool) -> Option<f32> {
    let playing = timeline.clips.iter().find(|playing| wanted(&playing.clip.motion))?;
    playing.progress(timeline.clock).filter(|&t| t < 1.0)
}
