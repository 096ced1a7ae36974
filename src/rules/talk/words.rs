//! Descriptions of talk for players.

use super::charge::{Charge, Verdict};
use super::deal::{Deal, DealState};
use super::remark::{Remark, Terms};
use crate::rules::naming::{Names, Several, in_case};
use crate::rules::noun::Case;
use crate::rules::seat::SeatSet;
use crate::rules::text::{capitalised, list as in_a_row};
use crate::texts::text;

/// The list `South, West and North`.
fn several(set: SeatSet, name: Names<'_>, case: Case) -> Several {
    Several::of(&set.iter().map(name).collect::<Vec<_>>(), case)
}

/// The same, for sentences that need no verb form: all names are in the case.
fn list(set: SeatSet, name: Names<'_>, case: Case) -> String {
    let names: Vec<_> = set.iter().map(|seat| in_case(&name(seat), case)).collect();
    in_a_row(&names)
}

impl Terms {
    /// The terms in words, as in "a truce until round 12".
    pub fn words(&self, name: Names<'_>) -> String {
        match *self {
            Self::Truce { until } => text!("deal-truce", round = until),
            Self::Attack { on, until } => text!("deal-attack", player = name(on), round = until),
            Self::Draw => text!("deal-draw"),
        }
    }
}

impl Remark {
    /// The addressees; `None` if it is for all players.
    pub const fn listeners(&self) -> Option<SeatSet> {
        match *self {
            Self::Message { to, .. } => to,
            Self::Proposal { with, .. } => Some(with),
            _ => None,
        }
    }

    /// The remark as a sentence. Proposals are `numbered` where there are several.
    pub fn sentence(&self, name: Names<'_>, numbered: bool) -> String {
        let by = name(self.by());
        // The texts leave out 0.
        let shown = |number: u32| if numbered { number } else { 0 };
        match *self {
            Self::Message { to: None, ref text, .. } => text!("remark-to-all", who = by, words = text.as_str()),
            Self::Message { to: Some(to), ref text, .. } => {
                text!("remark-to-some", who = by, players = list(to, name, Case::Accusative), words = text.as_str())
            }
            Self::Proposal { number, with, terms, .. } => {
                let (players, deal) = (list(with, name, Case::Recipient), terms.words(name));
                text!("remark-proposal", who = by, players = players, deal = deal, number = shown(number))
            }
            Self::Answer { deal, accepts, .. } => {
                if accepts {
                    text!("remark-accepts", who = by, number = shown(deal))
                } else {
                    text!("remark-declines", who = by, number = shown(deal))
                }
            }
            Self::Withdrawal { deal, .. } => text!("remark-withdraws", who = by, number = shown(deal)),
            Self::Accusation { whom, .. } => text!("remark-accuses", who = by, player = name(whom)),
            Self::Vote { guilty, .. } => {
                if guilty {
                    text!("remark-guilty", who = by)
                } else {
                    text!("remark-innocent", who = by)
                }
            }
        }
    }
}

impl Deal {
    /// The deal in words with its parties, as in "South and West: a truce until the end of round 12".
    pub fn words(&self, name: Names<'_>) -> String {
        text!(
            "deal-among",
            players = capitalised(&list(self.parties(), name, Case::Nominative)),
            deal = self.terms.words(name)
        )
    }

    /// The state of the deal in a few words. `token` returns the token of an action by its number, from 1.
    pub fn standing(&self, name: Names<'_>, token: &dyn Fn(usize) -> String) -> String {
        match self.state {
            DealState::Offered => {
                let missing: SeatSet = self.with.iter().filter(|&seat| self.awaits(seat)).collect();
                let Several { names, person } = several(missing, name, Case::Dative);
                text!("deal-waits", players = names, person = person)
            }
            DealState::Declined { by } => text!("deal-declined", player = name(by)),
            DealState::Withdrawn => text!("deal-taken-back"),
            DealState::Lapsed => text!("deal-lapsed"),
            DealState::InForce => text!("deal-in-force"),
            DealState::Kept => text!("deal-kept"),
            DealState::Broken { by, action } => match self.terms {
                Terms::Attack { .. } => text!("deal-not-kept", players = list(by, name, Case::Dative)),
                _ => text!("deal-broken", players = list(by, name, Case::Dative), action = token(action)),
            },
        }
    }

    /// A sentence about who broke the deal; `None` if it has not been broken.
    pub fn breach_sentence(&self, name: Names<'_>) -> Option<String> {
        let DealState::Broken { by, .. } = self.state else { return None };
        let Several { names: breakers, person } = several(by, name, Case::Nominative);
        Some(match self.terms {
            Terms::Attack { on, .. } => text!("breach-attack", who = breakers, person = person, player = name(on)),
            _ => {
                let others = self.parties().iter().filter(|&seat| !by.contains(seat)).collect();
                text!("breach-truce", who = breakers, person = person, players = list(others, name, Case::Recipient))
            }
        })
    }
}

impl Charge {
    /// The state of the accusation, as a sentence.
    pub fn sentence(&self, name: Names<'_>) -> String {
        let accused = name(self.whom);
        match self.verdict {
            None => {
                let missing = self.voters.iter().filter(|&seat| !self.has_voted(seat)).collect();
                text!("charge-open", who = accused, players = list(missing, name, Case::Dative))
            }
            Some(Verdict::Guilty) => text!("charge-guilty", who = accused),
            Some(Verdict::Innocent) => text!("charge-innocent", who = accused),
            Some(Verdict::Lapsed) => text!("charge-lapsed", who = accused),
        }
    }
}
