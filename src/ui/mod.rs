//! The user interface: status, buttons, list of moves, dialogs and rule book, drawn over the table with egui.

mod about;
mod arrange;
mod auction;
mod banner;
mod bots;
mod choice;
mod click;
mod clipboard;
mod clock;
mod diagram;
mod dialog;
mod editor;
mod ending;
mod flat_table;
mod foreseen;
mod frame;
mod goal;
mod graph;
mod hud;
mod keys;
mod leave;
mod lesson;
mod match_status;
mod matches;
mod menu;
mod mirror;
mod more;
mod moves;
mod notice;
mod question;
mod replay;
mod room;
mod rule_book;
mod set;
mod setup;
mod share;
mod signs;
mod standing;
mod talk;
#[cfg(test)]
mod tests;
mod welcome;

use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

pub use crate::theme::button_places;
pub use diagram::{Diagram, DiagramCells};
pub use dialog::Dialog;
pub use flat_table::in_window;
pub use lesson::{BeginLesson, Coach};
pub use mirror::set_phase;

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

/// Triggered to go to the table with the current match.
#[derive(Event, Copy, Clone, Debug)]
pub struct EnterTable;

/// Triggered to go to the title screen.
#[derive(Event, Copy, Clone, Debug)]
pub struct LeaveTable;

/// Triggered to toggle full screen.
#[derive(Event, Copy, Clone, Debug)]
pub struct ToggleFullscreen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), panels, flat_table::plugin, clipboard::plugin));
}

/// The panels without their renderer.
pub(crate) fn panels(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (PanelSystems::Frame, PanelSystems::Edges, PanelSystems::Middle, PanelSystems::Dialogs).chain(),
    );
    app.add_plugins((
        (match_status::plugin, standing::plugin, foreseen::plugin, question::plugin),
        (
            diagram::plugin,
            signs::plugin,
            choice::plugin,
            clock::plugin,
            arrange::plugin,
            auction::plugin,
            bots::plugin,
            graph::plugin,
        ),
        (frame::plugin, notice::plugin, banner::plugin, hud::plugin, moves::plugin, keys::plugin),
        (
            dialog::plugin,
            (menu::plugin, more::plugin),
            matches::plugin,
            leave::plugin,
            lesson::plugin,
            (setup::plugin, welcome::plugin, goal::plugin),
            editor::plugin,
            talk::plugin,
            rule_book::plugin,
            set::plugin,
            ending::plugin,
            replay::plugin,
            click::plugin,
            share::plugin,
            mirror::plugin,
        ),
    ));
}
