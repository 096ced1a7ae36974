//! Moves the keyboard cursor over the board, on the table or the flat diagram, and picks squares with it.

use bevy::prelude::*;

use crate::play::Session;
use crate::rules::{Action, Square};
use crate::ui::diagram::DiagramCells;
use crate::view::{BoardCamera, Cursor, Hovered, Layout, PickSquare, ScreenDirection, Selection, neighbour};

/// Triggered to move the cursor by one square.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct MoveCursor(pub(super) ScreenDirection);

/// Triggered to move the cursor to the next square that can be picked.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum StepCursor {
    /// In reading order.
    Next,
    /// In reverse order.
    Previous,
}

/// Triggered to pick the square under the cursor.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct PickAtCursor;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_move_cursor).add_observer(on_step_cursor).add_observer(on_pick_at_cursor);
}

/// Where the cursor first appears: on its last square, else on the selection, else on a square that can act.
fn entrance(cursor: Cursor, selection: &Selection, session: &Session, layout: &Layout) -> Option<Square> {
    let acts = || session.position().actions().into_iter().find_map(Action::squares).map(|(from, _)| from);
    cursor.square().or(selection.square).or_else(acts).or_else(|| layout.squares().next())
}

fn put(square: Square, cursor: &mut Cursor, hovered: &mut ResMut<Hovered>) {
    cursor.put(square);
    // The square is described and highlighted like one under the pointer.
    hovered.set_if_neq(Hovered(Some(square)));
}

fn on_move_cursor(
    moved: On<MoveCursor>,
    session: Res<Session>,
    selection: Res<Selection>,
    layout: Res<Layout>,
    cells: Res<DiagramCells>,
    camera: Single<&Transform, With<BoardCamera>>,
    mut cursor: ResMut<Cursor>,
    mut hovered: ResMut<Hovered>,
) {
    let to = match cursor.shown() {
        // The first key only shows the cursor, so that the user sees where it starts.
        None => entrance(*cursor, &selection, &session, &layout),
        Some(from) => {
            // The yaw of the camera, however far the picture is turned.
            let back = camera.rotation * Vec3::Z;
            let spots = cells.spots().unwrap_or_else(|| layout.spots(back.x.atan2(back.z)));
            neighbour(&spots, from, moved.0)
        }
    };
    if let Some(square) = to {
        put(square, &mut cursor, &mut hovered);
    }
}

/// Steps through the targets of the selection or, without one, through the squares that can act.
fn on_step_cursor(
    step: On<StepCursor>,
    session: Res<Session>,
    selection: Res<Selection>,
    mut cursor: ResMut<Cursor>,
    mut hovered: ResMut<Hovered>,
) {
    let mut squares: Vec<Square> = selection.targets.iter().map(|target| target.square).collect();
    if squares.is_empty() {
        squares.extend(session.position().actions().into_iter().filter_map(Action::squares).map(|(from, _)| from));
    }
    // In reading order, from White's side.
    squares.sort_unstable_by_key(|square| (core::cmp::Reverse(square.rank), square.file));
    squares.dedup();
    if *step == StepCursor::Previous {
        squares.reverse();
    }
    let place = cursor.square().and_then(|known| squares.iter().position(|&square| square == known));
    let next = place.map_or(0, |place| (place + 1) % squares.len());
    if let Some(&square) = squares.get(next) {
        put(square, &mut cursor, &mut hovered);
    }
}

fn on_pick_at_cursor(
    _: On<PickAtCursor>,
    session: Res<Session>,
    selection: Res<Selection>,
    layout: Res<Layout>,
    mut cursor: ResMut<Cursor>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) {
    if let Some(square) = cursor.shown() {
        commands.trigger(PickSquare(square));
    } else if let Some(square) = entrance(*cursor, &selection, &session, &layout) {
        put(square, &mut cursor, &mut hovered);
    }
}
