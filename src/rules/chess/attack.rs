//! Attacks on cells.

use super::board::{Board, Cell, CellSet, EMPTY, Man, Slots, VOID, each};
use super::kind::ChessKind;
use super::lines::{AXES, Lines, WAYS, far};
use super::pawn;
use super::step::{BISHOP, KING, KNIGHT, ROOK, Step, back, go};

/// The cell differences of knight moves. On boards of up to 14x14 squares, no other pairs of cells have them.
const LEAPS: CellSet = {
    let mut leaps = CellSet::EMPTY;
    let mut leap = 0;
    while leap < KNIGHT.len() {
        leaps.insert(KNIGHT[leap]);
        leap += 1;
    }
    leaps
};

/// The cell differences between a knight and the neighbours of cells it attacks. Some also match distant cells.
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

/// The pieces among `knights`, which must all be knights, that attack `cell`.
pub(super) fn leaping(board: &Board, cell: Cell, knights: Slots) -> Slots {
    each(knights).fold(0, |found, knight| {
        let leaps = LEAPS.contains(go(cell, back(board.cell(knight))));
        found | Slots::from(leaps) << knight
    })
}

/// Whether any of the pieces `by` attacks `cell`.
///
/// The contents of `cell` do not matter. The cell `lifted` counts as empty, so that a king does not block attacks on
/// its own escape squares. Pass `cell` as `lifted` to lift nothing.
pub fn attacked(board: &Board, cell: Cell, by: Slots, lifted: Cell) -> bool {
    if lifted == cell || board.is_empty(lifted) {
        attacked_along(board, board.lines(), cell, by)
    } else {
        attacked_along(board, &board.lines().lifted(lifted), cell, by)
    }
}

/// [`attacked`] with other occupancy lines than the board's.
pub(super) fn attacked_along(board: &Board, lines: &Lines, cell: Cell, by: Slots) -> bool {
    attackers_along(board, lines, cell, by) != 0
}

/// Whether a piece of this kind and army on `from` would attack `to`. The contents of these two cells do not matter.
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

/// The empty cells from which such a piece would attack `to`.
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

/// The pieces among `by` that attack `cell`.
pub fn attackers(board: &Board, cell: Cell, by: Slots) -> Slots {
    attackers_along(board, board.lines(), cell, by)
}

/// The pieces among `by` that attack a king's cell, and those that attack each neighbouring cell, in the order of
/// [`KING`]; none beyond the edge. The king itself does not block attacks.
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

/// [`attackers`] with other occupancy lines than the board's.
#[inline]
fn attackers_along(board: &Board, lines: &Lines, cell: Cell, by: Slots) -> Slots {
    Attackers::of(board, by).of_cell(board, lines, cell)
}

/// Pieces by the way they attack, for queries about several cells.
pub(super) struct Attackers {
    knights: Slots,
    /// The sliders along each axis.
    sliders: [Slots; 4],
    /// The pieces that attack a neighbouring cell, by the direction they attack from (an index into [`KING`]).
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

    /// Keeps only the pieces that could attack cells next to `cell`.
    #[inline]
    pub(super) fn next_to(mut self, board: &Board, cell: Cell) -> Self {
        let far = each(self.knights).filter(|&knight| !NEAR_LEAPS.contains(go(cell, back(board.cell(knight)))));
        self.knights = far.fold(self.knights, |knights, knight| knights & !(1 << knight));
        self
    }

    /// The pieces that attack `cell` along these lines.
    #[inline(always)]
    pub(super) fn of_cell(&self, board: &Board, lines: &Lines, cell: Cell) -> Slots {
        let mut found = leaping(board, cell, self.knights);
        for (axis, ways) in WAYS.iter().enumerate() {
            for ((end, beside), &direction) in lines.ends(cell, axis).into_iter().zip(ways) {
                // Adjacency is hard to predict, so it is handled without a branch.
                let leapers = self.beside[direction] & Slots::from(beside).wrapping_neg();
                found |= board.set_on(end) & (self.sliders[axis] | leapers);
            }
        }
        found
    }
}
