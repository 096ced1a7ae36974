//! The script of an action: which act begins when.
//!
//! All times are seconds at normal speed.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::act::Act;
use super::haul::Haul;
use crate::play::ActionPlayed;
use crate::rules::{Kind, PieceId, Snapshot, Square};
use crate::view::bodies::body::Attire;
use crate::view::layout::Layout;

/// An act on the timeline.
#[derive(Debug)]
pub(super) struct TimedAct {
    pub(super) start: f32,
    pub(super) act: Box<dyn Act>,
    /// The pose of the body when the act began.
    pub(super) from: Option<Transform>,
    /// The last `t` that was shown.
    pub(super) seen: Option<f32>,
}

impl TimedAct {
    pub(super) fn end(&self) -> f32 {
        self.start + self.act.secs()
    }

    /// The progress of the act at `clock`, 0 to 1; `None` before it starts.
    pub(super) fn progress(&self, clock: f32) -> Option<f32> {
        let past = clock - self.start;
        // A finished act is always shown at exactly 1.
        (past >= 0.0).then(|| if clock >= self.end() { 1.0 } else { (past / self.act.secs()).min(1.0) })
    }
}

/// The script of an action while it is written, effect by effect.
pub(super) struct Script<'a> {
    pub(super) layout: &'a Layout,
    /// The throws of the dice, if there were any; the one that counts is last.
    pub(super) throws: &'a [[u8; 2]],
    /// The table before the effect, and after it.
    pub(super) before: Snapshot,
    pub(super) after: Snapshot,
    pub(super) scenes: Vec<TimedAct>,
    /// When the mover sets off.
    pub(super) start: f32,
    /// The drive of the mover if it is a dozer, and its starting square.
    pub(super) haul: Option<(Haul, Square)>,
    /// Where the mover comes to rest.
    pub(super) epicentre: Vec3,
    /// When each moved piece comes to rest, and its direction then.
    pub(super) arrivals: BTreeMap<PieceId, (f32, Vec3)>,
    /// When a berserk passes each square, and its direction there.
    pub(super) passes: BTreeMap<Square, (f32, Vec3)>,
    /// When a ring of light takes the pieces on it.
    pub(super) pulse: Option<f32>,
    /// When the wave of an annexation began.
    pub(super) wave: Option<f32>,
    /// When the last new piece began to drop.
    pub(super) appeared: Option<f32>,
    /// When the last piece was picked up on its way to or from a hand.
    pub(super) carried: Option<f32>,
    /// When pieces begin to fall, in order, and where.
    pub(super) falls: Vec<(f32, Vec3)>,
}

impl<'a> Script<'a> {
    /// An empty script of an action that begins at `start`.
    pub(super) fn new(action: &'a ActionPlayed, layout: &'a Layout, start: f32) -> Self {
        Self {
            layout,
            throws: &action.throws,
            before: action.before.clone(),
            after: action.before.clone(),
            scenes: Vec::new(),
            start,
            haul: None,
            epicentre: Vec3::ZERO,
            arrivals: BTreeMap::new(),
            passes: BTreeMap::new(),
            pulse: None,
            wave: None,
            appeared: None,
            carried: None,
            falls: Vec::new(),
        }
    }

    /// Adds `act` at `start`.
    pub(super) fn play(&mut self, start: f32, act: impl Act + 'static) {
        self.scenes.push(TimedAct { start, act: Box::new(act), from: None, seen: None });
    }

    /// When all acts so far are over.
    pub(super) fn end(&self) -> f32 {
        self.scenes.iter().map(TimedAct::end).fold(self.start, f32::max)
    }

    /// When `piece` comes to rest.
    pub(super) fn arrival(&self, piece: PieceId) -> f32 {
        self.arrivals.get(&piece).map_or_else(|| self.end(), |&(arrival, _)| arrival)
    }

    /// The kind of `piece` before the effect; `None` if it is not on the board.
    pub(super) fn kind(&self, piece: PieceId) -> Option<Kind> {
        self.before.pieces.get(&piece).map(|piece| piece.kind)
    }

    /// The height of a piece of this kind above its base.
    pub(super) fn height(&self, kind: Kind) -> f32 {
        self.layout.look().build(kind).map_or(1.0, |build| build.height)
    }

    /// Where `piece` stands before the effect, if it is on the board.
    pub(super) fn place_of(&self, piece: PieceId) -> Option<Vec3> {
        self.before.pieces.get(&piece).map(|piece| self.layout.place(piece.square))
    }

    /// The middles of the squares of a path; `None` if the path leads nowhere.
    pub(super) fn way(&self, path: &[Square]) -> Option<Vec<Vec3>> {
        (path.len() > 1).then(|| path.iter().map(|&square| self.layout.place(square)).collect())
    }

    /// What a piece looks like after the effect, and its pose.
    pub(super) fn seen(&self, piece: PieceId) -> Option<(Attire, Transform)> {
        Some((Attire::on_table(piece, &self.after)?, self.layout.stand(&self.after, piece)?))
    }

    /// Records that `piece` comes to rest at `arrival`, at the end of `way`.
    pub(super) fn arrive(&mut self, piece: PieceId, arrival: f32, way: &[Vec3]) {
        if let [.., before, last] = *way {
            self.arrivals.insert(piece, (arrival, last - before));
        }
    }

    /// Records that the mover sets off at `start` along `way`.
    pub(super) fn set_off(&mut self, start: f32, way: &[Vec3]) {
        self.start = start;
        self.epicentre = way.last().copied().unwrap_or(self.epicentre);
    }
}
