//! Marks and arrows over the board.

pub(super) mod alarm;
pub(super) mod attacks;
pub(super) mod danger;
pub(super) mod ghost;
pub(super) mod hint;
pub(super) mod markers;
pub(super) mod muster;
pub(super) mod objection;
pub(super) mod picked;
pub(super) mod trail;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        picked::plugin,
        danger::plugin,
        hint::plugin,
        ghost::plugin,
        muster::plugin,
        attacks::plugin,
        alarm::plugin,
        objection::plugin,
        markers::plugin,
        trail::plugin,
    ));
}
