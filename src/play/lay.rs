//! Laying out the table: brings the entities of the game in line with a position that no turn has led to, after a
//! start, a load or an undo. Entities that stay keep their identity.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use super::intent::{BoardLaid, SessionChanged};

/// Schedule that brings the entities of the game in line with the position.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LayEntities;

/// The parts of [`LayEntities`], in order.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum LaySystems {
    /// The pieces.
    Pieces,
    /// Everything else, some of which depends on pieces.
    Others,
}

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(LayEntities);
    app.configure_sets(LayEntities, (LaySystems::Pieces, LaySystems::Others).chain());
}

/// Lays out the table, and triggers `laid` for those who show it.
pub(super) fn lay(commands: &mut Commands, laid: BoardLaid) {
    commands.run_schedule(LayEntities);
    commands.trigger(laid);
}

/// Lays out the table after an undo or a jump within the match.
pub(super) fn lay_back(commands: &mut Commands) {
    lay(commands, BoardLaid::Back);
    commands.trigger(SessionChanged);
}

/// Lays out the table after another match has taken the place of the session's.
pub(super) fn lay_anew(world: &mut World) {
    world.run_schedule(LayEntities);
    world.trigger(BoardLaid::Anew);
    world.trigger(SessionChanged);
}
