//! Promotion chips as entities, each under its piece.

use bevy::prelude::*;

use super::piece::{PieceEntities, PieceSystems};
use super::resolve::{ResolveTurn, Resolving, StageSystems};
use crate::rules::{Chip, ChipSet, Effect, Stage};

/// A promotion chip that a piece has earned.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PromotionChip(pub Chip);

/// The piece that a chip lies under.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
#[relationship(relationship_target = Chips)]
pub struct Under(pub Entity);

/// The chips under a piece. They go when it goes.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[relationship_target(relationship = Under, linked_spawn)]
pub struct Chips(Vec<Entity>);

pub(super) fn plugin(app: &mut App) {
    let (annex, promotion) = (Stage::Annex, Stage::Promotion);
    app.add_systems(
        ResolveTurn,
        (
            return_chips(annex).in_set(StageSystems::Follow(annex)).after(PieceSystems(annex)),
            (give_chips, return_chips(promotion))
                .chain()
                .in_set(StageSystems::Follow(promotion))
                .after(PieceSystems(promotion)),
        ),
    );
}

/// Puts `chips` under `piece`.
pub(super) fn spawn(commands: &mut Commands, piece: Entity, chips: ChipSet) {
    for chip in chips.iter() {
        commands.spawn((Name::new(format!("Chip {}", chip.0)), PromotionChip(chip), Under(piece)));
    }
}

fn give_chips(resolving: Res<Resolving>, entities: Res<PieceEntities>, mut commands: Commands) {
    for effect in resolving.effects_of(Stage::Promotion) {
        if let Effect::ChipGained { piece, chip } = effect
            && let Some(&entity) = entities.0.get(piece)
        {
            let mut chips = ChipSet::default();
            chips.insert(*chip);
            spawn(&mut commands, entity, chips);
        }
    }
}

/// Annexed pieces lose their chips, promoted ones return them.
fn return_chips(stage: Stage) -> impl FnMut(Res<Resolving>, Res<PieceEntities>, Commands) {
    move |resolving, entities, mut commands| {
        for effect in resolving.effects_of(stage) {
            if let Effect::PieceAnnexed { piece, .. } | Effect::PiecePromoted { piece, .. } = effect
                && let Some(&entity) = entities.0.get(piece)
            {
                commands.entity(entity).despawn_related::<Chips>();
            }
        }
    }
}
