//! 4-Player Pothole Chess: bulldozers push pieces off the board and into potholes that move.
//!
//! One file a rule of `docs/rules/pothole.md`: how pieces go (`travel`, `ring`, `push`), how potholes do (`hole`), what
//! happens to kings (`annex`) and to chips (`chips`), and how turns go round (`turn`), all on the ground of `board`,
//! `piece` and `position`. `game` is the roof; `text` reads and writes positions, `words` is what people are told, and
//! `why_not` why something may not go somewhere.

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
pub(super) use kit::KIT;
pub use options::Options;
pub use piece::PieceKind;
pub use position::Position;
pub use refusal::{Reach, Refusal};
