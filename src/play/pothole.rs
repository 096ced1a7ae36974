//! Potholes as entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::intent::BoardLaid;
use super::piece::{OnSquare, PieceSystems};
use super::resolve::{ResolveTurn, Resolving, StageSystems};
use super::session::Session;
use crate::rules::{Effect, PotholeId, Seat, Stage};

/// A pothole.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pothole {
    /// Which.
    pub id: PotholeId,
    /// The seat it belonged to at the start; centre potholes belong to nobody.
    pub home: Option<Seat>,
}

/// Who may move a corner pothole.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Controller(pub Option<Seat>);

/// Until the end of whose next turn a centre pothole is locked.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct LockedBy(pub Option<Seat>);

/// The entity of each pothole.
#[derive(Resource, Default, Debug)]
pub struct PotholeEntities(pub BTreeMap<PotholeId, Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PotholeEntities>().add_observer(on_board_laid).add_systems(
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

fn on_board_laid(
    _: On<BoardLaid>,
    session: Res<Session>,
    mut entities: ResMut<PotholeEntities>,
    mut commands: Commands,
) {
    for (_, entity) in core::mem::take(&mut entities.0) {
        commands.entity(entity).despawn();
    }
    for (id, pothole) in session.position().snapshot().potholes {
        let name = Name::new(format!("Pothole {}", id.0));
        let what = Pothole { id, home: pothole.home };
        let state = (OnSquare(pothole.square), Controller(pothole.controller), LockedBy(pothole.locked_by));
        entities.0.insert(id, commands.spawn((name, what, state)).id());
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
