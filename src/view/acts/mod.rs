//! How a turn is animated: each kind of animation is an act, in a file of its own.
//!
//! Acts are made from effects alone, so they show what has already happened. To add one, write its file and add it to
//! [`ACTS`].

mod annex;
mod appear;
mod berserk;
mod boomerang;
mod capture;
mod cascade;
mod chips;
mod crown;
mod cue;
mod dice;
mod drop;
mod fall;
mod freeze;
mod gavel;
mod golem;
mod hand;
mod haul;
mod jolt;
mod king;
mod lean;
mod leap;
mod mate;
mod motion;
mod pothole;
mod promote;
mod pulse;
mod push;
mod roll;
mod script;
mod slip;
mod speck;
mod stage;
mod teleport;
#[cfg(test)]
mod tests;
mod timeline;
mod tokens;
mod track;
mod trade;
mod travel;
mod triumph;
mod wake;

use core::fmt::Debug;

use bevy::prelude::*;

use super::body::Attire;
use crate::rules::{Effect, PieceId};
use script::Script;
use stage::Stage;

pub use cue::{Cue, Heard};
pub use gavel::{Call, Called};
pub(super) use jolt::Jolt;
pub(super) use lean::{Lean, Moment};
pub(super) use motion::{ease, upright};
pub(crate) use timeline::Rest;
pub use timeline::{Pace, SkipAnimation, Timeline};
pub(super) use timeline::{clear, plugin};

/// Turns an effect into acts of the script, if this kind of act shows it. Returns whether it does.
type Tell = fn(&Effect, &mut Script<'_>) -> bool;

/// All acts. The first one that accepts an effect shows it.
const ACTS: [Tell; 25] = [
    berserk::tell,
    teleport::tell,
    leap::tell,
    roll::tell,
    slip::tell,
    travel::tell,
    boomerang::tell,
    golem::tell,
    pulse::tell,
    push::tell,
    fall::tell,
    capture::tell,
    pothole::tell,
    annex::tell,
    freeze::tell,
    mate::tell,
    chips::tell,
    promote::tell,
    appear::tell,
    hand::tell,
    trade::tell,
    tokens::tell,
    wake::tell,
    dice::tell,
    drop::tell,
];

/// A running animation. All of it is a function of `t`, which goes from 0 to 1.
trait Act: Debug + Send + Sync {
    /// Its length, in seconds at normal speed.
    fn secs(&self) -> f32;

    /// The piece whose body it animates.
    fn piece(&self) -> Option<PieceId> {
        None
    }

    /// Where the body appears and what it looks like, if it was not on the table before.
    fn entrance(&self) -> Option<(Transform, Attire)> {
        None
    }

    /// The pose of the body at `t`; `from` is its pose when the act began.
    fn pose(&self, from: &Transform, _t: f32) -> Transform {
        *from
    }

    /// What the body looks like at `t`; `now` is what it looked like just before.
    fn attire(&self, now: Attire, _t: f32) -> Attire {
        now
    }

    /// Whether the body is despawned at the end.
    fn is_end(&self) -> bool {
        false
    }

    /// The sound at its start.
    fn cue(&self) -> Option<Cue> {
        None
    }

    /// The sound at its end.
    fn end_cue(&self) -> Option<Cue> {
        None
    }

    /// The time scale while it runs: 1 is normal.
    fn pace(&self) -> f32 {
        1.0
    }

    /// The force of a hit at its start: 1 is the hardest.
    fn blow(&self) -> f32 {
        0.0
    }

    /// The great moment that the camera leans in on, if it is one. `body` is the place of the animated body.
    fn moment(&self, _body: Option<Vec3>) -> Option<Moment> {
        None
    }

    /// The auctioneer's call while it runs.
    fn call(&self) -> Option<Call> {
        None
    }

    /// Emits the particles between the times `was` and `t`.
    fn scatter(&self, _was: f32, _t: f32, _stage: &mut Stage<'_, '_>) {}

    /// Animates everything else at `t`: holes, dice, lights. The last call has a `t` of 1.
    fn show(&mut self, _t: f32, _stage: &mut Stage<'_, '_>) {}
}
