//! Accusations of breaking the mode of talk, and votes on them.

use bevy_egui::egui::{RichText, Ui};

use super::memory::TalkPanel;
use crate::play::Session;
use crate::rules::talk::{Charge, Talk};
use crate::rules::{Remark, Seat};
use crate::texts::text;
use crate::theme::{quiet_button, ui};

/// Shows this part of the dialog. Returns the remark to make, if any.
pub(super) fn show(panel: &mut Ui, session: &Session, talk: &Talk, state: &TalkPanel) -> Option<Remark> {
    let name = |seat: Seat| session.player_name(seat).to_owned();
    panel.label(RichText::new(text!("votes-rule")).color(ui::faint()));
    let said = match (state.speaker.filter(|_| !talk.is_over()), talk.open_charge()) {
        (None, _) => None,
        (Some(by), Some(charge)) => vote(panel, charge, by, &name),
        (Some(by), None) => accuse(panel, talk, by, &name),
    };
    for charge in talk.charges().iter().rev().filter(|charge| charge.verdict.is_some()) {
        panel.label(text!(
            "votes-charge",
            by = name(charge.by),
            whom = name(charge.whom),
            verdict = charge.sentence(&name)
        ));
    }
    said
}

fn vote(panel: &mut Ui, charge: &Charge, by: Seat, name: &dyn Fn(Seat) -> String) -> Option<Remark> {
    panel.strong(charge.sentence(name));
    if charge.has_voted(by) {
        panel.label(text!("votes-done", name = name(by)));
        return None;
    }
    let mut said = None;
    panel.horizontal_wrapped(|panel| {
        panel.label(text!("votes-by", name = name(by)));
        for (words, guilty) in [(text!("votes-guilty"), true), (text!("votes-innocent"), false)] {
            if quiet_button(panel, true, words).clicked() {
                said = Some(Remark::Vote { by, guilty });
            }
        }
    });
    said
}

fn accuse(panel: &mut Ui, talk: &Talk, by: Seat, name: &dyn Fn(Seat) -> String) -> Option<Remark> {
    let mut said = None;
    panel.horizontal_wrapped(|panel| {
        for whom in talk.players().iter().filter(|&seat| seat != by) {
            if quiet_button(panel, true, text!("votes-accuse", name = name(whom))).clicked() {
                said = Some(Remark::Accusation { by, whom });
            }
        }
    });
    said
}
