//! Evaluation of Pothole Chess.

mod eval;
mod hunt;
mod weights;
