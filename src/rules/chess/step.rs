//! Steps on the mailbox. Additions wrap around, and the border catches moves off the board.

use super::board::Cell;

/// The difference of two cells, modulo 256.
pub type Step = u8;

/// One rank up.
pub const NORTH: Step = 16;
/// One file to the right.
pub const EAST: Step = 1;
/// One rank down.
pub const SOUTH: Step = back(NORTH);
/// One file to the left.
pub const WEST: Step = back(EAST);

/// The directions of a rook.
pub const ROOK: [Step; 4] = [NORTH, EAST, SOUTH, WEST];
/// The directions of a bishop: north-east, south-east, south-west, north-west.
pub const BISHOP: [Step; 4] = [go(NORTH, EAST), go(SOUTH, EAST), go(SOUTH, WEST), go(NORTH, WEST)];
/// The steps of a king: those of a rook, then those of a bishop.
pub const KING: [Step; 8] = [ROOK[0], ROOK[1], ROOK[2], ROOK[3], BISHOP[0], BISHOP[1], BISHOP[2], BISHOP[3]];
/// The leaps of a knight.
pub const KNIGHT: [Step; 8] = [
    go(NORTH, BISHOP[0]),
    go(EAST, BISHOP[0]),
    go(EAST, BISHOP[1]),
    go(SOUTH, BISHOP[1]),
    go(SOUTH, BISHOP[2]),
    go(WEST, BISHOP[2]),
    go(WEST, BISHOP[3]),
    go(NORTH, BISHOP[3]),
];

/// The cell one step from `cell`, or the sum of two steps.
pub const fn go(cell: Cell, step: Step) -> Cell {
    cell.wrapping_add(step)
}

/// The step the other way.
pub const fn back(step: Step) -> Step {
    step.wrapping_neg()
}

/// How many steps of a king it is from one cell to another, if nothing is in the way.
pub const fn king_steps(from: Cell, to: Cell) -> u8 {
    let (files, ranks) = ((from % 16).abs_diff(to % 16), (from / 16).abs_diff(to / 16));
    if files > ranks { files } else { ranks }
}

/// The cells between two cells on a common line; none if they share no line.
pub fn between(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let files = i16::from(to % 16) - i16::from(from % 16);
    let ranks = i16::from(to / 16) - i16::from(from / 16);
    let in_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let steps = if in_line { files.unsigned_abs().max(ranks.unsigned_abs()) as Cell } else { 0 };
    let step = (16 * ranks.signum() + files.signum()) as Step;
    (1..steps).map(move |steps| from.wrapping_add(steps.wrapping_mul(step)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chess::{cell_of, square_of};

    #[test]
    fn what_lies_between_is_in_line() {
        let cell = |name: &str| cell_of(name.parse().unwrap());
        for (from, to, expected) in
            [("a1", "a4", "a2 a3"), ("n4", "k4", "m4 l4"), ("e7", "b4", "d6 c5"), ("c3", "d4", ""), ("c3", "d5", "")]
        {
            let found: Vec<String> = between(cell(from), cell(to)).map(|cell| square_of(cell).to_string()).collect();
            assert_eq!(found.join(" "), expected);
        }
    }
}
