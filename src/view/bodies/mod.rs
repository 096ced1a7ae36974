//! The bodies of the things on the table.

pub(super) mod body;
pub(super) mod chip;
pub(super) mod dice;
pub(super) mod dress;
pub(super) mod frog_well;
pub(super) mod hand;
pub(super) mod hole;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        body::plugin,
        dress::plugin,
        chip::plugin,
        hand::plugin,
        dice::plugin,
        hole::plugin,
        frog_well::plugin,
    ));
}
