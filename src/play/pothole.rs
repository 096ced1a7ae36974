//! Potholes as entities.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::lay::{LayEntities, LaySystems};
use super::piece::OnSquare;
use super::session::Session;
use crate::rules::{PotholeId, Seat};

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
    app.init_resource::<PotholeEntities>().add_systems(LayEntities, lay_potholes.in_set(LaySystems::Others));
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
