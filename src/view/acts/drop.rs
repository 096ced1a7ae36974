//! A piece that the dice bring back rises over the board, drops from high above, and falls asleep.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, hop, upright};
use super::script::Script;
use super::speck::Speck;
use super::stage::ActStage;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

#[derive(Debug)]
struct Drop {
    piece: PieceId,
    now: Attire,
    to: Transform,
}

/// The `t` at which it is over its square, and the `t` at which it has landed.
const OVER: f32 = 0.5;
const DOWN: f32 = 0.76;

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceDropped { piece, .. } = *effect else { return false };
    if let Some((now, to)) = script.seen(piece) {
        let start = script.end();
        script.carried = Some(start);
        script.play(start, Drop { piece, now, to });
    }
    true
}

impl Act for Drop {
    fn secs(&self) -> f32 {
        1.5
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Drop)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was < 0.75 && t >= 0.75 {
            stage.scatter(Speck::Dust, self.to.translation, Vec3::Y * 0.2, 10);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        const HIGH: f32 = 4.0;
        let over = ease((t / OVER).min(1.0));
        let height = match t {
            t if t < OVER => HIGH * over,
            t if t < DOWN => HIGH * (1.0 - ((t - OVER) / (DOWN - OVER)).powi(2)),
            // One last small bounce.
            t => 0.35 * hop((t - DOWN) / (1.0 - DOWN)),
        };
        // It turns one somersault on its way down.
        let tumble = ((t - OVER * 0.6) / (DOWN - OVER * 0.6)).clamp(0.0, 1.0);
        Transform {
            translation: from.translation.lerp(self.to.translation, over) + Vec3::Y * height,
            rotation: upright(from.rotation).slerp(self.to.rotation, over) * Quat::from_rotation_x(TAU * tumble),
            scale: from.scale.lerp(self.to.scale, over),
        }
    }

    fn attire(&self, before: Attire, t: f32) -> Attire {
        match t {
            // Once it has landed, its eyes are shut.
            t if t >= DOWN => self.now,
            t if t > 0.0 => Attire { plinth: None, tokens: 0, ..before },
            _ => before,
        }
    }
}
