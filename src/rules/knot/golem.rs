//! The golem: its victim flies on in the direction of its move (docs/rules/knot.md, "Pieces").

use super::army::foe;
use super::board::Board;
use super::options::Options;
use super::royal::royals;
use super::star::{ALL, BESIDE, Cell, Cells, KNOT, REACH, across, arm, bit, cell, distance, each, outward};
use crate::rules::seat::Seat;

/// The next cell in line after a step between neighbours; straight on across the Knot.
fn beyond(from: Cell, to: Cell) -> Option<Cell> {
    if to == KNOT {
        Some(cell(across(arm(from)), 1))
    } else if from != KNOT && distance(to) < distance(from) {
        Some(cell(arm(to), distance(to) - 1))
    } else {
        (distance(to) < REACH).then(|| to + 1)
    }
}

/// The cells that a piece captured on `to` by a golem from `from` flies over, up to and including the first piece.
pub(super) fn flight(occupied: Cells, from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let mut last = (from, to);
    let mut over = false;
    core::iter::from_fn(move || {
        let next = beyond(last.0, last.1).filter(|_| !over)?;
        last = (last.1, next);
        over = occupied & bit(next) != 0;
        Some(next)
    })
}

/// The piece hit by a piece captured on `to` by a golem from `from`.
pub(super) fn hit(occupied: Cells, from: Cell, to: Cell) -> Option<Cell> {
    // Fast path for captures outward, which are the most common.
    if to != KNOT && (from == KNOT || distance(to) > distance(from)) {
        let cells = outward(ALL, occupied, to) & occupied;
        return (cells != 0).then(|| cells.trailing_zeros() as Cell);
    }
    flight(occupied, from, to).last().filter(|&cell| occupied & bit(cell) != 0)
}

/// Whether the flying piece would hit a royal of the golem's own side, which makes the move illegal.
fn hits_own_royal(board: &Board, seat: Seat, struck: Cells, options: &Options) -> bool {
    struck & board.own(seat) != 0 && struck & royals(board, seat, options) != 0
}

/// The cells that the golem may go to.
pub(super) fn reach(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    let targets = BESIDE[usize::from(from)] & !board.own(seat);
    let barred = each(targets & board.occupied()).filter(|&to| {
        let struck = hit(board.occupied(), from, to).map_or(0, bit);
        hits_own_royal(board, seat, struck, options)
    });
    targets & !barred.fold(0, |cells, to| cells | bit(to))
}

/// The enemies that the golem could capture, or hit with its victim.
#[inline]
pub(super) fn threat(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    let enemies = board.own(foe(seat));
    let mut cells = 0;
    for to in each(BESIDE[usize::from(from)] & enemies) {
        let struck = hit(board.occupied(), from, to).map_or(0, bit);
        if !hits_own_royal(board, seat, struck, options) {
            cells |= bit(to) | struck & enemies;
        }
    }
    cells
}
