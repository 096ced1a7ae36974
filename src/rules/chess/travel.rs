//! Where pieces other than pawns may go.

use core::ops::ControlFlow;

use super::attack::attacked_along;
use super::board::{Board, Cell, EMPTY, Slot, Slots, each};
use super::guard::Guard;
use super::kind::ChessKind;
use super::lines::{AXES, far};
use super::step::{KING, KNIGHT, Step, go};

/// The cells along an axis that a piece may go to: those that are free, and what it may capture at their ends.
struct Row {
    from: Cell,
    step: Step,
    ahead: u32,
    behind: u32,
}

impl Row {
    #[inline(always)]
    fn new(board: &Board, from: Cell, axis: usize, prey: Slots) -> Self {
        let lines = board.lines();
        let [(end, _), (start, _)] = lines.ends(from, axis);
        let [ahead, behind] = lines.free(from, axis);
        let captures = |cell: Cell| u32::from(board.set_on(cell) & prey != 0);
        Self { from, step: AXES[axis], ahead: ahead + captures(end), behind: behind + captures(start) }
    }

    const fn len(&self) -> u32 {
        self.ahead + self.behind
    }

    #[inline(always)]
    fn cells(&self) -> impl Iterator<Item = Cell> {
        let (from, step, behind) = (far(self.from, self.step, self.behind.wrapping_neg()), self.step, self.behind);
        // The piece's own cell is passed over.
        (0..self.len()).map(move |place| far(from, step, place + u32::from(place >= behind)))
    }
}

/// The steps or leaps, as bits by their places in the list, that lead to cells that are empty or hold `prey`.
#[inline]
fn open(board: &Board, from: Cell, prey: Slots, steps: &[Step; 8]) -> u8 {
    (0..).zip(steps).fold(0, |open, (place, &step)| {
        let to = go(from, step);
        open | u8::from(board.at(to) == EMPTY || board.set_on(to) & prey != 0) << place
    })
}

/// Visits the cells that these of `steps` lead to.
#[inline]
fn visit_open(
    open: u8,
    from: Cell,
    steps: &[Step; 8],
    visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each(Slots::from(open)).try_for_each(|place| visit(go(from, steps[usize::from(place & 7)])))
}

/// Visits where the knights, bishops, rooks and queens among `pieces` may go, captures of `prey` included. Nothing for
/// kings and pawns.
#[inline]
pub fn visit_pieces(
    board: &Board,
    pieces: Slots,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if guard.checks() > 1 {
        // Only the king can move.
        return ControlFlow::Continue(());
    }
    for slot in each(pieces & board.of_kind(ChessKind::Knight) & !guard.pinned()) {
        let from = board.cell(slot);
        visit_open(open(board, from, prey, &KNIGHT), from, &KNIGHT, &mut |to| {
            if guard.answers(to) { visit(slot, to) } else { ControlFlow::Continue(()) }
        })?;
    }
    visit_rows(board, pieces, 0, prey, guard, visit)?;
    visit_rows(board, pieces, 1, prey, guard, visit)?;
    visit_rows(board, pieces, 2, prey, guard, visit)?;
    visit_rows(board, pieces, 3, prey, guard, visit)
}

/// Visits where `pieces` may slide along an axis. It is compiled for each axis, which spares it most questions.
#[inline(always)]
fn visit_rows(
    board: &Board,
    pieces: Slots,
    axis: usize,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for slot in each(pieces & board.sliding(axis) & !guard.held_off(axis)) {
        for to in Row::new(board, board.cell(slot), axis, prey).cells() {
            if guard.answers(to) {
                visit(slot, to)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// How many cells [`visit_pieces`] visits.
#[inline]
pub fn count_pieces(board: &Board, pieces: Slots, prey: Slots, guard: &Guard) -> u32 {
    if guard.checks() > 0 {
        let mut count = 0;
        let _ = visit_pieces(board, pieces, prey, guard, &mut |_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
        return count;
    }
    let knights = each(pieces & board.of_kind(ChessKind::Knight) & !guard.pinned());
    let leaps: u32 = knights.map(|slot| open(board, board.cell(slot), prey, &KNIGHT).count_ones()).sum();
    leaps + [0, 1, 2, 3].map(|axis| count_rows(board, pieces, axis, prey, guard)).into_iter().sum::<u32>()
}

/// How many cells [`visit_rows`] visits, where no check must be answered.
#[inline(always)]
fn count_rows(board: &Board, pieces: Slots, axis: usize, prey: Slots, guard: &Guard) -> u32 {
    let sliders = each(pieces & board.sliding(axis) & !guard.held_off(axis));
    sliders.map(|slot| Row::new(board, board.cell(slot), axis, prey).len()).sum()
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
    let open = open(board, from, prey, &KING);
    if open == 0 {
        return ControlFlow::Continue(());
    }
    let lines = board.lines().lifted(from);
    visit_open(open, from, &KING, &mut |to| {
        if attacked_along(board, &lines, to, hostile) { ControlFlow::Continue(()) } else { visit(to) }
    })
}
