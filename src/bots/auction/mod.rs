//! What positions of Auction Chess are worth, and what to offer, bid and accept.

mod bidding;
mod eval;
mod reason;
mod siege;
mod valuation;
mod weights;

pub(super) use bidding::{Attitude, decide};
