//! The engine protocol UCI, both ends of it: the [`client`] asks another program for its moves, the [`server`] answers
//! as an engine itself.

pub mod client;
mod divide;
pub mod server;

pub(crate) use divide::{MAX_DEPTH, write_divided};
