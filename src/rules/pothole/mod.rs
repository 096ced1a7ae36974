//! 4-Player Pothole Chess: bulldozers push pieces off the board and into moving potholes.
//!
//! There is one file for each rule of `docs/rules/pothole.md`: movement (`travel`, `ring`, `push`), potholes (`hole`),
//! killed kings (`annex`), chips (`chips`) and turns (`turn`), built on `board`, `piece` and `position`. `game` is the
//! top; `text` reads and writes positions, `words` describes them, and `why_not` explains why something may not go
//! somewhere.

mod annex;
mod board;
mod chips;
mod game;
mod hole;
mod kit;
mod legal;
mod options;
mod piece;
mod position;
mod push;
mod refusal;
mod ring;
mod sight;
mod text;
mod travel;
mod turn;
mod web;
mod why_not;
mod words;

pub use board::{cell_of, each, shift};
pub use options::Options;
pub use piece::PieceKind;
pub use position::Position;
pub use refusal::{Reach, Refusal};
