//! Accusations, and votes on them.

use crate::rules::seat::{Seat, SeatSet};

/// How an accusation has ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// More than half of the players have found the accused guilty.
    Guilty,
    /// They no longer can.
    Innocent,
    /// Somebody has left the game before it was decided.
    Lapsed,
}

/// An accusation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Charge {
    /// Who has made it.
    pub by: Seat,
    /// Who is accused.
    pub whom: Seat,
    /// Who votes: all players who are in, these two as well.
    pub voters: SeatSet,
    /// Who has voted guilty.
    pub guilty: SeatSet,
    /// Who has voted innocent.
    pub innocent: SeatSet,
    /// How it has ended; nothing while votes are missing.
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

    /// Counts a vote. More than half convict; as soon as they no longer can, the accused is innocent.
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

    /// Takes notice of who is still in.
    pub(super) fn follow(&mut self, players: SeatSet, over: bool) {
        if self.verdict.is_none() && (over || players != self.voters) {
            self.verdict = Some(Verdict::Lapsed);
        }
    }
}
