//! The choice of the speaking player, of the player at the screen, and of other players.

use bevy_egui::egui::{Align, Layout, RichText, TextStyle, TextWrapMode, Ui, WidgetText, vec2};

use super::memory::{TalkPanel, speakers};
use crate::play::Session;
use crate::rules::talk::{Talk, TalkMode};
use crate::rules::{Seat, SeatSet};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, seat_badge, ui};

/// The width of a player's badge, of the gap after it, and of the padding of the name.
const BADGE: f32 = 22.0;
const GAP: f32 = 3.0;
const PADDING: f32 = 7.0;

/// Shows the choice of the speaker, and who is looking at the screen.
pub(super) fn show_speakers(panel: &mut Ui, session: &Session, talk: &Talk, state: &mut TalkPanel) {
    // The only human among bots needs no choice.
    if state.speaker.is_some_and(|speaker| session.reader().contains(speaker)) {
        return;
    }
    panel.horizontal_wrapped(|panel| {
        panel.label(RichText::new(text!("talk-i-am")).color(ui::faint()));
        for seat in speakers(session, talk) {
            if seat_button(panel, session, seat, state.speaker == Some(seat)) && state.speaker != Some(seat) {
                *state = TalkPanel { read: state.read, part: state.part, speaker: Some(seat), ..TalkPanel::default() };
            }
        }
    });
    let Some(speaker) = state.speaker.filter(|_| talk.mode() == TalkMode::Secret) else { return };
    panel.horizontal_wrapped(|panel| {
        if state.is_alone() {
            panel.label(RichText::new(text!("talk-uncovered")).color(ui::warn()));
            if quiet_button(panel, true, text!("talk-cover")).clicked() {
                state.shown_to = None;
                state.to = SeatSet::EMPTY;
            }
        } else {
            let words = text!("talk-alone", name = session.player_name(speaker));
            if primary_button(panel, &words).clicked() {
                state.shown_to = Some(speaker);
            }
        }
    });
}

/// A button for a player. Returns whether it was pressed.
pub(super) fn seat_button(panel: &mut Ui, session: &Session, seat: Seat, chosen: bool) -> bool {
    let name = session.player_title(seat);
    // The width must be known in advance, so that the row can wrap before the button.
    let text = WidgetText::from(name).into_galley(panel, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
    let width = BADGE + GAP + text.size().x + 2.0 * PADDING;
    let size = vec2(width, panel.spacing().interact_size.y);
    let row = panel.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |panel| {
        panel.spacing_mut().item_spacing.x = GAP;
        panel.spacing_mut().button_padding.x = PADDING;
        seat_badge(panel, seat, session.position().seats(), BADGE);
        panel.selectable_label(chosen, name).clicked()
    });
    row.inner
}

/// Shows players of whom any number may be chosen.
pub(super) fn choose_seats(panel: &mut Ui, session: &Session, offered: SeatSet, chosen: &mut SeatSet) {
    for seat in offered.iter() {
        if seat_button(panel, session, seat, chosen.contains(seat)) {
            chosen.toggle(seat);
        }
    }
    chosen.0 &= offered.0;
}
