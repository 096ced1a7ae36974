//! Models and materials, and the workshop that makes bodies of them.

pub(super) mod grain;
pub(super) mod haze;
pub(super) mod loading;
pub(super) mod mipmaps;
pub(super) mod outfit;
pub(super) mod shape;
pub(super) mod stock;
pub(super) mod workshop;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<outfit::Outfit>();
    app.add_plugins((stock::plugin, loading::plugin, haze::plugin, mipmaps::plugin));
}
