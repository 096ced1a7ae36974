//! What stands on each line, so that the end of a ray is found without walking along it.

use super::board::Cell;
use super::step::{KING, Step, back, go};

/// Whatever is in the way, the edge of the board included, as a bit on each of the four lines through its cell: its file,
/// its rank, and its two diagonals.
///
/// A line has 16 cells as the mailbox has files and ranks. Diagonals wrap around, so that a word holds two of them, which
/// the border keeps apart.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Lines([[u16; 16]; 4]);

/// The four lines through a cell, each by the first of the two steps that go along it: its file, its rank, and its two
/// diagonals. An *axis* is a place in this list.
pub const AXES: [Step; 4] = [KING[0], KING[1], KING[4], KING[5]];

/// For each axis, the directions along it, as places in [`KING`]: that of its step, and the other one.
pub(super) const WAYS: [[usize; 2]; 4] = [[0, 2], [1, 3], [4, 6], [5, 7]];

/// The line through `cell` along an axis, and the cell's place on it.
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
    /// Nothing is anywhere.
    pub(super) const EMPTY: Self = Self([[0; 16]; 4]);

    /// Something comes to `cell`, or leaves it.
    pub(super) const fn flip(&mut self, cell: Cell) {
        let mut axis = 0;
        while axis < AXES.len() {
            let (line, place) = place(cell, axis);
            self.0[axis][line] ^= 1 << place;
            axis += 1;
        }
    }

    /// The same, with `cell`, where something is, cleared.
    pub(super) const fn lifted(mut self, cell: Cell) -> Self {
        self.flip(cell);
        self
    }

    /// How many cells are free from `cell`, which must be on the board, along an axis: one way, and the other way.
    #[inline(always)]
    pub const fn free(&self, cell: Cell, axis: usize) -> [u32; 2] {
        let (line, place) = place(cell, axis);
        let word = self.0[axis][line] as u32;
        // Steps of axes lead to higher places. The border is always there, and so is a bit on either side: the bits that
        // are added never count, but spare a question.
        [(word >> (place + 1) | 1 << 31).trailing_zeros(), (word << (32 - place) | 1).leading_zeros()]
    }

    /// The first cells from `cell` along an axis that are not free, one way and the other way, and whether they are next
    /// to `cell`.
    #[inline(always)]
    pub const fn ends(&self, cell: Cell, axis: usize) -> [(Cell, bool); 2] {
        let ([ahead, behind], step) = (self.free(cell, axis), AXES[axis]);
        [(far(cell, step, ahead + 1), ahead == 0), (far(cell, back(step), behind + 1), behind == 0)]
    }
}

/// The cell so many steps from `cell`.
pub(super) const fn far(cell: Cell, step: Step, steps: u32) -> Cell {
    go(cell, step.wrapping_mul(steps as Step))
}
