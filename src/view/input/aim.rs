//! Resolves which square a pointer means.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::selection::Selection;
use crate::rules::Square;
use crate::view::camera::lens::BoardCamera;
use crate::view::layout::Layout;

/// What a pointer at `at` means: what it hits or, if the selected piece cannot go there, the square on the ground
/// behind it. A tall piece must not hide the squares behind it.
#[derive(SystemParam)]
pub(in crate::view) struct Aim<'w, 's> {
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
    layout: Res<'w, Layout>,
    selection: Res<'w, Selection>,
}

impl Aim<'_, '_> {
    pub(in crate::view) fn square(&self, hit: Square, at: Vec2) -> Square {
        let is_target = |square: Square| self.selection.targets.iter().any(|target| target.square == square);
        let behind = || self.on_ground(at).filter(|&square| is_target(square));
        if is_target(hit) { hit } else { behind().unwrap_or(hit) }
    }

    /// The square on the ground under a point of the window.
    pub(in crate::view) fn on_ground(&self, at: Vec2) -> Option<Square> {
        let (camera, place) = *self.camera;
        let ray = camera.viewport_to_world(place, at).ok()?;
        let ground = ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
        let away = |square: Square| self.layout.place(square).with_y(0.0).distance(ground);
        let nearest = self.layout.squares().min_by(|&a, &b| away(a).total_cmp(&away(b)))?;
        (away(nearest) < 0.5).then_some(nearest)
    }
}
