//! Going once, going twice, sold: the gavel appears beside the seller's hand, knocks at each call, comes down on the
//! sold piece and disappears.

use bevy::prelude::*;

use super::act::Act;
use super::call::Call;
use super::cue::Cue;
use super::motion::ease;
use super::script::Script;
use super::speck::Speck;
use super::stage::{ActStage, Spark};
use crate::rules::{PieceId, Seat};

/// When the gavel knocks, in seconds: once for the first call, once for the second, and twice for "sold", which share
/// one sound. The first time includes the gavel's appearance.
const KNOCKS: [f32; 4] = [0.35, 1.0, 1.6, SOLD];
/// The sale is done at the last knock.
const SOLD: f32 = 1.84;
/// When each call starts and, last, when "sold" ends. "Sold" stays readable while the pieces already move.
const CALLS: [f32; 4] = [0.05, 0.7, KNOCKS[2], KNOCKS[2] + 1.2];
const SECS: f32 = SOLD + 0.35;
/// How far the hammer is lifted before each knock, radians.
const LIFTS: [f32; 4] = [0.6, 0.6, 1.0, 0.55];
/// The end of the handle relative to the foot of the block, while the hammer lies on the block.
const HANDLE: Vec3 = Vec3::new(0.0, 0.466, -1.15);
/// Its scale next to pieces of the usual size.
const SIZE: f32 = 0.8;

/// The animation of the gavel.
#[derive(Debug)]
struct Gavel {
    foot: Transform,
    bodies: Option<[Entity; 2]>,
}

/// One knock, or two of them in one sound.
#[derive(Debug)]
struct Knock {
    cue: Cue,
    secs: f32,
}

/// The text that the auctioneer calls.
#[derive(Debug)]
struct Calling {
    call: Call,
    secs: f32,
}

/// Starts the gavel for `buyer` beside the hand that holds `piece`, at `start`. Returns when the piece is sold.
pub(super) fn strike(piece: PieceId, buyer: Seat, start: f32, script: &mut Script<'_>) -> f32 {
    let seller = script.before.hands.get(&piece).map(|piece| piece.seat);
    let foot = seller.and_then(|seat| {
        let [a, b] = script.layout.look().dice(script.layout, seat)?;
        // A player's two dice lie side by side as the player sees them, which gives the direction of the gavel.
        let foot = Transform::from_translation((a + b) / 2.0).with_scale(Vec3::splat(SIZE));
        let right = b - a;
        Some(foot.with_rotation(Quat::from_rotation_y((-right.z).atan2(right.x))))
    });
    if let Some(foot) = foot {
        script.play(start, Gavel { foot, bodies: None });
    }
    let calls = [Call::Once, Call::Twice, Call::Sold(buyer)];
    for (call, when) in calls.into_iter().zip(CALLS.windows(2)) {
        script.play(start + when[0], Calling { call, secs: when[1] - when[0] });
    }
    for (cue, knock) in [Cue::Knock, Cue::Knock, Cue::Hammer].into_iter().zip(KNOCKS) {
        script.play(start + knock, Knock { cue, secs: SOLD - KNOCKS[2] });
    }
    start + SOLD
}

/// How far the hammer is lifted at `secs`, in radians.
fn lift(secs: f32) -> f32 {
    let Some(next) = KNOCKS.iter().position(|knock| secs < *knock) else { return 0.0 };
    let last = if next == 0 { 0.0 } else { KNOCKS[next - 1] };
    let part = (secs - last) / (KNOCKS[next] - last);
    // It rises for two thirds of the time, and comes down in the last third.
    let fallen = ((part - 0.67) / 0.33).max(0.0);
    LIFTS[next] * if part < 0.67 { ease(part / 0.67) } else { 1.0 - fallen * fallen }
}

impl Act for Gavel {
    fn secs(&self) -> f32 {
        SECS
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        for knock in KNOCKS {
            if (was..t).contains(&(knock / SECS)) {
                stage.scatter(Speck::Dust, self.foot.translation + Vec3::Y * 0.15, Vec3::ZERO, 4);
            }
        }
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
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
        // It stands on the place of the dice, so they shrink out of the way.
        stage.clear_dice(self.foot.translation, 1.0 - there);
        let rest = Transform::from_translation(HANDLE);
        stage.put(hammer, rest.with_rotation(Quat::from_rotation_x(-lift(secs))));
    }
}

impl Act for Knock {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn cue(&self) -> Option<Cue> {
        Some(self.cue)
    }
}

impl Act for Calling {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn call(&self) -> Option<Call> {
        Some(self.call)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_down_when_it_is_heard_and_up_between() {
        let mut last = 0.0;
        for (knock, height) in KNOCKS.into_iter().zip(LIFTS) {
            assert!(lift(knock - 1e-4).abs() < 0.01, "{knock}");
            assert!((lift(last + (knock - last) * 0.67) - height).abs() < 0.01, "{knock}");
            last = knock;
        }
        assert!(lift(SECS) == 0.0);
    }

    #[test]
    fn each_call_is_there_when_its_knock_is_heard() {
        for (place, knock) in [0, 1, 2].into_iter().zip(KNOCKS) {
            assert!(CALLS[place] <= knock && knock < CALLS[place + 1], "{place}");
        }
    }
}
