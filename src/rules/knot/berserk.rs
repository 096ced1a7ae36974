//! Berserk: the attacker runs over everything up to the end of an arm, and dies (docs/rules/knot.md, "Berserk").

use super::army::ATTACKER;
use super::board::Board;
use super::star::{ALL, Cell, Cells, KNOT, NOWHERE, REACH, RINGS, arm, arm_cells, bit, inward, outward, way};
use crate::rules::seat::Seat;

/// The end squares an attacker on `from` can run to: all but its own.
pub(super) const fn ends(from: Cell) -> Cells {
    RINGS[REACH as usize] & !bit(from)
}

/// The cells it runs over on the way to an end square, including that one.
pub(super) fn run(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    way(from, to).skip(1)
}

/// The cells of [`run`] as a set.
pub(super) const fn run_cells(from: Cell, to: Cell) -> Cells {
    if from == KNOT {
        arm_cells(arm(to))
    } else if arm(from) == arm(to) {
        outward(ALL, 0, from)
    } else {
        inward(ALL, 0, from).0 | bit(KNOT) | arm_cells(arm(to))
    }
}

/// The maximum number of `cells` on a single run from `from`.
pub(super) fn most_run_over(from: Cell, cells: Cells) -> u32 {
    let count = |over: Cells| (over & cells).count_ones();
    let other_arm =
        (0..8).filter(|&other| from == KNOT || other != arm(from)).map(|other| count(arm_cells(other))).max();
    if from == KNOT {
        return other_arm.unwrap_or(0);
    }
    let inwards = count(inward(ALL, 0, from).0 | bit(KNOT));
    count(outward(ALL, 0, from)).max(inwards + other_arm.unwrap_or(0))
}

/// Whether a single run from `from` can cover all these cells: those off its own arm and the Knot must be on a common
/// arm.
pub(super) const fn could_take(from: Cell, cells: Cells) -> bool {
    let across = cells & !bit(KNOT) & !arm_cells(arm(from));
    across == 0 || across & !arm_cells(arm(across.trailing_zeros() as Cell)) == 0
}

/// The cell of `seat`'s attacker, if it is on the board and can go berserk.
pub(super) fn attacker(board: &Board, seat: Seat) -> Option<Cell> {
    Some(board.place(seat, ATTACKER)).filter(|&cell| cell != NOWHERE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::knot::star::each;

    #[test]
    fn a_run_is_its_cells() {
        for from in 0..=KNOT {
            for to in each(ends(from)) {
                assert_eq!(run_cells(from, to), run(from, to).fold(0, |cells, cell| cells | bit(cell)), "{from} {to}");
                assert!(could_take(from, run_cells(from, to)), "{from} {to}");
            }
            // Some arbitrary sets of cells: two strips, every third cell, and a single arm.
            for cells in [0xFFFF_0000_0000_FFFF, ALL / 7, (ALL / 7 * 2) & ALL, 0xFF] {
                let most = each(ends(from)).map(|to| (run_cells(from, to) & cells).count_ones()).max();
                assert_eq!(Some(most_run_over(from, cells)), most, "{from} {cells:x}");
            }
        }
    }
}
