//! Whose time runs.

use bevy::prelude::*;

use crate::rules::{Action, AnyGame, Decider, Group, Seat};

/// Triggered to pause or resume a match with clocks.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PauseMatch(pub bool);

/// Whether clocks stand still because no player can act just now. Set by the view of the match.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockHeld(pub bool);

/// Whether the player to decide is choosing a hidden set-up, before the game begins.
pub fn is_laying(table: &dyn AnyGame) -> bool {
    table.check(Action::SetUp([Group::Kgb, Group::Cia, Group::Fbi, Group::Fide])).is_ok()
}

/// The player whose time runs at `table`.
pub(in crate::play) fn timed_seat(table: &dyn AnyGame) -> Option<Seat> {
    match table.decider() {
        Some(Decider::Seat(seat)) if !is_laying(table) => Some(seat),
        _ => None,
    }
}
