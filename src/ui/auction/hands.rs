//! The pieces in the players' hands, the piece on offer, and the bids for it, as far as they have been shown.

use bevy::prelude::*;

use super::step::AuctionStep;
use crate::rules::{Action, Bid, HandPiece, PieceId, Seat, Snapshot};
use crate::texts::text;
use crate::view::{PickedBid, Seen};

/// A player's bid: its pieces, none for a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) struct MadeBid {
    pub(in crate::ui) seat: Seat,
    pub(in crate::ui) pieces: Vec<PieceId>,
}

/// The hands and the current offer, as the panels show them.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Hands {
    held: Vec<(PieceId, HandPiece)>,
    offered: Option<PieceId>,
    bids: Vec<MadeBid>,
}

pub(super) fn look(seen: Seen, mut hands: ResMut<Hands>) {
    hands.set_if_neq(Hands::at(seen.table()));
}

impl Hands {
    /// The hands of a table.
    pub(in crate::ui) fn at(table: Snapshot) -> Self {
        let Snapshot { hands, offer, .. } = table;
        let offered = offer.as_ref().map(|offer| offer.piece);
        let bids = offer.into_iter().flat_map(|offer| offer.bids);
        let bids = bids.map(|(seat, pieces)| MadeBid { seat, pieces }).collect();
        Self { held: hands.into_iter().collect(), offered, bids }
    }

    /// A piece, if it is in a hand.
    pub(super) fn get(&self, id: PieceId) -> Option<HandPiece> {
        self.held.iter().find(|&&(other, _)| other == id).map(|&(_, piece)| piece)
    }

    /// The pieces of a hand, by descending value, then by descending number of tokens.
    pub(in crate::ui) fn of(&self, seat: Seat) -> Vec<(PieceId, HandPiece)> {
        let mut hand: Vec<_> = self.held.iter().filter(|(_, piece)| piece.seat == seat).copied().collect();
        hand.sort_by_key(|(id, piece)| (Bid::rank(piece.kind), core::cmp::Reverse(piece.tokens), *id));
        hand
    }

    /// The piece on offer.
    pub(super) fn offered(&self) -> Option<(PieceId, HandPiece)> {
        let id = self.offered?;
        Some((id, self.get(id)?))
    }

    /// The bids for it, in seat order.
    pub(in crate::ui) fn bids(&self) -> &[MadeBid] {
        &self.bids
    }

    /// The pieces that a player has bid so far: none before their first bid, and after a pass.
    pub(super) fn bid_of(&self, seat: Seat) -> &[PieceId] {
        self.bids.iter().find(|bid| bid.seat == seat).map_or(&[], |bid| &bid.pieces)
    }

    /// The action for the picked pieces, and its label; `None` if no piece is picked.
    pub(in crate::ui) fn picked_action(&self, step: AuctionStep, picked: &PickedBid) -> Option<(Action, String)> {
        if !matches!(step, AuctionStep::Offer(_)) {
            let before = step.hand().map_or(&[][..], |seat| self.bid_of(seat));
            let label = if before.is_empty() { text!("auction-bid") } else { text!("auction-raise") };
            return self.bid(picked, before).map(|bid| (Action::Bid(bid), label));
        }
        let piece = picked.0.iter().find_map(|&id| self.get(id))?;
        Some((Action::Offer { kind: piece.kind, tokens: piece.tokens? }, text!("auction-offer")))
    }

    /// The picked pieces as a bid, with those that the player has bid before; `None` if no piece is picked.
    fn bid(&self, picked: &PickedBid, before: &[PieceId]) -> Option<Bid> {
        if picked.0.is_empty() {
            return None;
        }
        let bid = self.held.iter().filter(|(id, _)| picked.0.contains(id) || before.contains(id));
        let bid = Bid::of(bid.map(|(_, piece)| (piece.kind, piece.tokens.unwrap_or(0))));
        bid.filter(|bid| *bid != Bid::default())
    }
}
