//! What positions of Quad are worth.

mod eval;
mod weights;
