//! The question whether to play an action, with its cost and consequences.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::bots::loss_in_words;
use super::dialog::Dialog;
use super::foreseen::{Foreseen, SKULL};
use super::room::Room;
use crate::play::{Doubt, Session, Warning};
use crate::rules::{Action, Foresight, Square, brief, capitalised};
use crate::texts::text;
use crate::theme::{NARROW, card, primary_button, quiet_button, ui};
use crate::view::{Answer, Ghost, Selection};

/// The largest width of the card.
const WIDTH: f32 = 300.0;

/// The state of the question, and the last size of its card.
#[derive(Clone, PartialEq, Debug, Default)]
struct Asked {
    action: Option<Action>,
    /// Whether the user has asked for the better action.
    tells: bool,
    size: Option<egui::Vec2>,
}

pub(super) fn plugin(app: &mut App) {
    let asked = resource_equals(Dialog::Closed).and_then(is_asked);
    app.add_systems(EguiPrimaryContextPass, ask.run_if(asked).in_set(PanelSystems::Dialogs));
}

fn is_asked(selection: Res<Selection>, foreseen: Res<Foreseen>, warning: Res<Warning>) -> bool {
    let costs = foreseen.0.as_ref().is_some_and(|(_, told)| told.warning.is_some());
    selection.pending.is_some() && (costs || warning.doubt.is_some())
}

fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    selection: Res<Selection>,
    foreseen: Res<Foreseen>,
    warning: Res<Warning>,
    ghost: Res<Ghost>,
    room: Room,
    mut asked: Local<Asked>,
    mut commands: Commands,
) -> Result {
    let Some(action) = selection.pending else { return Ok(()) };
    if asked.action != Some(action) {
        *asked = Asked { action: Some(action), ..Asked::default() };
    }
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let free = room.free();
    let width = if context.content_rect().width() < NARROW { free.width() - 40.0 } else { WIDTH };
    let squares = action.squares().into_iter().flat_map(|(from, to)| [from, to]);
    // The card must not cover any square that a charge passes.
    let about: Vec<Square> = squares.chain(ghost.marks.iter().map(|&(square, ..)| square)).collect();
    let size = asked.size.unwrap_or(egui::vec2(width + 24.0, 180.0));
    let place = room.place(size, &about, zoom);
    let doubt = warning.doubt.as_ref().filter(|doubt| doubt.action == action);
    let (mut answer, mut tells) = (None, asked.tells);
    let area = egui::Area::new("question".into()).fixed_pos(place.min).constrain_to(context.content_rect());
    let shown = area.show(context, |panel| {
        card().stroke(egui::Stroke::new(2.0, ui::warn())).show(panel, |panel| {
            panel.set_width(width);
            show_price(panel, &session, &foreseen, doubt);
            if let Some(doubt) = doubt.filter(|_| tells) {
                let better = text!("doubt-better", action = brief(session.position(), doubt.better));
                panel.add(egui::Label::new(RichText::new(better).color(ui::hint())).wrap());
            }
            panel.horizontal_wrapped(|panel| {
                // A berserk is intended as such, so its buttons name it instead of asking for a second thought.
                let (no, yes) = match action {
                    Action::Berserk { .. } if doubt.is_none() => (text!("choice-cancel"), text!("choice-berserk")),
                    _ => (text!("doubt-no"), text!("doubt-yes")),
                };
                if primary_button(panel, no).clicked() {
                    answer = Some(false);
                }
                if quiet_button(panel, true, yes).clicked() {
                    answer = Some(true);
                }
                if doubt.is_some() && quiet_button(panel, !tells, text!("doubt-ask")).clicked() {
                    tells = true;
                }
            });
        });
    });
    (asked.tells, asked.size) = (tells, Some(shown.response.rect.size()));
    if let Some(plays) = answer {
        commands.trigger(Answer(plays));
    }
    Ok(())
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
    // A single short sentence would only repeat the warning.
    let adds = |told: &&Foresight| told.warning.is_none() || told.text.trim_end_matches('.').contains(['.', ';', ',']);
    if let Some(told) = told.filter(adds) {
        panel.add(egui::Label::new(RichText::new(&told.text).small().color(ui::faint())).wrap());
    }
}
