//! The pieces of a hand that are picked for an offer or a bid: each has a ring in the player's colour.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::markers::Marking;
use crate::play::{Forget, OnTable};
use crate::rules::PieceId;
use crate::theme::livery;
use crate::view::layout::Layout;
use crate::view::mark::Mark;
use crate::view::systems::ViewSystems;

/// The pieces that are picked for the next offer or bid.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PickedBid(pub BTreeSet<PieceId>);

/// The ring round a piece.
#[derive(Component, Copy, Clone, Debug)]
struct PickedMark;

pub(in crate::view) fn plugin(app: &mut App) {
    let changed = resource_changed::<PickedBid>.or_else(resource_exists_and_changed::<Layout>);
    app.init_resource::<PickedBid>()
        .add_systems(Update, ring.run_if(changed).in_set(ViewSystems::Follow))
        .forget_with_position::<PickedBid>();
}

/// Pieces are picked only while nothing moves, so they stand where they belong.
fn ring(
    picked: Res<PickedBid>,
    on_table: OnTable,
    layout: Res<Layout>,
    marks: Query<Entity, With<PickedMark>>,
    mut marking: Marking,
) {
    for mark in &marks {
        marking.remove(mark);
    }
    let table = on_table.snapshot();
    for &id in &picked.0 {
        if let (Some(piece), Some(place)) = (table.hands.get(&id), layout.stand(&table, id)) {
            let color = livery(layout.seats(), piece.seat).color;
            marking.draw_mark(PickedMark, place, Mark::Meet, color);
        }
    }
}
