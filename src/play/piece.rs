//! Pieces as entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::intent::BoardLaid;
use super::resolve::{ResolveTurn, Resolving, StageSystems};
use super::session::Session;
use crate::rules::{Effect, Kind, PieceId, PieceState, Seat, Snapshot, Square, Stage};

/// A piece of the game. It is there exactly as long as the rules have it on the board or in a hand.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Which.
    pub id: PieceId,
    /// What it is now.
    pub kind: Kind,
}

/// Whose a piece is; whose hand it is in, where it has been captured.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Owner(pub Seat);

/// Who moves a piece, which in Quad need not be the one in whose colour it is, and whether it moves at all.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Service {
    /// Who moves it; its owner where it is frozen.
    pub controller: Seat,
    /// Quad: whether it is frozen.
    pub frozen: bool,
}

/// Where a piece or a pothole is.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct OnSquare(pub Square);

/// The entity of each piece.
#[derive(Resource, Default, Debug)]
pub struct PieceEntities(pub BTreeMap<PieceId, Entity>);

/// Where a piece is at home, if it has such a place.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Home(pub Square);

/// What follows the things that happen to pieces in a stage.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct PieceSystems(pub(super) Stage);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceEntities>().add_observer(on_board_laid);
    for stage in Stage::ORDER {
        app.add_systems(
            ResolveTurn,
            follow_pieces(stage).in_set(StageSystems::Follow(stage)).in_set(PieceSystems(stage)),
        );
    }
}

/// What a piece is, wherever it is.
fn identity(id: PieceId, kind: Kind) -> impl Bundle {
    (Name::new(format!("Piece {}: {}", id.0, kind.letter())), Piece { id, kind })
}

/// What [`PieceState`] says of a piece, as components.
fn components(id: PieceId, piece: &PieceState) -> impl Bundle {
    let service = Service { controller: piece.controller, frozen: piece.frozen };
    (identity(id, piece.kind), Owner(piece.seat), service, OnSquare(piece.square))
}

fn spawn(commands: &mut Commands, entities: &mut PieceEntities, id: PieceId, piece: &PieceState) {
    let entity = commands.spawn(components(id, piece)).id();
    if let Some(home) = piece.home {
        commands.entity(entity).insert(Home(home));
    }
    super::chip::spawn(commands, entity, piece.chips);
    entities.0.insert(id, entity);
}

fn on_board_laid(_: On<BoardLaid>, session: Res<Session>, mut entities: ResMut<PieceEntities>, mut commands: Commands) {
    for (_, entity) in core::mem::take(&mut entities.0) {
        commands.entity(entity).despawn();
    }
    let snapshot = session.position().snapshot();
    for (&id, piece) in &snapshot.pieces {
        spawn(&mut commands, &mut entities, id, piece);
    }
    for (&id, piece) in &snapshot.hands {
        let entity = commands.spawn(identity(id, piece.kind)).id();
        super::hand::take(&mut commands, entity, piece);
        entities.0.insert(id, entity);
    }
    if let Some(offer) = &snapshot.offer {
        super::hand::offer(&mut commands, &entities, offer);
    }
}

/// Does to the entities what the effects of `stage` say has happened to pieces.
fn follow_pieces(
    stage: Stage,
) -> impl FnMut(
    Res<Resolving>,
    ResMut<PieceEntities>,
    Query<(&mut Piece, &mut Owner, &mut Service, Option<&mut OnSquare>)>,
    Commands,
) -> Result {
    move |resolving, mut entities, mut pieces, mut commands| {
        for effect in resolving.effects_of(stage) {
            if let Effect::PieceAppeared { piece, .. } = effect {
                let mut appeared = Snapshot::default();
                appeared.apply(effect);
                if let Some(there) = appeared.pieces.get(piece) {
                    spawn(&mut commands, &mut entities, *piece, there);
                }
                continue;
            }
            if let Effect::PieceDied { piece, .. } = effect {
                if let Some(entity) = entities.0.remove(piece) {
                    commands.entity(entity).despawn();
                }
                continue;
            }
            if let Effect::ArmyAnnexed { army, to } = effect {
                for (_, owner, mut service, _) in &mut pieces {
                    if owner.0 == *army && !service.frozen {
                        service.controller = *to;
                    }
                }
                continue;
            }
            let Some(&entity) = effect.piece().and_then(|piece| entities.0.get(&piece)) else { continue };
            let (mut piece, mut owner, mut service, square) = pieces.get_mut(entity)?;
            // Hands see to what is in them.
            let Some(mut square) = square else { continue };
            match effect {
                Effect::PieceMoved { path, .. } | Effect::PieceFlung { path, .. } => {
                    square.0 = path.last().copied().unwrap_or(square.0);
                }
                Effect::PiecePushed { from, heading, cells, .. } => {
                    square.0 = heading.from(*from, *cells).unwrap_or(square.0);
                }
                Effect::PieceAnnexed { to, kind, .. } => {
                    (piece.kind, owner.0, service.controller) = (*kind, *to, *to);
                }
                Effect::PieceFroze { .. } => *service = Service { controller: owner.0, frozen: true },
                Effect::PiecePromoted { kind, .. } => piece.kind = *kind,
                _ => {}
            }
        }
        Ok(())
    }
}
