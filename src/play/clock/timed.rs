//! When the clocks of a match stand still.

use bevy::prelude::*;

/// Triggered to pause or resume a match with clocks.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PauseMatch(pub bool);

/// Whether clocks stand still because no player can act just now. Set by the view of the match.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockHeld(pub bool);
