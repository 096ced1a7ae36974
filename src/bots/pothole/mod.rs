//! Evaluation of Pothole Chess.

mod eval;
mod weights;
