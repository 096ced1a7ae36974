//! Evaluation of Auction Chess, and its offers, bids and replies.

mod bidding;
mod eval;
mod reason;
mod siege;
mod valuation;
mod weights;

pub use bidding::Attitude;
