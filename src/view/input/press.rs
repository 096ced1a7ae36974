//! Presses on the table: clicks, taps, and dragged pieces.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};

use super::aim::Aim;
use super::carry::{LetGo, Lift};
use super::cursor::Cursor;
use super::gesture::{Gesture, STEADY};
use super::held::Drag;
use super::picking::{Cover, Finder, Hit, PickHand};
use super::selection::PickSquare;
use crate::play::{Waiting, is_only_shown};
use crate::rules::Square;
use crate::view::systems::ViewSystems;

/// A pointer that moves farther than this, in logical pixels, drags a piece.
const DRAG: f32 = 3.0;

/// The state of the left button while it is down.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Grip {
    /// Where it was pressed.
    from: Vec2,
    /// What was there then.
    on: Option<Hit>,
    /// What a click there meant, kept because the camera may move before the release.
    meant: Option<Hit>,
    /// The square on the ground behind that.
    behind: Option<Square>,
    /// Whether it is a drag, if the target can be dragged.
    drags: bool,
}

/// System parameter that resolves what is under a pointer.
#[derive(bevy::ecs::system::SystemParam)]
struct PointedAt<'w, 's> {
    finder: Finder<'w, 's>,
    cover: Cover<'w, 's>,
    aim: Aim<'w, 's>,
}

impl PointedAt<'_, '_> {
    /// What is at a point of the window, unless something covers the table there.
    fn at(&mut self, place: Vec2) -> Option<Hit> {
        if self.cover.hides(place) { None } else { self.finder.at(place) }
    }

    /// What a click or tap there means.
    fn meant(&mut self, place: Vec2) -> Option<Hit> {
        Some(match self.at(place)? {
            Hit::Square(square) => Hit::Square(self.aim.square(square, place)),
            hand @ Hit::Hand(_) => hand,
        })
    }

    /// The state for a press there.
    fn grip(&mut self, from: Vec2) -> Grip {
        let (on, meant, behind) = (self.at(from), self.meant(from), self.aim.on_ground(from));
        Grip { from, on, meant, behind, drags: false }
    }
}

/// Handles a click or tap on a target.
fn pick(hit: Option<Hit>, commands: &mut Commands) {
    match hit {
        Some(Hit::Hand(piece)) => commands.trigger(PickHand(piece)),
        Some(Hit::Square(square)) => commands.trigger(PickSquare(square)),
        None => {}
    }
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_systems(Update, (press, tap.run_if(not(is_only_shown))).in_set(ViewSystems::Hands));
}

/// Reads window events, which keep the order of moves, presses and releases even within one frame. So no click is lost
/// or misplaced in a slow frame.
fn press(
    mut events: MessageReader<WindowEvent>,
    window: Single<&Window, With<PrimaryWindow>>,
    waiting: Option<Res<Waiting>>,
    mut place: Local<Option<Vec2>>,
    mut grip: Local<Option<Grip>>,
    mut table: PointedAt,
    mut cursor: ResMut<Cursor>,
    mut drag: ResMut<Drag>,
    mut commands: Commands,
) {
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                *place = Some(moved.position);
                if let Some(grip) = grip.as_mut().filter(|grip| grip.from.distance(moved.position) > DRAG)
                    && let Some(on) = grip.on.filter(|_| !grip.drags)
                {
                    grip.drags = true;
                    commands.trigger(Lift(on));
                }
            }
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                let Some(at) = place.or_else(|| window.cursor_position()) else { continue };
                if input.state == ButtonState::Pressed {
                    cursor.hide();
                    let is_shown = waiting.as_ref().is_some_and(|waiting| !waiting.is_exercise());
                    let is_free = !is_shown && !table.cover.hides(at);
                    *grip = is_free.then(|| table.grip(at));
                } else if let Some(grip) = grip.take() {
                    release(grip, at, &mut table, &mut commands);
                }
            }
            _ => {}
        }
    }
    drag.set_if_neq(Drag(place.filter(|_| grip.is_some_and(|grip| grip.drags))));
}

fn release(grip: Grip, at: Vec2, table: &mut PointedAt, commands: &mut Commands) {
    match (grip.drags, grip.from.distance(at) <= STEADY) {
        (true, true) => commands.trigger(LetGo { on: grip.on, behind: grip.behind, is_steady: true }),
        (true, false) => {
            commands.trigger(LetGo { on: table.at(at), behind: table.aim.on_ground(at), is_steady: false });
        }
        (false, true) => pick(grip.meant, commands),
        (false, false) => {}
    }
}

/// Handles taps. Picking events miss those that begin and end in one frame, so they are found by where the finger was
/// lifted.
fn tap(
    touches: Res<Touches>,
    gesture: Res<Gesture>,
    mut down: Local<Vec<(u64, Option<Hit>)>>,
    mut table: PointedAt,
    mut cursor: ResMut<Cursor>,
    mut commands: Commands,
) {
    for touch in touches.iter_just_pressed() {
        down.push((touch.id(), table.meant(touch.start_position())));
    }
    for touch in touches.iter_just_released() {
        // The target under the finger when it came down counts.
        let meant = down.iter().find(|(id, _)| *id == touch.id()).and_then(|&(_, hit)| hit);
        if !gesture.0 {
            cursor.hide();
            if touch.start_position().distance(touch.position()) <= STEADY {
                pick(meant, &mut commands);
            }
        }
    }
    down.retain(|(id, _)| touches.get_pressed(*id).is_some());
}
