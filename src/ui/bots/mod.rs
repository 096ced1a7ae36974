//! Bots in the panels: choosing and pausing them.

mod choice;
mod players;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Ui;

use super::dialog::Dialog;
use super::systems::PanelSystems;
use crate::bots::SURE;
use crate::play::{BotsPaused, PauseBots, Session, StepBots};
use crate::texts::text;
use crate::theme::quiet_button;

pub(super) use choice::choose;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        players::show.run_if(resource_equals(Dialog::Players)).in_set(PanelSystems::Dialogs),
    );
}

/// The buttons that pause the bots, resume them, and step them once.
fn show_pace(panel: &mut Ui, session: &Session, paused: BotsPaused, commands: &mut Commands) {
    if !session.setup().bots.is_any() {
        return;
    }
    panel.horizontal(|panel| {
        let words = if paused.0 { text!("players-bots-on") } else { text!("players-bots-pause") };
        if quiet_button(panel, true, words).clicked() {
            commands.trigger(PauseBots(!paused.0));
        }
        if quiet_button(panel, paused.0 && session.bot_to_decide().is_some(), text!("players-bots-step")).clicked() {
            commands.trigger(StepBots);
        }
    });
}

/// What an action gives away, in words.
pub(super) fn loss_in_words(loss: i32) -> String {
    match loss {
        // No material is worth that much: the action loses for sure, or misses a sure win.
        loss if loss >= SURE / 4 => text!("doubt-game"),
        loss => text!("doubt-pawns", whole = loss / 100, tenths = loss / 10 % 10),
    }
}
