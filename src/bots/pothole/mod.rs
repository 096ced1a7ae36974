//! What positions of Pothole Chess are worth.

mod eval;
mod weights;
