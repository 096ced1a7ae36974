//! The auctioneer's calls.

use bevy::prelude::*;

use crate::rules::Seat;

/// What an auctioneer calls.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Call {
    /// "Going once."
    Once,
    /// "Going twice."
    Twice,
    /// "Sold" to this buyer.
    Sold(Seat),
}

/// The auctioneer's current call, or none.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Called(pub Option<Call>);
