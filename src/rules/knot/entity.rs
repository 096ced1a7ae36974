//! The entity: it captures everything on the ring it comes to, or teleports along its own (rules page, "Pieces").

use super::army::foe;
use super::board::Board;
use super::leap::TWO;
use super::options::Options;
use super::star::{Cell, Cells, KNOT, REACH, RINGS, bit, distance, each};
use crate::rules::seat::Seat;

/// All cells as far from the Knot as `cell`.
#[inline]
pub(super) const fn ring(cell: Cell) -> Cells {
    RINGS[distance(cell) as usize]
}

/// Whether an entity from `from` may come to the ring of `to`: no other piece of its side is there.
#[inline]
pub(super) const fn is_free_for(board: &Board, seat: Seat, from: Cell, to: Cell) -> bool {
    board.own(seat) & ring(to) & !bit(from) == 0
}

/// Where the entity may leap.
pub(super) fn reach(board: &Board, seat: Seat, from: Cell) -> Cells {
    let free = each(TWO[usize::from(from)]).filter(|&to| is_free_for(board, seat, from, to));
    free.fold(0, |cells, to| cells | bit(to))
}

/// Where the entity may teleport.
pub(super) const fn teleports(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    if !options.entity_teleport_captures {
        ring(from) & !board.occupied()
    } else if is_free_for(board, seat, from, from) {
        ring(from) & !bit(from)
    } else {
        0
    }
}

/// The enemies that the entity can capture.
#[inline]
pub(super) fn threat(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    let enemies = board.own(foe(seat));
    let at = distance(from);
    let (inner, outer) = match at {
        0 => (2, 2),
        1 => (1, 3),
        _ if at + 2 <= REACH => (at - 2, at + 2),
        _ => (at - 2, at - 2),
    };
    let friends = board.own(seat) & !bit(from);
    let mut cells = 0;
    for distance in [inner, outer] {
        let ring = RINGS[usize::from(distance)];
        if friends & ring == 0 {
            cells |= ring;
        }
    }
    if options.entity_teleport_captures && from != KNOT && friends & ring(from) == 0 {
        cells |= ring(from);
    }
    cells & enemies
}
