//! Where pieces other than pawns may go.

use core::ops::ControlFlow;

use super::attack::attacked_along;
use super::board::{Board, Cell, Slot, Slots};
use super::guard::Guard;
use super::kind::ChessKind;
use super::step::{KING, KNIGHT, back, go};

/// Visits where the knight, bishop, rook or queen in `slot` may go, captures of `prey` included. Nothing for kings and
/// pawns.
#[inline]
pub fn visit_piece(
    board: &Board,
    slot: Slot,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let from = board.cell(slot);
    let axis = guard.axis(slot);
    let kind = board.man(slot).kind();
    if kind == ChessKind::Knight && axis.is_none() {
        for &leap in &KNIGHT {
            let to = go(from, leap);
            if (board.is_empty(to) || board.set_on(to) & prey != 0) && guard.answers(to) {
                visit(to)?;
            }
        }
    }
    for direction in kind.directions() {
        let step = KING[direction];
        if axis.is_some_and(|axis| step != axis && step != back(axis)) {
            continue;
        }
        let mut to = from;
        for _ in 0..board.lines().free(from, direction) {
            to = go(to, step);
            if guard.answers(to) {
                visit(to)?;
            }
        }
        to = go(to, step);
        if board.set_on(to) & prey != 0 && guard.answers(to) {
            visit(to)?;
        }
    }
    ControlFlow::Continue(())
}

/// How many cells [`visit_piece`] visits, where there is no check to be answered.
#[inline]
pub fn count_piece(board: &Board, slot: Slot, prey: Slots, guard: &Guard) -> u32 {
    let from = board.cell(slot);
    let kind = board.man(slot).kind();
    if guard.pinned() >> slot & 1 != 0 {
        let mut count = 0;
        let _ = visit_piece(board, slot, prey, guard, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        return count;
    }
    if kind == ChessKind::Knight {
        let open = |&&leap: &&u8| board.is_empty(go(from, leap)) || board.set_on(go(from, leap)) & prey != 0;
        return KNIGHT.iter().filter(open).count() as u32;
    }
    let along = |direction: usize| {
        let free = board.lines().free(from, direction);
        let end = go(from, KING[direction].wrapping_mul(free as u8 + 1));
        free + u32::from(board.set_on(end) & prey != 0)
    };
    kind.directions().map(along).sum()
}

/// Visits where the king in `slot` may step: to cells that none of `hostile` attacks, captures of `prey` included.
#[inline]
pub fn visit_king(
    board: &Board,
    slot: Slot,
    prey: Slots,
    hostile: Slots,
    visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let from = board.cell(slot);
    let lines = board.lines().lifted(from);
    for &step in &KING {
        let to = go(from, step);
        let open = board.is_empty(to) || board.set_on(to) & prey != 0;
        if open && !attacked_along(board, &lines, to, hostile) {
            visit(to)?;
        }
    }
    ControlFlow::Continue(())
}
