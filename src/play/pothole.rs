//! Potholes as entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::lay::{LayEntities, LaySystems};
use super::piece::{OnSquare, PieceSystems};
use super::resolve::{ResolveTurn, Resolving, StageSystems};
use super::session::Session;
use crate::rules::{Effect, PotholeId, Seat, Stage};

/// A pothole.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pothole {
    /// The id of the pothole.
    pub id: PotholeId,
    /// The seat it belonged to at the start; `None` for centre potholes.
    pub home: Option<Seat>,
}

/// The player who may move a corner pothole.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Controller(pub Option<Seat>);

/// A centre pothole is locked until the end of this player's next turn.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct LockedBy(pub Option<Seat>);

/// The entity of each pothole.
#[derive(Resource, Default, Debug)]
pub struct PotholeEntities(pub BTreeMap<PotholeId, Entity>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(LayEntities, lay_potholes.in_set(LaySystems::Others));
    app.init_resource::<PotholeEntities>().add_systems(
        ResolveTurn,
        (
            update_holders(Stage::Move).in_set(StageSystems::Follow(Stage::Move)),
            (move_potholes, update_holders(Stage::Pothole))
                .chain()
                .in_set(StageSystems::Follow(Stage::Pothole))
                .after(PieceSystems(Stage::Pothole)),
            update_holders(Stage::Annex).in_set(StageSystems::Follow(Stage::Annex)),
            update_holders(Stage::TurnEnd).in_set(StageSystems::Follow(Stage::TurnEnd)),
        ),
    );
}

/// Puts every pothole on its square in the position. Those that stay keep their entity.
fn lay_potholes(session: Res<Session>, mut entities: ResMut<PotholeEntities>, mut commands: Commands) {
    let potholes = session.position().snapshot().potholes;
    entities.0.retain(|id, entity| {
        let stays = potholes.contains_key(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (id, pothole) in potholes {
        let name = Name::new(format!("Pothole {}", id.0));
        let what = Pothole { id, home: pothole.home };
        let state = (OnSquare(pothole.square), Controller(pothole.controller), LockedBy(pothole.locked_by));
        let entity = *entities.0.entry(id).or_insert_with(|| commands.spawn_empty().id());
        commands.entity(entity).insert((name, what, state));
    }
}

fn move_potholes(
    resolving: Res<Resolving>,
    entities: Res<PotholeEntities>,
    mut squares: Query<&mut OnSquare>,
) -> Result {
    for effect in resolving.effects_of(Stage::Pothole) {
        if let Effect::PotholeMoved { pothole, to, .. } = effect
            && let Some(&entity) = entities.0.get(pothole)
        {
            squares.get_mut(entity)?.0 = *to;
        }
    }
    Ok(())
}

/// Locks and controllers change when a pothole moves, when a player leaves, and when a turn ends.
fn update_holders(
    stage: Stage,
) -> impl FnMut(Res<Resolving>, Res<PotholeEntities>, Query<(&mut Controller, &mut LockedBy)>) -> Result {
    move |resolving, entities, mut potholes| {
        for effect in resolving.effects_of(stage) {
            let (Effect::PotholeAnnexed { pothole, .. }
            | Effect::PotholeLocked { pothole, .. }
            | Effect::PotholeUnlocked { pothole }) = effect
            else {
                continue;
            };
            let Some(&entity) = entities.0.get(pothole) else { continue };
            let (mut controller, mut locked_by) = potholes.get_mut(entity)?;
            match effect {
                Effect::PotholeAnnexed { to, .. } => controller.0 = *to,
                Effect::PotholeLocked { by, .. } => locked_by.0 = Some(*by),
                _ => locked_by.0 = None,
            }
        }
        Ok(())
    }
}
