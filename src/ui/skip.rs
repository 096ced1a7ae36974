//! Skipping: the animation of a human's action, or the turns of bots up to the next decision of a human.

use bevy::prelude::*;

use crate::play::{Session, SkipToTurn};
use crate::view::{SkipAnimation, Timeline};

/// Whether there is anything to skip.
pub(super) fn can_skip(session: &Session, timeline: &Timeline) -> bool {
    timeline.is_busy() || session.can_skip_to_turn()
}

/// Skips what is shown. What a human did is not skipped together with the answers of the bots, which nobody has seen yet.
pub(super) fn skip(session: &Session, timeline: &Timeline, commands: &mut Commands) {
    if !timeline.is_busy() || !session.was_human() {
        commands.trigger(SkipToTurn);
    }
    commands.trigger(SkipAnimation);
}
