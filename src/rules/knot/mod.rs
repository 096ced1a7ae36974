//! 4-by-1 Knot Chess: four strips that share their middle square, and nine strange pieces.
//!
//! One file a rule of the rules page: the board (`star`), the set-up (`army`), how pieces go (`slide`, `leap`, `golem`,
//! `boomerang`, `icosahedron`, `berserk`, `frog`, `dingo`, `entity`), what a move does (`step`), check and mate
//! (`attack`, `calm`, `legal`), and how a turn goes (`turn`).

mod army;
mod attack;
mod berserk;
mod board;
mod boomerang;
mod calm;
mod dingo;
mod entity;
mod frog;
mod game;
mod golem;
mod icosahedron;
mod leap;
mod legal;
mod notation;
mod options;
mod position;
mod refusal;
mod slide;
mod star;
mod step;
mod turn;

pub use army::PieceKind;
pub use options::{Options, SetUp};
pub use position::Position;
pub use refusal::{PieceName, Reach, Refusal, Royal};
