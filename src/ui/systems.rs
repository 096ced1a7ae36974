//! The system sets of the panels.

use bevy::prelude::*;

/// The system sets of the panels, in layout order.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// Computes the layout.
    Frame,
    /// Panels along the edges of the window.
    Edges,
    /// Panels between them, and on the board.
    Middle,
    /// Dialogs over everything else.
    Dialogs,
}

/// The parts of the panels outside of their layout: keys, notices, the list of moves.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct UiSystems;
