//! A dormant piece wakes as it is captured: it rises in its new colours and goes to its owner.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::curve::{ease, upright};
use super::hands::carry;
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Effect, PieceId};
use crate::view::figure::Figure;

pub(super) const ACT: Act = Act::of_bodies(tell);

#[derive(Debug)]
struct Wake {
    piece: PieceId,
    now: Figure,
}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    const SECS: f32 = 0.8;
    let &Effect::PieceWoken { piece, .. } = effect else { return };
    let start = (script.end() - 0.3).max(script.start);
    if let Some((now, _)) = script.seen(piece, told.after) {
        script.clip(start, SECS, Wake { piece, now });
    }
    carry(script, piece, start + SECS, told.after);
}

impl Motion for Wake {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 1.3 * ease(t))
            .with_rotation(upright(from.rotation) * Quat::from_rotation_y(TAU * ease(t)))
    }

    fn dress(&self, figure: Figure, t: f32) -> Figure {
        if t >= 0.5 { self.now } else { figure }
    }
}
