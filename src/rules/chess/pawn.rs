//! Pawns: every seat's go away from it, straight ahead, and capture to both sides of that.

use core::ops::ControlFlow;

use super::board::{Board, Slot, Slots};
use super::guard::Guard;
use super::step::{BISHOP, EAST, KING, NORTH, SOUTH, Step, WEST, back, go};
use crate::rules::seat::Seat;

/// The way each seat's pawns go.
pub const FORWARD: [Step; 4] = [NORTH, EAST, SOUTH, WEST];

/// The two steps with which each seat's pawns capture.
pub const CAPTURES: [[Step; 2]; 4] =
    [[BISHOP[3], BISHOP[0]], [BISHOP[0], BISHOP[1]], [BISHOP[1], BISHOP[2]], [BISHOP[2], BISHOP[3]]];

/// For each step of a king: the two seats whose pawns, standing there, attack the cell that it is counted from.
const HITTING: [[Seat; 2]; 8] = {
    let mut table = [[Seat(0); 2]; 8];
    let mut direction = 4;
    while direction < 8 {
        let mut found = 0;
        let mut seat = 0;
        while seat < 4 {
            let towards = back(KING[direction]);
            if CAPTURES[seat][0] == towards || CAPTURES[seat][1] == towards {
                table[direction][found] = Seat(seat as u8);
                found += 1;
            }
            seat += 1;
        }
        direction += 1;
    }
    table
};

/// The armies whose pawns attack a cell from the neighbour in this direction (a place in [`KING`]).
pub(super) const fn hitting(board: &Board, direction: usize) -> Slots {
    if direction < 4 {
        return 0;
    }
    let [one, other] = HITTING[direction];
    board.army(one) | board.army(other)
}

/// Visits where the pawn in `slot` may go: one step, two if `fresh` (it has not moved), and captures of `prey`. En
/// passant is the game's.
#[inline]
pub fn visit_pawn(
    board: &Board,
    slot: Slot,
    fresh: bool,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(super::board::Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let army = board.man(slot).army().index();
    if army >= FORWARD.len() {
        return ControlFlow::Continue(());
    }
    let from = board.cell(slot);
    let axis = guard.axis(slot);
    let free = |step: Step| axis.is_none_or(|axis| step == axis || step == back(axis));
    let forward = FORWARD[army];
    let next = go(from, forward);
    if board.is_empty(next) && free(forward) {
        if guard.answers(next) {
            visit(next)?;
        }
        let second = go(next, forward);
        if fresh && board.is_empty(second) && guard.answers(second) {
            visit(second)?;
        }
    }
    for step in CAPTURES[army] {
        let target = go(from, step);
        if board.set_on(target) & prey != 0 && free(step) && guard.answers(target) {
            visit(target)?;
        }
    }
    ControlFlow::Continue(())
}
