//! The burden: the player with most material must mate somebody before the quiet rounds are over
//! (docs/rules/quad.md, "Other draws").

use super::board::clockwise_from;
use super::position::{Position, Underway};
use crate::rules::chess::{Slot, each};
use crate::rules::seat::Seat;

/// So many rounds without a capture, a pawn move or a mate by the player with the burden are a draw.
const QUIET_ROUNDS: u32 = 50;
/// After so many of them players are told who has the burden.
const TOLD_ROUNDS: u32 = 30;

/// How many quiet moves are a draw now.
pub(super) fn quiet_limit(position: &Position) -> u32 {
    QUIET_ROUNDS * armies_in_play(position)
}

/// How many quiet moves it takes until players are told who has the burden.
pub(super) fn quiet_told(position: &Position) -> u32 {
    TOLD_ROUNDS * armies_in_play(position)
}

fn armies_in_play(position: &Position) -> u32 {
    position.ctrl.iter().flatten().count() as u32
}

/// The player with most material, who must mate somebody before the quiet rounds are over; of several the first to go.
/// A piece `new` does not count.
fn most_material(position: &Position, first: Seat, new: Option<Slot>) -> Seat {
    let counted = !new.map_or(0, |slot| 1 << slot);
    let material = |player: Seat| -> u32 {
        each(position.own(player) & counted).map(|slot| position.board.man(slot).kind().value()).sum()
    };
    let players = position.survivors();
    let in_order = clockwise_from(first).into_iter().filter(|&seat| players.contains(seat));
    // The last of those with the maximum is the first to go.
    in_order.rev().max_by_key(|&player| material(player)).unwrap_or(first)
}

/// Who has the burden now.
pub(super) fn burden(position: &Position) -> Seat {
    most_material(position, position.player_of(position.turn), None)
}

/// Somebody is about to leave, or to lose a piece by a penalty: notes who had the burden before the action. A quiet move
/// has changed nobody's material since, but that a king may have left a queen.
pub(super) fn note_burden(position: &mut Position) {
    if position.underway.burden.is_none() {
        let Underway { player, queen, .. } = position.underway;
        position.underway.burden = Some(most_material(position, player, queen));
    }
}
