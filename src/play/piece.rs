//! Pieces as entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::intent::TableLaid;
use super::resolve::{ResolveTurn, RuleEffect, StageSystems, effects_of};
use super::session::Session;
use crate::rules::{Effect, Kind, PieceId, Seat, Square, Stage, TablePiece};

/// A piece of the game. It is there exactly as long as the rules have it on the board.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Which.
    pub id: PieceId,
    /// What it is now.
    pub kind: Kind,
}

/// Whose a piece is.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Owner(pub Seat);

/// Where a piece or a pothole is.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct OnSquare(pub Square);

/// The start square that a piece slips back to: Knot's frogs have one.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Home(pub Option<Square>);

/// The entity of each piece.
#[derive(Resource, Default, Debug)]
pub struct PieceEntities(pub BTreeMap<PieceId, Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceEntities>().add_observer(on_table_laid).add_systems(
        ResolveTurn,
        (
            (move_pieces, despawn_dead(Stage::Move)).chain().in_set(StageSystems::Follow(Stage::Move)),
            push_pieces.in_set(StageSystems::Follow(Stage::PushChain)),
            despawn_dead(Stage::Pothole).in_set(StageSystems::Follow(Stage::Pothole)),
            despawn_dead(Stage::Capture).in_set(StageSystems::Follow(Stage::Capture)),
            annex_pieces.in_set(StageSystems::Follow(Stage::Annex)),
            promote_pieces.in_set(StageSystems::Follow(Stage::Promotion)),
        ),
    );
}

/// What [`TablePiece`] says of a piece, as components.
fn components(id: PieceId, piece: &TablePiece) -> impl Bundle {
    let name = Name::new(format!("Piece {}: {}", id.0, piece.kind.letter()));
    (name, Piece { id, kind: piece.kind }, Owner(piece.seat), OnSquare(piece.square), Home(piece.home))
}

fn on_table_laid(_: On<TableLaid>, session: Res<Session>, mut entities: ResMut<PieceEntities>, mut commands: Commands) {
    for (_, entity) in core::mem::take(&mut entities.0) {
        commands.entity(entity).despawn();
    }
    for (id, piece) in session.table().tableau().pieces {
        let entity = commands.spawn(components(id, &piece)).id();
        super::chip::spawn(&mut commands, entity, piece.chips);
        entities.0.insert(id, entity);
    }
}

fn move_pieces(
    mut effects: MessageReader<RuleEffect>,
    entities: Res<PieceEntities>,
    mut squares: Query<&mut OnSquare>,
) -> Result {
    for effect in effects_of(&mut effects, Stage::Move) {
        if let Effect::PieceMoved { piece, path, .. } = effect
            && let (Some(&entity), Some(&last)) = (entities.0.get(piece), path.last())
        {
            squares.get_mut(entity)?.0 = last;
        }
    }
    Ok(())
}

fn push_pieces(
    mut effects: MessageReader<RuleEffect>,
    entities: Res<PieceEntities>,
    mut squares: Query<&mut OnSquare>,
) -> Result {
    for effect in effects_of(&mut effects, Stage::PushChain) {
        if let Effect::PiecePushed { piece, from, heading, cells, .. } = effect
            && let (Some(&entity), Some(to)) = (entities.0.get(piece), heading.from(*from, *cells))
        {
            squares.get_mut(entity)?.0 = to;
        }
    }
    Ok(())
}

/// Pieces die by resignation, by falling, and by capture.
fn despawn_dead(stage: Stage) -> impl FnMut(MessageReader<RuleEffect>, ResMut<PieceEntities>, Commands) {
    move |mut effects, mut entities, mut commands| {
        for effect in effects_of(&mut effects, stage) {
            if let Effect::PieceDied { piece, .. } = effect
                && let Some(entity) = entities.0.remove(piece)
            {
                commands.entity(entity).despawn();
            }
        }
    }
}

fn annex_pieces(
    mut effects: MessageReader<RuleEffect>,
    entities: Res<PieceEntities>,
    mut pieces: Query<(&mut Piece, &mut Owner)>,
) -> Result {
    for effect in effects_of(&mut effects, Stage::Annex) {
        if let Effect::PieceAnnexed { piece, to, kind } = effect
            && let Some(&entity) = entities.0.get(piece)
        {
            let (mut piece, mut owner) = pieces.get_mut(entity)?;
            (piece.kind, owner.0) = (*kind, *to);
        }
    }
    Ok(())
}

fn promote_pieces(
    mut effects: MessageReader<RuleEffect>,
    entities: Res<PieceEntities>,
    mut pieces: Query<&mut Piece>,
) -> Result {
    for effect in effects_of(&mut effects, Stage::Promotion) {
        if let Effect::PiecePromoted { piece, kind } = effect
            && let Some(&entity) = entities.0.get(piece)
        {
            pieces.get_mut(entity)?.kind = *kind;
        }
    }
    Ok(())
}
