//! The messages: newest first, below the field for a new one.

use bevy_egui::egui::{self, RichText, Ui};

use super::memory::TalkPanel;
use super::speaker::choose_seats;
use crate::play::{Session, public_sentence};
use crate::rules::talk::{LONGEST_TEXT, Talk, TalkMode};
use crate::rules::{Remark, Seat, SeatSet};
use crate::texts::text;
use crate::theme::{primary_button, seat_badge, ui};

/// Shows this part of the dialog. Returns the remark to make, if any.
pub(super) fn show(panel: &mut Ui, session: &Session, talk: &Talk, state: &mut TalkPanel) -> Option<Remark> {
    let said = state.speaker.filter(|_| !talk.is_over()).and_then(|by| write(panel, session, talk, state, by));
    let mut shown_after = None;
    for said in talk.remarks().iter().rev() {
        if shown_after.replace(said.after) != Some(said.after) {
            let last = said.after.checked_sub(1).and_then(|last| session.played().get(last));
            let when = last.map_or_else(
                || text!("talk-before"),
                |last| {
                    let action = last.action.token(session.position().seats()).to_string();
                    text!("talk-after", number = said.after, action = action)
                },
            );
            panel.label(RichText::new(when).small().color(ui::faint()));
        }
        let covered = !state.may_read(talk, &said.remark);
        let words = match covered {
            true => public_sentence(session, &said.remark),
            false => said.remark.sentence(&|seat: Seat| session.player_name(seat).to_owned(), talk.deals().len() > 1),
        };
        let words = RichText::new(words);
        panel.horizontal_top(|panel| {
            seat_badge(panel, said.remark.by(), session.position().seats(), 20.0);
            let words = if covered { words.italics().color(ui::faint()) } else { words };
            panel.add(egui::Label::new(words).wrap());
        });
    }
    if talk.remarks().is_empty() {
        panel.label(RichText::new(text!("talk-silence")).color(ui::faint()));
    }
    said
}

/// Shows the field for a message, and its recipients.
fn write(panel: &mut Ui, session: &Session, talk: &Talk, state: &mut TalkPanel, by: Seat) -> Option<Remark> {
    let others: SeatSet = talk.players().iter().filter(|&seat| seat != by).collect();
    if talk.mode() == TalkMode::Secret && state.is_alone() {
        panel.horizontal_wrapped(|panel| {
            panel.label(RichText::new(text!("talk-to")).color(ui::faint()));
            if panel.selectable_label(state.to.is_empty(), text!("talk-all")).clicked() {
                state.to = SeatSet::EMPTY;
            }
            choose_seats(panel, session, others, &mut state.to);
        });
    }
    let mut sent = false;
    panel.horizontal(|panel| {
        let hint = if state.to.is_empty() { text!("talk-to-all") } else { text!("talk-in-secret") };
        let width = panel.available_width() - 88.0;
        let field = egui::TextEdit::singleline(&mut state.text)
            .hint_text(hint)
            .char_limit(LONGEST_TEXT)
            .margin(egui::Margin::symmetric(8, 8))
            .desired_width(width.max(80.0));
        let field = panel.add(crate::theme::field(panel, field));
        let entered = field.lost_focus() && panel.input(|input| input.key_pressed(egui::Key::Enter));
        sent = primary_button(panel, text!("talk-say")).clicked() || entered;
        if entered {
            field.request_focus();
        }
    });
    let to = (!state.to.is_empty()).then_some(state.to);
    sent.then(|| Remark::Message { by, to, text: state.text.trim().to_owned() })
}
