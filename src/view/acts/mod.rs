//! What is seen of a turn: each spectacle is an act, in a file of its own that says everything about it.
//!
//! Acts are made from effects alone: what they show has already happened. To add one, write its file and put it into
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

/// Writes an effect into the script, if it is one that this act tells; says whether it is.
type Tell = fn(&Effect, &mut Script<'_>) -> bool;

/// All acts. The first one that tells an effect is the one that is seen.
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

/// A spectacle under way. All of it is a function of `t`, which goes from 0 to 1.
trait Act: Debug + Send + Sync {
    /// How long it takes, in seconds at the usual speed.
    fn secs(&self) -> f32;

    /// The piece whose body is in it.
    fn piece(&self) -> Option<PieceId> {
        None
    }

    /// Where the body comes in, and in what attire, if it has not been seen before.
    fn entrance(&self) -> Option<(Transform, Attire)> {
        None
    }

    /// Where the body is at `t` that was at `from` when the act began.
    fn pose(&self, from: &Transform, _t: f32) -> Transform {
        *from
    }

    /// What the body looks like at `t` that looked like `now` just before.
    fn attire(&self, now: Attire, _t: f32) -> Attire {
        now
    }

    /// Whether the body is gone when it is over.
    fn is_end(&self) -> bool {
        false
    }

    /// What is heard as it begins.
    fn cue(&self) -> Option<Cue> {
        None
    }

    /// What is heard as it ends.
    fn end_cue(&self) -> Option<Cue> {
        None
    }

    /// How fast time goes while it lasts.
    fn pace(&self) -> f32 {
        1.0
    }

    /// How hard something is hit as it begins: 1 is as hard as it gets.
    fn blow(&self) -> f32 {
        0.0
    }

    /// What the camera leans in to, where it is a great moment: `body` is where the body is that is in it.
    fn moment(&self, _body: Option<Vec3>) -> Option<Moment> {
        None
    }

    /// What an auctioneer calls while it lasts.
    fn call(&self) -> Option<Call> {
        None
    }

    /// What flies about between the times `was` and `t`.
    fn scatter(&self, _was: f32, _t: f32, _stage: &mut Stage<'_, '_>) {}

    /// What else is seen at `t`: holes, dice, sparks. The last time `t` is 1.
    fn show(&mut self, _t: f32, _stage: &mut Stage<'_, '_>) {}
}
