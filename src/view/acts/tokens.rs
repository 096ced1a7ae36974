//! Tokens come down beside a captured piece one by one, and go up one by one.

use super::act::Act;
use super::cue::Cue;
use super::script::Script;
use super::stage::ActStage;
use crate::rules::{Effect, PieceId};
use crate::view::bodies::body::Attire;

const SECS: f32 = 0.24;

/// A token comes down beside a piece, which has `count` of them then.
#[derive(Debug)]
struct Give {
    piece: PieceId,
    count: u8,
    cue: Option<Cue>,
}

/// A token is taken away from a piece, which has `left` of them then.
#[derive(Debug)]
struct Take {
    piece: PieceId,
    left: u8,
}

pub(super) fn tell(effect: &Effect, script: &mut Script<'_>) -> bool {
    let Effect::TokenTaken { piece, left } = *effect else { return false };
    script.play(script.end() + 0.04, Take { piece, left });
    true
}

impl Script<'_> {
    /// Gives a piece its tokens, from `start` on.
    pub(super) fn give_tokens(&mut self, piece: PieceId, tokens: u8, start: f32) {
        let heard = if tokens > 1 { Cue::Coins } else { Cue::Coin };
        for count in 1..=tokens {
            // One sound for all of them.
            let cue = Some(heard).filter(|_| count == 1);
            self.play(start + SECS * f32::from(count - 1), Give { piece, count, cue });
        }
    }
}

impl Act for Give {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        self.cue
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn attire(&self, now: Attire, _: f32) -> Attire {
        Attire { tokens: self.count, ..now }
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        stage.lift_token(self.piece, self.count.saturating_sub(1), 1.0 - t);
    }
}

impl Act for Take {
    fn secs(&self) -> f32 {
        SECS
    }

    fn cue(&self) -> Option<Cue> {
        Some(Cue::Coin)
    }

    fn piece(&self) -> Option<PieceId> {
        Some(self.piece)
    }

    fn attire(&self, now: Attire, t: f32) -> Attire {
        if t >= 1.0 { Attire { tokens: self.left, ..now } } else { now }
    }

    fn show(&mut self, t: f32, stage: &mut ActStage<'_, '_>) {
        stage.lift_token(self.piece, self.left, t);
    }
}
