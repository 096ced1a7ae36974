//! The dice are picked up and thrown from the player's side. They bounce, tumble and come to rest on the faces that
//! were rolled. Throws that do not count are shown too.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::script::Script;
use super::stage::ActStage;
use crate::rules::{Effect, Seat};

/// One throw of the dice, with a pause to read them.
const SECS: f32 = 1.7;
/// The part of the throw, 0 to 1, in which the dice move.
const ROLLING: f32 = 0.72;
/// At most this number of throws that do not count is shown.
const MOST_IN_VAIN: usize = 3;

#[derive(Debug)]
struct Throw {
    seat: Seat,
    faces: [u8; 2],
    /// Where the dice lay before the throw.
    from: [Option<Transform>; 2],
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::DiceRolled { file, rank, .. } = *effect else { return false };
    let Some(seat) = script.before.turn else { return true };
    let in_vain = script.throws.split_last().map_or(&[][..], |(_, before)| before);
    let shown = &in_vain[in_vain.len().saturating_sub(MOST_IN_VAIN)..];
    for &faces in shown.iter().chain([&[file, rank]]) {
        script.play(script.end(), Throw { seat, faces, from: [None; 2] });
    }
    true
}

impl Act for Throw {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Dice)
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        for (place, face) in self.faces.into_iter().enumerate() {
            let Some((rest, now)) = stage.read_die(place, self.seat, face) else { continue };
            let from = self.from[place].get_or_insert_with(|| now.unwrap_or_else(|| in_hand(&rest)));
            let at = (t < 1.0).then(|| pose(from, &rest, place, (t / ROLLING).min(1.0)));
            stage.put_die(place, at.unwrap_or(rest));
        }
    }
}

/// Where a die is held before it is thrown: off the board, above the corner of the player who throws.
fn in_hand(rest: &Transform) -> Transform {
    let out = rest.translation.with_y(0.0).normalize_or(Vec3::Z);
    Transform::from_translation(rest.translation + out * 2.6 + Vec3::Y * 2.4)
}

/// The pose of a die at `t`: picked up, thrown, and finally at rest.
fn pose(from: &Transform, rest: &Transform, place: usize, t: f32) -> Transform {
    /// The part of the throw in which the dice are picked up.
    const TAKEN_UP: f32 = 0.22;
    const SPIN: f32 = 2.6 * TAU;
    let hand = in_hand(rest);
    // Each die spins about its own axis, so that the two do not fall alike.
    let axis = [Vec3::new(0.8, 0.25, 0.55), Vec3::new(-0.45, 0.3, 0.84)][place % 2].normalize();
    let spun = |angle: f32| Quat::from_axis_angle(axis, angle) * rest.rotation;
    if t < TAKEN_UP {
        let part = t / TAKEN_UP;
        let translation = from.translation.lerp(hand.translation, part * part * (3.0 - 2.0 * part));
        return Transform::from_translation(translation).with_rotation(from.rotation.slerp(spun(SPIN), part));
    }
    let u = (t - TAKEN_UP) / (1.0 - TAKEN_UP);
    let slowing = 1.0 - (1.0 - u) * (1.0 - u);
    let mut translation = hand.translation.lerp(rest.translation, slowing);
    translation.y = rest.translation.y + height(u);
    Transform::from_translation(translation).with_rotation(spun(SPIN * (1.0 - slowing)))
}

/// The height of a thrown die above its resting place: it falls, bounces twice, and lies still.
fn height(u: f32) -> f32 {
    match u {
        u if u < 0.38 => 2.4 * (1.0 - (u / 0.38).powi(2)),
        u if u < 0.68 => 0.85 * (PI * (u - 0.38) / 0.3).sin(),
        u if u < 0.86 => 0.3 * (PI * (u - 0.68) / 0.18).sin(),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_ends_at_rest() {
        let rest = Transform::from_xyz(5.0, 0.4, 5.0).with_rotation(Quat::from_rotation_x(0.7));
        let at = |t| pose(&Transform::IDENTITY, &rest, 1, t);
        assert!(at(1.0).translation.distance(rest.translation) < 1e-4);
        assert!(at(1.0).rotation.angle_between(rest.rotation) < 1e-3);
        let highest = (0..=50).map(|step| at(step as f32 / 50.0));
        assert!(highest.skip(12).all(|at| at.translation.y >= 0.4 - 1e-4), "it does not sink into the table");
    }
}
