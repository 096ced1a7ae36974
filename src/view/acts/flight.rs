//! The flight of particles. They are plain meshes and textured puffs, so that they look alike on every platform.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::speck::{Flying, Puff, Speck};
use super::stage::{ActStage, Spark};
use super::timeline::{Pace, Timeline};
use crate::settings::Settings;
use crate::theme::{board, speck};
use crate::view::camera::lens::BoardCamera;
use crate::view::models::haze::Haze;
use crate::view::models::shape::Shape;
use crate::view::models::workshop::Workshop;

/// The most particles alive at a time.
const MOST: usize = 220;
/// The shape of a broken-off crumb.
const CRUMB: Shape = Shape::Block { size: Vec3::new(1.0, 0.5, 0.6) };

/// What a particle looks like.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Look {
    /// A soft puff, which fades.
    Puff(Haze, Color),
    /// A solid crumb, which shrinks.
    Solid(Color),
    /// A glowing crumb.
    Glowing(Color),
}

/// How a kind of particle looks and moves.
struct Nature {
    look: Look,
    /// The edge or radius at the start and at the end.
    size: [f32; 2],
    secs: f32,
    /// Downward acceleration, units per second squared.
    weight: f32,
    /// Random speed to all sides, units per second.
    spread: f32,
}

impl Speck {
    fn nature(self) -> Nature {
        let nature = |look, size, secs, weight, spread| Nature { look, size, secs, weight, spread };
        let dust = |density| Look::Puff(Haze::Dust, speck::DUST.with_alpha(density));
        match self {
            Self::Dust => nature(dust(0.85), [0.2, 0.6], 0.9, -0.15, 0.45),
            Self::Smoke => nature(Look::Puff(Haze::Dust, speck::SMOKE.with_alpha(0.6)), [0.14, 0.5], 1.1, -0.9, 0.12),
            Self::Spark => nature(Look::Glowing(speck::SPARK), [0.05, 0.015], 0.45, 5.0, 2.2),
            Self::Heat => nature(Look::Puff(Haze::Light, speck::HEAT), [0.42, 0.1], 0.6, -1.2, 0.35),
            Self::Flame => nature(Look::Puff(Haze::Flame, speck::FLAME.with_alpha(0.9)), [0.44, 0.08], 0.55, -1.7, 0.3),
            Self::Soot => nature(Look::Puff(Haze::Dust, speck::SOOT.with_alpha(0.55)), [0.2, 0.75], 1.3, -0.55, 0.25),
            Self::Flash => nature(Look::Puff(Haze::Light, speck::SPARK), [1.2, 3.2], 0.5, 0.0, 0.0),
            Self::Wind => nature(dust(0.6), [0.12, 0.05], 0.7, -0.6, 0.9),
            Self::Splinter => nature(Look::Solid(speck::SPLINTER), [0.08, 0.05], 0.65, 6.5, 1.5),
            Self::Crumb => nature(Look::Solid(speck::CRUMB), [0.07, 0.05], 0.6, 7.0, 0.9),
            Self::Frost => nature(Look::Glowing(board::BID), [0.035, 0.01], 0.9, 0.6, 0.5),
        }
    }
}

impl ActStage<'_, '_> {
    /// Emits `count` particles at `at` with `velocity` in units per second, each varied a little.
    pub(super) fn scatter(&mut self, speck: Speck, at: Vec3, velocity: Vec3, count: u32) {
        let nature = speck.nature();
        let free = MOST.saturating_sub(self.flying());
        let (shape, paint) = match nature.look {
            Look::Puff(haze, color) => (Shape::Picture, self.workshop.puff(haze, color, 0)),
            Look::Solid(color) => (CRUMB, self.workshop.tint(color)),
            Look::Glowing(color) => (CRUMB, self.workshop.glow(color)),
        };
        let mesh = self.workshop.shape(shape);
        for _ in 0..count.min(free as u32) {
            let number = self.next_speck() as f32;
            // The golden angle spreads them evenly.
            let far = (number * 0.618).fract();
            if speck != Speck::Flash && far >= self.specks_shown() {
                continue;
            }
            let (angle, far) = (number * 2.4, 0.35 + 0.65 * far);
            let side = Vec3::new(angle.cos(), 0.5 * (number * 0.382).fract(), angle.sin()) * nature.spread * far;
            let flying = Flying {
                velocity: velocity + side,
                weight: nature.weight,
                size: nature.size,
                secs: nature.secs * (0.7 + 0.3 * far),
                age: 0.0,
                puff: match nature.look {
                    Look::Puff(haze, color) => Some(Puff { haze, color, angle, step: 0 }),
                    Look::Solid(_) | Look::Glowing(_) => None,
                },
            };
            let place = Transform::from_translation(at)
                .with_rotation(Quat::from_rotation_y(angle))
                .with_scale(Vec3::splat(nature.size[0]));
            let body = (Mesh3d(mesh.clone()), MeshMaterial3d(paint.clone()), place, NotShadowCaster);
            self.commands.spawn((Name::new("Speck"), Spark, flying, body));
        }
    }
}

/// Moves the particles, and removes those that have burnt out.
pub(super) fn fly(
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    timeline: Res<Timeline>,
    camera: Query<&Transform, With<BoardCamera>>,
    mut specks: Query<
        (Entity, &mut Flying, &mut Transform, &mut MeshMaterial3d<StandardMaterial>),
        Without<BoardCamera>,
    >,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let towards = camera.single().map_or(Quat::IDENTITY, |camera| camera.rotation);
    let secs = timeline.past_hold(time.delta_secs().min(0.1)) * settings.pace() * pace.0 * timeline.pace();
    for (entity, mut speck, mut place, mut paint) in &mut specks {
        speck.age += secs;
        if speck.age >= speck.secs {
            commands.entity(entity).despawn();
            continue;
        }
        speck.velocity.y -= speck.weight * secs;
        // Air drag.
        let drag = (-1.8 * secs).exp();
        speck.velocity.x *= drag;
        speck.velocity.z *= drag;
        place.translation += speck.velocity * secs;
        let part = speck.age / speck.secs;
        let size = speck.size[0] + (speck.size[1] - speck.size[0]) * part;
        if let Some(puff) = &mut speck.puff {
            place.rotation = towards * Quat::from_rotation_z(puff.angle + part);
            place.scale = Vec3::splat(size);
            let step = Haze::step(part);
            if core::mem::replace(&mut puff.step, step) != step {
                paint.0 = workshop.puff(puff.haze, puff.color, step);
            }
            continue;
        }
        place.rotate_local_x(secs * 6.0);
        // It shrinks away at the end instead of popping out.
        place.scale = Vec3::splat(size * (1.0 - ((part - 0.7) / 0.3).clamp(0.0, 1.0)).max(0.01));
    }
}
