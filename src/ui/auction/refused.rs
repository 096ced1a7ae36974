//! Finds the bids that cannot be accepted, with the reasons.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::hands::Hands;
use super::step::AuctionStep;
use crate::rules::{Action, Seat};
use crate::ui::match_status::MatchStatus;
use crate::view::Seen;

/// The reasons why bids cannot be accepted, as sentences: their pieces cannot all be placed.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Refused(BTreeMap<Seat, String>);

impl Refused {
    /// Why the bid of this player cannot be accepted; `None` if it can.
    pub(in crate::ui) fn of(&self, seat: Seat) -> Option<&str> {
        self.0.get(&seat).map(String::as_str)
    }
}

pub(super) fn ask_rules(seen: Seen, told: Res<MatchStatus>, hands: Res<Hands>, mut refused: ResMut<Refused>) {
    let mut found = BTreeMap::new();
    if let AuctionStep::Accept(_) = told.step {
        for bid in hands.bids().iter().filter(|bid| !bid.pieces.is_empty()) {
            if let Err(refusal) = seen.session().position().check(Action::Accept(bid.seat)) {
                found.insert(bid.seat, seen.session().told(|| refusal.to_string()));
            }
        }
    }
    refused.set_if_neq(Refused(found));
}
