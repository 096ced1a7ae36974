//! Berserk: the attacker runs over everything up to the end of an arm, and is gone (docs/rules/knot.md, "Berserk").

use super::army::ATTACKER;
use super::board::Board;
use super::star::{Cell, Cells, NOWHERE, REACH, RINGS, bit, way};
use crate::rules::seat::Seat;

/// The end squares that an attacker on `from` can run to: all but the one it stands on.
pub(super) const fn ends(from: Cell) -> Cells {
    RINGS[REACH as usize] & !bit(from)
}

/// The cells that it runs over on its way to an end square, that one included.
pub(super) fn run(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    way(from, to).skip(1)
}

/// Where the attacker of `seat` is, as long as it can go berserk: it is gone afterwards.
pub(super) fn attacker(board: &Board, seat: Seat) -> Option<Cell> {
    Some(board.place(seat, ATTACKER)).filter(|&cell| cell != NOWHERE)
}
