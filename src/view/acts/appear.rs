//! New pieces drop onto the board one after the other, so that the user sees which piece lands where.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::ease;
use super::script::Script;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

const BETWEEN_SECS: f32 = 0.09;

#[derive(Debug)]
struct Appear {
    piece: PieceId,
    now: Attire,
    to: Transform,
    cue: Cue,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceAppeared { piece, .. } = *effect else { return false };
    if let Some((now, to)) = script.seen(piece) {
        let start = script.appeared.map_or_else(|| script.end(), |last| last + BETWEEN_SECS);
        // An action that only places pieces has no earlier scenes. After a move, the new piece is a king's queen.
        let laid = script.appeared.is_some() || script.scenes.is_empty();
        let cue = if laid { Cue::Drop } else { Cue::Crown };
        script.appeared = Some(start);
        script.play(start, Appear { piece, now, to, cue });
    }
    true
}

impl Act for Appear {
    fn secs(&self) -> f32 {
        0.5
    }

    fn cue(&self) -> Option<Cue> {
        Some(self.cue)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn entrance(&self) -> Option<(Transform, Attire)> {
        Some((self.to, self.now))
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation + Vec3::Y * 2.5 * (1.0 - ease(t)).powi(2))
            .with_scale(Vec3::splat(ease((t * 2.0).min(1.0))))
    }
}
