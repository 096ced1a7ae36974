//! ZM "Machiavellian" Quadchess: four armies on a chessboard, checks answered at once, mated armies annexed.
//!
//! An *army* belongs to a seat for ever; its *controller* changes by annexation. A turn belongs to an army.
//!
//! One file a rule of the rules page: whose enemy is who (`allegiance`), how armies move (`travel`, `passant`,
//! `castling`, `promotion`), checks, mates and annexation (`mate`), whose turn it is (`turn`), how players leave
//! (`leave`, `penalty`), draws (`draws`, `perpetual`), what all of it is worth (`score`), and who sits where in the
//! next game (`seating`).

pub mod algebraic;
mod allegiance;
mod board;
mod castling;
mod draws;
mod game;
mod leave;
mod legal;
mod mate;
mod notation;
mod options;
mod passant;
mod penalty;
mod perpetual;
mod position;
mod promotion;
mod read;
mod refusal;
mod score;
mod seating;
mod show;
mod travel;
mod turn;

pub use options::{Form, Options, Score};
pub use position::Position;
pub use refusal::{PieceName, Refusal};
