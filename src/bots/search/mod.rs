//! The search: best-reply search plus, by iterative deepening, for two to four players.
//!
//! One side looks ahead and maximises; its rivals together minimise its score. Between two of its decisions, only one
//! rival plays a reply that is searched, and the others play the move that looks best statically (BRS+: Esser, Gras,
//! Winands, Schadd and Lanctot, *Improving Best-Reply Search*, 2014). With two sides this is plain alpha-beta. The
//! player to move maximises, whatever the parity of the depth, so that two-action turns, replies out of turn and forced
//! moves need no special handling.

mod deepen;
mod node;
mod order;
mod pvs;
mod quiet;
mod state;
mod threads;
mod window;

pub use state::{Progress, Search, Variation};
