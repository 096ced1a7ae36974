//! Queries of the table, based on its entities.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::chip::{Chips, PromotionChip};
use super::hand::{AuctionBid, Bids, InHand, OnOffer, ToPlace, Tokens};
use super::piece::{Home, Leaving, OnSquare, Owner, Piece, Service};
use super::pothole::{Controller, LockedBy, Pothole};
use crate::rules::{ChipSet, HandPiece, OfferState, PieceId, PieceState, PotholeState, Snapshot, Square};

type OnBoard = (
    &'static Piece,
    &'static Owner,
    &'static Service,
    &'static OnSquare,
    Option<&'static Home>,
    Option<&'static Chips>,
);
type InHands = (&'static Piece, &'static Owner, Has<ToPlace>, Option<&'static Tokens>);

/// System parameter with everything on the table, for views, input and screen readers.
#[derive(SystemParam)]
pub struct OnTable<'w, 's> {
    pieces: Query<'w, 's, OnBoard, Without<Leaving>>,
    chips: Query<'w, 's, &'static PromotionChip>,
    hands: Query<'w, 's, InHands, (With<InHand>, Without<Leaving>)>,
    offered: Query<'w, 's, (&'static Piece, Option<&'static Bids>), With<OnOffer>>,
    bids: Query<'w, 's, &'static AuctionBid>,
    potholes: Query<'w, 's, (&'static Pothole, &'static OnSquare, &'static Controller, &'static LockedBy)>,
}

impl OnTable<'_, '_> {
    /// A snapshot of all entities. The turn has none, so `turn` and `outcome` are empty.
    pub fn snapshot(&self) -> Snapshot {
        let potholes = self.potholes.iter().map(|(pothole, square, controller, locked_by)| {
            let &Pothole { id, home } = pothole;
            (id, PotholeState { square: square.0, home, controller: controller.0, locked_by: locked_by.0 })
        });
        let hands = self.hands.iter().map(|(piece, owner, to_place, upon)| {
            let count = upon.into_iter().flat_map(RelationshipTarget::iter).count();
            let tokens = (!to_place || count > 0).then_some(count as u8);
            (piece.id, HandPiece { seat: owner.0, kind: piece.kind, tokens })
        });
        Snapshot {
            pieces: self.pieces.iter().map(|piece| (piece.0.id, self.state(piece))).collect(),
            potholes: potholes.collect(),
            hands: hands.collect(),
            offer: self.offer(),
            turn: None,
            outcome: None,
        }
    }

    /// The piece on `square`.
    pub fn piece_on(&self, square: Square) -> Option<(PieceId, PieceState)> {
        let piece = self.pieces.iter().find(|(_, _, _, on, ..)| on.0 == square)?;
        Some((piece.0.id, self.state(piece)))
    }

    /// The piece with this id, if it is on the board.
    pub fn piece(&self, id: PieceId) -> Option<PieceState> {
        self.pieces.iter().find(|(piece, ..)| piece.id == id).map(|piece| self.state(piece))
    }

    /// Whether there is a pothole on `square`.
    pub fn has_pothole(&self, square: Square) -> bool {
        self.potholes.iter().any(|(_, on, ..)| on.0 == square)
    }

    /// Whether a player has a piece that they must place.
    pub fn is_to_place(&self) -> bool {
        self.hands.iter().any(|(_, _, to_place, _)| to_place)
    }

    fn state(
        &self,
        (piece, owner, service, square, home, under): (
            &Piece,
            &Owner,
            &Service,
            &OnSquare,
            Option<&Home>,
            Option<&Chips>,
        ),
    ) -> PieceState {
        let mut chips = ChipSet::default();
        for chip in self.chips.iter_many(under.into_iter().flat_map(RelationshipTarget::iter)) {
            chips.insert(chip.0);
        }
        PieceState {
            seat: owner.0,
            kind: piece.kind,
            square: square.0,
            chips,
            home: home.map(|home| home.0),
            controller: service.controller,
            frozen: service.frozen,
        }
    }

    fn offer(&self) -> Option<OfferState> {
        let (piece, made) = self.offered.iter().next()?;
        let bids = self.bids.iter_many(made.into_iter().flat_map(RelationshipTarget::iter));
        Some(OfferState { piece: piece.id, bids: bids.map(|bid| (bid.seat, bid.pieces.clone())).collect() })
    }
}
