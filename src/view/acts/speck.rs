//! Specks: dust, smoke, sparks and crumbs that fly for a moment. Plain meshes and pictures of puffs, so that they look alike wherever
//! the game runs.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::stage::{Spark, Stage};
use super::timeline::{Pace, Timeline};
use crate::settings::Settings;
use crate::theme::{board, speck};
use crate::view::BoardCamera;
use crate::view::haze::Haze;
use crate::view::shape::Shape;
use crate::view::workshop::Workshop;

/// No more than so many fly at once.
const MOST: usize = 220;
/// What is broken off something.
const CRUMB: Shape = Shape::Block { size: Vec3::new(1.0, 0.5, 0.6) };

/// What flies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Speck {
    /// Dust behind tracks and under what comes down.
    Dust,
    /// Smoke of an exhaust.
    Smoke,
    /// Sparks of steel on steel.
    Spark,
    /// The heat of a berserk.
    Heat,
    /// The flames behind a berserk.
    Flame,
    /// The smoke of flames.
    Soot,
    /// What a whirlwind takes along.
    Wind,
    /// All light of a moment.
    Flash,
    /// Splinters of what is knocked over.
    Splinter,
    /// Asphalt at the edge of a hole.
    Crumb,
    /// Snow of what freezes.
    Frost,
}

/// What one looks like.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Look {
    /// A soft ball, which fades.
    Puff(Haze, Color),
    /// A crumb, which shrinks.
    Solid(Color),
    /// A crumb that shines.
    Glowing(Color),
}

/// How one flies.
struct Nature {
    look: Look,
    /// Its edge or radius at first and in the end.
    size: [f32; 2],
    secs: f32,
    /// Units a second squared, downwards.
    weight: f32,
    /// How fast it flies to whichever side, units a second.
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

/// A speck on its way.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Flying {
    velocity: Vec3,
    weight: f32,
    size: [f32; 2],
    secs: f32,
    age: f32,
    puff: Option<Puff>,
}

/// A speck that faces the camera, and fades.
#[derive(Copy, Clone, Debug)]
struct Puff {
    haze: Haze,
    color: Color,
    /// How far it is turned, radians.
    angle: f32,
    /// How far it has come in its fading.
    step: u8,
}

/// How many of `count` moments, evenly spread over an act, lie between two of its times.
pub(super) fn ticks(was: f32, t: f32, count: f32) -> u32 {
    ((t * count).floor() - (was * count).floor()).max(0.0) as u32
}

impl Stage<'_, '_> {
    /// Lets so many specks fly from `at`, all with `velocity`, units a second, and each in its own way.
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
            // Golden angles scatter evenly.
            let (angle, far) = (number * 2.4, 0.35 + 0.65 * (number * 0.618).fract());
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
        // Air holds them back.
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
        // In the end it is gone, and not just missing.
        place.scale = Vec3::splat(size * (1.0 - ((part - 0.7) / 0.3).clamp(0.0, 1.0)).max(0.01));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_counted_once() {
        let times = [0.0, 0.13, 0.2, 0.55, 0.9, 1.0];
        let all: u32 = times.windows(2).map(|pair| ticks(pair[0], pair[1], 10.0)).sum();
        assert_eq!(all, 10);
        assert_eq!(ticks(0.5, 0.5, 10.0), 0);
    }
}
