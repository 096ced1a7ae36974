//! The berserk: the attacker draws back and shakes with rage, charges through friend and foe to the end of the arm, and
//! bursts.

use bevy::prelude::*;

use super::capture::Knock;
use super::curve::{along, ease, facing, shiver, upright};
use super::script::{Clip, Script};
use super::timeline::Timeline;
use super::travel::Turn;
use super::{Act, Motion, Told, perform};
use crate::rules::{Death, Effect, Manner, PieceId, Square};
use crate::theme::board;
use crate::view::ViewSystems;
use crate::view::figure::{Figure, Figures};
use crate::view::models::Workshop;

pub(super) const ACT: Act = Act { tell, plugin };

const TURN_SECS: f32 = 0.2;
const RAGE_SECS: f32 = 1.0;
/// Seconds a square.
const PACE: f32 = 0.13;
/// When the shell breaks, as a part of the burst.
const BREAKS: f32 = 0.35;

/// The attacker draws back and shakes with rage.
#[derive(Debug)]
struct WindUp {
    piece: PieceId,
    towards: Vec3,
}

/// The attacker charges, head down, at full tilt.
#[derive(Debug)]
struct Charge {
    piece: PieceId,
    path: Vec<Square>,
    way: Vec<Vec3>,
}

/// The attacker has spent itself and bursts.
#[derive(Debug)]
struct Burst {
    piece: PieceId,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    match effect {
        Effect::PieceMoved { piece, path, manner: Manner::Charge } => charge(script, *piece, path),
        &Effect::PieceDied { piece, death: Death::Trampled(by) } => {
            let square = told.before.pieces.get(&piece).map(|piece| piece.square);
            let passed = square.and_then(|square| script.clips.iter().find_map(|clip| passes(clip, square)));
            let (start, heading) = passed.unwrap_or((script.arrival(by), Vec3::Z));
            script.clip(start, 0.9, Knock { piece, heading });
        }
        &Effect::PieceDied { piece, death: Death::Spent } => {
            let start = script.arrival(piece) + 0.1;
            script.clip(start, 0.9, Burst { piece });
        }
        _ => {}
    }
}

fn charge(script: &mut Script, piece: PieceId, path: &[Square]) {
    let way = script.places(path);
    let [.., before, last] = way[..] else { return };
    let towards = way[1] - way[0];
    script.clip(script.start, TURN_SECS, Turn { piece, towards });
    script.clip(script.start + TURN_SECS, RAGE_SECS, WindUp { piece, towards });
    script.start += TURN_SECS + RAGE_SECS;
    (script.pace, script.epicentre) = (PACE, last);
    let secs = PACE * (way.len() - 1) as f32;
    script.arrivals.insert(piece, (script.start + secs, last - before));
    script.clip(script.start, secs, Charge { piece, path: path.to_vec(), way });
}

/// When a charge comes past a square, and in which direction.
fn passes(clip: &Clip, square: Square) -> Option<(f32, Vec3)> {
    let Charge { path, way, .. } = clip.of()?;
    let leg = path.iter().skip(1).position(|&other| other == square)?;
    let part = (leg + 1) as f32 / (way.len() - 1) as f32;
    let t = (1..=100).map(|step| step as f32 / 100.0).find(|&t| gone(t) >= part).unwrap_or(1.0);
    Some((clip.start + t * clip.secs, way[leg + 1] - way[leg]))
}

/// How much of its way a charge has behind it: it is ever faster.
fn gone(t: f32) -> f32 {
    t * t * (2.0 - t)
}

impl Motion for WindUp {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let rage = ease(t);
        Transform {
            translation: from.translation - self.towards.with_y(0.0).normalize_or_zero() * 0.3 * rage,
            rotation: facing(self.towards) * Quat::from_rotation_x(-0.28 * rage) * shiver(t, rage),
            scale: Vec3::splat(1.0 + 0.18 * rage),
        }
    }
}

impl Motion for Charge {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, _: &Transform, t: f32) -> Transform {
        let (translation, direction) = along(&self.way, gone(t), false);
        let rotation = facing(direction) * Quat::from_rotation_x(0.3) * shiver(t, 0.6);
        Transform { translation, rotation, scale: Vec3::splat(1.18) }
    }
}

impl Motion for Burst {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let swell = (t * 2.5).min(1.0);
        let gone = ((t - 0.4) / 0.6).clamp(0.0, 1.0);
        Transform {
            translation: from.translation + Vec3::Y * (0.3 * swell - 1.1 * gone * gone),
            rotation: upright(from.rotation) * shiver(t, 1.0 - gone) * Quat::from_rotation_x(-0.9 * gone),
            scale: Vec3::splat((1.18 + 0.25 * swell) * (1.0 - ease(gone))),
        }
    }

    fn is_last(&self) -> bool {
        true
    }
}

/// A splinter of an attacker that has burst.
#[derive(Component, Copy, Clone, Debug)]
struct Shard {
    piece: PieceId,
    from: Vec3,
    /// Units a burst.
    velocity: Vec3,
}

fn plugin(app: &mut App) {
    app.add_systems(Update, (launch, scatter).chain().after(perform::perform).in_set(ViewSystems::Perform));
}

/// Spawns shards as the shell breaks.
fn launch(
    timeline: Res<Timeline>,
    figures: Res<Figures>,
    shown: Query<&Transform, With<Figure>>,
    mut burst: Local<Option<PieceId>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let breaking = timeline.under_way_of::<Burst>().filter(|(_, t)| (BREAKS..1.0).contains(t));
    let bursting = breaking.map(|(burst, _)| burst.piece).last();
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

fn scatter(timeline: Res<Timeline>, mut shards: Query<(Entity, &Shard, &mut Transform)>, mut commands: Commands) {
    for (entity, shard, mut transform) in &mut shards {
        let burst = timeline.under_way_of::<Burst>().find(|(burst, t)| burst.piece == shard.piece && *t < 1.0);
        let Some((_, t)) = burst else {
            commands.entity(entity).despawn();
            continue;
        };
        transform.translation = shard.from + shard.velocity * t - Vec3::Y * 3.4 * t * t;
        transform.rotation = Quat::from_axis_angle(Vec3::new(0.6, 0.0, 0.8), t * 11.0);
        transform.scale = Vec3::splat(1.0 - 0.8 * t);
    }
}
