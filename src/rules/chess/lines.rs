//! Line occupancy, so that the end of a ray is found without walking along it.

use super::board::Cell;
use super::step::{KING, Step, back, go};

/// Occupied cells, and the edge of the board, as bits on each of the four lines through a cell: file, rank and two
/// diagonals.
///
/// A line has 16 cells, like the files and ranks of the mailbox. Diagonals wrap around, so that a word holds two of
/// them, separated by the border.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Lines([[u16; 16]; 4]);

/// The four lines through a cell, each by the first of its two steps: file, rank and two diagonals. An *axis* is an
/// index into this list.
pub const AXES: [Step; 4] = [KING[0], KING[1], KING[4], KING[5]];

/// For each axis, its two directions as indices into [`KING`]: that of its step, and the opposite.
pub(super) const WAYS: [[usize; 2]; 4] = [[0, 2], [1, 3], [4, 6], [5, 7]];

/// The line through `cell` along an axis, and the index of the cell on it.
const fn place(cell: Cell, axis: usize) -> (usize, u32) {
    let (file, rank) = (cell & 15, cell >> 4);
    let (line, place) = match axis {
        0 => (file, rank),
        1 => (rank, file),
        2 => (rank.wrapping_sub(file) & 15, file),
        _ => ((rank + file) & 15, file),
    };
    (line as usize, place as u32)
}

impl Lines {
    /// Lines without any occupied cell.
    pub(super) const EMPTY: Self = Self([[0; 16]; 4]);

    /// Toggles the occupancy of `cell`.
    pub(super) const fn flip(&mut self, cell: Cell) {
        let mut axis = 0;
        while axis < AXES.len() {
            let (line, place) = place(cell, axis);
            self.0[axis][line] ^= 1 << place;
            axis += 1;
        }
    }

    /// The lines with `cell`, which is occupied, cleared.
    pub(super) const fn lifted(mut self, cell: Cell) -> Self {
        self.flip(cell);
        self
    }

    /// The number of free cells from `cell`, which must be on the board, along an axis in both directions.
    #[inline(always)]
    pub const fn free(&self, cell: Cell, axis: usize) -> [u32; 2] {
        let (line, place) = place(cell, axis);
        let word = self.0[axis][line] as u32;
        // An axis's step leads to higher bits. The border guarantees a bit on either side; the added bits never count,
        // but save a check for zero.
        [(word >> (place + 1) | 1 << 31).trailing_zeros(), (word << (32 - place) | 1).leading_zeros()]
    }

    /// The first occupied cells from `cell` along an axis in both directions, and whether they are adjacent to `cell`.
    #[inline(always)]
    pub const fn ends(&self, cell: Cell, axis: usize) -> [(Cell, bool); 2] {
        let ([ahead, behind], step) = (self.free(cell, axis), AXES[axis]);
        [(far(cell, step, ahead + 1), ahead == 0), (far(cell, back(step), behind + 1), behind == 0)]
    }
}

/// The cell `steps` steps from `cell`.
pub(super) const fn far(cell: Cell, step: Step, steps: u32) -> Cell {
    go(cell, step.wrapping_mul(steps as Step))
}
