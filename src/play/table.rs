//! The entities of the table, as effects change them: one system for each stage of a turn.

use bevy::ecs::world::EntityWorldMut;
use bevy::prelude::*;

use super::chip::{self, Chips};
use super::die::Die;
use super::hand::{self, AuctionBid, Bids, InHand, OnOffer, ToPlace, Tokens, Upon};
use super::piece::{Home, Leaving, OnSquare, Owner, Piece, PieceEntities, Service, dismiss, put_on_board};
use super::pothole::{Controller, LockedBy, PotholeEntities};
use super::resolve::{ResolveTurn, Resolving, StageSystems};
use super::session::Session;
use crate::rules::{Chip, Kind, PieceId, PieceState, PotholeId, Seat, Square, Stage, Table};

pub(super) fn plugin(app: &mut App) {
    for stage in Stage::ORDER {
        app.add_systems(ResolveTurn, apply_effects(stage).in_set(StageSystems::Apply(stage)));
    }
}

/// Applies the effects of `stage` to the entities.
fn apply_effects(stage: Stage) -> impl FnMut(&mut World) {
    move |world| {
        world.resource_scope::<Resolving, _>(|world, resolving| {
            let mut table = EntityTable(world);
            resolving.effects_of(stage).iter().for_each(|effect| effect.apply(&mut table));
        });
    }
}

/// The table of entities.
struct EntityTable<'w>(&'w mut World);

impl EntityTable<'_> {
    /// The entity of a piece that is in the game.
    fn piece(&mut self, piece: PieceId) -> Option<EntityWorldMut<'_>> {
        let entity = *self.0.resource::<PieceEntities>().0.get(&piece)?;
        self.0.get_entity_mut(entity).ok()
    }

    /// The entity of a piece on the board.
    fn on_board(&mut self, piece: PieceId) -> Option<EntityWorldMut<'_>> {
        self.piece(piece).filter(EntityWorldMut::contains::<OnSquare>)
    }

    fn pothole(&mut self, pothole: PotholeId) -> Option<EntityWorldMut<'_>> {
        let entity = *self.0.resource::<PotholeEntities>().0.get(&pothole)?;
        self.0.get_entity_mut(entity).ok()
    }

    /// The entity of the piece on offer.
    fn offered(&mut self) -> Option<Entity> {
        self.0.query_filtered::<Entity, With<OnOffer>>().iter(self.0).next()
    }
}

impl Table for EntityTable<'_> {
    fn add(&mut self, piece: PieceId, state: PieceState) {
        let entity = self.0.spawn_empty().id();
        self.0.resource_mut::<PieceEntities>().0.insert(piece, entity);
        put_on_board(self.0.commands().entity(entity), piece, &state);
        self.0.flush();
    }

    fn move_to(&mut self, piece: PieceId, to: Square) {
        if let Some(mut entity) = self.on_board(piece) {
            entity.insert(OnSquare(to));
        }
    }

    fn remove(&mut self, piece: PieceId) {
        if let Some(mut entity) = self.piece(piece) {
            entity.remove::<(OnSquare, Home, InHand, ToPlace, OnOffer)>().despawn_related::<Bids>().insert(Leaving);
            self.0.resource_mut::<PieceEntities>().0.remove(&piece);
        }
    }

    fn annex(&mut self, piece: PieceId, to: Seat, kind: Kind) {
        if let Some(mut entity) = self.on_board(piece) {
            entity.insert((Piece { id: piece, kind }, Owner(to)));
            if let Some(mut service) = entity.get_mut::<Service>() {
                service.controller = to;
            }
            dismiss::<Chips>(entity);
        }
    }

    fn annex_army(&mut self, army: Seat, to: Seat) {
        let mut pieces = self.0.query_filtered::<(&Owner, &mut Service), With<OnSquare>>();
        for (owner, mut service) in pieces.iter_mut(self.0) {
            if owner.0 == army && !service.frozen {
                service.controller = to;
            }
        }
    }

    fn freeze(&mut self, piece: PieceId) {
        if let Some(mut entity) = self.on_board(piece)
            && let Some(&Owner(controller)) = entity.get()
        {
            entity.insert(Service { controller, frozen: true });
        }
    }

    fn give_chip(&mut self, piece: PieceId, chip: Chip) {
        if let Some(entity) = self.on_board(piece).map(|entity| entity.id()) {
            chip::spawn(&mut self.0.commands(), entity, chip);
            self.0.flush();
        }
    }

    fn promote(&mut self, piece: PieceId, kind: Kind) {
        if let Some(mut entity) = self.on_board(piece) {
            entity.insert(Piece { id: piece, kind });
            dismiss::<Chips>(entity);
        }
    }

    fn move_pothole(&mut self, pothole: PotholeId, to: Square) {
        if let Some(mut entity) = self.pothole(pothole) {
            entity.insert(OnSquare(to));
        }
    }

    fn annex_pothole(&mut self, pothole: PotholeId, to: Option<Seat>) {
        if let Some(mut entity) = self.pothole(pothole) {
            entity.insert(Controller(to));
        }
    }

    fn lock(&mut self, pothole: PotholeId, by: Option<Seat>) {
        if let Some(mut entity) = self.pothole(pothole) {
            entity.insert(LockedBy(by));
        }
    }

    fn take_to_hand(&mut self, piece: PieceId, seat: Seat, tokens: Option<u8>) {
        if let Some(entity) = self.on_board(piece).map(|entity| entity.id()) {
            let mut commands = self.0.commands();
            hand::take(&mut commands.entity(entity), seat, tokens);
            hand::spawn_tokens(&mut commands, entity, tokens.unwrap_or(0));
            self.0.flush();
        }
    }

    fn hand_over(&mut self, piece: PieceId, to: Seat) {
        if let Some(mut entity) = self.piece(piece) {
            entity.insert((hand::held(to), ToPlace));
            dismiss::<Tokens>(entity);
        }
    }

    fn put_down(&mut self, piece: PieceId, seat: Seat, square: Square) {
        if let Some(mut entity) = self.piece(piece) {
            let service = Service { controller: seat, frozen: false };
            entity.remove::<(InHand, ToPlace)>().insert((Owner(seat), service, OnSquare(square)));
            dismiss::<Tokens>(entity);
        }
    }

    fn leave_tokens(&mut self, piece: PieceId, left: u8) {
        let upon = self.piece(piece).and_then(|entity| entity.get::<Tokens>().cloned());
        for token in upon.iter().flat_map(RelationshipTarget::iter).skip(usize::from(left)) {
            self.0.entity_mut(token).remove::<Upon>().insert(Leaving);
        }
    }

    fn offer(&mut self, piece: PieceId) {
        if let Some(mut entity) = self.piece(piece) {
            entity.insert(OnOffer);
        }
    }

    fn bid(&mut self, seat: Seat, pieces: &[PieceId]) {
        if let Some(offered) = self.offered() {
            // A raise replaces the bid made before.
            let mut bids = self.0.query::<(Entity, &AuctionBid)>();
            let of_seat = bids.iter(self.0).filter(|(_, bid)| bid.seat == seat);
            let before: Vec<Entity> = of_seat.map(|(entity, _)| entity).collect();
            before.into_iter().for_each(|entity| _ = self.0.despawn(entity));
            hand::bid(&mut self.0.commands(), offered, seat, pieces);
            self.0.flush();
        }
    }

    fn close_offer(&mut self) {
        if let Some(offered) = self.offered() {
            self.0.entity_mut(offered).remove::<OnOffer>().despawn_related::<Bids>();
        }
    }

    fn show_dice(&mut self, file: u8, rank: u8) {
        let thrown_by = Some(self.0.resource::<Session>().position().turn());
        for mut die in self.0.query::<&mut Die>().iter_mut(self.0) {
            let shows = Some(die.reads.of(file, rank));
            *die = Die { reads: die.reads, shows, thrown_by };
        }
    }
}
