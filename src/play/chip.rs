//! Promotion chips as entities, each related to its piece.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::lay::{LayEntities, LaySystems};
use super::piece::PieceEntities;
use super::session::Session;
use crate::rules::Chip;

/// A promotion chip that a piece has earned.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PromotionChip(pub Chip);

/// The piece that a chip lies under.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
#[relationship(relationship_target = Chips)]
pub struct Under(pub Entity);

/// The chips under a piece. They are despawned with it.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[relationship_target(relationship = Under, linked_spawn)]
pub struct Chips(Vec<Entity>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(LayEntities, lay_chips.in_set(LaySystems::Others));
}

/// Spawns and despawns chips to match the position. Those that stay keep their entity.
fn lay_chips(
    session: Res<Session>,
    entities: Res<PieceEntities>,
    chips: Query<(Entity, &PromotionChip, &Under)>,
    mut commands: Commands,
) {
    let snapshot = session.position().snapshot();
    let pieces = snapshot.pieces.iter().filter_map(|(id, piece)| Some((*entities.0.get(id)?, piece)));
    let mut wanted: BTreeSet<(Entity, u8)> =
        pieces.flat_map(|(entity, piece)| piece.chips.iter().map(move |chip| (entity, chip.0))).collect();
    for (entity, chip, under) in &chips {
        if !wanted.remove(&(under.0, chip.0.0)) {
            commands.entity(entity).despawn();
        }
    }
    wanted.into_iter().for_each(|(piece, chip)| spawn(&mut commands, piece, Chip(chip)));
}

/// Puts a chip under a piece.
pub(super) fn spawn(commands: &mut Commands, piece: Entity, chip: Chip) {
    commands.spawn((Name::new(format!("Chip {}", chip.0)), PromotionChip(chip), Under(piece)));
}
