//! A hit: for about two frames time stands still, and then the camera shakes a little.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::settings::Settings;

/// How long time stands still at the hardest hit, seconds.
pub(super) const HOLD_SECS: f32 = 0.04;
/// How long the camera shakes, how often a second it goes to and fro across and up, and how far at first, in parts of its
/// distance.
const SHAKE_SECS: f32 = 0.36;
const TIMES: [f32; 2] = [15.0, 19.0];
const REACH: f32 = 0.0055;

/// How the camera shakes.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct Jolt {
    /// 1 is the hardest hit; 0 is none.
    strength: f32,
    /// Seconds since then.
    secs: f32,
}

impl Jolt {
    /// Something is hit so hard: 1 is the hardest.
    pub(super) fn hit(&mut self, strength: f32) {
        if strength >= self.left() {
            *self = Self { strength: strength.min(1.0), secs: 0.0 };
        }
    }

    /// What is left of it.
    fn left(self) -> f32 {
        let part = (1.0 - self.secs / SHAKE_SECS).max(0.0);
        self.strength * part * part
    }

    /// How far the camera is from where it belongs, across and up, in parts of its distance.
    pub(in crate::view) fn offset(self) -> Vec2 {
        let [across, up] = TIMES.map(|times| (TAU * times * self.secs).sin());
        // It goes down first, as if it had been the ground.
        Vec2::new(across * 0.6, -up) * REACH * self.left()
    }
}

/// The shaking goes on while the room's time does, and ends at rest.
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
