//! The entity: it captures everything on the ring it lands on, or teleports on its own (docs/rules/knot.md, "Pieces").

use super::army::foe;
use super::board::Board;
use super::leap::TWO;
use super::options::Options;
use super::star::{Cell, Cells, KNOT, REACH, RINGS, bit, distance, each};
use crate::rules::seat::Seat;

/// All cells at the same distance from the Knot as `cell`.
#[inline]
pub(super) const fn ring(cell: Cell) -> Cells {
    RINGS[distance(cell) as usize]
}

/// Whether an entity on `from` may go to the ring of `to`: it must have no other piece of its side.
#[inline]
pub(super) const fn is_free_for(board: &Board, seat: Seat, from: Cell, to: Cell) -> bool {
    board.own(seat) & ring(to) & !bit(from) == 0
}

/// The cells that the entity may leap to.
pub(super) fn reach(board: &Board, seat: Seat, from: Cell) -> Cells {
    let free = each(TWO[usize::from(from)]).filter(|&to| is_free_for(board, seat, from, to));
    free.fold(0, |cells, to| cells | bit(to))
}

/// The cells that the entity may teleport to.
pub(super) const fn teleports(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    if !options.entity_teleport_captures {
        ring(from) & !board.occupied()
    } else if is_free_for(board, seat, from, from) {
        ring(from) & !bit(from)
    } else {
        0
    }
}

/// The distances of the rings that an entity leaps to.
const fn leaps(from: Cell) -> [u8; 2] {
    match distance(from) {
        0 => [2, 2],
        1 => [1, 3],
        at if at + 2 <= REACH => [at - 2, at + 2],
        at => [at - 2, at - 2],
    }
}

/// The rings where an entity could land and capture, if none of its friends is there.
#[inline]
pub(super) const fn rings(from: Cell, options: &Options) -> Cells {
    let [inner, outer] = leaps(from);
    let own = if options.entity_teleport_captures && from != KNOT { ring(from) } else { 0 };
    RINGS[inner as usize] | RINGS[outer as usize] | own
}

/// The rings among them without a friend.
#[inline]
pub(super) fn free_rings(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    let friends = board.own(seat) & !bit(from);
    let [inner, outer] = leaps(from).map(|distance| RINGS[usize::from(distance)]);
    let own = if options.entity_teleport_captures && from != KNOT { ring(from) } else { 0 };
    let free = [inner, outer, own].into_iter().filter(|&ring| friends & ring == 0);
    free.fold(0, |cells, ring| cells | ring)
}

/// The enemies that the entity could capture.
#[inline]
pub(super) fn threat(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    free_rings(board, seat, from, options) & board.own(foe(seat))
}
