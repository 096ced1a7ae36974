//! The burden: the player with most material must mate another player within a number of quiet rounds
//! (docs/rules/quad.md, "Other draws").

use super::board::clockwise_from;
use super::position::{Position, Underway};
use crate::rules::chess::{Slot, each};
use crate::rules::seat::Seat;

/// A draw after this many rounds without a capture, a pawn move or a mate by the player with the burden.
const QUIET_ROUNDS: u32 = 50;
/// After this many rounds, players are told who has the burden.
const TOLD_ROUNDS: u32 = 30;

/// The number of quiet moves that makes a draw.
pub(super) fn quiet_limit(position: &Position) -> u32 {
    QUIET_ROUNDS * armies_in_play(position)
}

/// The number of quiet moves after which players are told who has the burden.
pub(super) fn quiet_told(position: &Position) -> u32 {
    TOLD_ROUNDS * armies_in_play(position)
}

fn armies_in_play(position: &Position) -> u32 {
    position.ctrl.iter().flatten().count() as u32
}

/// The player with most material, who must mate another player in time; ties go to the first to move. The piece `new`
/// does not count.
fn most_material(position: &Position, first: Seat, new: Option<Slot>) -> Seat {
    let counted = !new.map_or(0, |slot| 1 << slot);
    let material = |player: Seat| -> u32 {
        each(position.own(player) & counted).map(|slot| position.board.man(slot).kind().value()).sum()
    };
    let players = position.survivors();
    let in_order = clockwise_from(first).into_iter().filter(|&seat| players.contains(seat));
    // Ties: `max_by_key` returns the last maximum, which in reverse order is the first to move.
    in_order.rev().max_by_key(|&player| material(player)).unwrap_or(first)
}

/// The player who has the burden now.
pub(super) fn burden(position: &Position) -> Seat {
    most_material(position, position.player_of(position.turn), None)
}

/// Called before a player leaves or loses a piece by a penalty: records who had the burden before the action. In a
/// quiet move material has only changed if a king left a queen behind.
pub(super) fn note_burden(position: &mut Position) {
    if position.underway.burden.is_none() {
        let Underway { player, queen, .. } = position.underway;
        position.underway.burden = Some(most_material(position, player, queen));
    }
}
