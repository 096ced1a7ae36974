//! The dialogs over the table.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::systems::PanelSystems;

/// The open dialog. There is only one at a time, and it keeps clicks from the table.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Dialog {
    /// None, so that the table can be used.
    #[default]
    Closed,
    /// The main menu of a match.
    Menu,
    /// The settings, which apply to all games.
    Settings,
    /// The questions for a new user.
    Welcome,
    /// Setting up a new game.
    Setup,
    /// The position editor.
    Editor,
    /// The commands of keys, as buttons for touch screens.
    More,
    /// The list of moves, where the window has no room for it.
    Moves,
    /// Choosing which players are bots.
    Players,
    /// The graph of all players' chances.
    Course,
    /// The list of unfinished matches.
    Matches,
    /// Sharing the match as a link or a record, and importing one.
    Share,
    /// Lessons and puzzles.
    Learn,
    /// The rule book.
    RuleBook,
    /// The list of all keys.
    Keys,
    /// Asks whether all players agree on a draw.
    AgreeDraw,
    /// Asks whether the player to move resigns.
    Resign,
    /// Asks which player has left.
    Absent,
    /// The players' table talk.
    Talk,
    /// A table of another program: how to join it, and who sits there.
    Together,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dialog>().add_systems(
        EguiPrimaryContextPass,
        let_go_of_keys.run_if(resource_changed::<Dialog>).after(PanelSystems::Dialogs),
    );
}

/// Drops the keyboard focus of a closed dialog, which would swallow the next key.
fn let_go_of_keys(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
    Ok(())
}

/// Shows a modal dialog in the middle of the window. Returns whether the user wants to close it.
pub(super) fn modal(context: &egui::Context, id: &str, width: f32, add: impl FnOnce(&mut egui::Ui)) -> bool {
    let screen = context.content_rect();
    let frame = egui::Frame::popup(&context.global_style()).inner_margin(18.0);
    // Repeats of a held Escape are ignored, so that it does not close a dialog that it has just opened.
    context.input_mut(|input| {
        input.events.retain(|event| !matches!(event, egui::Event::Key { key: egui::Key::Escape, repeat: true, .. }));
    });
    let response = egui::Modal::new(id.to_owned().into()).frame(frame).show(context, |panel| {
        panel.set_width(width.min(screen.width() - 56.0));
        panel.set_max_height(screen.height() - 80.0);
        add(panel);
    });
    response.should_close()
}
