//! Accusations, and votes on them.

use crate::rules::seat::{Seat, SeatSet};

/// How an accusation has ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// More than half of the players voted guilty.
    Guilty,
    /// A guilty verdict has become impossible.
    Innocent,
    /// A player left the game before the verdict.
    Lapsed,
}

/// An accusation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Charge {
    /// The accuser.
    pub by: Seat,
    /// The accused player.
    pub whom: Seat,
    /// The voters: all players still in, including these two.
    pub voters: SeatSet,
    /// The players who voted guilty.
    pub guilty: SeatSet,
    /// The players who voted innocent.
    pub innocent: SeatSet,
    /// The verdict; `None` while votes are missing.
    pub verdict: Option<Verdict>,
}

impl Charge {
    pub(super) const fn new(by: Seat, whom: Seat, voters: SeatSet) -> Self {
        Self { by, whom, voters, guilty: SeatSet::EMPTY, innocent: SeatSet::EMPTY, verdict: None }
    }

    /// Whether this player has voted.
    pub const fn has_voted(&self, seat: Seat) -> bool {
        self.guilty.contains(seat) || self.innocent.contains(seat)
    }

    /// Counts a vote. More than half convict; once that is impossible, the accused is innocent.
    pub(super) fn vote(&mut self, by: Seat, guilty: bool) {
        if guilty {
            self.guilty.insert(by);
        } else {
            self.innocent.insert(by);
        }
        let voters = self.voters.len();
        if self.guilty.len() * 2 > voters {
            self.verdict = Some(Verdict::Guilty);
        } else if (voters - self.innocent.len()) * 2 <= voters {
            self.verdict = Some(Verdict::Innocent);
        }
    }

    /// Updates the accusation when players have left.
    pub(super) fn follow(&mut self, players: SeatSet, over: bool) {
        if self.verdict.is_none() && (over || players != self.voters) {
            self.verdict = Some(Verdict::Lapsed);
        }
    }
}
