//! The pieces in the players' hands and what is on offer, as they lie on the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::step::Step;
use crate::play::{AuctionBid, Bids, InHand, OnOffer, Owner, Piece, ToPlace, Tokens};
use crate::rules::{Action, Bid, HandPiece, PieceId, Seat};
use crate::texts::text;
use crate::view::PickedBid;

/// Whoever wants to know what is in hands asks this.
#[derive(SystemParam)]
pub(in crate::ui) struct Hands<'w, 's> {
    held: Query<'w, 's, (&'static Piece, &'static Owner, Option<&'static Tokens>, Has<ToPlace>), With<InHand>>,
    offered: Query<'w, 's, (&'static Piece, Option<&'static Bids>), With<OnOffer>>,
    bids: Query<'w, 's, &'static AuctionBid>,
    to_place: Query<'w, 's, (), (With<InHand>, With<ToPlace>)>,
}

impl Hands<'_, '_> {
    /// All pieces in hands, in no order.
    fn all(&self) -> impl Iterator<Item = (PieceId, HandPiece)> {
        self.held.iter().map(|(piece, owner, tokens, to_place)| {
            let tokens = (!to_place).then(|| tokens.map_or(0, |tokens| tokens.len() as u8));
            (piece.id, HandPiece { seat: owner.0, kind: piece.kind, tokens })
        })
    }

    /// A piece, if it is in a hand.
    pub(super) fn get(&self, id: PieceId) -> Option<HandPiece> {
        self.all().find(|&(other, _)| other == id).map(|(_, piece)| piece)
    }

    /// The pieces of a hand, the dearest first, and those with the most tokens first among equals.
    pub(in crate::ui) fn of(&self, seat: Seat) -> Vec<(PieceId, HandPiece)> {
        let mut hand: Vec<_> = self.all().filter(|(_, piece)| piece.seat == seat).collect();
        hand.sort_by_key(|(id, piece)| (Bid::rank(piece.kind), core::cmp::Reverse(piece.tokens), *id));
        hand
    }

    /// Whether there are pieces that must be placed before anything else.
    pub(in crate::ui) fn are_to_place(&self) -> bool {
        !self.to_place.is_empty()
    }

    /// The piece that is for trade.
    pub(super) fn offered(&self) -> Option<(PieceId, HandPiece)> {
        let (piece, _) = self.offered.iter().next()?;
        Some((piece.id, self.get(piece.id)?))
    }

    /// The bids for it, in the order of play.
    pub(in crate::ui) fn bids(&self) -> Vec<&AuctionBid> {
        let of_offer = self.offered.iter().filter_map(|(_, bids)| bids).flat_map(RelationshipTarget::iter);
        let mut bids: Vec<_> = of_offer.filter_map(|bid| self.bids.get(bid).ok()).collect();
        bids.sort_by_key(|bid| bid.seat);
        bids
    }

    /// What is done with the pieces picked so far, and what that is called; nothing where none are.
    pub(in crate::ui) fn picked_action(&self, step: Step, picked: &PickedBid) -> Option<(Action, String)> {
        if !matches!(step, Step::Offer(_)) {
            return self.bid(picked).map(|bid| (Action::Bid(bid), text!("auction-bid")));
        }
        let piece = picked.0.iter().find_map(|&id| self.get(id))?;
        Some((Action::Offer { kind: piece.kind, tokens: piece.tokens? }, text!("auction-offer")))
    }

    /// What the pieces picked so far are as a bid; nothing where none are.
    fn bid(&self, picked: &PickedBid) -> Option<Bid> {
        let picked = self.all().filter(|(id, _)| picked.0.contains(id));
        let bid = Bid::of(picked.map(|(_, piece)| (piece.kind, piece.tokens.unwrap_or(0))));
        bid.filter(|bid| *bid != Bid::default())
    }
}
