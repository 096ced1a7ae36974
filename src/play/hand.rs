//! Captured pieces in the players' hands, the tokens on them, and the current offer with its bids.
//!
//! A piece keeps its entity on its way from the board to a hand and back.

use bevy::prelude::*;

use super::lay::{LayEntities, LaySystems};
use super::piece::{Leaving, OnSquare, Owner, PieceEntities, PieceSystems, Service, dismiss};
use super::resolve::{ResolveTurn, Resolving, StageSystems};
use super::session::Session;
use crate::rules::{Effect, HandPiece, PieceId, Seat, Square, Stage};

/// Marks a captured piece: it is in its owner's hand, and on no square.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct InHand;

/// Marks a piece in a hand that its owner must place now.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct ToPlace;

/// A token on a captured piece.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
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

/// A player's bid; without pieces it is a pass.
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

/// The stages in which hands change.
const STAGES: [Stage; 4] = [Stage::Capture, Stage::Auction, Stage::Tokens, Stage::DiceDrop];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(LayEntities, (lay_tokens, lay_bids).in_set(LaySystems::Others));
    for stage in STAGES {
        app.add_systems(
            ResolveTurn,
            follow_hands(stage).in_set(StageSystems::Follow(stage)).after(PieceSystems(stage)),
        );
    }
}

/// Puts a piece into the hand given by `piece`.
pub(super) fn take(entity: &mut EntityCommands, piece: &HandPiece) {
    hold(entity, piece.seat).remove::<(OnOffer, ToPlace)>();
    if piece.tokens.is_none() {
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

fn hold<'a, 'b>(entity: &'b mut EntityCommands<'a>, seat: Seat) -> &'b mut EntityCommands<'a> {
    let service = Service { controller: seat, frozen: false };
    entity.remove::<OnSquare>().insert((InHand, Owner(seat), service))
}

fn spawn_tokens(commands: &mut Commands, entity: Entity, tokens: u8) {
    for _ in 0..tokens {
        commands.spawn((Name::new("Token"), AuctionToken, Upon(entity)));
    }
}

fn bid(commands: &mut Commands, offered: Entity, seat: Seat, pieces: &[PieceId]) {
    let bid = AuctionBid { seat, pieces: pieces.to_vec() };
    commands.spawn((Name::new(format!("Bid of {}", seat.0)), bid, BidFor(offered)));
}

fn hand_over(commands: &mut Commands, entity: Entity, to: Seat) {
    hold(&mut commands.entity(entity), to).queue(dismiss::<Tokens>).insert(ToPlace);
}

fn put_down(commands: &mut Commands, entity: Entity, seat: Seat, square: Square) {
    let service = Service { controller: seat, frozen: false };
    let mut piece = commands.entity(entity);
    piece.remove::<(InHand, ToPlace)>().queue(dismiss::<Tokens>);
    piece.insert((Owner(seat), service, OnSquare(square)));
}

/// Applies the effects of `stage` that concern hands to the entities.
fn follow_hands(
    stage: Stage,
) -> impl FnMut(Res<Resolving>, Res<PieceEntities>, Query<Entity, With<OnOffer>>, Query<&Tokens>, Commands) {
    move |resolving, entities, offered, tokens, mut commands| {
        let entity_of = |piece: &PieceId| entities.0.get(piece).copied();
        // The query does not contain what earlier effects of this stage have queued.
        let mut on_offer = offered.iter().next();
        for effect in resolving.effects_of(stage) {
            match effect {
                Effect::PieceHoarded { piece, by, tokens } => {
                    if let Some(entity) = entity_of(piece) {
                        hold(&mut commands.entity(entity), *by);
                        spawn_tokens(&mut commands, entity, *tokens);
                    }
                }
                Effect::PieceWoken { piece, by } => {
                    entity_of(piece).into_iter().for_each(|entity| hand_over(&mut commands, entity, *by));
                }
                Effect::PieceOffered { piece, .. } => {
                    on_offer = entity_of(piece);
                    on_offer.into_iter().for_each(|entity| _ = commands.entity(entity).insert(OnOffer));
                }
                Effect::BidMade { seat, pieces } => {
                    on_offer.into_iter().for_each(|entity| bid(&mut commands, entity, *seat, pieces));
                }
                Effect::OfferDeclined { .. } => close(&mut commands, on_offer.take()),
                Effect::TradeMade { seller, buyer, offered: piece, bid } => {
                    close(&mut commands, on_offer.take());
                    entity_of(piece).into_iter().for_each(|entity| hand_over(&mut commands, entity, *buyer));
                    bid.iter().filter_map(entity_of).for_each(|entity| hand_over(&mut commands, entity, *seller));
                }
                Effect::PiecePlaced { piece, seat, square } => {
                    entity_of(piece).into_iter().for_each(|entity| put_down(&mut commands, entity, *seat, *square));
                }
                Effect::PieceDropped { piece, square } => {
                    let fallen = entity_of(piece).into_iter();
                    fallen.for_each(|entity| put_down(&mut commands, entity, Seat::NOBODY, *square));
                }
                Effect::TokenTaken { piece, left } => {
                    let on_it = entity_of(piece).and_then(|entity| tokens.get(entity).ok());
                    let taken = on_it.into_iter().flat_map(RelationshipTarget::iter).skip(usize::from(*left));
                    taken.for_each(|token| _ = commands.entity(token).remove::<Upon>().insert(Leaving));
                }
                _ => {}
            }
        }
    }
}

/// Ends the offer.
fn close(commands: &mut Commands, on_offer: Option<Entity>) {
    if let Some(entity) = on_offer {
        commands.entity(entity).remove::<OnOffer>().despawn_related::<Bids>();
    }
}
