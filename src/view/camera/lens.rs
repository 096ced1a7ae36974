//! The camera as a component, and where it shows a square.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;

use crate::rules::Square;
use crate::view::layout::Layout;

/// The camera that shows the table.
#[derive(Component)]
pub struct BoardCamera;

/// How the light of the table becomes colours of the screen.
pub(in crate::view) const TONES: Tonemapping = Tonemapping::KhronosPbrNeutral;

/// The part of the window that panels leave free, in panel points: logical pixels at the usual panel scale.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct FreeArea(pub Rect);

/// The middle of a square in the window, in logical pixels.
pub fn cell_on_screen(layout: &Layout, camera: &Camera, place: &GlobalTransform, square: Square) -> Option<Vec2> {
    camera.world_to_viewport(place, layout.place(square)).ok()
}
