//! The request to open the editor.

use bevy::prelude::*;

use crate::play::Setup;

/// Triggered to open the editor for the game of this set-up.
#[derive(Event, Clone, Debug)]
pub(in crate::ui) struct OpenEditor(pub(in crate::ui) Setup);
