//! Where pieces other than pawns may go.

use core::ops::ControlFlow;

use super::attack::Attackers;
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
    /// What stands at the ends.
    seen: Slots,
}

impl Row {
    #[inline(always)]
    fn new(board: &Board, from: Cell, axis: usize, prey: Slots) -> Self {
        let lines = board.lines();
        let [(end, _), (start, _)] = lines.ends(from, axis);
        let [ahead, behind] = lines.free(from, axis);
        let [end, start] = [board.set_on(end), board.set_on(start)];
        let [ahead, behind] = [ahead + u32::from(end & prey != 0), behind + u32::from(start & prey != 0)];
        Self { from, step: AXES[axis], ahead, behind, seen: end | start }
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

/// The steps or leaps, as bits by their places in the list, that lead to cells that are empty or hold `prey`; and what
/// stands where any of them leads to.
#[inline]
fn open(board: &Board, from: Cell, prey: Slots, steps: &[Step; 8]) -> (u8, Slots) {
    (0..).zip(steps).fold((0, 0), |(open, seen), (place, &step)| {
        let (to, there) = (go(from, step), board.set_on(go(from, step)));
        (open | u8::from(board.at(to) == EMPTY || there & prey != 0) << place, seen | there)
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

/// Visits from where to where the knights, bishops, rooks and queens among `pieces` may go, captures of `prey` included.
/// Nothing for kings and pawns.
///
/// Continues with what they see, that is attack: all of it where there is neither check nor pin.
#[inline]
pub fn visit_pieces(
    board: &Board,
    pieces: Slots,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>,
) -> ControlFlow<(), Slots> {
    let mut all_seen = 0;
    if guard.checks() > 1 {
        // Only the king can move.
        return ControlFlow::Continue(all_seen);
    }
    for slot in each(pieces & board.of_kind(ChessKind::Knight) & !guard.pinned()) {
        let from = board.cell(slot);
        let (open, seen) = open(board, from, prey, &KNIGHT);
        all_seen |= seen;
        visit_open(open, from, &KNIGHT, &mut |to| {
            if guard.answers(to) { visit(from, to) } else { ControlFlow::Continue(()) }
        })?;
    }
    all_seen |= visit_rows(board, pieces, 0, prey, guard, visit)?;
    all_seen |= visit_rows(board, pieces, 1, prey, guard, visit)?;
    all_seen |= visit_rows(board, pieces, 2, prey, guard, visit)?;
    all_seen |= visit_rows(board, pieces, 3, prey, guard, visit)?;
    ControlFlow::Continue(all_seen)
}

/// The rows of `pieces` that slide along an axis. It is compiled for each axis, which spares it most questions.
#[inline(always)]
fn rows(board: &Board, pieces: Slots, axis: usize, prey: Slots, guard: &Guard) -> impl Iterator<Item = Row> {
    let sliders = each(pieces & board.sliding(axis) & !guard.held_off(axis));
    sliders.map(move |slot| Row::new(board, board.cell(slot), axis, prey))
}

/// [`visit_pieces`] along one axis.
#[inline(always)]
fn visit_rows(
    board: &Board,
    pieces: Slots,
    axis: usize,
    prey: Slots,
    guard: &Guard,
    visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>,
) -> ControlFlow<(), Slots> {
    let mut seen = 0;
    for row in rows(board, pieces, axis, prey, guard) {
        seen |= row.seen;
        for to in row.cells() {
            if guard.answers(to) {
                visit(row.from, to)?;
            }
        }
    }
    ControlFlow::Continue(seen)
}

/// How many cells [`visit_pieces`] visits, and what it continues with.
#[inline]
pub fn count_pieces(board: &Board, pieces: Slots, prey: Slots, guard: &Guard) -> (u32, Slots) {
    let mut count = 0;
    let mut all_seen = 0;
    if guard.checks() > 0 {
        let flow = visit_pieces(board, pieces, prey, guard, &mut |_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
        return (count, flow.continue_value().unwrap_or_default());
    }
    for slot in each(pieces & board.of_kind(ChessKind::Knight) & !guard.pinned()) {
        let (open, seen) = open(board, board.cell(slot), prey, &KNIGHT);
        count += open.count_ones();
        all_seen |= seen;
    }
    let mut add = |row: Row| {
        count += row.len();
        all_seen |= row.seen;
    };
    rows(board, pieces, 0, prey, guard).for_each(&mut add);
    rows(board, pieces, 1, prey, guard).for_each(&mut add);
    rows(board, pieces, 2, prey, guard).for_each(&mut add);
    rows(board, pieces, 3, prey, guard).for_each(&mut add);
    (count, all_seen)
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
    let (open, _) = open(board, from, prey, &KING);
    if open == 0 {
        return ControlFlow::Continue(());
    }
    let (lines, attackers) = (board.lines().lifted(from), Attackers::of(board, hostile).next_to(board, from));
    visit_open(open, from, &KING, &mut |to| {
        if attackers.of_cell(board, &lines, to) != 0 { ControlFlow::Continue(()) } else { visit(to) }
    })
}
