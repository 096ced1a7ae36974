//! Remarks at the table.

use crate::rules::seat::{Seat, SeatSet};

/// Maximum length of a message in characters.
pub const LONGEST_TEXT: usize = 280;
/// The last round that a deal may run to.
pub const LAST_ROUND: u32 = 9999;

/// The terms of a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Terms {
    /// Truce: no party may capture from another or check them.
    Truce {
        /// The last round in which it holds.
        until: u32,
    },
    /// Joint attack: every party must capture from a player or check them.
    Attack {
        /// The player to attack.
        on: Seat,
        /// The last round in which to strike.
        until: u32,
    },
    /// The parties agree on a draw.
    Draw,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// A message in words.
    Message {
        /// The speaker.
        by: Seat,
        /// The addressees; `None` for all players.
        to: Option<SeatSet>,
        /// The text.
        text: String,
    },
    /// A proposed deal. The proposer has thereby accepted it.
    Proposal {
        /// Its number, from 1.
        number: u32,
        /// The proposer.
        by: Seat,
        /// The players it is proposed to; they and the proposer are its parties.
        with: SeatSet,
        /// Its terms.
        terms: Terms,
        /// Whether it is known to its parties only.
        secret: bool,
    },
    /// An answer to a proposal.
    Answer {
        /// The number of the proposal.
        deal: u32,
        /// The player who answers.
        by: Seat,
        /// Whether the player accepts it.
        accepts: bool,
    },
    /// The withdrawal of a proposal that some parties have not accepted yet.
    Withdrawal {
        /// The number of the proposal.
        deal: u32,
        /// The proposer.
        by: Seat,
    },
    /// An accusation that a player has broken the agreed mode of talk.
    Accusation {
        /// The accuser.
        by: Seat,
        /// The accused player.
        whom: Seat,
    },
    /// A vote on the accusation.
    Vote {
        /// The voter.
        by: Seat,
        /// Whether the vote is guilty.
        guilty: bool,
    },
}

impl Remark {
    /// The player who makes the remark.
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

    /// The players who hear it, the speaker included; `None` means all. Who hears of a proposal hears its answers and
    /// its withdrawal, which do not say themselves whose proposal it is.
    pub const fn heard_by(&self) -> Option<SeatSet> {
        match *self {
            Self::Message { by, to: Some(others), .. } | Self::Proposal { by, with: others, secret: true, .. } => {
                Some(SeatSet(others.0 | 1 << by.0))
            }
            _ => None,
        }
    }

    /// The remark with another number for its proposal, from `number`; `None` if that has none for it. Remarks without a
    /// proposal stay as they are.
    pub fn renumbered(&self, number: impl Fn(u32) -> Option<u32>) -> Option<Self> {
        let mut remark = self.clone();
        if let Self::Proposal { number: deal, .. } | Self::Answer { deal, .. } | Self::Withdrawal { deal, .. } =
            &mut remark
        {
            *deal = number(*deal)?;
        }
        Some(remark)
    }
}

/// A remark with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// How many actions precede it.
    pub after: usize,
    /// The remark.
    pub remark: Remark,
}
