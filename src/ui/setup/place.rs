//! The starting position of a new game: that of the rules, or a custom one.

use bevy_egui::egui::{RichText, Ui};

use crate::play::Setup;
use crate::texts::text;
use crate::theme::{quiet_button, ui};

/// Returns whether to open the position editor.
pub(super) fn show_place(panel: &mut Ui, setup: &mut Setup) -> bool {
    let mut edits = false;
    panel.horizontal_wrapped(|panel| {
        edits = quiet_button(panel, true, text!("editor")).clicked();
        if setup.position.is_some() && !setup.is_balanced() {
            panel.label(RichText::new(text!("setup-own-position")).color(ui::accent()));
            if quiet_button(panel, true, text!("setup-at-start")).clicked() {
                setup.position = None;
            }
        }
    });
    edits
}
