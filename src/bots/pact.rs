//! What a bot has promised in talk.

use serde::{Deserialize, Serialize};

use crate::rules::SeatSet;

/// What a bot has promised: whom it spares and whom it will strike.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pact {
    /// Players it has a truce with.
    pub spare: SeatSet,
    /// Targets of joint attacks in which it has not struck its blow yet.
    pub strike: SeatSet,
}

impl Pact {
    /// Whether nothing has been promised.
    pub const fn is_empty(self) -> bool {
        self.spare.is_empty() && self.strike.is_empty()
    }
}
