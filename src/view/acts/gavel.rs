//! The gavel comes down on what is sold: it rises beside the seller's hand, knocks twice, and is gone.

use bevy::prelude::*;

use super::Act;
use super::cue::Cue;
use super::motion::ease;
use super::script::Script;
use super::speck::Speck;
use super::stage::{Spark, Stage};
use crate::rules::PieceId;

/// How long it takes to be there, with the hammer lifted.
const RISE_SECS: f32 = 0.35;
/// When the second knock comes after the first, as it is heard.
const AGAIN_SECS: f32 = 0.24;
const REST_SECS: f32 = 0.35;
const SECS: f32 = RISE_SECS + AGAIN_SECS + REST_SECS;
/// How far the hammer is lifted before the first knock and before the second, radians.
const LIFTS: [f32; 2] = [1.0, 0.55];
/// The end of the handle, from the middle of the block's foot, as the hammer lies on the block.
const HANDLE: Vec3 = Vec3::new(0.0, 0.466, -1.15);
/// How large it is, beside pieces of the usual size.
const SIZE: f32 = 0.8;

/// The gavel, as it is seen.
#[derive(Debug)]
struct Gavel {
    foot: Transform,
    bodies: Option<[Entity; 2]>,
}

/// Both knocks, as they are heard.
#[derive(Debug)]
struct Knocks;

/// Lets the gavel come down beside the hand that has a piece, from `start` on; returns when it has.
pub(super) fn strike(piece: PieceId, start: f32, script: &mut Script<'_>) -> f32 {
    let seller = script.before.hands.get(&piece).map(|piece| piece.seat);
    let foot = seller.and_then(|seat| {
        let [a, b] = script.layout.look().dice(script.layout, seat)?;
        // The dice of a player lie side by side, as they see it.
        let foot = Transform::from_translation((a + b) / 2.0).with_scale(Vec3::splat(SIZE));
        let right = b - a;
        Some(foot.with_rotation(Quat::from_rotation_y((-right.z).atan2(right.x))))
    });
    if let Some(foot) = foot {
        script.play(start, Gavel { foot, bodies: None });
    }
    script.play(start + RISE_SECS, Knocks);
    start + RISE_SECS + AGAIN_SECS
}

/// How far the hammer is lifted after so many seconds, radians.
fn lift(secs: f32) -> f32 {
    let fall = |part: f32| 1.0 - part * part;
    if secs < RISE_SECS {
        // Up with the rest, and down in the last third.
        let part = secs / RISE_SECS;
        LIFTS[0] * if part < 0.67 { ease(part / 0.67) } else { fall((part - 0.67) / 0.33) }
    } else if secs < RISE_SECS + AGAIN_SECS {
        let part = (secs - RISE_SECS) / AGAIN_SECS;
        LIFTS[1] * if part < 0.5 { ease(2.0 * part) } else { fall(2.0 * part - 1.0) }
    } else {
        0.0
    }
}

impl Act for Gavel {
    fn secs(&self) -> f32 {
        SECS
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut Stage<'_, '_>) {
        for knock in [RISE_SECS, RISE_SECS + AGAIN_SECS] {
            if (was..t).contains(&(knock / SECS)) {
                stage.scatter(Speck::Dust, self.foot.translation + Vec3::Y * 0.15, Vec3::ZERO, 4);
            }
        }
    }

    fn show(&mut self, t: f32, stage: &mut Stage<'_, '_>) {
        if t >= 1.0 {
            let bodies = self.bodies.take().into_iter();
            bodies.for_each(|[block, _]| stage.commands.entity(block).try_despawn());
            stage.clear_dice(self.foot.translation, 1.0);
            return;
        }
        let secs = t * SECS;
        let [block, hammer] = *self.bodies.get_or_insert_with(|| {
            let root = (Name::new("Gavel"), Spark, self.foot.with_scale(Vec3::splat(0.01)), Visibility::default());
            let block = stage.commands.spawn(root).id();
            let mut spawn = |model, at| {
                stage.workshop.spawn(&mut stage.commands, block, model, Color::WHITE, Transform::from_translation(at))
            };
            spawn("gavel_block", Vec3::ZERO);
            [block, spawn("gavel", HANDLE)]
        });
        let there = ease((secs * 5.0).min(1.0)) * (1.0 - ease(((secs - SECS + 0.2) * 5.0).clamp(0.0, 1.0)));
        stage.put(block, self.foot.with_scale(self.foot.scale * there.max(0.01)));
        // It stands where they may lie.
        stage.clear_dice(self.foot.translation, 1.0 - there);
        let rest = Transform::from_translation(HANDLE);
        stage.put(hammer, rest.with_rotation(Quat::from_rotation_x(-lift(secs))));
    }
}

impl Act for Knocks {
    fn secs(&self) -> f32 {
        AGAIN_SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Hammer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_down_when_it_is_heard_and_up_between() {
        for knock in [RISE_SECS, RISE_SECS + AGAIN_SECS, SECS] {
            assert!(lift(knock - 1e-4).abs() < 0.01, "{knock}");
        }
        assert!((lift(RISE_SECS * 0.67) - LIFTS[0]).abs() < 0.01);
        assert!((lift(RISE_SECS + AGAIN_SECS / 2.0) - LIFTS[1]).abs() < 0.01);
    }
}
