//! Pawns: each seat's move straight away from it, and capture diagonally forward.

use core::ops::ControlFlow;

use super::board::{Board, Cell, Slot, Slots, each};
use super::guard::Guard;
use super::step::{BISHOP, EAST, KING, NORTH, SOUTH, Step, WEST, back, go};
use crate::rules::seat::Seat;

/// The direction in which each seat's pawns move.
pub const FORWARD: [Step; 4] = [NORTH, EAST, SOUTH, WEST];

/// The two capturing steps of each seat's pawns.
pub const CAPTURES: [[Step; 2]; 4] =
    [[BISHOP[3], BISHOP[0]], [BISHOP[0], BISHOP[1]], [BISHOP[1], BISHOP[2]], [BISHOP[2], BISHOP[3]]];

/// For each king step: the two seats whose pawns, standing there, attack the cell that the step starts from.
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

/// The pieces of armies whose pawns attack a cell from this direction (an index into [`KING`]).
pub(super) const fn hitting(board: &Board, direction: usize) -> Slots {
    if direction < 4 {
        return 0;
    }
    let [one, other] = HITTING[direction];
    board.army(one) | board.army(other)
}

/// For each seat, the axis its pawns move along, and the axes they capture along, in the order of [`CAPTURES`].
const PAWN_AXES: [(usize, [usize; 2]); 4] = [(0, [3, 2]), (1, [2, 3]), (0, [3, 2]), (1, [2, 3])];

/// Visits the moves of a seat's `pawns` as origin and target: single steps, double steps if `fresh` (it has not moved),
/// and captures of `prey`. En passant is left to the game.
///
/// Continues with the pieces they attack; complete only without pins.
#[inline]
pub fn visit_pawns(
    board: &Board,
    seat: Seat,
    pawns: Slots,
    fresh: impl Fn(Slot) -> bool,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>,
) -> ControlFlow<(), Slots> {
    let mut seen = 0;
    let (Some(&forward), Some(captures)) = (FORWARD.get(seat.index()), CAPTURES.get(seat.index())) else {
        return ControlFlow::Continue(seen);
    };
    let (ahead, sideways) = PAWN_AXES[seat.index() & 3];
    for slot in each(pawns & !guard.held_off(ahead)) {
        let from = board.cell(slot);
        let next = go(from, forward);
        if !board.is_empty(next) {
            continue;
        }
        if guard.answers(next) {
            visit(from, next)?;
        }
        let second = go(next, forward);
        if board.is_empty(second) && fresh(slot) && guard.answers(second) {
            visit(from, second)?;
        }
    }
    for (&step, axis) in captures.iter().zip(sideways) {
        for slot in each(pawns & !guard.held_off(axis)) {
            let from = board.cell(slot);
            let target = go(from, step);
            let there = board.set_on(target);
            seen |= there;
            if there & prey != 0 && guard.answers(target) {
                visit(from, target)?;
            }
        }
    }
    ControlFlow::Continue(seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chess::AXES;

    #[test]
    fn pawns_go_along_their_axes() {
        for (seat, (ahead, sideways)) in PAWN_AXES.into_iter().enumerate() {
            let along = |step: Step, axis: usize| step == AXES[axis] || step == back(AXES[axis]);
            assert!(along(FORWARD[seat], ahead), "{seat}");
            assert!(CAPTURES[seat].into_iter().zip(sideways).all(|(step, axis)| along(step, axis)), "{seat}");
        }
    }
}
