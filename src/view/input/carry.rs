//! Drag and drop: a lifted piece is selected, and moves to the square it is dropped on if that is legal.

use bevy::prelude::*;

use super::picking::{Hit, PickHand};
use super::selection::{PickSquare, Selection, tell_why_nothing_moves};
use super::shake::Shake;
use crate::play::{OnTable, Session};
use crate::rules::{PieceId, Square};
use crate::view::acts::Timeline;

/// Triggered when a pointer starts to drag this.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lift(pub(in crate::view) Hit);

impl Lift {
    /// A drag from a square.
    pub fn from_square(square: Square) -> Self {
        Self(Hit::Square(square))
    }
}

/// Triggered when the pointer of a drag is released.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct LetGo {
    /// What it is released on.
    pub(in crate::view) on: Option<Hit>,
    /// The square on the ground behind that.
    pub(in crate::view) behind: Option<Square>,
    /// Whether the pointer has moved no farther than in a click.
    pub(in crate::view) is_steady: bool,
}

impl LetGo {
    /// A release on a square or none. `is_steady` says whether the pointer has moved no farther than in a click.
    pub fn on_square(square: Option<Square>, is_steady: bool) -> Self {
        Self { on: square.map(Hit::Square), behind: None, is_steady }
    }
}

/// What is being dragged.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::view) enum Carried {
    /// Nothing, or nothing that could be moved.
    #[default]
    Nothing,
    /// A piece or a pothole on this square that has no move.
    Stuck(Square),
    /// A piece or a pothole from the board.
    FromBoard {
        from: Square,
        /// Whether it was selected before the drag.
        was_selected: bool,
    },
    /// A piece from a hand.
    FromHand(PieceId),
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Carried>().add_observer(on_lift).add_observer(on_let_go);
}

fn on_lift(
    lift: On<Lift>,
    session: Res<Session>,
    timeline: Res<Timeline>,
    on_table: OnTable,
    mut selection: ResMut<Selection>,
    mut carried: ResMut<Carried>,
    mut commands: Commands,
) {
    let is_free = !timeline.is_busy() && !session.others_decide();
    *carried = match lift.0 {
        Hit::Square(from) if is_free => {
            let was_selected = selection.square == Some(from);
            let found = Selection::of(session.position(), &on_table.snapshot(), from);
            let is_something = on_table.piece_on(from).is_some() || on_table.has_pothole(from);
            found.map_or(if is_something { Carried::Stuck(from) } else { Carried::Nothing }, |found| {
                selection.set_if_neq(found);
                Carried::FromBoard { from, was_selected }
            })
        }
        Hit::Hand(piece) if is_free && on_table.is_to_place() => {
            commands.trigger(PickHand(piece));
            Carried::FromHand(piece)
        }
        _ => Carried::Nothing,
    };
}

fn on_let_go(
    let_go: On<LetGo>,
    session: Res<Session>,
    on_table: OnTable,
    mut selection: ResMut<Selection>,
    mut carried: ResMut<Carried>,
    mut commands: Commands,
) {
    let goes_to = |square: Square| selection.targets.iter().any(|target| target.square == square);
    let hit = match let_go.on {
        Some(Hit::Square(square)) => Some(square),
        _ => None,
    };
    let behind = let_go.behind.filter(|&square| goes_to(square));
    // A tall piece must not hide the squares behind it.
    let meant = |square: Square| if goes_to(square) { square } else { behind.unwrap_or(square) };
    match (core::mem::take(&mut *carried), hit) {
        // A click, not a drag: on something that cannot be dragged.
        (Carried::Nothing | Carried::Stuck(_), Some(square)) if let_go.is_steady => {
            commands.trigger(PickSquare(meant(square)));
        }
        (Carried::Nothing, None) if let_go.is_steady => {
            if let Some(Hit::Hand(piece)) = let_go.on {
                commands.trigger(PickHand(piece));
            }
        }
        (Carried::Stuck(from), _) => {
            commands.trigger(Shake(from));
            tell_why_nothing_moves(&session, &on_table, from, &mut commands);
        }
        // A click on the piece that was selected deselects it.
        (Carried::FromBoard { from, was_selected: true }, Some(square)) if square == from && behind.is_none() => {
            *selection = Selection::at_rest(&session, &on_table);
        }
        (Carried::FromBoard { from, .. }, Some(square)) if square == from && behind.is_none() => {}
        // The selection may have changed during the drag.
        (Carried::FromBoard { from, .. }, Some(square)) if selection.square == Some(from) => {
            let square = meant(square);
            if goes_to(square) {
                commands.trigger(PickSquare(square));
            } else {
                selection.explain(square, session.position(), &mut commands);
            }
        }
        (Carried::FromHand(_), Some(square)) if selection.placing.is_some() => {
            commands.trigger(PickSquare(meant(square)));
        }
        _ => {}
    }
}
