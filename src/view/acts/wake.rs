//! A dormant piece wakes, rises in its new colours, and goes to its captor's hand.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{ease, upright};
use super::script::Script;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

const SECS: f32 = 0.8;

#[derive(Debug)]
struct Wake {
    piece: PieceId,
    now: Attire,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceWoken { piece, .. } = *effect else { return false };
    let start = (script.end() - 0.3).max(script.start);
    if let Some((now, _)) = script.seen(piece) {
        script.play(start, Wake { piece, now });
    }
    script.carry(piece, start + SECS);
    true
}

impl Act for Wake {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Wake)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 1.3 * ease(t))
            .with_rotation(upright(from.rotation) * Quat::from_rotation_y(TAU * ease(t)))
    }

    fn attire(&self, before: Attire, t: f32) -> Attire {
        if t >= 0.5 { self.now } else { before }
    }
}
