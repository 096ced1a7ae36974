//! The boomerang: a step without capturing, or a throw that comes back (docs/rules/knot.md, "Pieces").

use super::slide;
use super::star::{BESIDE, Cell, Cells};

/// The cells the boomerang may step to, and the enemies it may throw itself at.
pub(super) const fn reach(occupied: Cells, enemies: Cells, from: Cell) -> Cells {
    BESIDE[from as usize] & !occupied | slide::reach(occupied, from) & enemies
}
