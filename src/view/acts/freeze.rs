//! A piece shivers and freezes.

use bevy::prelude::*;

use super::act::Act;
use super::cue::Cue;
use super::motion::{hop, shiver, upright};
use super::script::Script;
use super::speck::Speck;
use super::stage::ActStage;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

#[derive(Debug)]
struct Freeze {
    piece: PieceId,
    now: Attire,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PieceFroze { piece } = *effect else { return false };
    // All pieces that freeze do so at the same time.
    let end = script.end();
    let start = *script.wave.get_or_insert(end);
    if let Some((now, _)) = script.seen(piece) {
        script.play(start, Freeze { piece, now });
    }
    true
}

impl Act for Freeze {
    fn secs(&self) -> f32 {
        0.8
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Freeze)
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut ActStage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            stage.scatter_under(Speck::Frost, self.piece, Vec3::Y * 0.9, 5);
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_rotation(upright(from.rotation) * shiver(t, hop(t)))
    }

    fn attire(&self, before: Attire, t: f32) -> Attire {
        if t >= 0.5 { self.now } else { before }
    }
}
