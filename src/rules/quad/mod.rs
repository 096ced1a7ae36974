//! ZM "Machiavellian" Quadchess: four armies on a chessboard, checks answered at once, mated armies annexed.
//!
//! An *army* always belongs to its seat; its *controller* changes by annexation. A turn belongs to an army.
//!
//! There is one file for each rule of docs/rules/quad.md: enemies and partners (`allegiance`), movement (`travel`,
//! `passant`, `castling`, `promotion`), checks, mates and annexation (`mate`), turns (`turn`), leaving players
//! (`leave`, `penalty`), draws (`draws`, `burden`, `perpetual`, `key`), the score (`score`), seats in the next game
//! (`seating`), and why a piece may not go somewhere (`why_not`).

pub mod algebraic;
mod allegiance;
mod board;
mod burden;
mod castling;
mod draws;
mod game;
mod key;
mod kit;
mod leave;
mod legal;
mod line;
mod mate;
mod mover;
mod options;
mod passant;
mod penalty;
mod perpetual;
mod position;
mod promotion;
mod refusal;
mod score;
mod sight;
mod text;
mod travel;
mod turn;
mod web;
mod why_not;
mod words;

pub use options::{Options, Score};
pub use position::Position;
pub use refusal::Refusal;
