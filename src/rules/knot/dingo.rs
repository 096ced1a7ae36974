//! The dingo: rides in leaps of two, optionally after a single step (docs/rules/knot.md, "Pieces").

use super::star::{
    BESIDE, Cell, Cells, EVEN, KNOT, across, arm, arm_cells, bit, distance, each, fan, inward, outward, square, towards,
};
use crate::rules::square::Square;

/// The cells an even number of steps from `from`, the only ones where it can land.
#[inline]
const fn lane(from: Cell) -> Cells {
    if distance(from).is_multiple_of(2) { EVEN } else { !EVEN }
}

/// The cells that a ride from the Knot passes, except those of `barred`.
#[inline]
const fn from_knot(occupied: Cells, barred: Cells) -> Cells {
    fan(occupied & EVEN & !bit(KNOT)) & EVEN & !barred
}

/// The cells that a ride from `from` reaches, up to and including the first piece in each direction. `barred` is the
/// arm from which it stepped onto the Knot.
#[inline]
const fn ride(occupied: Cells, from: Cell, barred: Cells) -> Cells {
    if from == KNOT {
        return from_knot(occupied, barred);
    }
    let lane = lane(from);
    let out = outward(lane, occupied, from);
    let (inner, through) = inward(lane, occupied, from);
    let near = out | inner;
    if !through {
        near
    } else if distance(from) % 2 == 1 {
        // A leap over the Knot goes straight on.
        near | fan(occupied & lane) & lane & arm_cells(across(arm(from)))
    } else if occupied & bit(KNOT) != 0 {
        near | bit(KNOT)
    } else {
        near | bit(KNOT) | from_knot(occupied, arm_cells(arm(from)))
    }
}

/// The arm that a ride may not enter after this step.
const fn barred(from: Cell, step: Cell) -> Cells {
    if step == KNOT { arm_cells(arm(from)) } else { 0 }
}

/// The cells that the dingo reaches, up to and including the first piece in each direction.
#[inline]
pub(super) fn reach(occupied: Cells, from: Cell) -> Cells {
    let beside = BESIDE[usize::from(from)];
    if beside & (occupied | bit(KNOT)) == 0 && beside.count_ones() == 2 {
        // A ride from one of the empty neighbours passes the other and continues like a ride from there.
        let inner = from - 1;
        return ride(occupied, from, 0) | ride(occupied, inner, 0) | bit(inner);
    }
    reach_by_steps(occupied, from)
}

/// [`reach`], by trying each first step.
fn reach_by_steps(occupied: Cells, from: Cell) -> Cells {
    let steps = each(BESIDE[usize::from(from)] & !occupied);
    steps.fold(ride(occupied, from, 0), |cells, step| cells | ride(occupied, step, barred(from, step)))
}

/// The cells that the dingo touches on its way to `to`, including both ends: without the step if possible, or else with
/// the step that needs fewer leaps.
pub(super) fn way(occupied: Cells, from: Cell, to: Cell) -> Vec<Square> {
    let occupied = occupied & !bit(from);
    let mut ways: Vec<Vec<Cell>> = Vec::new();
    if ride(occupied, from, 0) & bit(to) != 0 {
        ways.push(leaps(from, to));
    }
    for step in each(BESIDE[usize::from(from)] & !occupied) {
        if ride(occupied, step, barred(from, step)) & bit(to) != 0 {
            ways.push(core::iter::once(from).chain(leaps(step, to)).collect());
        }
    }
    let best = ways.into_iter().min_by_key(Vec::len).unwrap_or_else(|| vec![from, to]);
    best.into_iter().map(square).collect()
}

/// The landing cells of a ride.
fn leaps(from: Cell, to: Cell) -> Vec<Cell> {
    let mut cells = vec![from];
    let mut at = from;
    while at != to {
        at = towards(towards(at, to), to);
        cells.push(at);
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::super::star::ALL;
    use super::*;

    #[test]
    fn one_ride_passes_both_steps() {
        for number in 0..2000_u128 {
            let noise = number.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
            let occupied = noise & noise >> 9 & ALL;
            for from in 0..=KNOT {
                assert_eq!(reach(occupied, from), reach_by_steps(occupied, from), "{occupied:x} {from}");
            }
        }
    }
}
