//! The board: seats, cells, steps, and the classes of cells (docs/rules/pothole.md, "Board" and "Seats").
//!
//! Cells are numbered `8 * rank + file`, so that every board up to 8x8 fits the bits of a `u64`.

use crate::rules::effect::{Chip, Heading};
use crate::rules::seat::{SeatColor, SeatInfo};
use crate::rules::square::Square;

/// The seats: White a1, Red a7, Black g7, Blue g1.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'W', name: "White", color: SeatColor::White },
    SeatInfo { letter: 'R', name: "Red", color: SeatColor::Red },
    SeatInfo { letter: 'G', name: "Black", color: SeatColor::Black },
    SeatInfo { letter: 'B', name: "Blue", color: SeatColor::Blue },
];

/// The pieces that an army can begin without, in the order of the option `odds`: their squares by seat.
pub(super) const GIVEN: [&str; 3] = ["a2 b7 g6 f1", "b3 c6 f5 e2", "a3 c7 g5 e1"];

/// The number of the first centre pothole. The corner potholes come before it, by home seat.
pub(super) const FIRST_CENTRE: usize = 4;
/// The number of potholes.
pub(super) const POTHOLES: usize = 6;

/// A cell's number; [`NOWHERE`] for none.
pub(super) type Cell = u8;
/// A set of cells.
pub(super) type Cells = u64;

/// No cell.
pub(super) const NOWHERE: Cell = 64;
/// The maximum number of files and of ranks.
pub(super) const MOST: u8 = 8;

/// The eight directions, clockwise from north. Adjacent entries are adjacent cells on every ring.
pub(super) const HEADINGS: [Heading; 8] = [
    Heading { file: 0, rank: 1 },
    Heading { file: 1, rank: 1 },
    Heading { file: 1, rank: 0 },
    Heading { file: 1, rank: -1 },
    Heading { file: 0, rank: -1 },
    Heading { file: -1, rank: -1 },
    Heading { file: -1, rank: 0 },
    Heading { file: -1, rank: 1 },
];

/// `STEP[direction][cell]`: the next cell; [`NOWHERE`] beyond the 8x8 grid.
pub(super) const STEP: [[Cell; 64]; 8] = {
    let mut table = [[NOWHERE; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut cell = 0;
        while cell < 64 {
            let file = (cell % 8) as i8 + HEADINGS[direction].file;
            let rank = (cell / 8) as i8 + HEADINGS[direction].rank;
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[direction][cell] = (rank * 8 + file) as u8;
            }
            cell += 1;
        }
        direction += 1;
    }
    table
};

/// For each cell, its up to eight neighbours.
pub(super) const AROUND: [Cells; 64] = {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        let mut direction = 0;
        while direction < 8 {
            let next = STEP[direction][cell];
            if next != NOWHERE {
                table[cell] |= 1 << next;
            }
            direction += 1;
        }
        cell += 1;
    }
    table
};

/// A cell by file and rank.
const fn cell(file: u8, rank: u8) -> Cell {
    rank * 8 + file
}

/// The cells of a `width` x `height` board without voids.
pub(super) const fn rectangle(width: u8, height: u8) -> Cells {
    let row = (1_u64 << width) - 1;
    let mut cells = 0;
    let mut rank = 0;
    while rank < height {
        cells |= row << (8 * rank);
        rank += 1;
    }
    cells
}

/// The game's own board: 7x7 without the notches a4, d1, d7 and g4.
pub(super) const STANDARD: Cells =
    rectangle(7, 7) & !(1 << cell(0, 3) | 1 << cell(3, 0) | 1 << cell(3, 6) | 1 << cell(6, 3));

/// The centre class: the cells of the centre potholes.
pub(super) const CENTRE: Cells = rectangle(3, 3) << cell(2, 2);

/// The promotion squares.
pub(super) const PROMOTION: Cells = {
    let mut cells = 0;
    let mut chip = 0;
    while chip < 4 {
        cells |= 1 << PROMOTION_CELLS[chip];
        chip += 1;
    }
    cells
};

/// The promotion square of each chip: n d6, e f4, s d2, w b4.
pub(super) const PROMOTION_CELLS: [Cell; 4] = [cell(3, 5), cell(5, 3), cell(3, 1), cell(1, 3)];

/// The corner class: all other cells, for the corner potholes.
pub(super) const CORNER: Cells = STANDARD & !CENTRE & !PROMOTION;

/// Where the corner potholes start, by home seat: b2, b6, f6, f2. The source's diagram does not mark these cells.
pub(super) const CORNER_HOMES: [Cells; 4] = [1 << cell(1, 1), 1 << cell(1, 5), 1 << cell(5, 5), 1 << cell(5, 1)];

/// The cells that the source's diagram marks for the corner potholes.
pub(super) const MARKED_CORNERS: Cells =
    CORNER & !(CORNER_HOMES[0] | CORNER_HOMES[1] | CORNER_HOMES[2] | CORNER_HOMES[3]);

/// The chip of a promotion square.
pub(super) fn chip_of(cell: Cell) -> Option<Chip> {
    PROMOTION_CELLS.iter().position(|&square| square == cell).map(|place| Chip(place as u8))
}

/// The bit of a cell.
pub(super) const fn bit(cell: Cell) -> Cells {
    1 << cell
}

/// The cells of a set, lowest first.
pub const fn each(cells: Cells) -> Each {
    Each(cells)
}

/// The remaining cells of a set.
#[derive(Copy, Clone, Debug)]
pub struct Each(Cells);

impl Iterator for Each {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = self.0.trailing_zeros() as Cell;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// Shifts a set of cells by one step in a direction (0 to 7, clockwise from north); cells leaving the 8x8 grid are
/// dropped.
pub const fn shift(cells: Cells, direction: usize) -> Cells {
    const FILE_A: Cells = 0x0101_0101_0101_0101;
    const FILE_H: Cells = FILE_A << 7;
    match direction {
        0 => cells << 8,
        1 => (cells & !FILE_H) << 9,
        2 => (cells & !FILE_H) << 1,
        3 => (cells & !FILE_H) >> 7,
        4 => cells >> 8,
        5 => (cells & !FILE_A) >> 9,
        6 => (cells & !FILE_A) >> 1,
        _ => (cells & !FILE_A) << 7,
    }
}

/// The cell of a square, which must be within the 8x8 grid.
pub const fn cell_of(square: Square) -> Cell {
    cell(square.file, square.rank)
}

/// The class of cells that a pothole can be on.
pub(super) const fn class_of(pothole: usize) -> Cells {
    if pothole < FIRST_CENTRE { CORNER } else { CENTRE }
}

/// The square of a cell.
pub(super) const fn square(cell: Cell) -> Square {
    Square::new(cell % 8, cell / 8)
}

/// The direction from a cell to a neighbour, as an index into [`HEADINGS`].
pub(super) const fn heading_to(from: Cell, next: Cell) -> usize {
    /// Indexed by the difference of cell numbers, from -9.
    const BY_DIFFERENCE: [u8; 19] = [5, 4, 3, 0, 0, 0, 0, 0, 6, 0, 2, 0, 0, 0, 0, 0, 7, 0, 1];
    BY_DIFFERENCE[(next as usize + 9 - from as usize) % 19] as usize
}

/// The orthogonal or diagonal direction from one cell to another, and the number of steps.
pub(super) fn line(from: Cell, to: Cell) -> Option<(usize, u8)> {
    /// Indexed by the signs of the differences in ranks and files.
    const BY_SIGNS: [[usize; 3]; 3] = [[5, 4, 3], [6, 0, 2], [7, 0, 1]];
    let file = (to % 8) as i8 - (from % 8) as i8;
    let rank = (to / 8) as i8 - (from / 8) as i8;
    let steps = file.unsigned_abs().max(rank.unsigned_abs());
    let straight = file == 0 || rank == 0 || file.abs() == rank.abs();
    if steps == 0 || !straight {
        return None;
    }
    let direction = BY_SIGNS[(rank.signum() + 1) as usize][(file.signum() + 1) as usize];
    Some((direction, steps))
}

/// `RAYS[direction][cell]`: all cells beyond a cell, to the edge of the 8x8 grid.
const RAYS: [[Cells; 64]; 8] = {
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut cell = 0;
        while cell < 64 {
            let mut next = shift(1 << cell, direction);
            while next != 0 {
                rays[direction][cell] |= next;
                next = shift(next, direction);
            }
            cell += 1;
        }
        direction += 1;
    }
    rays
};

/// The nearest cell among cells in one direction; empty if there are none.
pub(super) const fn nearest(cells: Cells, direction: usize) -> Cells {
    if cells == 0 {
        0
    } else if matches!(direction, 0 | 1 | 2 | 7) {
        cells & cells.wrapping_neg()
    } else {
        1 << (63 - cells.leading_zeros())
    }
}

/// The cells beyond a cell in a direction, up to the first that is not in `land`.
pub(super) const fn road(land: Cells, from: Cell, direction: usize) -> Cells {
    let ray = RAYS[direction][from as usize];
    match nearest(ray & !land, direction) {
        0 => ray,
        end => ray & !(end | RAYS[direction][end.trailing_zeros() as usize]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classes_divide_the_45_cells() {
        assert_eq!(STANDARD.count_ones(), 45);
        assert_eq!(CORNER.count_ones(), 32);
        assert_eq!(CENTRE.count_ones(), 9);
        assert_eq!(PROMOTION.count_ones(), 4);
        assert_eq!(CORNER | CENTRE | PROMOTION, STANDARD);
        assert_eq!(MARKED_CORNERS.count_ones(), 28);
        let homes: Vec<_> = each(CORNER & !MARKED_CORNERS).map(|cell| square(cell).to_string()).collect();
        assert_eq!(homes, ["b2", "f2", "b6", "f6"]);
        let names: Vec<_> = each(PROMOTION).map(|cell| square(cell).to_string()).collect();
        assert_eq!(names, ["d2", "b4", "f4", "d6"]);
    }

    #[test]
    fn shifts_and_headings_are_steps() {
        for cell in 0..64 {
            for (direction, next) in STEP.iter().map(|to| to[usize::from(cell)]).enumerate() {
                let expected = if next == NOWHERE { 0 } else { bit(next) };
                assert_eq!(shift(bit(cell), direction), expected);
                assert!(next == NOWHERE || heading_to(cell, next) == direction);
            }
        }
    }

    #[test]
    fn roads_are_steps_on_land() {
        let land = STANDARD & !bit(24) & !bit(38);
        for from in each(STANDARD) {
            for (direction, step) in STEP.iter().enumerate() {
                let (mut expected, mut cell) = (0, from);
                for steps in 1.. {
                    cell = step[usize::from(cell)];
                    if cell == NOWHERE || land & bit(cell) == 0 {
                        break;
                    }
                    expected |= bit(cell);
                    assert_eq!(line(from, cell), Some((direction, steps)));
                }
                assert_eq!(road(land, from, direction), expected, "{from} {direction}");
                let first = step[usize::from(from)];
                assert_eq!(nearest(expected, direction), if expected == 0 { 0 } else { bit(first) });
            }
        }
    }

    #[test]
    fn neighbours_in_a_ring_touch_along_an_edge() {
        for direction in 0..8 {
            let (a, b) = (STEP[direction][27], STEP[(direction + 1) % 8][27]);
            assert_eq!(square(a).file.abs_diff(square(b).file) + square(a).rank.abs_diff(square(b).rank), 1);
        }
    }
}
