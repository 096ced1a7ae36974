//! What stands on each line, so that the end of a ray is found without walking along it.

use super::board::Cell;
use super::step::{KING, Step, go};

/// Whatever is in the way, the edge of the board included, as a bit on each of the four lines through its cell: its file,
/// its rank, and its two diagonals.
///
/// A line has 16 cells as the mailbox has files and ranks. Diagonals wrap around, so that a word holds two of them, which
/// the border keeps apart.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Lines([[u16; 16]; 4]);

/// The line through `cell` that runs along one of [`KING`]'s directions, and the cell's place on it.
const fn place(cell: Cell, direction: usize) -> (usize, u32) {
    let (file, rank) = (cell & 15, cell >> 4);
    let (line, place) = match (direction & 1) + (direction / 4) * 2 {
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
        while axis < 4 {
            // The first two directions of a rook, and those of a bishop.
            let (line, place) = place(cell, axis / 2 * 4 + axis % 2);
            self.0[axis][line] ^= 1 << place;
            axis += 1;
        }
    }

    /// The same, with `cell`, where something is, cleared.
    pub(super) const fn lifted(mut self, cell: Cell) -> Self {
        self.flip(cell);
        self
    }

    /// How many cells are free from `cell`, which must be on the board, in a direction: a place in [`KING`].
    pub const fn free(&self, cell: Cell, direction: usize) -> u32 {
        let (line, place) = place(cell, direction);
        let word = self.0[(direction & 1) + (direction / 4) * 2][line] as u32;
        // Directions 0 and 1, and 4 and 5, lead to higher places, their opposites to lower ones. The border is always
        // there, and so is a bit on either side.
        if direction & 2 == 0 { (word >> (place + 1)).trailing_zeros() } else { (word << (32 - place)).leading_zeros() }
    }

    /// The first cell from `cell` in a direction that is not free, and whether it is next to `cell`.
    pub const fn end(&self, cell: Cell, direction: usize) -> (Cell, bool) {
        let free = self.free(cell, direction);
        (go(cell, KING[direction].wrapping_mul(free as Step + 1)), free == 0)
    }
}
