//! The script of an action: which act begins when.
//!
//! All times are seconds at the usual speed.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::haul::Haul;
use super::{ACTS, Act, cascade, king, triumph};
use crate::rules::{Effect, Kind, PieceId, Snapshot, Square};
use crate::view::board::Layout;
use crate::view::body::Attire;

/// An act on the timeline.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) start: f32,
    pub(super) act: Box<dyn Act>,
    /// Where the body was when the act began.
    pub(super) from: Option<Transform>,
    /// The last time of it that was seen.
    pub(super) seen: Option<f32>,
}

impl Scene {
    pub(super) fn end(&self) -> f32 {
        self.start + self.act.secs()
    }

    /// How far the act has come at `clock`, 0 to 1; nothing before it starts.
    pub(super) fn progress(&self, clock: f32) -> Option<f32> {
        let past = clock - self.start;
        // An act that is over has been seen to its very end.
        (past >= 0.0).then(|| if clock >= self.end() { 1.0 } else { (past / self.act.secs()).min(1.0) })
    }
}

/// The script of an action that is being written, effect by effect.
pub(super) struct Script<'a> {
    pub(super) layout: &'a Layout,
    /// How the dice were thrown, where they were; the last throw last.
    pub(super) throws: &'a [[u8; 2]],
    /// The table before the effect, and after it.
    pub(super) before: Snapshot,
    pub(super) after: Snapshot,
    pub(super) scenes: Vec<Scene>,
    /// When the mover sets off.
    pub(super) start: f32,
    /// How the mover drives, where it is a dozer, and from which square.
    pub(super) haul: Option<(Haul, Square)>,
    /// Where the mover comes to rest.
    pub(super) epicentre: Vec3,
    /// When each piece that moves comes to rest, and the way it was going.
    pub(super) arrivals: BTreeMap<PieceId, (f32, Vec3)>,
    /// When a berserk comes past each square.
    pub(super) passes: BTreeMap<Square, (f32, Vec3)>,
    /// When a ring of light takes what is on it.
    pub(super) pulse: Option<f32>,
    /// When the wave of an annexation began.
    pub(super) wave: Option<f32>,
    /// When the last piece that was not there before began to come down.
    pub(super) appeared: Option<f32>,
    /// When the last piece was taken up that goes to a hand or leaves one.
    pub(super) carried: Option<f32>,
    /// When pieces begin to fall, in the order in which they do, and where.
    pub(super) falls: Vec<(f32, Vec3)>,
}

impl<'a> Script<'a> {
    /// The script of `effects` from `start` on. `table` is the table before them, and is brought up to date.
    pub(super) fn of(
        effects: &[Effect],
        table: &mut Snapshot,
        layout: &'a Layout,
        throws: &'a [[u8; 2]],
        start: f32,
    ) -> Vec<Scene> {
        let before = core::mem::take(table);
        let mut script = Self {
            layout,
            throws,
            after: before.clone(),
            before,
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
        };
        for effect in effects {
            script.after.apply(effect);
            ACTS.iter().any(|tell| tell(effect, &mut script));
            king::mark(effect, &mut script);
            triumph::mark(effect, &mut script);
            // Who leaves takes the whole hand along.
            if !matches!(effect, Effect::PieceDied { .. }) {
                script.make_room();
            }
            script.before.apply(effect);
        }
        cascade::mark(&mut script);
        *table = script.after;
        script.scenes
    }

    /// Lets `act` begin at `start`.
    pub(super) fn play(&mut self, start: f32, act: impl Act + 'static) {
        self.scenes.push(Scene { start, act: Box::new(act), from: None, seen: None });
    }

    /// When everything so far is over.
    pub(super) fn end(&self) -> f32 {
        self.scenes.iter().map(Scene::end).fold(self.start, f32::max)
    }

    /// When `piece` has come to rest.
    pub(super) fn arrival(&self, piece: PieceId) -> f32 {
        self.arrivals.get(&piece).map_or_else(|| self.end(), |&(arrival, _)| arrival)
    }

    /// What `piece` is before the effect; nothing where it is not on the board.
    pub(super) fn kind(&self, piece: PieceId) -> Option<Kind> {
        self.before.pieces.get(&piece).map(|piece| piece.kind)
    }

    /// How high a piece of this kind is above its base.
    pub(super) fn height(&self, kind: Kind) -> f32 {
        self.layout.look().build(kind).map_or(1.0, |build| build.height)
    }

    /// Where `piece` stands before the effect, if it is on the board.
    pub(super) fn place_of(&self, piece: PieceId) -> Option<Vec3> {
        self.before.pieces.get(&piece).map(|piece| self.layout.place(piece.square))
    }

    /// The middles of the squares of a way; nothing where it leads nowhere.
    pub(super) fn way(&self, path: &[Square]) -> Option<Vec<Vec3>> {
        (path.len() > 1).then(|| path.iter().map(|&square| self.layout.place(square)).collect())
    }

    /// How a piece is seen after the effect, and where.
    pub(super) fn seen(&self, piece: PieceId) -> Option<(Attire, Transform)> {
        Some((Attire::on_table(piece, &self.after)?, self.layout.stand(&self.after, piece)?))
    }

    /// Notes that `piece` comes to rest at `arrival` at the end of `way`.
    pub(super) fn arrive(&mut self, piece: PieceId, arrival: f32, way: &[Vec3]) {
        if let [.., before, last] = *way {
            self.arrivals.insert(piece, (arrival, last - before));
        }
    }

    /// Notes that the mover sets off at `start` along `way`.
    pub(super) fn set_off(&mut self, start: f32, way: &[Vec3]) {
        self.start = start;
        self.epicentre = way.last().copied().unwrap_or(self.epicentre);
    }
}
