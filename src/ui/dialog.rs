//! Which dialog lies over the table.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::PanelSystems;

/// The dialog that is open. One at a time; the table behind it takes no clicks.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Dialog {
    /// None: the table can be played at.
    #[default]
    Closed,
    /// Settings and everything that is not a move.
    Menu,
    /// What holds for all games.
    Settings,
    /// What a newcomer is asked.
    Welcome,
    /// A new game.
    Setup,
    /// A position is set up.
    Editor,
    /// What keys do, for those who have none at hand.
    More,
    /// All moves, where the window has no room for them at its edge.
    Moves,
    /// Who of the players is a bot.
    Players,
    /// How everybody's chances have changed.
    Course,
    /// The matches that were left before their end.
    Matches,
    /// The match as a link or a record, out and in.
    Share,
    /// Lessons and puzzles.
    Learn,
    /// The rules.
    RuleBook,
    /// All keys.
    Keys,
    /// Do all agree on a draw?
    AgreeDraw,
    /// Does the player on turn give up?
    Resign,
    /// Who has gone?
    Absent,
    /// What players say to each other.
    Talk,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dialog>().add_systems(
        EguiPrimaryContextPass,
        let_go_of_keys.run_if(resource_changed::<Dialog>).after(PanelSystems::Dialogs),
    );
}

/// What had the keys in a dialog that is gone does not keep them: else the next key would be lost.
fn let_go_of_keys(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
    Ok(())
}

/// Shows a dialog in the middle of the window; returns whether the player wants it closed.
pub(super) fn modal(context: &egui::Context, id: &str, width: f32, add: impl FnOnce(&mut egui::Ui)) -> bool {
    let screen = context.content_rect();
    let frame = egui::Frame::popup(&context.global_style()).inner_margin(18.0);
    // Who holds Escape closes what has been open before, and not what it has just opened.
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
