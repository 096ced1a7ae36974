//! What positions of Knot Chess are worth.

mod eval;
mod hunt;
mod weights;
