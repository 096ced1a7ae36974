//! The choice of the mode of talk, when a game is set up.

use bevy_egui::egui::{RichText, Ui};

use crate::play::Setup;
use crate::rules::TalkMode;
use crate::theme::ui;

/// Shows the modes, in games that have talk.
pub(in crate::ui) fn show_modes(panel: &mut Ui, setup: &mut Setup) {
    if !setup.game.has_talk() {
        return;
    }
    panel.add_space(4.0);
    panel.label(RichText::new("Talk").strong());
    panel.horizontal_wrapped(|panel| {
        for mode in TalkMode::ALL {
            panel.selectable_value(&mut setup.talk, mode, mode.title());
        }
    });
    let help = format!("{} All players must agree on the mode; otherwise talk is open.", setup.talk.help());
    panel.label(RichText::new(help).small().color(ui::faint()));
}
