//! Deals between players, and whether they are kept.

use super::course::{Blow, Happened};
use super::remark::Terms;
use crate::rules::action::Action;
use crate::rules::seat::{Seat, SeatSet};

/// The state of a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DealState {
    /// Some parties have not answered yet.
    Offered,
    /// A player has declined.
    Declined {
        /// The player who declined.
        by: Seat,
    },
    /// The proposer has withdrawn it.
    Withdrawn,
    /// It lapsed: it expired before all had answered, or a party has left the game.
    Lapsed,
    /// All parties have accepted.
    InForce,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken {
        /// The players who broke it.
        by: SeatSet,
        /// The number of the action that broke it, from 1; for an omission, the last action that could have kept it.
        action: usize,
    },
}

/// A deal, from its proposal on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Its number, from 1.
    pub number: u32,
    /// The proposer.
    pub by: Seat,
    /// The other parties.
    pub with: SeatSet,
    /// Its terms.
    pub terms: Terms,
    /// Whether it is known to its parties only.
    pub secret: bool,
    /// The round it was proposed in.
    pub proposed_in: u32,
    /// The parties who have accepted, including the proposer.
    pub accepted: SeatSet,
    /// Joint attacks: the parties who have captured from the target, or checked them, since the deal came into force.
    pub struck: SeatSet,
    /// Its state.
    pub state: DealState,
}

impl Deal {
    pub(super) fn new(number: u32, by: Seat, with: SeatSet, terms: Terms, secret: bool, round: u32) -> Self {
        let accepted = SeatSet(1 << by.0);
        let (struck, state) = (SeatSet::EMPTY, DealState::Offered);
        Self { number, by, with, terms, secret, proposed_in: round, accepted, struck, state }
    }

    /// All parties.
    pub fn parties(&self) -> SeatSet {
        SeatSet(self.with.0 | 1 << self.by.0)
    }

    /// Whether it is still pending or in force.
    pub const fn is_open(&self) -> bool {
        matches!(self.state, DealState::Offered | DealState::InForce)
    }

    /// Whether this player's answer is missing.
    pub fn awaits(&self, seat: Seat) -> bool {
        self.state == DealState::Offered && self.with.contains(seat) && !self.accepted.contains(seat)
    }

    /// The last round for accepting the proposal, and of the deal itself. A draw proposal is short-lived: it can be
    /// accepted until the end of the next round.
    pub const fn until(&self) -> u32 {
        match self.terms {
            Terms::Truce { until } | Terms::Attack { until, .. } => until,
            Terms::Draw => self.proposed_in + 1,
        }
    }

    /// The action that results from the deal, once all parties have accepted.
    pub(super) fn due(&self) -> Option<Action> {
        let draw = self.terms == Terms::Draw && self.state == DealState::InForce;
        draw.then(|| Action::Draw(Some(self.parties())))
    }

    pub(super) fn answer(&mut self, by: Seat, accepts: bool) {
        if !accepts {
            self.state = DealState::Declined { by };
            return;
        }
        self.accepted.insert(by);
        if self.accepted == self.parties() {
            self.state = DealState::InForce;
        }
    }

    /// Judges the deal by the action with this number, from 1; `round` is the round after it.
    pub(super) fn follow(&mut self, happened: &Happened, number: usize, round: u32) {
        let over = happened.now.over || round > self.until();
        let players = happened.now.players;
        let here = SeatSet(self.parties().0 & players.0);
        self.state = match (self.state, self.terms) {
            (DealState::Offered, terms) => {
                let target_gone = matches!(terms, Terms::Attack { on, .. } if !happened.now.is_armed(on));
                if over || target_gone || here != self.parties() { DealState::Lapsed } else { DealState::Offered }
            }
            (DealState::InForce, Terms::Truce { .. }) => match self.breach(&happened.blows) {
                Some(by) => DealState::Broken { by: SeatSet(1 << by.0), action: number },
                None if over || here.len() < 2 => DealState::Kept,
                None => DealState::InForce,
            },
            (DealState::InForce, Terms::Attack { on, until }) => {
                let blows = happened.blows.iter().filter(|blow| blow.on == on && self.parties().contains(blow.by));
                let struck: SeatSet = blows.map(|blow| blow.by).chain(self.struck.iter()).collect();
                self.struck = struck;
                let idle: SeatSet = here.iter().filter(|&seat| !struck.contains(seat)).collect();
                if idle.is_empty() && !struck.is_empty() {
                    DealState::Kept
                } else if happened.now.over || here.is_empty() || !happened.now.is_armed(on) {
                    DealState::Lapsed
                } else if round > until {
                    DealState::Broken { by: idle, action: number }
                } else {
                    DealState::InForce
                }
            }
            (DealState::InForce, Terms::Draw) => DealState::Kept,
            (settled, _) => settled,
        };
    }

    /// The player who broke the truce, if any.
    fn breach(&self, blows: &[Blow]) -> Option<Seat> {
        let parties = self.parties();
        let breach = blows.iter().find(|blow| parties.contains(blow.by) && parties.contains(blow.on));
        breach.map(|blow| blow.by)
    }
}
