//! Attitudes to trades.

use crate::rules::{Action, MAX_SEATS, Seat};

/// An attitude to trades, in centipawns.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Attitude {
    /// The minimum gain from a trade.
    pub least: i32,
    /// The extra gain required from a trade with each seat; negative for preferred partners.
    pub against: [i32; MAX_SEATS],
    /// Whether a piece that can be offered again is offered only where two players have a bid to consider, and sold only at
    /// its reserve price.
    pub patient: bool,
}

impl Default for Attitude {
    fn default() -> Self {
        Self { least: LEAST, against: [0; MAX_SEATS], patient: false }
    }
}

/// The minimum gain from a trade by default, and the one that other players are assumed to ask for.
pub(super) const LEAST: i32 = 25;
impl Attitude {
    /// The minimum gain for a bid on another player's piece. However well liked the seller, it is never below zero.
    pub(super) fn asks(&self, other: Seat) -> i32 {
        (self.least + self.against[other.index()]).max(0)
    }
}

/// Where the piece that a player gets in a trade would be placed, for the reason.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Placed {
    /// On the square that looks best.
    #[default]
    Best,
    /// As this action places it.
    By(Action),
    /// Undecided: the reason says nothing of it.
    Open,
}
