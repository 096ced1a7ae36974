//! The question whether to play an action, with its cost and consequences. It takes the place of the status line and the
//! buttons, so that it covers no square, and there is nothing else that could confirm the action.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::bots::loss_in_words;
use super::choice::is_below;
use super::dialog::Dialog;
use super::foreseen::{Foreseen, SKULL};
use super::frame::{Frame, GAP, in_place};
use super::hud::place;
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::play::{Doubt, Session, Warning};
use crate::rules::{Action, brief, capitalised};
use crate::texts::text;
use crate::theme::{button_height, primary_button, quiet_button, ui, words_width};
use crate::view::{QuestionAnswer, Selection};

/// The state of the question.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
struct QuestionState {
    action: Option<Action>,
    /// Whether the user has asked for the better action.
    tells: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, ask.run_if(is_shown).in_set(PanelSystems::Dialogs));
}

/// Whether this question is shown.
fn is_shown(dialog: Res<Dialog>, selection: Res<Selection>, foreseen: Res<Foreseen>, warning: Res<Warning>) -> bool {
    *dialog == Dialog::Closed && is_grave(&selection, &foreseen, &warning)
}

/// Whether a question or a choice has the place of the status line and the buttons.
pub(super) fn is_asked(
    dialog: Res<Dialog>,
    selection: Res<Selection>,
    foreseen: Res<Foreseen>,
    warning: Res<Warning>,
    frame: Res<Frame>,
) -> bool {
    *dialog == Dialog::Closed && (is_grave(&selection, &foreseen, &warning) || is_below(&selection, &frame))
}

/// Whether the action that waits to be confirmed needs a question.
pub(super) fn is_grave(selection: &Selection, foreseen: &Foreseen, warning: &Warning) -> bool {
    let costs = foreseen.0.as_ref().is_some_and(|(_, told)| told.warning.is_some());
    selection.pending.is_some() && (costs || warning.doubt.is_some())
}

fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    selection: Res<Selection>,
    foreseen: Res<Foreseen>,
    warning: Res<Warning>,
    frame: Res<Frame>,
    mut asked: Local<QuestionState>,
    mut commands: Commands,
) -> Result {
    let Some(action) = selection.pending else { return Ok(()) };
    if asked.action != Some(action) {
        *asked = QuestionState { action: Some(action), tells: false };
    }
    let doubt = warning.doubt.as_ref().filter(|doubt| doubt.action == action);
    // A berserk is intended as such, so its buttons name it instead of asking for a second thought.
    let (no, yes) = match action {
        Action::Berserk { .. } if doubt.is_none() => (text!("choice-cancel"), text!("choice-berserk")),
        _ => (text!("doubt-no"), text!("doubt-yes")),
    };
    let (whole, height) = (frame.question(), button_height(frame.is_narrow));
    let (mut answer, mut tells) = (None, asked.tells);
    in_place(contexts.ctx_mut()?, "question", whole, frame.padding(), |panel| {
        let edge = egui::Stroke::new(2.0, ui::warn());
        panel.painter().rect_stroke(whole, 14.0, edge, egui::StrokeKind::Inside);
        panel.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        let rows = if doubt.is_some() { 2.0 } else { 1.0 };
        // The buttons stay at the lower edge, however long the text is.
        let words = egui::vec2(panel.available_width(), panel.available_height() - rows * (height + GAP));
        panel.allocate_ui(words, |panel| {
            panel.set_min_size(words);
            ScrollArea::vertical().max_height(words.y).show_following(panel, |panel| {
                panel.set_width(words.x);
                show_price(panel, &session, &foreseen, doubt);
                if let Some(doubt) = doubt.filter(|_| tells) {
                    let better = text!("doubt-better", action = brief(session.position(), doubt.better));
                    panel.add(egui::Label::new(RichText::new(better).color(ui::hint())).wrap());
                }
            });
        });
        if doubt.is_some() {
            tells |= show_button(panel, words.x, height, text!("doubt-ask"), |panel, words| {
                quiet_button(panel, !tells, words)
            });
        }
        panel.horizontal(|panel| {
            let width = (words.x - GAP) / 2.0;
            if show_button(panel, width, height, no, primary_button) {
                answer = Some(false);
            }
            if show_button(panel, width, height, yes, |panel, words| quiet_button(panel, true, words)) {
                answer = Some(true);
            }
        });
    });
    asked.tells = tells;
    if let Some(plays) = answer {
        commands.trigger(QuestionAnswer(plays));
    }
    Ok(())
}

/// Shows a button of this size. Returns whether it was clicked.
fn show_button(
    panel: &mut Ui,
    width: f32,
    height: f32,
    words: String,
    show: impl FnOnce(&mut Ui, String) -> egui::Response,
) -> bool {
    let long = words_width(panel.ctx(), words.as_str());
    place(panel, egui::vec2(width, height), long, |panel| show(panel, words)).clicked()
}

/// Shows the cost of the action, and its consequences.
fn show_price(panel: &mut Ui, session: &Session, foreseen: &Foreseen, doubt: Option<&Doubt>) {
    let told = foreseen.0.as_ref().map(|(_, told)| told);
    if let Some(warning) = told.and_then(|told| told.warning.as_ref()) {
        let words = format!("{SKULL} {warning}");
        panel.add(egui::Label::new(RichText::new(words).strong().color(ui::warn())).wrap());
    }
    if let Some(doubt) = doubt {
        let action = capitalised(&brief(session.position(), doubt.action));
        let words = text!("doubt-why", action = action, lost = loss_in_words(doubt.loss));
        panel.add(egui::Label::new(RichText::new(words).strong().color(ui::warn())).wrap());
    }
    let more = told.and_then(|told| if told.warning.is_some() { told.addition.as_ref() } else { Some(&told.text) });
    if let Some(more) = more {
        panel.add(egui::Label::new(RichText::new(more).small().color(ui::faint())).wrap());
    }
}
