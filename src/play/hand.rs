//! Captured pieces in the players' hands, the tokens on them, and the current offer with its bids.
//!
//! A piece keeps its entity on its way from the board to a hand and back.

use bevy::prelude::*;

use super::lay::{LayEntities, LaySystems};
use super::piece::{OnSquare, Owner, PieceEntities, Service};
use super::session::Session;
use crate::rules::{PieceId, Seat};

/// Marks a captured piece: it is in its owner's hand, and on no square.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct InHand;

/// Marks a piece in a hand that its owner must place now.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct ToPlace;

/// A token on a captured piece.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug, Default)]
#[require(Name::new("Token"))]
pub struct AuctionToken;

/// The piece that a token lies on.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
#[relationship(relationship_target = Tokens)]
pub struct Upon(pub Entity);

/// The tokens on a piece. They are despawned with it.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[relationship_target(relationship = Upon, linked_spawn)]
pub struct Tokens(Vec<Entity>);

/// Marks the piece on offer.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct OnOffer;

/// A player's bid so far; without pieces it is a pass.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct AuctionBid {
    /// The player who bids.
    pub seat: Seat,
    /// The pieces bid, from the player's own hand.
    pub pieces: Vec<PieceId>,
}

/// The piece on offer that a bid is for.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
#[relationship(relationship_target = Bids)]
pub struct BidFor(pub Entity);

/// The bids for the piece on offer. They are despawned with it.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[relationship_target(relationship = BidFor, linked_spawn)]
pub struct Bids(Vec<Entity>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(LayEntities, (lay_tokens, lay_bids).in_set(LaySystems::Others));
}

/// Puts a piece into the hand of `seat`; without tokens it must be placed now.
pub(super) fn take(entity: &mut EntityCommands, seat: Seat, tokens: Option<u8>) {
    entity.remove::<(OnSquare, OnOffer, ToPlace)>().insert(held(seat));
    if tokens.is_none() {
        entity.insert(ToPlace);
    }
}

/// Spawns and despawns tokens to match the position. Those that stay keep their entity.
fn lay_tokens(session: Res<Session>, entities: Res<PieceEntities>, on_pieces: Query<&Tokens>, mut commands: Commands) {
    let snapshot = session.position().snapshot();
    for (id, &entity) in &entities.0 {
        let wanted = usize::from(snapshot.hands.get(id).and_then(|piece| piece.tokens).unwrap_or(0));
        let there = on_pieces.get(entity).map_or(0, |tokens| tokens.iter().count());
        let surplus = on_pieces.get(entity).into_iter().flat_map(RelationshipTarget::iter).skip(wanted);
        surplus.for_each(|token| commands.entity(token).despawn());
        spawn_tokens(&mut commands, entity, wanted.saturating_sub(there) as u8);
    }
}

/// Spawns the offer of the position, with its bids.
fn lay_bids(
    session: Res<Session>,
    entities: Res<PieceEntities>,
    bids: Query<Entity, With<AuctionBid>>,
    mut commands: Commands,
) {
    bids.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(offer) = session.position().snapshot().offer else { return };
    let Some(&entity) = entities.0.get(&offer.piece) else { return };
    commands.entity(entity).insert(OnOffer);
    for (&seat, pieces) in &offer.bids {
        bid(&mut commands, entity, seat, pieces);
    }
}

/// The components of a piece in the hand of `seat`.
pub(super) fn held(seat: Seat) -> impl Bundle {
    (InHand, Owner(seat), Service { controller: seat, frozen: false })
}

/// Puts tokens on a piece.
pub(super) fn spawn_tokens(commands: &mut Commands, entity: Entity, tokens: u8) {
    for _ in 0..tokens {
        commands.spawn((AuctionToken, Upon(entity)));
    }
}

/// Adds a bid for the piece on offer.
pub(super) fn bid(commands: &mut Commands, offered: Entity, seat: Seat, pieces: &[PieceId]) {
    let bid = AuctionBid { seat, pieces: pieces.to_vec() };
    commands.spawn((Name::new(format!("Bid of {}", seat.0)), bid, BidFor(offered)));
}
