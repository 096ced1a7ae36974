//! Evaluation of Knot Chess.

mod eval;
mod hunt;
mod weights;
