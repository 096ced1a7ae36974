//! Kings on Nine Squares: a king each, and the last one wins.
//!
//! The smallest game there can be, to show what a game takes (CONTRIBUTING.md, "How to add a game"). It exists only with
//! the feature `toy-game`, and is never shipped. Its rules are in `docs/rules/nine.md`: moves (`legal`), turns and the
//! end (`turn`), built on `board` and `position`. `game` is the top; `text` reads and writes positions, `words`
//! describes them.

mod board;
mod game;
mod kit;
mod legal;
mod options;
mod position;
mod refusal;
mod text;
mod turn;
mod words;

pub use board::{around, cell_of};
pub use options::Options;
pub use position::Position;
pub use refusal::Refusal;
