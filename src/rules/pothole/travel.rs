//! Kings and cars: steps and short slides (rules page, "Pieces").

use super::board::{AROUND, Cell, Cells, NOWHERE, STEP, bit};
use super::position::Position;

/// Directions of a rook, as places in [`STEP`].
const ROOK: [usize; 4] = [0, 2, 4, 6];
/// Directions of a bishop.
const BISHOP: [usize; 4] = [1, 3, 5, 7];

/// How far a car goes as a rook and as a bishop.
#[derive(Copy, Clone)]
pub(super) struct Engine {
    rook: u8,
    bishop: u8,
}

impl Engine {
    /// Whether so many steps in a direction (a place in [`STEP`]) are within reach.
    pub(super) fn reaches(self, direction: usize, steps: u8, exact: bool) -> bool {
        let reach = if ROOK.contains(&direction) { self.rook } else { self.bishop };
        if exact { steps == reach } else { (1..=reach).contains(&steps) }
    }
}

/// A car's engine.
pub(super) const CAR: Engine = Engine { rook: 2, bishop: 1 };
/// A racecar's engine.
pub(super) const RACECAR: Engine = Engine { rook: 3, bishop: 2 };

/// Where a king may go.
pub(super) fn king(position: &Position, from: Cell) -> Cells {
    AROUND[usize::from(from)] & position.land() & !position.own()
}

/// Where a car or racecar may go.
pub(super) fn car(position: &Position, from: Cell, engine: Engine) -> Cells {
    let exact = position.options.exact_cars;
    slides(position, from, &ROOK, engine.rook, exact) | slides(position, from, &BISHOP, engine.bishop, exact)
}

/// Slides of up to `reach` squares, or of exactly `reach`.
fn slides(position: &Position, from: Cell, directions: &[usize], reach: u8, exact: bool) -> Cells {
    let (open, enemies) = (position.open(), position.occupied() & !position.own());
    let mut targets = 0;
    for &direction in directions {
        let mut cell = from;
        for step in 1..=reach {
            cell = STEP[direction][usize::from(cell)];
            if cell == NOWHERE {
                break;
            }
            if !exact || step == reach {
                targets |= bit(cell) & (open | enemies);
            }
            if open & bit(cell) == 0 {
                break;
            }
        }
    }
    targets
}
