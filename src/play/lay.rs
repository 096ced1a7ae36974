//! Laying the table: the entities of the game are brought in step with a position that no turn has led to, because the
//! match has begun, was loaded, or something was taken back. Entities that stay keep their identity.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use super::intent::BoardLaid;

/// Brings the entities of the game in step with the position.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LayEntities;

/// The parts of it, in order.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum LaySystems {
    /// The pieces.
    Pieces,
    /// Everything else, some of which lies on pieces.
    Others,
}

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(LayEntities);
    app.configure_sets(LayEntities, (LaySystems::Pieces, LaySystems::Others).chain());
}

/// Lays the table, and tells those who show it.
pub(super) fn lay(commands: &mut Commands, laid: BoardLaid) {
    commands.run_schedule(LayEntities);
    commands.trigger(laid);
}
