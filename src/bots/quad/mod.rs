//! Evaluation of Quad, and what bots say at its table.

mod eval;
pub mod talk;
mod weights;
