//! Leaps of one and two squares: the crown prince, the frog, the entity (rules page, "Board" and "Pieces").

use super::star::{BESIDE, CELLS, Cells, KNOT, REACH, RINGS, across, arm, bit, cell, distance};

/// Where a leap of two squares goes: over the Knot straight on, from the Knot into any arm.
pub(super) const TWO: [Cells; CELLS] = {
    let mut table = [RINGS[2]; CELLS];
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

/// Where a leap of one or two squares goes.
pub(super) const ONE_OR_TWO: [Cells; CELLS] = {
    let mut table = TWO;
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
