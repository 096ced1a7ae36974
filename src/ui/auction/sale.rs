//! The auction of this turn, as far as it has been shown: the offer, the bids, and how it ended.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::play::{Reasons, Session};
use crate::rules::{Action, Bid, Decider, Kind, Seat};
use crate::view::Seen;

/// The auction of this turn, if there was an offer. It stays until the next player acts.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Sale(pub(super) Option<Lot>);

/// The piece on offer, and the players' answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lot {
    pub(super) seller: Seat,
    pub(super) kind: Kind,
    pub(super) tokens: u8,
    /// Why it is offered, if the seller is a bot that has told its reason.
    pub(super) reason: String,
    /// All bids so far, including the empty ones of players who passed.
    bids: BTreeMap<Seat, Offered>,
    /// How it ended; `None` while it runs.
    pub(super) end: Option<End>,
    /// Why it ended like this, if a bot has told its reason.
    pub(super) verdict: String,
}

/// A player's bid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offered {
    pub(super) bid: Bid,
    /// Whether the player has passed later, and so raises it no more.
    pub(super) is_last: bool,
    /// Whether it is hidden for now. It is then shown without pieces and reason.
    pub(super) is_sealed: bool,
    /// The reason, if a bot has told it.
    pub(super) reason: String,
}

/// How an auction ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum End {
    Sold(Seat),
    Kept,
}

pub(super) fn look(seen: Seen, reasons: Res<Reasons>, mut sale: ResMut<Sale>) {
    sale.set_if_neq(Sale(Lot::of(seen.session(), seen.table().offer.is_some(), &reasons)));
}

impl Lot {
    fn of(session: &Session, runs: bool, reasons: &Reasons) -> Option<Self> {
        let played = session.played();
        let from = played.iter().rposition(|played| played.begins_turn).unwrap_or(0);
        let of_turn = played.iter().enumerate().skip(from);
        let shown = session.shown();
        let mut lot: Option<Self> = None;
        for (number, played) in of_turn {
            let Some(Decider::Seat(seat)) = played.decider else { continue };
            let reason = reasons.of(number, played.action).unwrap_or_default().to_owned();
            match (played.action, &mut lot) {
                (Action::Offer { kind, tokens }, _) => {
                    let (bids, verdict) = (BTreeMap::new(), String::new());
                    lot = Some(Self { seller: seat, kind, tokens, reason, bids, end: None, verdict });
                }
                (Action::Bid(_), Some(lot)) if number >= shown => lot.note_sealed(seat),
                (Action::Bid(bid), Some(lot)) => lot.note_bid(seat, bid, reason),
                (Action::Accept(buyer), Some(lot)) => (lot.end, lot.verdict) = (Some(End::Sold(buyer)), reason),
                (Action::Decline, Some(lot)) => (lot.end, lot.verdict) = (Some(End::Kept), reason),
                _ => {}
            }
        }
        let mut lot = lot?;
        // If no bid can be accepted, the seller has no choice and keeps the piece.
        if lot.end.is_none() && !runs {
            lot.end = Some(End::Kept);
        }
        Some(lot)
    }

    /// Notes a bid, a raise or a pass. A player who passes later keeps the bid.
    fn note_bid(&mut self, seat: Seat, bid: Bid, reason: String) {
        let before = self.bid_of(seat).map_or_else(Bid::default, |offered| offered.bid);
        let is_last = bid == Bid::default() && before != bid;
        let bid = if is_last { before } else { bid };
        self.bids.insert(seat, Offered { bid, is_last, is_sealed: false, reason });
    }

    /// Notes that a player has bid or passed, and that it is hidden which.
    fn note_sealed(&mut self, seat: Seat) {
        let sealed = Offered { bid: Bid::default(), is_last: false, is_sealed: true, reason: String::new() };
        self.bids.insert(seat, sealed);
    }

    /// The bid of this player, if they have made one.
    pub(super) fn bid_of(&self, seat: Seat) -> Option<&Offered> {
        self.bids.get(&seat)
    }
}

/// How many pieces of each kind a bid has, the most valuable kind first.
pub(super) fn kinds(bid: Bid) -> Vec<(Kind, usize)> {
    let count = |place: usize| (1..=3).map(|tokens| usize::from(bid.count(place, tokens))).sum::<usize>();
    let of_kind = |letter: u8| {
        let kind = Kind::new(letter);
        Some((kind, count(Bid::rank(kind)?)))
    };
    b"qrbnp".iter().filter_map(|&letter| of_kind(letter)).filter(|&(_, count)| count > 0).collect()
}
