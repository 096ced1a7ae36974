//! The other lines of the match, as links labelled with the action at which they leave the current one.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};

use crate::play::{Session, TakeLine};
use crate::texts::text;
use crate::theme::{link, ui};

/// The most lines that are shown, the last ones.
const SHOWN: usize = 4;

/// Shows the lines, if there are any. Returns whether one was chosen.
pub(in crate::ui) fn show_lines(panel: &mut Ui, session: &Session, commands: &mut Commands) -> bool {
    let seats = session.position().seats();
    let mut is_taken = false;
    for (place, line) in session.other_lines().take(SHOWN).enumerate() {
        if place == 0 {
            panel.label(RichText::new(text!("lines")).small().color(ui::faint()));
        }
        let token = line.actions[line.branches].token(seats);
        let rest = line.actions.len() - line.branches;
        let words = format!("{}. {token} ({rest})", line.branches + 1);
        let help = text!("lines-help");
        if link(panel, RichText::new(words).small()).on_hover_text(help).clicked() {
            commands.trigger(TakeLine(line.number));
            is_taken = true;
        }
    }
    is_taken
}
