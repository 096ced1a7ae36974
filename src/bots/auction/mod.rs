//! What positions of Auction Chess are worth.

mod eval;
mod weights;
