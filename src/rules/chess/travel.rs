//! Moves of all pieces other than pawns.

use core::ops::ControlFlow;

use super::attack::Attackers;
use super::board::{Board, Cell, EMPTY, Slot, Slots, each};
use super::guard::Guard;
use super::kind::ChessKind;
use super::lines::{AXES, far};
use super::step::{KING, KNIGHT, Step, go};

/// The cells that a piece may go to along an axis: free ones, and captures at their ends.
struct Row {
    from: Cell,
    step: Step,
    ahead: u32,
    behind: u32,
    /// The pieces at the ends.
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
        // Skip the piece's own cell.
        (0..self.len()).map(move |place| far(from, step, place + u32::from(place >= behind)))
    }
}

/// The steps that lead to empty cells or to `prey`, as bits by their index; and the pieces that any of the steps hits.
#[inline]
fn open(board: &Board, from: Cell, prey: Slots, steps: &[Step; 8]) -> (u8, Slots) {
    (0..).zip(steps).fold((0, 0), |(open, seen), (place, &step)| {
        let (to, there) = (go(from, step), board.set_on(go(from, step)));
        (open | u8::from(board.at(to) == EMPTY || there & prey != 0) << place, seen | there)
    })
}

/// Visits the targets of the given `steps`.
#[inline]
fn visit_open(
    open: u8,
    from: Cell,
    steps: &[Step; 8],
    visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each(Slots::from(open)).try_for_each(|place| visit(go(from, steps[usize::from(place & 7)])))
}

/// Visits the moves of the knights, bishops, rooks and queens among `pieces` as origin and target, captures of `prey`
/// included. Kings and pawns are ignored.
///
/// Continues with the pieces they attack; complete only without checks and pins.
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
        // Double check: only the king can move.
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

/// The rows of the sliders among `pieces` along an axis. Compiled separately for each axis, which saves most branches.
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

/// The number of moves that [`visit_pieces`] visits, and what it continues with.
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

/// Visits the steps of the king in `slot` to cells that no piece of `hostile` attacks, captures of `prey` included.
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
