//! Pieces that were not there come down onto the board, one after the other.

use bevy::prelude::*;

use super::curve::ease;
use super::script::Script;
use super::{Act, Motion, Told};
use crate::rules::{Effect, PieceId};
use crate::view::figure::Figure;

pub(super) const ACT: Act = Act::of_bodies(tell);

/// A piece that was not on the board comes down onto it.
#[derive(Debug)]
struct Appear {
    piece: PieceId,
    now: Figure,
    to: Transform,
}

/// One after the other, so that one sees who is laid where.
fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    let &Effect::PieceAppeared { piece, .. } = effect else { return };
    if let Some((now, to)) = script.seen(piece, told.after) {
        let last = script.clips.iter().rfind(|clip| clip.is::<Appear>());
        let start = last.map_or_else(|| script.end(), |clip| clip.start + 0.09);
        script.clip(start, 0.5, Appear { piece, now, to });
    }
}

impl Motion for Appear {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let high = Vec3::Y * 2.5 * (1.0 - ease(t)).powi(2);
        from.with_translation(from.translation + high).with_scale(Vec3::splat(ease((t * 2.0).min(1.0))))
    }

    fn puts(&self) -> Option<(Figure, Transform)> {
        Some((self.now, self.to))
    }
}
