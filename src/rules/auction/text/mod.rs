//! Parses and writes position texts of Auction Chess.

mod keys;
mod read;
mod write;

pub(super) use read::read;
pub(super) use write::{bid_text, due_text, hand_text, item, thing, write};
