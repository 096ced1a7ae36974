//! Whose time runs.

use crate::rules::{Action, AnyGame, Decider, Group, Seat};

/// Whether the player to decide is choosing a hidden set-up, before the game begins.
pub fn is_laying(table: &dyn AnyGame) -> bool {
    table.check(Action::SetUp([Group::Kgb, Group::Cia, Group::Fbi, Group::Fide])).is_ok()
}

/// The player whose time runs at `table`.
pub fn timed_seat(table: &dyn AnyGame) -> Option<Seat> {
    match table.decider() {
        Some(Decider::Seat(seat)) if !is_laying(table) => Some(seat),
        _ => None,
    }
}
