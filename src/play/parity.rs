//! The world read back as a snapshot, to be held against the position.

use bevy::prelude::*;

use super::chip::{Chips, PromotionChip};
use super::hand::{AuctionBid, AuctionToken, Bids, InHand, OnOffer, ToPlace, Tokens};
use super::piece::{Home, OnSquare, Owner, Piece, Service};
use super::pothole::{Controller, LockedBy, Pothole};
use crate::rules::{ChipSet, HandPiece, OfferState, PieceState, PotholeState, Snapshot};

/// What the entities say lies on the table. Whose turn it is has no entity: `turn` and `outcome` are empty.
pub fn world_tableau(world: &mut World) -> Snapshot {
    let mut snapshot = Snapshot::default();
    let chips = world.query::<&PromotionChip>();
    let mut pieces = world.query::<(&Piece, &Owner, &Service, &OnSquare, Option<&Home>, Option<&Chips>)>();
    for (piece, owner, service, square, home, under) in pieces.iter(world) {
        let mut set = ChipSet::default();
        for chip in under.into_iter().flat_map(RelationshipTarget::iter) {
            if let Ok(chip) = chips.get_manual(world, chip) {
                set.insert(chip.0);
            }
        }
        let home = home.map(|home| home.0);
        let entry = PieceState {
            seat: owner.0,
            kind: piece.kind,
            square: square.0,
            chips: set,
            home,
            controller: service.controller,
            frozen: service.frozen,
        };
        snapshot.pieces.insert(piece.id, entry);
    }
    let mut potholes = world.query::<(&Pothole, &OnSquare, &Controller, &LockedBy)>();
    for (pothole, square, controller, locked_by) in potholes.iter(world) {
        let entry =
            PotholeState { square: square.0, home: pothole.home, controller: controller.0, locked_by: locked_by.0 };
        snapshot.potholes.insert(pothole.id, entry);
    }
    fill_hands(world, &mut snapshot);
    snapshot
}

fn fill_hands(world: &mut World, snapshot: &mut Snapshot) {
    let tokens = world.query::<&AuctionToken>();
    let mut hands = world.query_filtered::<(&Piece, &Owner, Has<ToPlace>, Option<&Tokens>), With<InHand>>();
    for (piece, owner, to_place, upon) in hands.iter(world) {
        let upon = upon.into_iter().flat_map(RelationshipTarget::iter);
        let count = upon.filter(|&token| tokens.get_manual(world, token).is_ok()).count();
        let tokens = (!to_place || count > 0).then_some(count as u8);
        snapshot.hands.insert(piece.id, HandPiece { seat: owner.0, kind: piece.kind, tokens });
    }
    let bids = world.query::<&AuctionBid>();
    let mut offered = world.query_filtered::<(&Piece, Option<&Bids>), With<OnOffer>>();
    for (piece, made) in offered.iter(world) {
        let made = made.into_iter().flat_map(RelationshipTarget::iter);
        let made = made.filter_map(|bid| bids.get_manual(world, bid).ok());
        let bids = made.map(|bid| (bid.seat, bid.pieces.clone())).collect();
        snapshot.offer = Some(OfferState { piece: piece.id, bids });
    }
}
