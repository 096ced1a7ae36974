//! Where pieces other than pawns may go.

use core::ops::ControlFlow;

use super::attack::attacked;
use super::board::{Board, Cell, EMPTY, Slot, Slots};
use super::guard::Guard;
use super::kind::ChessKind;
use super::step::{BISHOP, KING, KNIGHT, ROOK, Step, back, go};

/// Visits where the knight, bishop, rook or queen in `slot` may go, captures of `prey` included. Nothing for kings and
/// pawns.
pub fn visit_piece(
    board: &Board,
    slot: Slot,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let from = board.cell(slot);
    let axis = guard.axis(slot);
    let steps: &[Step] = match board.man(slot).kind() {
        ChessKind::Knight if axis.is_some() => &[],
        ChessKind::Knight => {
            for &leap in &KNIGHT {
                let to = go(from, leap);
                if (board.at(to) == EMPTY || board.set_on(to) & prey != 0) && guard.answers(to) {
                    visit(to)?;
                }
            }
            &[]
        }
        ChessKind::Bishop => &BISHOP,
        ChessKind::Rook => &ROOK,
        ChessKind::Queen => &KING,
        ChessKind::Pawn | ChessKind::King => &[],
    };
    for &step in steps {
        if axis.is_some_and(|axis| step != axis && step != back(axis)) {
            continue;
        }
        let mut to = go(from, step);
        while board.at(to) == EMPTY {
            if guard.answers(to) {
                visit(to)?;
            }
            to = go(to, step);
        }
        if board.set_on(to) & prey != 0 && guard.answers(to) {
            visit(to)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits where the king in `slot` may step: to cells that none of `hostile` attacks, captures of `prey` included.
pub fn visit_king(
    board: &Board,
    slot: Slot,
    prey: Slots,
    hostile: Slots,
    visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let from = board.cell(slot);
    for &step in &KING {
        let to = go(from, step);
        let open = board.at(to) == EMPTY || board.set_on(to) & prey != 0;
        if open && !attacked(board, to, hostile, from) {
            visit(to)?;
        }
    }
    ControlFlow::Continue(())
}
