//! Three or more pieces fall from one push. The camera leans in on the place from just before the first fall until the
//! last.

use bevy::prelude::*;

use super::act::Act;
use super::lean::Moment;
use super::script::Script;

/// How long before the first fall the lean starts, and how long after the start of the last fall it ends.
const LEAD_SECS: f32 = 0.5;
const STAY_SECS: f32 = 0.6;

#[derive(Debug)]
struct Cascade {
    place: Vec3,
    secs: f32,
}

/// Adds the camera moment to a script in which at least three pieces fall.
pub(super) fn mark(script: &mut Script<'_>) {
    // All of them fall in the same place, so the first one gives it.
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
