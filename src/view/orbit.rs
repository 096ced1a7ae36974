//! Orbits, tilts, pans and zooms the camera.

use std::f32::consts::TAU;

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touch;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::board::Layout;
use super::camera::{BoardCamera, CameraSystems};
use super::facing::Facing;
use super::framing::FIELD_OF_VIEW;
use super::gesture::STEADY;
use super::picking::Cover;
use crate::keyboard::Asked;
use crate::keys::Command;
use crate::play::Session;
use crate::rules::{Decider, Seat};
use crate::settings::Settings;

/// Triggered to show the whole board again.
#[derive(Event, Copy, Clone, Debug)]
pub struct FrameBoard;

/// Triggered to show the whole board again from the initial angle.
#[derive(Event, Copy, Clone, Debug)]
pub struct ResetCamera;

/// The camera offsets that the user has set.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub(super) struct Orbit {
    /// Radians; 0 looks from rank 1.
    pub(super) yaw: f32,
    /// Radians above the usual pitch.
    pub(super) tilt: f32,
    /// The distance factor: 1 shows the whole board.
    pub(super) zoom: f32,
    /// The offset of the picture's middle from its usual place, on the ground.
    pub(super) pan: Vec3,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, tilt: 0.0, zoom: 1.0, pan: Vec3::ZERO }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .add_systems(
            Update,
            (
                drag,
                zoom,
                reset.run_if(|asked: Res<Asked>| asked.has(Command::Frame)),
                turn_to_player.run_if(turns_board),
            )
                .chain()
                .in_set(CameraSystems::Orbit),
        )
        .add_observer(on_frame_board)
        .add_observer(|_: On<ResetCamera>, mut orbit: ResMut<Orbit>| *orbit = Orbit::default());
}

fn on_frame_board(_: On<FrameBoard>, mut orbit: ResMut<Orbit>) {
    *orbit = Orbit { yaw: orbit.yaw, ..Orbit::default() };
}

const RADIANS_PER_PIXEL: f32 = 0.006;

impl Orbit {
    fn turn(&mut self, moved: Vec2, turns_board: bool) {
        if !turns_board {
            self.yaw -= moved.x * RADIANS_PER_PIXEL;
        }
        self.tilt = (self.tilt + moved.y * RADIANS_PER_PIXEL).clamp(-0.5, 0.45);
    }

    /// Pans so that the ground follows the pointer.
    fn shift(&mut self, moved: Vec2, view: &View) {
        let shifted = Vec3::new(moved.x, 0.0, moved.y) * view.units_per_pixel();
        self.pan = (self.pan - Quat::from_rotation_y(self.yaw) * shifted).clamp_length_max(view.reach());
    }

    fn zoom(&mut self, by: f32) {
        self.zoom = (self.zoom * by).clamp(0.45, 1.6);
    }
}

/// System parameter with the camera and the layout.
#[derive(bevy::ecs::system::SystemParam)]
struct View<'w, 's> {
    camera: Single<'w, 's, &'static Transform, With<BoardCamera>>,
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
    layout: Res<'w, Layout>,
    facing: Res<'w, Facing>,
}

impl View<'_, '_> {
    /// World units per pixel in the middle of the picture.
    fn units_per_pixel(&self) -> f32 {
        2.0 * self.camera.translation.length() * (FIELD_OF_VIEW / 2.0).tan() / self.facing.size().y.max(1.0)
    }

    /// The distance from the middle of the board to its edge.
    fn reach(&self) -> f32 {
        self.layout.squares().map(|square| self.layout.place(square).length()).fold(0.0, f32::max)
    }
}

/// The right button orbits; the middle one, or the right one with Shift, pans. One finger orbits, two fingers pinch and
/// pan. A drag that started over a panel is ignored.
fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    touches: Res<Touches>,
    settings: Res<Settings>,
    view: View,
    mut cover: Cover,
    mut is_held: Local<bool>,
    mut orbit: ResMut<Orbit>,
) {
    const HOLDS: [MouseButton; 2] = [MouseButton::Right, MouseButton::Middle];
    let mut turned = *orbit;
    // The board follows the pointer from any side of a flat table.
    let seen = |way: Vec2| view.facing.side().way_to_player(way);
    let turns_board = settings.turn_board || view.facing.seat().is_some();
    if buttons.any_just_pressed(HOLDS) {
        *is_held = view.window.cursor_position().is_some_and(|place| !cover.hides(place));
    }
    if *is_held && buttons.any_pressed(HOLDS) {
        let shifts =
            buttons.pressed(MouseButton::Middle) || keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        if shifts {
            turned.shift(seen(motion.delta), &view);
        } else {
            turned.turn(seen(motion.delta), turns_board);
        }
    }
    let fingers: Vec<&Touch> = touches.iter().filter(|touch| !cover.hides(touch.start_position())).collect();
    match fingers[..] {
        // A tap does not orbit.
        [one] if one.start_position().distance(one.position()) > STEADY => {
            turned.turn(seen(one.delta()), turns_board);
        }
        [one, two] => {
            let before = one.previous_position().distance(two.previous_position());
            let now = one.position().distance(two.position());
            if before > 1.0 && now > 1.0 {
                turned.zoom(before / now);
            }
            turned.shift(seen(one.delta() + two.delta()) / 2.0, &view);
        }
        _ => {}
    }
    orbit.set_if_neq(turned);
}

/// The wheel zooms, unless it is over a panel.
fn zoom(scroll: Res<AccumulatedMouseScroll>, view: View, mut cover: Cover, mut orbit: ResMut<Orbit>) {
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 100.0,
    };
    if notches != 0.0 && view.window.cursor_position().is_some_and(|place| !cover.hides(place)) {
        let mut zoomed = *orbit;
        zoomed.zoom((-0.1 * notches).exp());
        orbit.set_if_neq(zoomed);
    }
}

fn reset(mut orbit: ResMut<Orbit>) {
    orbit.set_if_neq(Orbit::default());
}

fn turns_board(settings: Res<Settings>, facing: Res<Facing>) -> bool {
    settings.turn_board || facing.seat().is_some()
}

/// The yaw in radians at which `seat` has its own side in front, in a game with this number of seats.
pub(crate) fn yaw_of(seats: usize, seat: Seat) -> f32 {
    -TAU / seats as f32 * seat.index() as f32
}

/// If the setting is on, turns the board so that the player to move has their own side in front. On a flat table the
/// whole picture turns at once instead, so that the board keeps its place between the players.
fn turn_to_player(
    time: Res<Time>,
    settings: Res<Settings>,
    facing: Res<Facing>,
    session: Res<Session>,
    mut orbit: ResMut<Orbit>,
) {
    let on_turn = match session.position().decider() {
        Some(Decider::Seat(seat)) => Some(seat),
        _ => None,
    };
    let Some(seat) = facing.seat().or(on_turn) else { return };
    let goal = yaw_of(session.position().seats().len(), seat);
    let away = (goal - orbit.yaw).rem_euclid(TAU);
    let away = if away > TAU / 2.0 { away - TAU } else { away };
    if away.abs() > 1e-3 {
        let part =
            if settings.reduced_motion || facing.seat().is_some() { 1.0 } else { (time.delta_secs() * 4.0).min(1.0) };
        orbit.yaw += away * part;
    }
}
