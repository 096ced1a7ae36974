//! The match as text, and the choice of an action by its token.

use bevy::prelude::*;

/// The match as text.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) struct Mirror {
    /// The events since the last update, and whose turn it is.
    pub(in crate::ui) state: String,
    /// The board as text.
    pub(in crate::ui) board: String,
    /// All possible actions: token and description.
    pub(in crate::ui) actions: Vec<(String, String)>,
}

/// Triggered to choose the action with this token.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) struct Choose(pub(in crate::ui) String);
