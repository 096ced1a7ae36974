//! Turning, tilting and zooming the camera.

use std::f32::consts::TAU;

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_pointer_input;

use super::camera::CameraSystems;
use crate::play::Session;
use crate::rules::Decider;
use crate::settings::Settings;

/// Show the whole board again.
#[derive(Event, Copy, Clone, Debug)]
pub struct FrameBoard;

/// Where the player has turned the camera to.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub(super) struct Orbit {
    /// Radians, 0 looks from rank 1.
    pub(super) yaw: f32,
    /// Radians above the usual tilt.
    pub(super) tilt: f32,
    /// 1 shows the whole board.
    pub(super) zoom: f32,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, tilt: 0.0, zoom: 1.0 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .add_systems(
            Update,
            (orbit.run_if(not(egui_wants_any_pointer_input)), turn_to_player.run_if(turns_board))
                .chain()
                .in_set(CameraSystems::Orbit),
        )
        .add_observer(on_frame_board);
}

fn on_frame_board(_: On<FrameBoard>, mut orbit: ResMut<Orbit>) {
    *orbit = Orbit { yaw: orbit.yaw, ..Orbit::default() };
}

/// Right drag turns and tilts, the wheel zooms, two fingers do both, Home shows the whole board again.
fn orbit(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    touches: Res<Touches>,
    settings: Res<Settings>,
    mut orbit: ResMut<Orbit>,
) {
    const RADIANS_PER_PIXEL: f32 = 0.006;
    let mut turned = *orbit;
    if buttons.pressed(MouseButton::Right) && !settings.turn_board {
        turned.yaw -= motion.delta.x * RADIANS_PER_PIXEL;
    }
    if buttons.pressed(MouseButton::Right) {
        turned.tilt += motion.delta.y * RADIANS_PER_PIXEL;
    }
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 100.0,
    };
    turned.zoom *= (-0.1 * notches).exp();
    let fingers: Vec<_> = touches.iter().collect();
    if let [one, two] = fingers[..] {
        let before = one.previous_position().distance(two.previous_position());
        let now = one.position().distance(two.position());
        if before > 1.0 && now > 1.0 {
            turned.zoom *= before / now;
        }
        let moved = (one.delta() + two.delta()) / 2.0;
        turned.yaw -= moved.x * RADIANS_PER_PIXEL;
        turned.tilt += moved.y * RADIANS_PER_PIXEL;
    }
    if keys.just_pressed(KeyCode::Home) {
        turned = Orbit::default();
    }
    turned.tilt = turned.tilt.clamp(-0.5, 0.45);
    turned.zoom = turned.zoom.clamp(0.45, 1.6);
    orbit.set_if_neq(turned);
}

fn turns_board(settings: Res<Settings>) -> bool {
    settings.turn_board
}

/// With the setting on, the player on turn has their own side where the first seat's was.
fn turn_to_player(time: Res<Time>, settings: Res<Settings>, session: Res<Session>, mut orbit: ResMut<Orbit>) {
    let Some(Decider::Seat(seat)) = session.position().decider() else { return };
    let goal = -TAU / session.position().seats().len() as f32 * seat.index() as f32;
    let away = (goal - orbit.yaw).rem_euclid(TAU);
    let away = if away > TAU / 2.0 { away - TAU } else { away };
    if away.abs() > 1e-3 {
        let part = if settings.reduced_motion { 1.0 } else { (time.delta_secs() * 4.0).min(1.0) };
        orbit.yaw += away * part;
    }
}
