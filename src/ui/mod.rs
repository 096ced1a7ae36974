//! Panels over the table: who is on turn, what can be done, the moves, the menu, the rule book.

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
mod standing;
mod talk;
#[cfg(test)]
mod tests;
mod told;
mod welcome;

use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

pub use crate::theme::button_places;
pub use diagram::{Diagram, DiagramCells};
pub use dialog::Dialog;
pub use flat_table::in_window;
pub use lesson::{BeginLesson, Coach};
pub use mirror::set_phase;

/// The panels in the order they are laid out.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// Where they are.
    Frame,
    /// Along the edges of the window.
    Edges,
    /// Between them and on the board.
    Middle,
    /// Over everything.
    Dialogs,
}

/// What panels do between frames: keys, notices, the list of moves.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct UiSystems;

/// A player wants to go to the table, with the match that waits.
#[derive(Event, Copy, Clone, Debug)]
pub struct EnterTable;

/// A player wants to go to the title.
#[derive(Event, Copy, Clone, Debug)]
pub struct LeaveTable;

/// A player wants the whole screen, or a window again.
#[derive(Event, Copy, Clone, Debug)]
pub struct ToggleFullscreen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), panels, flat_table::plugin, clipboard::plugin));
}

/// The panels, without what draws them.
pub(crate) fn panels(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (PanelSystems::Frame, PanelSystems::Edges, PanelSystems::Middle, PanelSystems::Dialogs).chain(),
    );
    app.add_plugins((
        (told::plugin, standing::plugin, foreseen::plugin, question::plugin),
        (diagram::plugin, choice::plugin, clock::plugin, arrange::plugin, auction::plugin, bots::plugin, graph::plugin),
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
