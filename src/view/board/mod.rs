//! The board and what surrounds it.

pub(super) mod coordinates;
pub(super) mod edge;
pub(super) mod light;
pub(super) mod place;
pub(super) mod tiles;
pub(super) mod turn_order;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        light::plugin,
        tiles::plugin,
        place::plugin,
        coordinates::plugin,
        turn_order::plugin,
        edge::plugin,
    ));
}
