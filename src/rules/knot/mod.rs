//! 4-by-1 Knot Chess: four strips that cross in one square, and nine unusual pieces.
//!
//! There is one file for each rule of docs/rules/knot.md: the board (`star`), the set-up (`army`, `hidden`, `balanced`),
//! movement (`slide`, `leap`, `golem`, `boomerang`, `icosahedron`, `berserk`, `frog`, `dingo`, `entity`), the effects of
//! a move (`step`), check and mate (`royal`, `attack`, `danger`, `trial`, `legal`), the truce (`truce`), turns (`turn`),
//! the end of the game (`end`), and why a piece may not go somewhere (`why_not`).

mod army;
mod attack;
mod balanced;
mod berserk;
mod board;
mod boomerang;
mod danger;
mod dingo;
mod end;
mod entity;
mod frog;
mod game;
mod golem;
mod hidden;
mod icosahedron;
mod kit;
mod leap;
mod legal;
mod options;
mod outlook;
mod position;
mod refusal;
mod royal;
mod sight;
mod slide;
mod star;
mod step;
mod text;
mod trial;
mod truce;
mod turn;
mod web;
mod why_not;
mod words;

pub use army::{PieceKind, muster};
pub use options::{Options, SetUp};
pub use position::Position;
pub use refusal::{Reach, Refusal, Royal};
pub use star::{Cell, KNOT, arm, arm_cells, bit, each, steps};
