//! Exports and imports positions as text.

use bevy_egui::egui::{self, RichText, TextEdit, Ui};

use super::desk::{Desk, Paste};
use crate::notice::Notice;
use crate::rules::{Draft, GameId};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};
use crate::ui::scrolling::FollowFocus;

/// The most letters of a position.
const MOST_LETTERS: usize = 16 * 1024;

/// Reads a text as a draft: of the current game, or of another game whose board it fits.
fn read(text: &str, game: GameId) -> Result<Draft, String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let own = Draft::of_text(game, &text);
    let others = GameId::ALL.into_iter().filter(|&other| other != game);
    own.or_else(|error| others.into_iter().find_map(|other| Draft::of_text(other, &text).ok()).ok_or(error))
        .map_err(|error| Notice::sentence(&error).words)
}

/// Shows the paste field while it is open.
pub(super) fn show_paste(panel: &mut Ui, desk: &mut Desk) {
    if !desk.paste.is_open {
        return;
    }
    panel.label(text!("editor-as-text"));
    let field = TextEdit::multiline(&mut desk.paste.text).desired_rows(3).char_limit(MOST_LETTERS);
    egui::ScrollArea::vertical().id_salt("pasted").max_height(110.0).show_following(panel, |panel| {
        let response = panel.add(field.desired_width(f32::INFINITY));
        if response.changed() {
            desk.paste.fault = None;
        }
        // A field that has just been opened takes the focus.
        if core::mem::take(&mut desk.paste.is_new) {
            response.request_focus();
        }
    });
    if let Some(fault) = &desk.paste.fault {
        panel.add(egui::Label::new(RichText::new(fault).color(ui::warn())).wrap());
    }
    panel.horizontal(|panel| {
        let is_there = !desk.paste.text.trim().is_empty();
        if is_there && primary_button(panel, text!("editor-lay-out")).clicked() {
            lay_out(desk);
        }
        if quiet_button(panel, true, text!("editor-leave-text")).clicked() {
            desk.paste = Paste::default();
        }
    });
}

/// Lays out the pasted position. This can be undone.
fn lay_out(desk: &mut Desk) {
    match read(&desk.paste.text, desk.draft().game()) {
        Ok(mut draft) => {
            if draft.game() == desk.draft().game() {
                draft.options_mut().clone_from(&desk.draft().options().to_vec());
            }
            desk.lay(draft);
            desk.paste = Paste::default();
        }
        Err(fault) => desk.paste.fault = Some(fault),
    }
}
