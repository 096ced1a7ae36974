//! Slides: the king, the attacker, the golem's and the boomerang's step (docs/rules/knot.md, "Board" and "Pieces").

use super::star::{ALL, Cell, Cells, KNOT, WITHIN_THREE, arm, arm_cells, bit, fan, inward, outward};

/// Where a slide from `from` can come to, up to the first piece each way, which is included. On the Knot it goes on
/// into any arm but its own.
#[inline]
pub(super) const fn reach(occupied: Cells, from: Cell) -> Cells {
    if from == KNOT {
        return fan(occupied);
    }
    let out = outward(ALL, occupied, from);
    let (inner, through) = inward(ALL, occupied, from);
    let near = out | inner;
    if !through {
        near
    } else if occupied & bit(KNOT) != 0 {
        near | bit(KNOT)
    } else {
        near | bit(KNOT) | fan(occupied) & !arm_cells(arm(from))
    }
}

/// Where a king can come to.
pub(super) const fn king(occupied: Cells, from: Cell) -> Cells {
    reach(occupied, from) & WITHIN_THREE[from as usize]
}
