//! The potholes as they are seen: a hole in a tile, its collar, its lock, and the lid that closes it.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::board::Layout;
use super::models::Workshop;
use crate::play::Session;
use crate::rules::{PotholeId, PotholeState, Seat, Square};
use crate::theme::livery;

/// How deep the lid lies when the hole is open.
pub(super) const LID_DEPTH: f32 = 0.46;

/// A pothole on the table.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct HoleFigure {
    pub(super) id: PotholeId,
    /// The square it is shown on, which lags behind the rules while it moves.
    pub(super) square: Square,
}

/// The plug that closes a hole.
#[derive(Component)]
pub(super) struct Lid;

/// The grate over a locked hole.
#[derive(Component)]
pub(super) struct Lock;

/// The potholes that are shown.
#[derive(Resource, Default, Debug)]
pub(super) struct HoleFigures(pub(super) BTreeMap<PotholeId, Entity>);

/// Dress a pothole: its collar in its controller's colour, its lock on or off.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct DressHole {
    pub(super) id: PotholeId,
    pub(super) home: Option<Seat>,
    pub(super) controller: Option<Seat>,
    pub(super) locked: bool,
    pub(super) square: Square,
}

impl DressHole {
    pub(super) fn of(id: PotholeId, pothole: &PotholeState) -> Self {
        let PotholeState { square, home, controller, locked_by } = *pothole;
        Self { id, home, controller, locked: locked_by.is_some(), square }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HoleFigures>().add_observer(on_dress_hole);
}

/// Puts all holes where their potholes are.
pub(super) fn lay_holes(
    session: Res<Session>,
    layout: Res<Layout>,
    mut holes: ResMut<HoleFigures>,
    mut commands: Commands,
) {
    for (_, entity) in core::mem::take(&mut holes.0) {
        commands.entity(entity).despawn();
    }
    for (id, pothole) in session.position().snapshot().potholes {
        let figure = HoleFigure { id, square: pothole.square };
        let place = Transform::from_translation(layout.place(pothole.square));
        let name = Name::new(format!("Hole {}", id.0));
        let entity = commands.spawn((name, figure, place, Visibility::default())).id();
        holes.0.insert(id, entity);
        commands.trigger(DressHole::of(id, &pothole));
    }
}

fn on_dress_hole(
    dress: On<DressHole>,
    holes: Res<HoleFigures>,
    layout: Res<Layout>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let Some(&root) = holes.0.get(&dress.id) else { return };
    commands.entity(root).despawn_related::<Children>();
    let tile = layout.tile_color(dress.square);
    workshop.spawn(&mut commands, root, "tile_hole", tile, Transform::default());
    let lid = workshop.spawn(&mut commands, root, "lid", tile, Transform::from_xyz(0.0, -LID_DEPTH, 0.0));
    commands.entity(lid).insert((Lid, Visibility::Hidden));
    match dress.home {
        Some(home) => {
            // A pothole that nobody controls any more has a collar of bare steel.
            let color =
                dress.controller.map_or(Color::srgb(0.35, 0.36, 0.38), |seat| livery(layout.seats(), seat).color);
            workshop.spawn(&mut commands, root, "rim_corner", color, Transform::default());
            for (x, z) in [(0.0, 0.41), (0.0, -0.41), (0.41, 0.0), (-0.41, 0.0)] {
                let mark = livery(layout.seats(), home).mark;
                workshop.spawn(&mut commands, root, mark, Color::WHITE, Transform::from_xyz(x, 0.0, z));
            }
        }
        None => {
            workshop.spawn(&mut commands, root, "rim_centre", Color::WHITE, Transform::default());
            let number = dress.id.0.saturating_sub(3);
            for pip in 0..number {
                let x = (f32::from(pip) - f32::from(number - 1) / 2.0) * 0.14;
                let place = Transform::from_xyz(x, 0.05, 0.41);
                workshop.spawn(&mut commands, root, "pip", Color::WHITE, place);
            }
        }
    }
    if dress.locked {
        let lock = workshop.spawn(&mut commands, root, "lock", Color::WHITE, Transform::default());
        commands.entity(lock).insert(Lock);
    }
}
