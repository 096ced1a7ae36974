//! The icosahedron: exactly 20 steps over empty squares, with any turns (docs/rules/knot.md, "Pieces").
//!
//! Nearer squares are reached by rolling to and fro. So every square at an even number of steps can be reached if the
//! way there is empty; no square is more than 16 steps away.

use super::slide;
use super::star::{BESIDE, Cell, Cells, EVEN, bit, each, square, way};
use crate::rules::square::Square;

/// The number of its steps.
pub(super) const STEPS: usize = 20;

/// The cells an even number of steps away.
pub(super) const fn half(from: Cell) -> Cells {
    if EVEN & bit(from) != 0 { EVEN } else { !EVEN }
}

/// The cells that the icosahedron reaches, up to and including the first piece in each direction.
pub(super) const fn reach(occupied: Cells, from: Cell) -> Cells {
    slide::reach(occupied, from) & half(from)
}

/// A detour off the straight way and back.
struct Trip {
    /// The index on the way where it begins.
    at: usize,
    /// The cells outward, starting next to the way.
    out: Vec<Cell>,
}

/// A roll of 20 steps to `to`, including both ends. Spare steps go into long detours, or to and fro if there is no
/// room.
pub(super) fn roll(occupied: Cells, from: Cell, to: Cell) -> Vec<Square> {
    let occupied = occupied & !bit(from);
    let straight: Vec<Cell> = way(from, to).collect();
    let mut spare = STEPS.saturating_sub(straight.len() - 1) / 2;
    let on_way = straight.iter().fold(0, |cells, &cell| cells | bit(cell));
    let mut trips = Vec::new();
    // A piece on the last square is captured, so there is no detour from there.
    let turns = straight.len() - usize::from(occupied & bit(to) != 0);
    for (at, &cell) in straight[..turns].iter().enumerate() {
        for side in each(BESIDE[usize::from(cell)] & !occupied & !on_way) {
            trips.push(Trip { at, out: longest(occupied | on_way, side) });
        }
    }
    trips.sort_by_key(|trip| core::cmp::Reverse(trip.out.len()));
    for trip in &mut trips {
        trip.out.truncate(spare);
        spare -= trip.out.len();
    }
    let mut cells = vec![from];
    for (at, &cell) in straight.iter().enumerate() {
        if at > 0 {
            cells.push(cell);
        }
        for trip in trips.iter().filter(|trip| trip.at == at) {
            cells.extend(&trip.out);
            cells.extend(trip.out.iter().rev().skip(1));
            cells.extend((!trip.out.is_empty()).then_some(cell));
        }
        if at == 0 {
            // The next square is empty, since it is not the last one.
            cells.extend((0..spare).flat_map(|_| [straight[1], from]));
        }
    }
    cells.into_iter().map(square).collect()
}

/// The longest way over empty cells that starts on the empty cell `from`.
fn longest(occupied: Cells, from: Cell) -> Vec<Cell> {
    let occupied = occupied | bit(from);
    let onward = each(BESIDE[usize::from(from)] & !occupied).map(|next| longest(occupied, next));
    let mut cells = vec![from];
    cells.extend(onward.max_by_key(Vec::len).unwrap_or_default());
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::knot::star::{KNOT, cell_of};

    /// Every roll on many boards has 20 steps, over empty squares only.
    #[test]
    fn every_roll_has_twenty_steps() {
        let mut boards: Vec<Cells> = vec![0];
        for number in 1..200_u128 {
            let noise = number.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
            boards.push(noise & noise >> 7 & crate::rules::knot::star::ALL);
        }
        for occupied in boards {
            for from in 0..=KNOT {
                for to in each(reach(occupied, from)) {
                    let cells: Vec<Cell> = roll(occupied, from, to).into_iter().filter_map(cell_of).collect();
                    assert_eq!((cells.len(), cells[0], cells[STEPS]), (STEPS + 1, from, to));
                    for (step, pair) in cells.windows(2).enumerate() {
                        assert!(BESIDE[usize::from(pair[0])] & bit(pair[1]) != 0, "{cells:?}");
                        let empty = pair[1] == from || occupied & bit(pair[1]) == 0;
                        assert!(empty || step + 1 == STEPS, "{cells:?}");
                    }
                }
            }
        }
    }
}
