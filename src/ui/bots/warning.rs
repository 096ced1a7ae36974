//! The question whether a human means it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText};

use crate::bots::SURE;
use crate::play::{AnswerDoubt, Doubt, Session, Warning};
use crate::texts::text;
use crate::theme::{primary_button, quiet_button, ui};
use crate::ui::dialog::modal;

/// What an action gives away, in words.
pub(in crate::ui) fn loss_in_words(loss: i32) -> String {
    match loss {
        // Nobody's game is worth so much: a sure loss, or a sure win missed.
        loss if loss >= SURE / 4 => text!("doubt-game"),
        loss => text!("doubt-pawns", whole = loss / 100, tenths = loss / 10 % 10),
    }
}

pub(super) fn is_asked(warning: Res<Warning>) -> bool {
    warning.doubt.is_some()
}

pub(super) fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    warning: Res<Warning>,
    mut shows: Local<Option<Doubt>>,
    mut commands: Commands,
) -> Result {
    let Some(doubt) = &warning.doubt else { return Ok(()) };
    let seats = session.position().seats();
    // What would be better is told only to whoever asks for it.
    let told = shows.as_ref() == Some(doubt);
    let (mut answer, mut tell) = (None, false);
    let closed = modal(contexts.ctx_mut()?, "doubt", 360.0, |panel| {
        panel.heading(text!("doubt"));
        let words =
            text!("doubt-why", action = doubt.action.token(seats).to_string(), lost = loss_in_words(doubt.loss));
        panel.add(egui::Label::new(words).wrap());
        if told {
            let better = text!("doubt-better", action = doubt.better.token(seats).to_string());
            panel.label(RichText::new(better).color(ui::accent()));
        }
        panel.vertical_centered_justified(|panel| {
            if primary_button(panel, text!("doubt-no")).clicked() {
                answer = Some(false);
            }
            if quiet_button(panel, true, text!("doubt-yes")).clicked() {
                answer = Some(true);
            }
            tell = quiet_button(panel, !told, text!("doubt-ask")).clicked();
        });
    });
    if tell {
        *shows = Some(doubt.clone());
    }
    if let Some(plays) = answer.or(closed.then_some(false)) {
        commands.trigger(AnswerDoubt(plays));
    }
    Ok(())
}
