//! Evaluation of Auction Chess, and its offers, bids and replies.

mod attitude;
mod bidding;
mod contest;
mod eval;
mod piece_values;
mod reason;
mod siege;
mod valuation;
mod weights;

pub use attitude::{Attitude, Placed};
pub(super) use bidding::has_careless_bid;
