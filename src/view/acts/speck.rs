//! Particles: dust, smoke, sparks and crumbs.

use bevy::prelude::*;

use crate::view::models::haze::Haze;

/// The kinds of particles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Speck {
    /// Dust behind tracks and under landing pieces.
    Dust,
    /// Exhaust smoke.
    Smoke,
    /// Sparks of steel on steel.
    Spark,
    /// The heat round a berserk.
    Heat,
    /// The flames behind a berserk.
    Flame,
    /// The smoke of the flames.
    Soot,
    /// Dust whirled up by a whirlwind.
    Wind,
    /// A short flash of light.
    Flash,
    /// Splinters of a captured piece.
    Splinter,
    /// Asphalt crumbs at the edge of a hole.
    Crumb,
    /// Snow round a freezing piece.
    Frost,
}

/// A particle in flight.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Flying {
    pub(super) velocity: Vec3,
    pub(super) weight: f32,
    pub(super) size: [f32; 2],
    pub(super) secs: f32,
    pub(super) age: f32,
    pub(super) puff: Option<Puff>,
}

/// A billboard particle, which faces the camera and fades.
#[derive(Copy, Clone, Debug)]
pub(super) struct Puff {
    pub(super) haze: Haze,
    pub(super) color: Color,
    /// Its roll, in radians.
    pub(super) angle: f32,
    /// Its current step of fading.
    pub(super) step: u8,
}

/// How many of `count` events, spread evenly over an act, lie between the times `was` and `t`.
pub(super) fn ticks(was: f32, t: f32, count: f32) -> u32 {
    ((t * count).floor() - (was * count).floor()).max(0.0) as u32
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
