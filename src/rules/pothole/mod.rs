//! 4-Player Pothole Chess: bulldozers push pieces off the board and into potholes that move.
//!
//! One file a rule of the rules page: how pieces go (`travel`, `ring`, `push`), how potholes do (`hole`), what happens
//! to kings (`annex`) and to chips (`chips`), and how turns go round (`turn`).

mod annex;
mod board;
mod chips;
mod game;
mod hole;
mod legal;
mod notation;
mod options;
mod position;
mod push;
mod refusal;
mod ring;
mod travel;
mod turn;

pub use board::PieceKind;
pub use options::Options;
pub use position::Position;
pub use refusal::{PieceName, Reach, Refusal};
