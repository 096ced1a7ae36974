//! ZM "Machiavellian" Quadchess: four armies on a chessboard, checks answered at once, mated armies annexed.
//!
//! An *army* belongs to a seat for ever; its *controller* changes by annexation. A turn belongs to an army.
//!
//! One file a rule of docs/rules/quad.md: whose enemy is who (`allegiance`), how armies move (`travel`, `passant`,
//! `castling`, `promotion`), checks, mates and annexation (`mate`), whose turn it is (`turn`), how players leave
//! (`leave`, `penalty`), draws (`draws`, `burden`, `perpetual`, `key`), what all of it is worth (`score`), who sits
//! where in the next game (`seating`), and why a piece may not go somewhere (`why_not`).

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
mod seating;
mod sight;
mod text;
mod travel;
mod turn;
mod web;
mod why_not;
mod words;

pub(super) use kit::KIT;
pub use options::{Form, Options, Score};
pub use position::Position;
pub use refusal::Refusal;
