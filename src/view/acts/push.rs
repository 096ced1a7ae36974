//! A dozer pushes what stands before it: each piece sets off with a jolt as the blade, or the piece behind it, hits it.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Effect, PieceId};

pub(super) const ACT: Act = Act::of_bodies(tell);

/// A piece is pushed along, evenly.
#[derive(Debug)]
struct Shove {
    piece: PieceId,
    to: Vec3,
}

fn tell(script: &mut Script, effect: &Effect, _: &Told) {
    let &Effect::PiecePushed { piece, from, heading, after, cells } = effect else { return };
    let along = Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank));
    let start = script.start + script.pace * f32::from(after);
    let secs = script.pace * f32::from(cells);
    let to = script.layout.place(from) + along * f32::from(cells);
    script.arrivals.insert(piece, (start + secs, along));
    script.clip(start, secs, Shove { piece, to });
}

impl Motion for Shove {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let mut at = from.with_translation(from.translation.lerp(self.to, t));
        // A jolt as the blade hits.
        at.translation.y += 0.05 * (PI * (t * 4.0).min(1.0)).sin();
        at
    }
}
