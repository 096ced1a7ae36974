//! Pieces as entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::hand::{InHand, OnOffer, ToPlace};
use super::lay::{LayEntities, LaySystems};
use super::session::Session;
use crate::rules::{Kind, PieceId, PieceState, Seat, Square};

/// A piece of the game: on the board, in a hand, or [`Leaving`].
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The id of the piece.
    pub id: PieceId,
    /// Its current kind.
    pub kind: Kind,
}

/// The player whose colour a piece has, or whose hand it is in.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Owner(pub Seat);

/// The player who moves a piece, which in Quad need not be its owner, and whether it can move.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Service {
    /// The player who moves it; its owner if it is frozen.
    pub controller: Seat,
    /// Quad: whether it is frozen.
    pub frozen: bool,
}

/// The square of a piece or a pothole.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct OnSquare(pub Square);

/// The entity of each piece.
#[derive(Resource, Default, Debug)]
pub struct PieceEntities(pub BTreeMap<PieceId, Entity>);

/// The home square of a piece, if it has one.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Home(pub Square);

/// Marks an entity that is no longer in the game: it stays until its end has been animated. Without animations it is
/// despawned at once.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Leaving;

/// Marks an app with animations, which despawns entities that are [`Leaving`] after they have been shown.
#[derive(Resource, Copy, Clone, Debug)]
pub struct EndsAreShown;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceEntities>()
        .add_systems(LayEntities, lay_pieces.in_set(LaySystems::Pieces))
        .add_observer(on_leaving);
}

/// The components of a piece, wherever it is.
fn identity(id: PieceId, kind: Kind, seat: Seat) -> impl Bundle {
    (Name::new(format!("Piece {}: {}", id.0, kind.letter())), Piece { id, kind }, Owner(seat))
}

/// The components of a piece on the board, from its [`PieceState`].
fn components(id: PieceId, piece: &PieceState) -> impl Bundle {
    let service = Service { controller: piece.controller, frozen: piece.frozen };
    (identity(id, piece.kind, piece.seat), service, OnSquare(piece.square))
}

fn on_leaving(leaving: On<Add, Leaving>, shown: Option<Res<EndsAreShown>>, mut commands: Commands) {
    if shown.is_none() {
        commands.entity(leaving.entity).try_despawn();
    }
}

/// Marks all entities related to `entity` by this relationship as leaving.
pub(super) fn dismiss<T: RelationshipTarget>(entity: EntityWorldMut) {
    let Some(bound) = entity.get::<T>().map(|bound| bound.iter().collect::<Vec<_>>()) else { return };
    let world = entity.into_world_mut();
    for thing in bound {
        world.entity_mut(thing).remove::<T::Relationship>().insert(Leaving);
    }
}

/// Puts every piece on its place in the position. Those that stay keep their entity.
fn lay_pieces(
    session: Res<Session>,
    mut entities: ResMut<PieceEntities>,
    leaving: Query<Entity, With<Leaving>>,
    mut commands: Commands,
) {
    leaving.iter().for_each(|entity| commands.entity(entity).try_despawn());
    let snapshot = session.position().snapshot();
    entities.0.retain(|id, entity| {
        let stays = snapshot.pieces.contains_key(id) || snapshot.hands.contains_key(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (&id, piece) in &snapshot.pieces {
        let entity = *entities.0.entry(id).or_insert_with(|| commands.spawn_empty().id());
        put_on_board(commands.entity(entity), id, piece);
    }
    for (&id, piece) in &snapshot.hands {
        let entity = *entities.0.entry(id).or_insert_with(|| commands.spawn_empty().id());
        commands.entity(entity).remove::<(OnSquare, Home)>();
        let mut held = commands.entity(entity);
        super::hand::take(held.insert(identity(id, piece.kind, piece.seat)), piece.seat, piece.tokens);
    }
}

/// Gives a piece the components that it has on the board.
pub(super) fn put_on_board(mut entity: EntityCommands, id: PieceId, piece: &PieceState) {
    entity.remove::<(InHand, ToPlace, OnOffer, Home)>().insert(components(id, piece));
    if let Some(home) = piece.home {
        entity.insert(Home(home));
    }
}
