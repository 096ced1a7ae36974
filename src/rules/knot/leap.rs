//! Leaps of one and two squares: the crown prince, the frog, the entity (docs/rules/knot.md, "Board" and "Pieces").

use super::star::{BESIDE, CELLS, Cells, KNOT, NOWHERE, REACH, RINGS, across, arm, bit, cell, distance};

/// The targets of leaps of two squares: straight on over the Knot, from the Knot into any arm, none from [`NOWHERE`].
pub(super) static TWO: [Cells; CELLS + 1] = LEAPS;

const LEAPS: [Cells; CELLS + 1] = {
    let mut table = [RINGS[2]; CELLS + 1];
    table[NOWHERE as usize] = 0;
    let mut from = 0;
    while from < KNOT {
        let (arm, distance) = (arm(from), distance(from));
        let inner = if distance == 1 { cell(across(arm), 1) } else { cell(arm, distance - 2) };
        table[from as usize] = bit(inner);
        if distance + 2 <= REACH {
            table[from as usize] |= bit(from + 2);
        }
        from += 1;
    }
    table
};

/// The targets of leaps of one or two squares.
pub(super) static ONE_OR_TWO: [Cells; CELLS + 1] = {
    let mut table = LEAPS;
    let mut from = 0;
    while from < CELLS {
        table[from] |= BESIDE[from];
        from += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::knot::star::each;

    #[test]
    fn leaps_lead_back() {
        for from in 0..=KNOT {
            for to in each(TWO[usize::from(from)]) {
                assert!(TWO[usize::from(to)] & bit(from) != 0, "{from} {to}");
            }
        }
    }
}
