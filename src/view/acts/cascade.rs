//! Three pieces or more fall at one push: the camera leans in to where they do, before the first is gone and until the
//! last one is.

use bevy::prelude::*;

use super::Act;
use super::lean::Moment;
use super::script::Script;

/// How long before the first falls, and how long after the last has begun to.
const LEAD_SECS: f32 = 0.5;
const STAY_SECS: f32 = 0.6;

#[derive(Debug)]
struct Cascade {
    place: Vec3,
    secs: f32,
}

/// Adds the moment to a script in which so many fall.
pub(super) fn mark(script: &mut Script<'_>) {
    // All of them fall where the first does.
    let [(first, place), _, .., (last, _)] = *script.falls.as_slice() else { return };
    let start = (first - LEAD_SECS).max(script.start);
    script.play(start, Cascade { place, secs: last + STAY_SECS - start });
}

impl Act for Cascade {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn moment(&self, _: Option<Vec3>) -> Option<Moment> {
        Some(Moment::close(self.place))
    }
}
