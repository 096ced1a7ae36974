//! Previews an army that a player is about to set up. It is not part of the match yet.

use bevy::prelude::*;

use super::markers::Marking;
use crate::rules::Square;
use crate::theme::board;
use crate::view::bodies::body::Attire;
use crate::view::bodies::dress::spawn_figure;
use crate::view::layout::Layout;
use crate::view::mark::Mark;
use crate::view::systems::ViewSystems;

/// The army, as the table and the flat diagram show it.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Muster {
    /// The pieces and their squares.
    pub men: Vec<(Square, Attire)>,
    /// The squares of the picked pieces.
    pub picked: Vec<Square>,
}

/// Everything that is drawn for the preview.
#[derive(Component, Copy, Clone)]
#[require(Visibility)]
struct Recruit;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed = resource_changed::<Muster>.or_else(resource_exists_and_changed::<Layout>);
    app.init_resource::<Muster>().add_systems(Update, show.run_if(changed).in_set(ViewSystems::Follow));
}

fn show(muster: Res<Muster>, layout: Res<Layout>, shown: Query<Entity, With<Recruit>>, mut marking: Marking) {
    for entity in &shown {
        marking.commands.entity(entity).despawn();
    }
    for &(square, attire) in &muster.men {
        let facing = Quat::from_rotation_y(layout.facing(attire.seat, square));
        let place = Transform::from_translation(layout.place(square)).with_rotation(facing);
        let root = (Name::new("Recruit"), Recruit, place);
        let root = marking.commands.spawn(root).id();
        spawn_figure(&attire, square, root, &layout, &mut marking.workshop, &mut marking.commands);
    }
    for &square in &muster.picked {
        marking.put_mark(Recruit, square, Mark::Pointed, board::SELECTED);
    }
}
