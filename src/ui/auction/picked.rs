//! The pieces of the bidder's hand that they are about to bid.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::play::{BoardLaid, SessionChanged};
use crate::rules::PieceId;

/// What has been picked for the next bid.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct PickedBid(pub(in crate::ui) BTreeSet<PieceId>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PickedBid>().add_observer(on_session_changed).add_observer(on_board_laid);
}

fn on_session_changed(_: On<SessionChanged>, mut picked: ResMut<PickedBid>) {
    picked.set_if_neq(PickedBid::default());
}

fn on_board_laid(_: On<BoardLaid>, mut picked: ResMut<PickedBid>) {
    picked.set_if_neq(PickedBid::default());
}
