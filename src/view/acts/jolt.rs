//! Hit stop and camera shake: time stands still for about two frames, then the camera shakes a little.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::settings::Settings;

/// The hit stop of the hardest hit, in seconds.
pub(super) const HOLD_SECS: f32 = 0.04;
/// How long the camera shakes, its frequencies across and up in hertz, and its first amplitude as a fraction of the
/// camera's distance.
const SHAKE_SECS: f32 = 0.36;
const TIMES: [f32; 2] = [15.0, 19.0];
const REACH: f32 = 0.0055;

/// The current camera shake.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct Jolt {
    /// The strength at the start: 1 is the hardest hit, 0 is none.
    strength: f32,
    /// Seconds since the hit.
    secs: f32,
}

impl Jolt {
    /// Starts a shake of this strength (1 is the hardest), unless a stronger one is still running.
    pub(super) fn hit(&mut self, strength: f32) {
        if strength >= self.left() {
            *self = Self { strength: strength.min(1.0), secs: 0.0 };
        }
    }

    /// The strength that is left after the decay.
    fn left(self) -> f32 {
        let part = (1.0 - self.secs / SHAKE_SECS).max(0.0);
        self.strength * part * part
    }

    /// The camera's offset to the right and upwards, as a fraction of its distance.
    pub(in crate::view) fn offset(self) -> Vec2 {
        let [across, up] = TIMES.map(|times| (TAU * times * self.secs).sin());
        // The camera moves down first, as if the ground had been hit.
        Vec2::new(across * 0.6, -up) * REACH * self.left()
    }
}

/// Advances the shake in real time and ends it.
pub(super) fn calm(time: Res<Time>, settings: Res<Settings>, mut jolt: ResMut<Jolt>) {
    if *jolt == Jolt::default() {
        return;
    }
    jolt.secs += time.delta_secs();
    if jolt.left() <= 0.0 || settings.reduced_motion || !settings.camera_shakes {
        *jolt = Jolt::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shaking_camera_comes_to_rest() {
        let mut jolt = Jolt::default();
        assert_eq!(jolt.offset(), Vec2::ZERO);
        jolt.hit(1.0);
        let mut most = 0.0_f32;
        for _ in 0..60 {
            jolt.secs += 1.0 / 60.0;
            most = most.max(jolt.offset().length());
        }
        assert!(most > REACH * 0.4 && most < REACH * 1.2, "{most}");
        assert_eq!(jolt.offset(), Vec2::ZERO);
    }

    #[test]
    fn a_light_hit_does_not_end_a_hard_one() {
        let mut jolt = Jolt::default();
        jolt.hit(1.0);
        jolt.secs = 0.05;
        let before = jolt;
        jolt.hit(0.2);
        assert_eq!(jolt, before);
        jolt.hit(0.9);
        assert_eq!(jolt.secs, 0.0);
    }
}
