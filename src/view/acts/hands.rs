//! Captured pieces are carried to a hand and from it; as one comes or goes, the others there move up.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::curve::ease;
use super::dice::Drop;
use super::script::Script;
use super::{Motion, Told};
use crate::rules::{Effect, HandPiece, PieceId, Snapshot};
use crate::view::figure::Figure;

/// A piece is carried through the air to another place, where it is to be shown as this.
#[derive(Debug)]
pub(super) struct Carry {
    piece: PieceId,
    now: Figure,
    to: Transform,
}

/// A captured piece makes room for another.
#[derive(Debug)]
struct Shift {
    piece: PieceId,
    to: Transform,
}

/// Takes a piece to where it stands afterwards; its tokens do not come with it. Returns when it is there.
pub(super) fn carry(script: &mut Script, piece: PieceId, start: f32, after: &Snapshot) -> f32 {
    const SECS: f32 = 0.9;
    if let Some((now, to)) = script.seen(piece, after) {
        script.clip(start, SECS, Carry { piece, now: Figure { tokens: 0, ..now }, to });
    }
    start + SECS
}

/// As a piece comes to a hand or leaves one, the others there move up.
pub(super) fn make_room(script: &mut Script, effect: &Effect, told: &Told) {
    // One who leaves takes all his hand with him.
    if matches!(effect, Effect::PieceDied { .. }) {
        return;
    }
    let carried = script.clips.iter().rfind(|clip| clip.is::<Carry>() || clip.is::<Drop>());
    let start = carried.map_or(script.start, |clip| clip.start);
    let stays =
        |(id, piece): &(&PieceId, &HandPiece)| told.before.hands.get(*id).is_some_and(|was| was.seat == piece.seat);
    for (&piece, _) in told.after.hands.iter().filter(stays) {
        let (was, to) = (script.layout.stand(told.before, piece), script.layout.stand(told.after, piece));
        if let Some(to) = to.filter(|_| was != to) {
            script.clip(start, 0.5, Shift { piece, to });
        }
    }
}

impl Motion for Carry {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let part = ease(t);
        let away = from.translation.distance(self.to.translation);
        let high = Vec3::Y * (0.7 + 0.1 * away) * (PI * part).sin();
        Transform {
            translation: from.translation.lerp(self.to.translation, part) + high,
            rotation: from.rotation.slerp(self.to.rotation, part),
            scale: from.scale.lerp(self.to.scale, part),
        }
    }

    fn dress(&self, figure: Figure, t: f32) -> Figure {
        match t {
            t if t >= 0.5 => self.now,
            // What is on its way to another place leaves its plinth behind.
            t if t > 0.0 => Figure { plinth: None, tokens: 0, ..figure },
            _ => figure,
        }
    }
}

impl Motion for Shift {
    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        from.with_translation(from.translation.lerp(self.to.translation, ease(t)))
            .with_scale(from.scale.lerp(self.to.scale, ease(t)))
    }
}
