//! What panels ask of the screens.

use bevy::prelude::*;

/// Triggered to go to the table with the current match.
#[derive(Event, Copy, Clone, Debug)]
pub struct EnterTable;

/// Triggered to go to the title screen.
#[derive(Event, Copy, Clone, Debug)]
pub struct LeaveTable;

/// Triggered to toggle full screen.
#[derive(Event, Copy, Clone, Debug)]
pub struct ToggleFullscreen;
