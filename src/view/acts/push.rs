//! A bulldozer pushes a piece along, evenly.

use bevy::prelude::*;

use super::Act;
use super::cue::Cue;
use super::motion::hop;
use super::script::Script;
use super::speck::Speck;
use super::stage::Stage;
use crate::rules::{Effect, PieceId};

#[derive(Debug)]
struct Shove {
    piece: PieceId,
    to: Vec3,
    secs: f32,
    /// The blade hits it, and not another piece.
    is_first: bool,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PiecePushed { piece, from, heading, after, cells } = *effect else { return false };
    let along = Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank));
    let start = script.start + script.pace * f32::from(after);
    let secs = script.pace * f32::from(cells);
    let to = script.layout.place(from) + along * f32::from(cells);
    script.arrivals.insert(piece, (start + secs, along));
    let is_first = script.pushes == 0;
    script.pushes += 1;
    script.play(start, Shove { piece, to, secs, is_first });
    true
}

impl Act for Shove {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn cue(&self) -> Option<Cue> {
        Some(if self.is_first { Cue::Shove } else { Cue::Jolt })
    }

    fn scatter(&self, was: f32, t: f32, stage: &mut Stage<'_, '_>) {
        if was <= 0.0 && t > 0.0 {
            let speck = if self.is_first { Speck::Spark } else { Speck::Dust };
            stage.scatter_under(speck, self.piece, Vec3::Y * 0.9, if self.is_first { 12 } else { 5 });
        }
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        // A jolt as the blade hits.
        let jolt = 0.05 * hop((t * 4.0).min(1.0));
        from.with_translation(from.translation.lerp(self.to, t) + Vec3::Y * jolt)
    }
}
