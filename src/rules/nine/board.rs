//! The board: three by three squares (docs/rules/nine.md, "Board").

use crate::rules::seat::{SeatColor, SeatInfo};
use crate::rules::square::Square;

/// A square's index: `3 * rank + file`.
pub(super) type Cell = u8;

/// How many files and ranks there are.
pub(super) const SIDE: u8 = 3;

/// The seats: White a1, Red a3, Black c3, Blue c1.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'W', name: "White", color: SeatColor::White },
    SeatInfo { letter: 'R', name: "Red", color: SeatColor::Red },
    SeatInfo { letter: 'G', name: "Black", color: SeatColor::Black },
    SeatInfo { letter: 'B', name: "Blue", color: SeatColor::Blue },
];

/// The cell of a square on the board.
pub fn cell_of(square: Square) -> Option<Cell> {
    (square.file < SIDE && square.rank < SIDE).then(|| SIDE * square.rank + square.file)
}

pub(super) const fn square(cell: Cell) -> Square {
    Square::new(cell % SIDE, cell / SIDE)
}

pub(super) fn cells() -> impl Iterator<Item = Cell> {
    0..SIDE * SIDE
}

/// The cells one step from `cell`.
pub fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    cells().filter(move |&other| is_step(cell, other))
}

/// Whether one step leads from one cell to the other.
pub(super) const fn is_step(from: Cell, to: Cell) -> bool {
    from != to && (from % SIDE).abs_diff(to % SIDE) < 2 && (from / SIDE).abs_diff(to / SIDE) < 2
}
