//! The auction of this turn, as far as it has been shown: who offers what, who bids what, and how it ended.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::play::{Reasons, Session};
use crate::rules::{Action, Bid, Decider, Kind, Seat};
use crate::view::Seen;

/// The auction of this turn, if something has been offered. It stays until the next player acts.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Sale(pub(super) Option<Lot>);

/// What is sold, and what everybody says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lot {
    pub(super) seller: Seat,
    pub(super) kind: Kind,
    pub(super) tokens: u8,
    /// Why it is offered, where a bot has said so.
    pub(super) reason: String,
    /// All bids so far, the empty ones of those who passed included.
    bids: BTreeMap<Seat, Offered>,
    /// How it ended; nothing while it is on.
    pub(super) end: Option<End>,
    /// Why it ended so, where a bot has said so.
    pub(super) verdict: String,
}

/// What somebody has bid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offered {
    pub(super) bid: Bid,
    /// Why, where a bot has said so.
    pub(super) reason: String,
}

/// How an auction ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum End {
    Sold(Seat),
    Kept,
}

pub(super) fn look(seen: Seen, reasons: Res<Reasons>, mut sale: ResMut<Sale>) {
    sale.set_if_neq(Sale(Lot::of(seen.session(), &reasons)));
}

impl Lot {
    fn of(session: &Session, reasons: &Reasons) -> Option<Self> {
        let played = session.played();
        let from = played.iter().rposition(|played| played.begins_turn).unwrap_or(0);
        let of_turn = played.iter().enumerate().skip(from);
        let mut lot: Option<Self> = None;
        for (number, played) in of_turn {
            let Some(Decider::Seat(seat)) = played.decider else { continue };
            let reason = reasons.of(number, played.action).unwrap_or_default().to_owned();
            match (played.action, &mut lot) {
                (Action::Offer { kind, tokens }, _) => {
                    let (bids, verdict) = (BTreeMap::new(), String::new());
                    lot = Some(Self { seller: seat, kind, tokens, reason, bids, end: None, verdict });
                }
                (Action::Bid(bid), Some(lot)) => _ = lot.bids.insert(seat, Offered { bid, reason }),
                (Action::Accept(buyer), Some(lot)) => (lot.end, lot.verdict) = (Some(End::Sold(buyer)), reason),
                (Action::Decline, Some(lot)) => (lot.end, lot.verdict) = (Some(End::Kept), reason),
                _ => {}
            }
        }
        let mut lot = lot?;
        // Where no bid could be accepted, nobody is asked.
        if lot.end.is_none() && session.position().snapshot().offer.is_none() {
            lot.end = Some(End::Kept);
        }
        Some(lot)
    }

    /// What this player has bid, once they have.
    pub(super) fn bid_of(&self, seat: Seat) -> Option<&Offered> {
        self.bids.get(&seat)
    }
}

/// So many pieces of each kind of a bid, the dearest first.
pub(super) fn kinds(bid: Bid) -> Vec<(Kind, usize)> {
    let count = |place: usize| (1..=3).map(|tokens| usize::from(bid.count(place, tokens))).sum::<usize>();
    let of_kind = |letter: u8| {
        let kind = Kind::new(letter);
        Some((kind, count(Bid::rank(kind)?)))
    };
    b"qrbnp".iter().filter_map(|&letter| of_kind(letter)).filter(|&(_, count)| count > 0).collect()
}
