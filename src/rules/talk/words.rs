//! Talk in words, for players.

use super::charge::{Charge, Verdict};
use super::deal::{Deal, DealState};
use super::remark::{Remark, Terms};
use crate::rules::naming::Names;
use crate::rules::seat::SeatSet;
use crate::rules::text;

/// `South, West and North`.
fn list(set: SeatSet, name: Names<'_>) -> String {
    text::list(&set.iter().map(name).collect::<Vec<_>>())
}

impl Terms {
    /// What the deal is, as in "a truce until round 12".
    pub fn words(&self, name: Names<'_>) -> String {
        match *self {
            Self::Truce { until } => format!("a truce until the end of round {until}"),
            Self::Attack { on, until } => {
                format!("a joint attack on {} until the end of round {until}", name(on))
            }
            Self::Draw => "a draw".to_owned(),
        }
    }
}

impl Remark {
    /// To whom it is said, where it is not said to all.
    pub const fn listeners(&self) -> Option<SeatSet> {
        match *self {
            Self::Message { to, .. } => to,
            Self::Proposal { with, .. } => Some(with),
            _ => None,
        }
    }

    /// The remark as a sentence.
    pub fn sentence(&self, name: Names<'_>) -> String {
        let by = name(self.by());
        match *self {
            Self::Message { to: None, ref text, .. } => format!("{by}: \u{201C}{text}\u{201D}"),
            Self::Message { to: Some(to), ref text, .. } => {
                format!("{by} to {}: \u{201C}{text}\u{201D}", list(to, name))
            }
            Self::Proposal { number, with, terms, .. } => {
                format!("{by} proposes to {} {} (proposal {number}).", list(with, name), terms.words(name))
            }
            Self::Answer { deal, accepts, .. } => {
                format!("{by} {} proposal {deal}.", if accepts { "accepts" } else { "declines" })
            }
            Self::Withdrawal { deal, .. } => format!("{by} takes proposal {deal} back."),
            Self::Accusation { whom, .. } => format!("{by} accuses {} of breaking the mode of talk.", name(whom)),
            Self::Vote { guilty, .. } => format!("{by} votes: {}.", if guilty { "guilty" } else { "innocent" }),
        }
    }
}

impl Deal {
    /// What the deal is and among whom, as in "South and West: a truce until the end of round 12".
    pub fn words(&self, name: Names<'_>) -> String {
        format!("{}: {}", list(self.parties(), name), self.terms.words(name))
    }

    /// How the deal stands, in a few words. `token` says what an action was, by its number, counted from 1.
    pub fn standing(&self, name: Names<'_>, token: &dyn Fn(usize) -> String) -> String {
        match self.state {
            DealState::Offered => {
                let missing: SeatSet = self.with.iter().filter(|&seat| self.awaits(seat)).collect();
                format!("waits for {}", list(missing, name))
            }
            DealState::Declined { by } => format!("declined by {}", name(by)),
            DealState::Withdrawn => "taken back".to_owned(),
            DealState::Lapsed => "came to nothing".to_owned(),
            DealState::InForce => "in force".to_owned(),
            DealState::Kept => "kept".to_owned(),
            DealState::Broken { by, action } => match self.terms {
                Terms::Attack { .. } => format!("not kept by {}", list(by, name)),
                _ => format!("broken by {} with {}", list(by, name), token(action)),
            },
        }
    }

    /// That the deal has been broken, and by whom, as a sentence; nothing while it has not been.
    pub fn breach_sentence(&self, name: Names<'_>) -> Option<String> {
        let DealState::Broken { by, .. } = self.state else { return None };
        let has = if by.len() == 1 { "has" } else { "have" };
        let breakers = list(by, name);
        Some(match self.terms {
            Terms::Attack { on, .. } => {
                format!("{breakers} {has} not kept to the joint attack on {}.", name(on))
            }
            _ => {
                let others = self.parties().iter().filter(|&seat| !by.contains(seat)).collect();
                format!("{breakers} {has} broken the truce with {}.", list(others, name))
            }
        })
    }
}

impl Charge {
    /// How the accusation stands, as a sentence.
    pub fn sentence(&self, name: Names<'_>) -> String {
        let accused = name(self.whom);
        match self.verdict {
            None => {
                let missing = self.voters.iter().filter(|&seat| !self.has_voted(seat)).collect();
                format!("{accused} is accused. Votes are missing from {}.", list(missing, name))
            }
            Some(Verdict::Guilty) => format!("{accused} is found guilty, and pays with a piece."),
            Some(Verdict::Innocent) => format!("{accused} is found innocent."),
            Some(Verdict::Lapsed) => {
                format!("The accusation of {accused} has lapsed: somebody has left the game before it was decided.")
            }
        }
    }
}
