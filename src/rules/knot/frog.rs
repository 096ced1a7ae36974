//! The frog-in-a-well: it leaps two squares outward and slips back one each turn (docs/rules/knot.md, "Frog slip").

use super::army::{FROGS, Slot, slot};
use super::board::Board;
use super::star::{Cell, NOWHERE, arm, bit, square, steps, towards};
use crate::rules::seat::Seat;

/// A frog and its slip.
#[derive(Copy, Clone, Debug)]
pub(super) struct Slip {
    pub(super) frog: Slot,
    pub(super) from: Cell,
    pub(super) to: Cell,
    /// The slipping order: shorter way home first, then by strip and rank of the start square.
    order: (u8, u8, u8),
}

/// The frogs of `seat` away from home, in slipping order. Each slips only if the next square is empty at that moment.
#[inline]
pub(super) fn away(board: &Board, seat: Seat) -> [Option<Slip>; 2] {
    if FROGS.iter().all(|&place| is_settled(board, seat, place)) {
        return [None; 2];
    }
    let slip = |place: usize| {
        let (frog, from) = (slot(seat, place), board.place(seat, place));
        let home = board.home(frog)?;
        (!is_settled(board, seat, place)).then(|| {
            let order = (steps(from, home), arm(home) / 2, square(home).rank);
            Slip { frog, from, to: towards(from, home), order }
        })
    };
    let [first, second] = FROGS.map(slip);
    match (first, second) {
        (Some(a), Some(b)) if b.order < a.order => [second, first],
        _ => [first, second],
    }
}

/// Whether the frog at an index of the army is at home, or dead.
#[inline]
fn is_settled(board: &Board, seat: Seat, place: usize) -> bool {
    let cell = board.place(seat, place);
    cell == NOWHERE || board.home(slot(seat, place)) == Some(cell)
}

/// Slips the frogs of `seat`, and calls `look` for each slip.
#[inline]
pub(super) fn slip(board: &mut Board, seat: Seat, mut look: impl FnMut(Slip)) {
    for slip in away(board, seat).into_iter().flatten() {
        if board.occupied() & bit(slip.to) == 0 {
            board.shift(slip.from, slip.to);
            look(slip);
        }
    }
}
