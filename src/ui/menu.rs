//! The menu: settings, a draw, giving up, a new game.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::arrange::arranges;
use super::dialog::{Dialog, modal};
use super::leave::may_be_absent;
use super::standing::Standings;
use super::{PanelSystems, matches};
use crate::play::{Session, UnfinishedMatches};
use crate::settings::Settings;
use crate::theme::{primary_button, quiet_button, ui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_menu.run_if(resource_equals(Dialog::Menu)).in_set(PanelSystems::Dialogs),
    );
}

fn show_menu(
    mut contexts: EguiContexts,
    session: Res<Session>,
    standings: Res<Standings>,
    matches: Res<UnfinishedMatches>,
    mut settings: ResMut<Settings>,
    mut dialog: ResMut<Dialog>,
) -> Result {
    let mut next = Dialog::Menu;
    let closed = modal(contexts.ctx_mut()?, "menu", 340.0, |panel| {
        panel.vertical_centered(|panel| {
            panel.heading("Menu");
            for words in [&standings.game_of_match, &standings.totals].into_iter().flatten() {
                panel.label(RichText::new(words).color(ui::FAINT));
            }
        });
        panel.vertical_centered_justified(|panel| {
            if primary_button(panel, "New game").clicked() {
                next = Dialog::Setup;
            }
            if quiet_button(panel, true, &matches::button(&matches)).clicked() {
                next = Dialog::Matches;
            }
            if session.position().outcome().is_none() && quiet_button(panel, true, "Players and bots").clicked() {
                next = Dialog::Players;
            }
            if !session.played().is_empty()
                && arranges(&session).is_none()
                && quiet_button(panel, true, "Course of the game").clicked()
            {
                next = Dialog::Course;
            }
            if quiet_button(panel, true, "Rule book").clicked() {
                next = Dialog::RuleBook;
            }
            if session.talk().is_some() && quiet_button(panel, true, "Talk and accusations").clicked() {
                next = Dialog::Talk;
            }
            let playing = session.position().outcome().is_none();
            panel.columns_const(|[left, right]| {
                for (column, words, asks) in
                    [(left, "Agree on a draw", Dialog::AgreeDraw), (right, "Resign", Dialog::Resign)]
                {
                    column.vertical_centered_justified(|column| {
                        if quiet_button(column, playing, words).clicked() {
                            next = asks;
                        }
                    });
                }
            });
            if may_be_absent(&session).next().is_some() && quiet_button(panel, true, "A player has gone").clicked() {
                next = Dialog::Absent;
            }
        });
        panel.separator();
        let mut changed = settings.clone();
        // The buttons stay in view, however low the window is.
        let height = (panel.available_height() - 84.0).max(60.0);
        egui::ScrollArea::vertical().max_height(height).show(panel, |panel| show_settings(panel, &mut changed));
        settings.set_if_neq(changed);
        let seed = RichText::new(format!("Seed of this game: {}", session.setup().seed)).small().color(ui::FAINT);
        panel.add(egui::Label::new(seed).selectable(true));
        panel.separator();
        panel.vertical_centered_justified(|panel| {
            if quiet_button(panel, true, "Back to the table").clicked() {
                next = Dialog::Closed;
            }
        });
    });
    dialog.set_if_neq(if closed && next == Dialog::Menu { Dialog::Closed } else { next });
    Ok(())
}

fn show_settings(panel: &mut Ui, settings: &mut Settings) {
    panel.spacing_mut().interact_size.y = 32.0;
    panel.spacing_mut().item_spacing.y = 4.0;
    panel.horizontal(|panel| {
        panel.label("Animation speed");
        for speed in Settings::SPEEDS {
            panel.selectable_value(&mut settings.speed, speed, format!("{speed}×"));
        }
    });
    panel.checkbox(&mut settings.reduced_motion, "Reduced motion");
    panel.checkbox(&mut settings.plain_drawing, "Plain drawing, for slow machines");
    panel.checkbox(&mut settings.turn_board, "Turn the board to the player");
    panel.checkbox(&mut settings.show_moves, "Show the moves");
    panel.horizontal(|panel| {
        panel.label("Bots act");
        for (pause, words) in Settings::BOT_PAUSES.into_iter().zip(["at once", "unhurried", "slowly"]) {
            panel.selectable_value(&mut settings.bot_pause, pause, words);
        }
    });
    panel.checkbox(&mut settings.show_threats, "Show what is threatened (T)");
    panel.checkbox(&mut settings.warn_of_blunders, "Ask before much is given away");
    panel.checkbox(&mut settings.show_chances, "Show everybody's chances (E)");
    panel.checkbox(&mut settings.throw_at_once, "Throw dice without asking");
}
