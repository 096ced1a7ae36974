//! An entity lands among enemies: a ring of light runs round all squares at its distance from the middle of the board.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::lean::Moment;
use super::motion::ease;
use super::script::Script;
use super::speck::{Speck, ticks};
use super::stage::{ActStage, Spark};
use crate::rules::Effect;
use crate::theme::board;
use crate::view::models::haze::Haze;
use crate::view::models::shape::Shape;

const SECS: f32 = 0.9;
/// When it takes the pieces on its ring, in seconds.
const TAKES: f32 = 0.55;

#[derive(Debug)]
struct Pulse {
    radius: f32,
    ring: Option<Entity>,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::RingPulsed { piece, .. } = *effect else { return false };
    let Some(place) = script.place_of(piece) else { return true };
    let start = script.arrival(piece);
    script.pulse = Some(start + TAKES);
    script.play(start, Pulse { radius: place.with_y(0.0).length(), ring: None });
    true
}

impl Act for Pulse {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Ring)
    }

    fn moment(&self, _: Option<Vec3>) -> Option<Moment> {
        // The whole ring stays in view, and it runs round the middle of the board.
        Some(Moment::wide(Vec3::ZERO))
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        // Sparks run round the ring, once it takes the pieces there.
        let part = |t: f32| ((t - TAKES / SECS) / (1.0 - TAKES / SECS)).max(0.0);
        let (from, to) = (ticks(part(was), part(t), 32.0), ticks(0.0, part(t), 32.0));
        for number in to.saturating_sub(from)..to {
            let at = Quat::from_rotation_y(number as f32 * 2.4) * Vec3::new(self.radius, 0.15, 0.0);
            stage.scatter(Speck::Heat, at, Vec3::Y * 0.5, 1);
        }
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        if t >= 1.0 {
            self.ring.take().into_iter().for_each(|ring| stage.commands.entity(ring).try_despawn());
            return;
        }
        let Some(ring) = self.ring else {
            let ring = Shape::Ring { radius: self.radius.max(0.2), thickness: 0.11, sides: (8, 72) };
            let mesh = Mesh3d(stage.workshop.shape(ring));
            let glow = MeshMaterial3d(stage.workshop.light(board::HALO, 0));
            let place = Transform::from_scale(Vec3::splat(0.001));
            self.ring =
                Some(stage.commands.spawn((Name::new("Pulse"), Spark, NotShadowCaster, mesh, glow, place)).id());
            return;
        };
        // The ring contracts to its radius, flares up, and is gone.
        let wide = 1.0 + 0.12 * (1.0 - ease((t * 1.6).min(1.0)));
        let flare = if t < 0.6 { 0.4 + t } else { 2.4 * (1.0 - t) / 0.4 };
        let scale = Vec3::new(wide, flare.max(0.001), wide);
        stage.put(ring, Transform::from_translation(Vec3::Y * 0.12).with_scale(scale));
        // It fades after it has taken the pieces.
        let glow = stage.workshop.light(board::HALO, Haze::step((t - 0.5) * 2.0));
        stage.commands.entity(ring).try_insert(MeshMaterial3d(glow));
    }
}
