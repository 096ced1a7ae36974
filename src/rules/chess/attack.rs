//! Who attacks a cell.

use super::board::{Board, Cell, CellSet, EMPTY, Man, Slots, VOID, each};
use super::kind::ChessKind;
use super::lines::{AXES, Lines, WAYS, far};
use super::pawn;
use super::step::{BISHOP, KING, KNIGHT, ROOK, Step, back, go};

/// The differences between a knight's cell and those that it attacks. On a board of up to 14x14 squares no other cells
/// have them.
const LEAPS: CellSet = {
    let mut leaps = CellSet::EMPTY;
    let mut leap = 0;
    while leap < KNIGHT.len() {
        leaps.insert(KNIGHT[leap]);
        leap += 1;
    }
    leaps
};

/// The differences between a knight's cell and those next to the cells that it attacks. Some lead to far cells as well.
const NEAR_LEAPS: CellSet = {
    let mut near = CellSet::EMPTY;
    let mut leap = 0;
    while leap < KNIGHT.len() {
        let mut step = 0;
        while step < KING.len() {
            near.insert(go(KNIGHT[leap], KING[step]));
            step += 1;
        }
        leap += 1;
    }
    near
};

/// Those of `knights`, which all must be knights, that attack `cell`.
pub(super) fn leaping(board: &Board, cell: Cell, knights: Slots) -> Slots {
    each(knights).fold(0, |found, knight| {
        let leaps = LEAPS.contains(go(cell, back(board.cell(knight))));
        found | Slots::from(leaps) << knight
    })
}

/// Whether any of the pieces `by` attacks `cell`.
///
/// What stands on `cell` does not matter. The cell `lifted` counts as empty: a king that looks where it may go does
/// not stand in its own light. Where nothing is to be lifted, `lifted` is `cell`.
pub fn attacked(board: &Board, cell: Cell, by: Slots, lifted: Cell) -> bool {
    if lifted == cell || board.is_empty(lifted) {
        attacked_along(board, board.lines(), cell, by)
    } else {
        attacked_along(board, &board.lines().lifted(lifted), cell, by)
    }
}

/// [`attacked`], with other lines than the board's.
pub(super) fn attacked_along(board: &Board, lines: &Lines, cell: Cell, by: Slots) -> bool {
    attackers_along(board, lines, cell, by) != 0
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

/// The empty cells from which a piece of this kind and army would attack `to`.
pub fn striking_cells(board: &Board, man: Man, to: Cell) -> CellSet {
    let mut cells = CellSet::EMPTY;
    let mut add = |cell: Cell| {
        if board.is_empty(cell) {
            cells.insert(cell);
        }
    };
    match man.kind() {
        ChessKind::Pawn => {
            pawn::CAPTURES.get(man.army().index()).into_iter().flatten().for_each(|&step| add(go(to, back(step))));
        }
        ChessKind::Knight => KNIGHT.iter().for_each(|&leap| add(go(to, leap))),
        ChessKind::King => KING.iter().for_each(|&step| add(go(to, step))),
        kind => {
            for axis in kind.axes() {
                for (free, step) in board.lines().free(to, axis).into_iter().zip([AXES[axis], back(AXES[axis])]) {
                    (1..=free).for_each(|steps| cells.insert(far(to, step, steps)));
                }
            }
        }
    }
    cells
}

/// Which of the pieces `by` attack `cell`.
pub fn attackers(board: &Board, cell: Cell, by: Slots) -> Slots {
    attackers_along(board, board.lines(), cell, by)
}

/// Which of the pieces `by` attack the cell of a king, and which the cells next to it, in the order of [`KING`]; none
/// where the board ends. The king does not stand in their light.
pub fn attackers_round(board: &Board, king: Cell, by: Slots) -> (Slots, [Slots; 8]) {
    let lines = board.lines().lifted(king);
    let all = Attackers::of(board, by);
    let check = all.of_cell(board, &lines, king);
    let near = all.next_to(board, king);
    let round = KING.map(|step| match go(king, step) {
        cell if board.at(cell) == VOID => 0,
        cell => near.of_cell(board, &lines, cell),
    });
    (check, round)
}

/// [`attackers`], with other lines than the board's.
#[inline]
fn attackers_along(board: &Board, lines: &Lines, cell: Cell, by: Slots) -> Slots {
    Attackers::of(board, by).of_cell(board, lines, cell)
}

/// Pieces by how they attack, so that several cells can be asked about.
pub(super) struct Attackers {
    knights: Slots,
    /// Those that slide along each axis.
    sliders: [Slots; 4],
    /// Those that attack the cell next to them, by the direction in which they stand (a place in [`KING`]).
    beside: [Slots; 8],
}

impl Attackers {
    /// The pieces `by`.
    #[inline(always)]
    pub(super) fn of(board: &Board, by: Slots) -> Self {
        let (kings, pawns) = (by & board.of_kind(ChessKind::King), by & board.of_kind(ChessKind::Pawn));
        Self {
            knights: by & board.of_kind(ChessKind::Knight),
            sliders: core::array::from_fn(|axis| by & board.sliding(axis)),
            beside: core::array::from_fn(|direction| kings | pawns & pawn::hitting(board, direction)),
        }
    }

    /// The same, as far as they attack cells next to `cell`.
    #[inline]
    pub(super) fn next_to(mut self, board: &Board, cell: Cell) -> Self {
        let far = each(self.knights).filter(|&knight| !NEAR_LEAPS.contains(go(cell, back(board.cell(knight)))));
        self.knights = far.fold(self.knights, |knights, knight| knights & !(1 << knight));
        self
    }

    /// Those that attack `cell`, along these lines.
    #[inline(always)]
    pub(super) fn of_cell(&self, board: &Board, lines: &Lines, cell: Cell) -> Slots {
        let mut found = leaping(board, cell, self.knights);
        for (axis, ways) in WAYS.iter().enumerate() {
            for ((end, beside), &direction) in lines.ends(cell, axis).into_iter().zip(ways) {
                // Whether it is next to the cell is hard to foresee, so that no branch depends on it.
                let leapers = self.beside[direction] & Slots::from(beside).wrapping_neg();
                found |= board.set_on(end) & (self.sliders[axis] | leapers);
            }
        }
        found
    }
}
