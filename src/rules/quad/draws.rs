//! Draws that the board decides (rules page, "Other draws").

use super::board::{CLOCKWISE, clockwise_from, corner};
use super::leave;
use super::position::{Position, Underway};
use crate::rules::chess::{CellSet, ChessKind, KING, Slot, VOID, each, go};
use crate::rules::effect::Effects;
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Seat, SeatSet};

/// So many rounds without a capture, a pawn move or a mate by the player with the burden are a draw.
const QUIET_ROUNDS: u32 = 50;
/// After so many of them players are told who has the burden.
const TOLD_ROUNDS: u32 = 30;

/// Draws for what the board has become: too little is left, or nothing has happened for too long. Whether anybody drew.
pub(super) fn judge_board(position: &mut Position, effects: &mut Effects<'_>) -> bool {
    let reason = if only_kings(position) {
        EndReason::OnlyKings
    } else if position.quiet >= quiet_limit(position) {
        EndReason::QuietTurns
    } else {
        return false;
    };
    leave::draw(position, position.survivors(), reason, effects);
    true
}

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

/// Whether only kings are left, frozen pieces aside, and none that can still queen; of two kings, one may have a bishop
/// or a knight.
fn only_kings(position: &Position) -> bool {
    let kings = position.active() & position.board.of_kind(ChessKind::King);
    let others = position.active() & !kings;
    let minor = position.board.of_kind(ChessKind::Bishop) | position.board.of_kind(ChessKind::Knight);
    let little = others == 0 || kings.count_ones() == 2 && others.count_ones() == 1 && others & minor != 0;
    little && !CLOCKWISE.into_iter().any(|seat| can_still_queen(position, seat))
}

/// Whether a king has its queen still to come, and a way over squares without frozen pieces to the corner and off it.
fn can_still_queen(position: &Position, seat: Seat) -> bool {
    let Some(king) = position.king(seat) else { return false };
    if position.queened.contains(seat) {
        return false;
    }
    let goal = corner(seat);
    let open = |cell| position.board.at(cell) != VOID && position.board.set_on(cell) & position.frozen == 0;
    let start = position.board.cell(king);
    if start == goal {
        return KING.iter().any(|&step| open(go(goal, step)));
    }
    let mut reached = CellSet::default();
    reached.insert(start);
    let mut fresh = vec![start];
    while let Some(cell) = fresh.pop() {
        for next in KING.map(|step| go(cell, step)) {
            if open(next) && !reached.contains(next) {
                reached.insert(next);
                fresh.push(next);
            }
        }
    }
    reached.contains(goal)
}

/// Somebody is to act: counts how often the position has been there. Whether anybody drew.
pub(super) fn judge_repetition(position: &mut Position, effects: &mut Effects<'_>) -> bool {
    if !core::mem::take(&mut position.underway.counts) {
        return false;
    }
    let key = position.repetition_key();
    let movers = core::mem::take(&mut position.underway.unwritten);
    position.seen.push((key, movers));
    let times = || position.seen.iter().enumerate().filter(|&(_, &(other, _))| other == key);
    if times().count() < 3 {
        return false;
    }
    let first = times().next().map_or(0, |(place, _)| place);
    let players = position.survivors();
    let movers = position.seen[first + 1..].iter().flat_map(|(_, movers)| movers.iter());
    let movers: SeatSet = movers.filter(|&seat| players.contains(seat)).collect();
    leave::draw(position, movers, EndReason::Repetition, effects);
    !movers.is_empty()
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
