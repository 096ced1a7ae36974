//! The choice of the talk mode in the set-up of a game.

use bevy_egui::egui::{RichText, Ui};

use crate::play::Setup;
use crate::rules::TalkMode;
use crate::texts::text;
use crate::theme::ui;

/// Shows the talk modes, if the game has talk.
pub(in crate::ui) fn show_modes(panel: &mut Ui, setup: &mut Setup) {
    panel.horizontal_wrapped(|panel| {
        for mode in TalkMode::ALL {
            panel.selectable_value(&mut setup.talk, mode, mode.title());
        }
    });
    let help = text!("talk-mode-help", help = setup.talk.help());
    panel.label(RichText::new(help).small().color(ui::faint()));
}
