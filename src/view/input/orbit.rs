//! Orbits, tilts, pans and zooms the camera with the mouse, fingers and keys.

use std::f32::consts::TAU;

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touch;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::gesture::STEADY;
use super::picking::Cover;
use crate::keyboard::Asked;
use crate::keys::Command;
use crate::play::Session;
use crate::rules::Decider;
use crate::settings::Settings;
use crate::view::camera::facing::Facing;
use crate::view::camera::framing::FIELD_OF_VIEW;
use crate::view::camera::lens::BoardCamera;
use crate::view::camera::orbit::Orbit;
use crate::view::camera::side::yaw_of;
use crate::view::layout::Layout;
use crate::view::systems::CameraSystems;

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (drag, zoom, reset.run_if(|asked: Res<Asked>| asked.has(Command::Frame)), turn_to_player.run_if(turns_board))
            .chain()
            .in_set(CameraSystems::Orbit),
    );
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
    /// A movement of the pointer in pixels, on the ground in the middle of the picture.
    fn on_ground(&self, moved: Vec2) -> Vec3 {
        Vec3::new(moved.x, 0.0, moved.y) * self.units_per_pixel()
    }

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
            turned.shift(view.on_ground(seen(motion.delta)), view.reach());
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
            turned.shift(view.on_ground(seen(one.delta() + two.delta()) / 2.0), view.reach());
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
