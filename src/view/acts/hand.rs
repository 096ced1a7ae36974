//! Captured pieces go to a hand, and from a hand onto the board. The other pieces in the hand make room.

use bevy::prelude::*;

use super::act::Act;
use super::motion::{ease, hop};
use super::script::Script;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

const CARRY_SECS: f32 = 0.9;

/// A piece is carried through the air to another place, and looks like `now` there.
#[derive(Debug)]
struct Carry {
    piece: PieceId,
    now: Attire,
    to: Transform,
}

/// A captured piece moves aside for another.
#[derive(Debug)]
struct Shift {
    piece: PieceId,
    to: Transform,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    match *effect {
        Effect::PieceHoarded { piece, tokens, .. } => {
            // It leaves as its captor arrives.
            let there = script.carry(piece, (script.end() - 0.12).max(script.start));
            script.give_tokens(piece, tokens, there);
        }
        Effect::PiecePlaced { piece, .. } => _ = script.carry(piece, script.end()),
        _ => return false,
    }
    true
}

impl Script<'_> {
    /// Carries a piece to where it stands after the effect, without its tokens. Returns when it is there.
    pub(super) fn carry(&mut self, piece: PieceId, start: f32) -> f32 {
        if let Some((now, to)) = self.seen(piece) {
            self.carried = Some(start);
            self.play(start, Carry { piece, now: Attire { tokens: 0, ..now }, to });
        }
        start + CARRY_SECS
    }

    /// The others in the hand close up or make room when a piece comes or leaves.
    pub(super) fn make_room(&mut self) {
        let start = self.carried.unwrap_or(self.start);
        let shifted: Vec<Shift> = self
            .after
            .hands
            .iter()
            .filter(|&(id, piece)| self.before.hands.get(id).is_some_and(|was| was.seat == piece.seat))
            .filter_map(|(&piece, _)| {
                let to = self.layout.stand(&self.after, piece)?;
                (self.layout.stand(&self.before, piece) != Some(to)).then_some(Shift { piece, to })
            })
            .collect();
        shifted.into_iter().for_each(|shift| self.play(start, shift));
    }
}

impl Act for Carry {
    fn secs(&self) -> f32 {
        CARRY_SECS
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let part = ease(t);
        let away = from.translation.distance(self.to.translation);
        let height = (0.7 + 0.1 * away) * hop(part);
        Transform {
            translation: from.translation.lerp(self.to.translation, part) + Vec3::Y * height,
            rotation: from.rotation.slerp(self.to.rotation, part),
            scale: from.scale.lerp(self.to.scale, part),
        }
    }

    fn attire(&self, before: Attire, t: f32) -> Attire {
        match t {
            t if t >= 0.5 => self.now,
            // A carried piece leaves its plinth behind.
            t if t > 0.0 => Attire { plinth: None, tokens: 0, ..before },
            _ => before,
        }
    }
}

impl Act for Shift {
    fn secs(&self) -> f32 {
        0.5
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn pose(&self, from: &Transform, t: f32) -> Transform {
        let part = ease(t);
        from.with_translation(from.translation.lerp(self.to.translation, part))
            .with_scale(from.scale.lerp(self.to.scale, part))
    }
}
