//! Auction Chess: captured pieces are put up for auction, and what is hoarded comes back by the dice.
//!
//! One file a rule of `docs/rules/auction.md`: the board and the set-up (`board`), how pieces go (`travel`), what becomes of
//! captured pieces (`capture`), the hands they go to (`hand`), check and mate (`check`), the auction (`bidding`), placing
//! what was traded or woken (`placing`), tokens and the drop (`tokens`, `drop`), how turns go round (`turn`), draws
//! (`draws`) and what tells positions apart (`key`), how a player leaves (`departure`), and why a
//! piece may not go somewhere (`explain`, `why_not`).

mod bidding;
mod board;
mod capture;
mod check;
mod departure;
mod draws;
mod drop;
mod explain;
mod game;
mod hand;
mod key;
mod kit;
mod legal;
mod options;
mod placing;
mod position;
mod promotion;
mod refusal;
mod sight;
mod text;
mod tokens;
mod travel;
mod turn;
mod web;
mod why_not;
mod words;

// For the command line, which the web has not.
#[cfg(not(target_arch = "wasm32"))]
pub mod exchange;

pub(super) use kit::KIT;
pub use options::Options;
pub use position::Position;
pub use refusal::{Due, Refusal};
pub use sight::Question;
