//! The wells of the frogs: each lies on its frog's home square.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::play::{Home, Leaving, Owner, Session};
use crate::rules::{Seat, Square};
use crate::theme::livery;
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// A well, and the frog it belongs to.
#[derive(Component, Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[require(Name::new("Well"), Visibility)]
struct Well {
    square: Square,
    seat: Seat,
}

pub(in crate::view) fn plugin(app: &mut App) {
    let changed =
        rest_has_changed.or_else(resource_exists_and_changed::<Session>).or_else(resource_exists_and_changed::<Layout>);
    app.add_systems(Update, dig.run_if(changed).in_set(ViewSystems::Follow));
}

/// Spawns and despawns wells with their frogs.
fn dig(
    timeline: Res<Timeline>,
    layout: Res<Layout>,
    frogs: Query<(&Owner, &Home), Without<Leaving>>,
    wells: Query<(Entity, &Well)>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    if timeline.is_busy() {
        return;
    }
    let mut there: BTreeMap<Well, Entity> = wells.iter().map(|(entity, &well)| (well, entity)).collect();
    for (owner, home) in &frogs {
        let well = Well { square: home.0, seat: owner.0 };
        if there.remove(&well).is_none() {
            let place = layout.transform(well.square);
            let root = commands.spawn((well, place)).id();
            let color = livery(layout.seats(), well.seat).color;
            workshop.spawn(&mut commands, root, "knot_well", color, Transform::default());
        }
    }
    for entity in there.into_values() {
        commands.entity(entity).despawn();
    }
}
