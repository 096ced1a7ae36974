//! How the user has turned the camera.

use bevy::prelude::*;

/// Triggered to show the whole board again.
#[derive(Event, Copy, Clone, Debug)]
pub struct FrameBoard;

/// Triggered to show the whole board again from the initial angle.
#[derive(Event, Copy, Clone, Debug)]
pub struct ResetCamera;

/// The camera offsets that the user has set.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub(in crate::view) struct Orbit {
    /// Radians; 0 looks from rank 1.
    pub(in crate::view) yaw: f32,
    /// Radians above the usual pitch.
    pub(in crate::view) tilt: f32,
    /// The distance factor: 1 shows the whole board.
    pub(in crate::view) zoom: f32,
    /// The offset of the picture's middle from its usual place, on the ground.
    pub(in crate::view) pan: Vec3,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, tilt: 0.0, zoom: 1.0, pan: Vec3::ZERO }
    }
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .add_observer(on_frame_board)
        .add_observer(|_: On<ResetCamera>, mut orbit: ResMut<Orbit>| *orbit = Orbit::default());
}

fn on_frame_board(_: On<FrameBoard>, mut orbit: ResMut<Orbit>) {
    *orbit = Orbit { yaw: orbit.yaw, ..Orbit::default() };
}

const RADIANS_PER_PIXEL: f32 = 0.006;

impl Orbit {
    /// Orbits and tilts by a movement of the pointer in pixels.
    pub(in crate::view) fn turn(&mut self, moved: Vec2, turns_board: bool) {
        if !turns_board {
            self.yaw -= moved.x * RADIANS_PER_PIXEL;
        }
        self.tilt = (self.tilt + moved.y * RADIANS_PER_PIXEL).clamp(-0.5, 0.45);
    }

    /// Pans by a movement on the ground, as seen from the first seat, at most `reach` from the middle of the board.
    pub(in crate::view) fn shift(&mut self, shifted: Vec3, reach: f32) {
        self.pan = (self.pan - Quat::from_rotation_y(self.yaw) * shifted).clamp_length_max(reach);
    }

    /// Multiplies the distance.
    pub(in crate::view) fn zoom(&mut self, by: f32) {
        self.zoom = (self.zoom * by).clamp(0.45, 1.6);
    }
}
