//! Kings and cars: steps and short slides (docs/rules/pothole.md, "Pieces").

use super::board::{AROUND, Cell, Cells, bit, shift};
use super::position::Position;

/// How far a car moves as a rook and as a bishop.
#[derive(Copy, Clone)]
pub(super) struct Engine {
    rook: u8,
    bishop: u8,
}

impl Engine {
    /// Whether it can go this many steps in a direction (an index into [`HEADINGS`](super::board::HEADINGS)).
    pub(super) fn reaches(self, direction: usize, steps: u8, exact: bool) -> bool {
        let straight = direction.is_multiple_of(2);
        let reach = if straight { self.rook } else { self.bishop };
        if exact { steps == reach } else { (1..=reach).contains(&steps) }
    }
}

/// A car's engine.
pub(super) const CAR: Engine = Engine { rook: 2, bishop: 1 };
/// A racecar's engine.
pub(super) const RACECAR: Engine = Engine { rook: 3, bishop: 2 };

/// The targets of a king.
pub(super) fn king(position: &Position, from: Cell) -> Cells {
    AROUND[usize::from(from)] & position.land() & !position.friends()
}

/// The targets of a car or racecar.
pub(super) fn car(position: &Position, from: Cell, engine: Engine) -> Cells {
    let Engine { rook, bishop } = engine;
    let (open, exact) = (position.open(), position.options.exact_cars);
    let slides = slide::<0>(from, rook, exact, open)
        | slide::<2>(from, rook, exact, open)
        | slide::<4>(from, rook, exact, open)
        | slide::<6>(from, rook, exact, open)
        | slide::<1>(from, bishop, exact, open)
        | slide::<3>(from, bishop, exact, open)
        | slide::<5>(from, bishop, exact, open)
        | slide::<7>(from, bishop, exact, open);
    slides & position.land() & !position.friends()
}

/// A slide in one direction (an index into [`HEADINGS`](super::board::HEADINGS)) over empty cells, of at most or
/// exactly `reach` steps. The last cell may be occupied.
#[inline]
fn slide<const DIRECTION: usize>(from: Cell, reach: u8, exact: bool, open: Cells) -> Cells {
    let mut passed = bit(from);
    let mut ends = 0;
    for step in 1..=reach {
        passed = shift(passed, DIRECTION);
        if !exact || step == reach {
            ends |= passed;
        }
        passed &= open;
    }
    ends
}
