//! Auction Chess: captured pieces are auctioned, and hoarded ones drop back on the board by dice.
//!
//! There is one file for each rule of `docs/rules/auction.md`: board and set-up (`board`), movement (`travel`),
//! captured pieces (`capture`) and hands (`hand`), check and mate (`check`), the auction (`bidding`, `sealed`), placing
//! traded and woken pieces (`placing`), tokens and drops (`tokens`, `drop`), turns (`turn`), draws (`draws`) and keys
//! (`key`), leaving players (`departure`), and why a piece may not go somewhere (`explain`, `why_not`).

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
mod last_round;
mod legal;
mod options;
mod placing;
mod position;
mod promotion;
mod refusal;
mod sealed;
mod sight;
mod text;
mod tokens;
mod travel;
mod turn;
mod web;
mod why_not;
mod words;

// Used by the command line only, which the web build does not have.
#[cfg(not(target_arch = "wasm32"))]
pub mod exchange;

pub use options::{BiddingRule, LastRoundRule, Options, PlacingRule, SevenRule};
pub use position::Position;
pub use refusal::{Due, Refusal};
pub use sight::Question;
