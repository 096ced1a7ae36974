//! The drive of a dozer: it rocks back with its blade up, sets itself against its load, and brakes with a nod. A pushed
//! piece uses the same drive a moment later (`push.rs`).

use bevy::prelude::*;

use super::motion::{along, ease, facing, hop, rock, sway, tilt_axis};

/// How long it rocks back in seconds, and how far in squares.
const GATHER_SECS: f32 = 0.13;
const BACK: f32 = 0.06;
/// Top speed in squares per second, and the seconds to reach it and to brake. Speeding up and braking together take
/// less than one square.
const SPEED: f32 = 2.2;
const SPEED_UP_SECS: f32 = 0.2;
pub(super) const BRAKE_SECS: f32 = 0.22;
/// How long it sways after it has stopped, in seconds.
pub(super) const SETTLE_SECS: f32 = 0.18;
/// How far it rears up, how far it nods, and how far it lifts its blade, in radians.
const REAR: f32 = 0.07;
const NOD: f32 = 0.09;
const LIFT: f32 = 0.2;

/// A straight drive over a number of squares. Its times are seconds since it began, at normal speed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Haul {
    squares: f32,
}

impl Haul {
    /// A drive over `squares`, at least 1.
    pub(super) fn of(squares: f32) -> Self {
        Self { squares }
    }

    /// The whole length of the drive, including the sway at the end.
    pub(super) fn secs(self) -> f32 {
        self.stop() + SETTLE_SECS
    }

    /// When the dozer stops.
    pub(super) fn stop(self) -> f32 {
        GATHER_SECS + (self.squares + BACK) / SPEED + (SPEED_UP_SECS + BRAKE_SECS) / 2.0
    }

    /// How many squares it has covered at `secs`.
    pub(super) fn gone(self, secs: f32) -> f32 {
        let left = (self.stop() - secs).max(0.0);
        if left < BRAKE_SECS { self.squares - SPEED * left * left / (2.0 * BRAKE_SECS) } else { Self::rolled(secs) }
    }

    /// How many squares a dozer would have covered at `secs` if it never braked.
    pub(super) fn rolled(secs: f32) -> f32 {
        let past = secs - GATHER_SECS;
        if past < 0.0 {
            -BACK * ease(secs / GATHER_SECS)
        } else if past < SPEED_UP_SECS {
            SPEED * past * past / (2.0 * SPEED_UP_SECS) - BACK
        } else {
            SPEED * (past - SPEED_UP_SECS / 2.0) - BACK
        }
    }

    /// The inverse of `rolled`: when a dozer that never brakes has covered `squares`.
    pub(super) fn rolls(squares: f32) -> f32 {
        let rolled = squares + BACK;
        if rolled < SPEED * SPEED_UP_SECS / 2.0 {
            GATHER_SECS + (2.0 * SPEED_UP_SECS * rolled / SPEED).sqrt()
        } else {
            GATHER_SECS + SPEED_UP_SECS / 2.0 + rolled / SPEED
        }
    }

    /// The pose of the dozer on its way at `t`, 0 to 1.
    pub(super) fn pose(self, way: &[Vec3], from: &Transform, t: f32) -> Transform {
        let secs = t * self.secs();
        // When it rocks back, `gone` is negative, and the way is extended backwards in a straight line.
        let (point, direction) = along(way, self.gone(secs) / self.squares);
        let tremble = Vec3::Y * 0.012 * (80.0 * secs).sin() * hop(t);
        let at = from.with_translation(point + tremble).with_rotation(facing(direction));
        rock(at, tilt_axis(direction), self.nod(secs))
    }

    /// The pitch of its nose, in radians, downwards positive.
    fn nod(self, secs: f32) -> f32 {
        let sets_off = ((secs - GATHER_SECS) / (2.0 * SPEED_UP_SECS)).clamp(0.0, 1.0);
        let rears = ease((secs / GATHER_SECS).min(1.0)) * (1.0 - ease(sets_off));
        NOD * sway(self.braked(secs)) - REAR * rears
    }

    /// The progress of braking and coming to rest, 0 to 1.
    fn braked(self, secs: f32) -> f32 {
        ((secs - self.stop() + BRAKE_SECS) / (BRAKE_SECS + SETTLE_SECS)).clamp(0.0, 1.0)
    }

    /// The lift of its blade at `t`, in radians. Without a load it stays up for the whole drive, else it drops at once.
    pub(super) fn lift(self, t: f32, pushes: bool) -> f32 {
        let secs = t * self.secs();
        let gathered = (secs / GATHER_SECS).min(1.0);
        if pushes {
            return 0.7 * LIFT * hop(gathered).max(0.0);
        }
        let dropped = ((secs - self.stop()) / (0.6 * SETTLE_SECS)).clamp(0.0, 1.0);
        LIFT * ease(gathered) * (1.0 - dropped * dropped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drive_rolls_back_and_then_on_to_its_end_without_a_jump() {
        for squares in 1..=7_u8 {
            let squares = f32::from(squares);
            let haul = Haul::of(squares);
            let gone: Vec<f32> = (0..=400).map(|step| haul.gone(haul.secs() * step as f32 / 400.0)).collect();
            let farthest_back = gone.iter().copied().fold(0.0, f32::min);
            assert!(gone[0] == 0.0 && (-0.1..-0.05).contains(&farthest_back), "{squares}: {farthest_back}");
            assert!((gone[400] - squares).abs() < 1e-4, "{squares}: {}", gone[400]);
            let fastest = SPEED * haul.secs() / 400.0;
            assert!(gone.windows(2).all(|pair| (pair[1] - pair[0]).abs() < 1.02 * fastest + 1e-4), "{squares}");
            let set_off = gone.iter().position(|&gone| gone == farthest_back).unwrap_or_default();
            assert!(gone[set_off..].is_sorted(), "{squares}");
        }
    }

    #[test]
    fn it_is_known_when_a_dozer_is_where() {
        for squares in [0.0, 0.1, 0.5, 1.0, 3.5] {
            let there = Haul::rolled(Haul::rolls(squares));
            assert!((there - squares).abs() < 1e-4, "{squares}: {there}");
            // One square more than the last push, so that it brakes only at the very end.
            let haul = Haul::of(squares + 1.0);
            assert!((haul.gone(Haul::rolls(squares)) - squares).abs() < 1e-4, "{squares}");
        }
    }

    #[test]
    fn the_blade_is_up_where_the_way_is_free_and_down_at_the_end() {
        let haul = Haul::of(2.0);
        assert!(haul.lift(0.5, false) > 0.15 && haul.lift(0.5, true) < 1e-3);
        for pushes in [false, true] {
            assert!(haul.lift(0.0, pushes) == 0.0 && haul.lift(1.0, pushes) < 1e-3);
        }
    }
}
