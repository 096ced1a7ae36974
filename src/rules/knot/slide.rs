//! Slides: king, attacker, icosahedron, and the boomerang's throw (docs/rules/knot.md, "Board" and "Pieces").

use super::star::{ALL, Cell, Cells, KNOT, WITHIN_THREE, arm, arm_cells, bit, fan, inward, outward};

/// The cells that a slide from `from` reaches, up to and including the first piece in each direction. At the Knot it
/// continues into any arm but its own.
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

/// The cells that a king reaches.
pub(super) const fn king(occupied: Cells, from: Cell) -> Cells {
    reach(occupied, from) & WITHIN_THREE[from as usize]
}
