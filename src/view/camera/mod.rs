//! The camera: where it stands, and to whom the picture is turned.

pub(super) mod facing;
pub(super) mod follow;
pub(super) mod framing;
pub(super) mod lens;
pub(super) mod orbit;
pub(super) mod shot;
pub(super) mod side;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((facing::plugin, follow::plugin, orbit::plugin));
}
