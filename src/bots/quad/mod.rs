//! What positions of Quad are worth, and what is said at its table.

mod eval;
pub mod talk;
mod weights;
