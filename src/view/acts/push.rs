//! A bulldozer pushes a piece along, evenly.

use bevy::prelude::*;

use super::Act;
use super::motion::hop;
use super::script::Script;
use crate::rules::{Effect, PieceId};

#[derive(Debug)]
struct Shove {
    piece: PieceId,
    to: Vec3,
    secs: f32,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::PiecePushed { piece, from, heading, after, cells } = *effect else { return false };
    let along = Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank));
    let start = script.start + script.pace * f32::from(after);
    let secs = script.pace * f32::from(cells);
    let to = script.layout.place(from) + along * f32::from(cells);
    script.arrivals.insert(piece, (start + secs, along));
    script.play(start, Shove { piece, to, secs });
    true
}

impl Act for Shove {
    fn secs(&self) -> f32 {
        self.secs
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
