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
mod consent;
mod diagram;
mod dialog;
mod editor;
mod ending;
mod events;
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
mod passing;
mod qr;
mod question;
mod replay;
mod room;
mod rule_book;
mod score;
mod scrolling;
mod settings;
mod setup;
mod share;
mod sharing;
mod signs;
mod skip;
mod systems;
mod talk;
#[cfg(test)]
mod tests;
mod together;
mod welcome;

use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

pub use crate::theme::button_places;
pub use diagram::{Diagram, DiagramCells};
pub use dialog::Dialog;
pub use events::{EnterTable, LeaveTable, ToggleFullscreen};
pub use flat_table::in_window;
pub use lesson::{BeginLesson, Coach};
pub use mirror::set_phase;
pub use passing::Passing;
pub(crate) use scrolling::FollowFocus;
pub use systems::{PanelSystems, UiSystems};
pub use together::Invitation;

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
        (match_status::plugin, score::plugin, foreseen::plugin, question::plugin),
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
        (frame::plugin, sharing::plugin, notice::plugin, banner::plugin, hud::plugin, moves::plugin, keys::plugin),
        (
            dialog::plugin,
            (menu::plugin, more::plugin, together::plugin, consent::plugin),
            matches::plugin,
            leave::plugin,
            lesson::plugin,
            (setup::plugin, welcome::plugin, goal::plugin),
            editor::plugin,
            talk::plugin,
            rule_book::plugin,
            settings::plugin,
            ending::plugin,
            replay::plugin,
            click::plugin,
            share::plugin,
            mirror::plugin,
        ),
    ));
}
