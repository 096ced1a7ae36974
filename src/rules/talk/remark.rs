//! What can be said.

use crate::rules::seat::{Seat, SeatSet};

/// The most characters of a message.
pub const LONGEST_TEXT: usize = 280;
/// The last round that a deal may run to.
pub const LAST_ROUND: u32 = 9999;

/// What is to be done, or not done, by a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Terms {
    /// No party captures from another or checks them.
    Truce {
        /// The last round that it holds in.
        until: u32,
    },
    /// Every party captures from a player or checks them.
    Attack {
        /// Whom.
        on: Seat,
        /// The last round for doing so.
        until: u32,
    },
    /// The parties draw.
    Draw,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Words.
    Message {
        /// Who says it.
        by: Seat,
        /// To whom; to all where nobody is named.
        to: Option<SeatSet>,
        /// What is said.
        text: String,
    },
    /// A deal is proposed. Whoever proposes it has agreed to it.
    Proposal {
        /// Its number, from 1 on.
        number: u32,
        /// Who proposes it.
        by: Seat,
        /// To whom: they and the proposer are its parties.
        with: SeatSet,
        /// What it is.
        terms: Terms,
        /// Whether nobody but its parties knows of it.
        secret: bool,
    },
    /// A proposal is answered.
    Answer {
        /// The proposal's number.
        deal: u32,
        /// Who answers.
        by: Seat,
        /// What.
        accepts: bool,
    },
    /// A proposal that not all have accepted is taken back.
    Withdrawal {
        /// The proposal's number.
        deal: u32,
        /// Who made it.
        by: Seat,
    },
    /// A player is accused of having broken the agreed mode of talk.
    Accusation {
        /// Who says so.
        by: Seat,
        /// Who has broken it.
        whom: Seat,
    },
    /// A vote on the accusation.
    Vote {
        /// Whose.
        by: Seat,
        /// Guilty or innocent.
        guilty: bool,
    },
}

impl Remark {
    /// Who says it.
    pub const fn by(&self) -> Seat {
        match *self {
            Self::Message { by, .. }
            | Self::Proposal { by, .. }
            | Self::Answer { by, .. }
            | Self::Withdrawal { by, .. }
            | Self::Accusation { by, .. }
            | Self::Vote { by, .. } => by,
        }
    }
}

/// A remark, and when it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// After how many actions.
    pub after: usize,
    /// What was said.
    pub remark: Remark,
}
