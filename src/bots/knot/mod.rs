//! What positions of Knot Chess are worth.

mod eval;
mod weights;
