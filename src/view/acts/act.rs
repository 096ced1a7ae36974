//! What an act is.

use core::fmt::Debug;

use bevy::prelude::*;

use super::call::Call;
use super::cue::Cue;
use super::lean::Moment;
use super::stage::ActStage;
use crate::rules::PieceId;
use crate::view::bodies::body::Attire;

/// A running animation. All of it is a function of `t`, which goes from 0 to 1.
pub(super) trait Act: Debug + Send + Sync {
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
    fn scatter(&self, _was: f32, _t: f32, _stage: &mut ActStage<'_, '_>) {}

    /// Animates everything else at `t`: holes, dice, lights. The last call has a `t` of 1.
    fn show(&mut self, _t: f32, _stage: &mut ActStage<'_, '_>) {}
}
