//! Who attacks a cell.

use super::board::{Board, Cell, EMPTY, Man, Slots};
use super::kind::ChessKind;
use super::pawn;
use super::step::{BISHOP, KING, KNIGHT, ROOK, Step, go};

/// The first cell from `cell` along `step` that is not empty. Cell `lifted` counts as empty.
fn end_of_ray(board: &Board, cell: Cell, step: Step, lifted: Cell) -> (Cell, bool) {
    let mut end = go(cell, step);
    let mut beside = true;
    while board.at(end) == EMPTY || end == lifted {
        end = go(end, step);
        beside = false;
    }
    (end, beside)
}

/// Whether any of the pieces `by` attacks `cell`.
///
/// What stands on `cell` does not matter. The cell `lifted` counts as empty: a king that looks where it may go does
/// not stand in its own light. Where nothing is to be lifted, `lifted` is `cell`.
pub fn attacked(board: &Board, cell: Cell, by: Slots, lifted: Cell) -> bool {
    if by & board.of_kind(ChessKind::Knight) != 0 {
        let knights = by & board.of_kind(ChessKind::Knight);
        if KNIGHT.iter().any(|&leap| board.set_on(go(cell, leap)) & knights != 0) {
            return true;
        }
    }
    let sliders = [by & board.rook_like(), by & board.bishop_like()];
    let (kings, pawns) = (by & board.of_kind(ChessKind::King), by & board.of_kind(ChessKind::Pawn));
    for (direction, &step) in KING.iter().enumerate() {
        let (end, beside) = end_of_ray(board, cell, step, lifted);
        let found = board.set_on(end);
        if found & sliders[direction / 4] != 0 {
            return true;
        }
        if beside && (found & kings != 0 || found & pawns & pawn::hitting(board, direction) != 0) {
            return true;
        }
    }
    false
}

/// Whether a piece of this kind and army, if it stood on `from`, would attack `to`. What stands on these two cells does
/// not matter.
pub fn strikes(board: &Board, man: Man, from: Cell, to: Cell) -> bool {
    let reaches = |step: Step| {
        let mut cell = go(from, step);
        while cell != to && board.at(cell) == EMPTY {
            cell = go(cell, step);
        }
        cell == to
    };
    match man.kind() {
        ChessKind::Pawn => {
            pawn::CAPTURES.get(man.army().index()).is_some_and(|steps| steps.iter().any(|&s| go(from, s) == to))
        }
        ChessKind::Knight => KNIGHT.iter().any(|&leap| go(from, leap) == to),
        ChessKind::King => KING.iter().any(|&step| go(from, step) == to),
        ChessKind::Rook => ROOK.iter().any(|&step| reaches(step)),
        ChessKind::Bishop => BISHOP.iter().any(|&step| reaches(step)),
        ChessKind::Queen => KING.iter().any(|&step| reaches(step)),
    }
}

/// Which of the pieces `by` attack `cell`.
pub fn attackers(board: &Board, cell: Cell, by: Slots) -> Slots {
    let mut found = KNIGHT.iter().fold(0, |found, &leap| found | board.set_on(go(cell, leap)));
    found &= board.of_kind(ChessKind::Knight);
    let sliders = [board.rook_like(), board.bishop_like()];
    let (kings, pawns) = (board.of_kind(ChessKind::King), board.of_kind(ChessKind::Pawn));
    for (direction, &step) in KING.iter().enumerate() {
        let (end, beside) = end_of_ray(board, cell, step, cell);
        let beside = if beside { kings | pawns & pawn::hitting(board, direction) } else { 0 };
        found |= board.set_on(end) & (sliders[direction / 4] | beside);
    }
    found & by
}
