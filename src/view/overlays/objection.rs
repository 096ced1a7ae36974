//! Shows the attacks that make an action illegal: for a few seconds each is drawn like a real check.

use bevy::prelude::*;

use super::alarm::{draw, spawn_ring};
use crate::rules::Square;
use crate::theme::board;
use crate::view::input::selection::{Explained, Selection};
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// How long they are shown, in seconds.
const SECS: f32 = 6.0;

/// The objection to the last action that was tried.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Objection {
    /// The attacks: the attacker's square, and the attacked one.
    pub attacks: Vec<(Square, Square)>,
    secs_left: f32,
}

/// Everything that is drawn for an objection.
#[derive(Component, Copy, Clone)]
struct ObjectionMark;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed = resource_changed::<Objection>.or_else(resource_exists_and_changed::<Layout>);
    app.init_resource::<Objection>()
        .add_observer(on_explained)
        .add_systems(Update, (fade, show.run_if(changed)).chain().in_set(ViewSystems::Follow));
}

fn on_explained(explained: On<Explained>, mut objection: ResMut<Objection>) {
    objection.set_if_neq(Objection { attacks: explained.0.attacks.clone(), secs_left: SECS });
}

/// Clears it when its time is over, or when the selection has no obstacles any more.
fn fade(time: Res<Time>, selection: Res<Selection>, mut objection: ResMut<Objection>) {
    if objection.attacks.is_empty() {
        return;
    }
    let left = objection.secs_left - time.delta_secs();
    objection.bypass_change_detection().secs_left = left;
    if left <= 0.0 || selection.obstacles.is_empty() {
        *objection = Objection::default();
    }
}

fn show(
    objection: Res<Objection>,
    layout: Res<Layout>,
    marks: Query<Entity, With<ObjectionMark>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    for &(from, on) in &objection.attacks {
        draw(layout.look().line(&layout, from, on), board::CHECK, ObjectionMark, &mut workshop, &mut commands);
        let place = Transform::from_translation(layout.place(on));
        let root = commands.spawn((Name::new("Objection"), ObjectionMark, place, Visibility::default())).id();
        spawn_ring(root, &mut workshop, &mut commands);
    }
}
