//! The script of an action: its effects as clips, each a motion with a start and a duration.
//!
//! All times are seconds at the usual speed. Clips are made from effects alone: what they show has already happened.

use core::any::Any;
use std::collections::BTreeMap;

use bevy::prelude::*;

use super::{ACTS, Motion, Told, hands};
use crate::rules::{Effect, PieceId, Snapshot, Square};
use crate::view::board::Layout;
use crate::view::figure::Figure;

/// A motion in time.
#[derive(Debug)]
pub(super) struct Clip {
    pub(super) start: f32,
    pub(super) secs: f32,
    pub(super) motion: Box<dyn Motion>,
}

impl Clip {
    pub(super) fn end(&self) -> f32 {
        self.start + self.secs
    }

    /// Its motion, if it is one of this kind.
    pub(super) fn of<M: Motion>(&self) -> Option<&M> {
        let motion: &dyn Any = &*self.motion;
        motion.downcast_ref()
    }

    pub(super) fn is<M: Motion>(&self) -> bool {
        self.of::<M>().is_some()
    }
}

/// The effects of one action as clips from `start` on. `snapshot` is the table before, and is brought up to date. Where
/// the dice fell, `throws` is how they were thrown, the last throw last.
pub(super) fn compose(
    effects: &[Effect],
    snapshot: &mut Snapshot,
    layout: &Layout,
    throws: &[[u8; 2]],
    start: f32,
) -> Vec<Clip> {
    let mut script = Script {
        layout,
        throws,
        clips: Vec::new(),
        start,
        pace: 0.0,
        arrivals: BTreeMap::new(),
        wave: None,
        epicentre: Vec3::ZERO,
    };
    for effect in effects {
        let mut after = snapshot.clone();
        after.apply(effect);
        let told = Told { before: snapshot, after: &after };
        for act in &ACTS {
            (act.tell)(&mut script, effect, &told);
        }
        hands::make_room(&mut script, effect, &told);
        *snapshot = after;
    }
    script.clips
}

/// Clips being written, and what their writers must know of each other.
pub(super) struct Script<'a> {
    pub(super) layout: &'a Layout,
    pub(super) throws: &'a [[u8; 2]],
    pub(super) clips: Vec<Clip>,
    /// When the mover sets off.
    pub(super) start: f32,
    /// Seconds a cell of the mover.
    pub(super) pace: f32,
    /// When each piece that moves comes to rest, and the way it was going.
    pub(super) arrivals: BTreeMap<PieceId, (f32, Vec3)>,
    /// When a change that runs over the whole board began.
    pub(super) wave: Option<f32>,
    /// Where the mover came to rest.
    pub(super) epicentre: Vec3,
}

impl Script<'_> {
    pub(super) fn clip(&mut self, start: f32, secs: f32, motion: impl Motion) {
        self.clips.push(Clip { start, secs, motion: Box::new(motion) });
    }

    /// When everything so far is over.
    pub(super) fn end(&self) -> f32 {
        self.clips.iter().map(Clip::end).fold(self.start, f32::max)
    }

    /// When `piece` has come to rest.
    pub(super) fn arrival(&self, piece: PieceId) -> f32 {
        self.arrivals.get(&piece).map_or_else(|| self.end(), |&(arrival, _)| arrival)
    }

    pub(super) fn places(&self, path: &[Square]) -> Vec<Vec3> {
        path.iter().map(|&square| self.layout.place(square)).collect()
    }

    /// How a piece is seen on a table, and where.
    pub(super) fn seen(&self, piece: PieceId, snapshot: &Snapshot) -> Option<(Figure, Transform)> {
        Some((Figure::on_table(piece, snapshot)?, self.layout.stand(snapshot, piece)?))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::rules::{Action, Effects, GameId};

    /// Plays `tokens` in the position `text` and returns their clips.
    pub fn clips_of(game: GameId, text: &str, tokens: &str, throws: &[[u8; 2]]) -> Vec<Clip> {
        let mut table = game.set_up([], Some(text)).unwrap();
        let layout = Layout::of(game, table.words().board());
        let mut clips: Vec<Clip> = Vec::new();
        for token in tokens.split_whitespace() {
            let mut snapshot = table.snapshot();
            let mut effects = Vec::new();
            table.play(Action::parse(token, table.seats()).unwrap(), Effects::heard(&mut effects)).unwrap();
            let start = clips.iter().map(Clip::end).fold(0.0, f32::max);
            clips.extend(compose(&effects, &mut snapshot, &layout, throws, start));
            assert_eq!(snapshot, table.snapshot());
        }
        clips
    }

    #[test]
    fn nothing_begins_before_its_action() {
        let text = "3,x,Bk,2/7/7/x,5,x/7/2,Wb+nes,4/Wk,2,x,3 turn=W";
        for clip in clips_of(GameId::Pothole, text, "c2d2", &[]) {
            assert!(clip.start >= 0.0 && clip.secs > 0.0);
        }
    }
}
