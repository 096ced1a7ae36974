//! The sets and schedules of the view.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// The system sets of a frame, in order, while the table is shown.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// Input of the user, handled first so that the same frame shows its effect.
    Hands,
    /// New actions are turned into acts.
    Compose,
    /// Acts animate bodies.
    Perform,
    /// Parts, markers, tiles and the camera follow.
    Follow,
}

/// Schedule that lays out the board of the match, with everything on it.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LayBoard;

/// Schedule that brings all bodies in line with their pieces. It runs when the board is laid out, and whenever all
/// actions have been shown.
#[derive(ScheduleLabel, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Settle;

/// The camera: the orbit is updated first, then the camera is placed.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum CameraSystems {
    Orbit,
    Follow,
}

/// Systems that run only while no act is running.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct RestSystems;
