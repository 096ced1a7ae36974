//! Evaluation of Kings on Nine Squares.

mod eval;
mod weights;
