//! A tray with the commands of keys as buttons and switches, for touch screens.

use bevy::prelude::*;
use bevy_egui::egui::{ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::diagram::DiagramCells;
use super::dialog::{Dialog, modal};
use super::frame::Frame;
use super::scrolling::FollowFocus;
use super::systems::PanelSystems;
use crate::keyboard::Ask;
use crate::keys::Command;
use crate::play::{BotsPaused, Session};
use crate::rules::Seat;
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{note_place, quiet_button, row};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(resource_equals(Dialog::More)).in_set(PanelSystems::Dialogs));
}

fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    bots_paused: Res<BotsPaused>,
    mut settings: ResMut<Settings>,
    frame: Res<Frame>,
    cells: Res<DiagramCells>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let has_list = frame.list.is_some();
    let is_flat = cells.are_shown();
    let is_over = session.position().outcome().is_some();
    let has_bots = !is_over && session.setup().bots.is_any();
    // A folded auction has no room for its switches.
    let skippers: Vec<Seat> = if frame.is_folded() && !is_over { session.humans().collect() } else { Vec::new() };
    let mut skipped = None;
    let mut next = Dialog::More;
    let closed = modal(context, "more", 360.0, |panel| {
        // The close button is always visible.
        let height = panel.available_height() - 70.0;
        ScrollArea::vertical().max_height(height).show_following(panel, |panel| {
            panel.vertical_centered_justified(|panel| {
                let mut ask = |panel: &mut Ui, is_offered: bool, command: Command| {
                    let key = settings.keys.key(command).words();
                    // Shorter labels than usual, or the one of two alternatives that applies now.
                    let words = match command {
                        Command::HowItMoves => text!("table-how-it-moves"),
                        Command::Review => text!("table-what-others-did"),
                        Command::Diagram if is_flat => text!("table-solid-view"),
                        Command::Diagram => text!("table-flat-view"),
                        command => command.words(),
                    };
                    if quiet_button(panel, is_offered, words).on_hover_text(key).clicked() {
                        commands.trigger(Ask(command));
                        next = Dialog::Closed;
                    }
                };
                ask(panel, !is_over, Command::Hint);
                ask(panel, true, Command::HowItMoves);
                ask(panel, session.since_last_turn().is_some(), Command::Review);
                ask(panel, true, Command::Diagram);
                ask(panel, true, Command::Frame);
                if has_bots && bots_paused.0 {
                    ask(panel, true, Command::BotsStep);
                }
                if !skippers.is_empty() {
                    ask(panel, true, Command::Offer);
                }
                if !has_list && quiet_button(panel, true, text!("course-moves")).clicked() {
                    next = Dialog::Moves;
                }
            });
            panel.separator();
            panel.spacing_mut().interact_size.y = row(panel, 24.0);
            for (is_offered, command, is_on) in [
                (true, Command::Threats, settings.show_threats),
                (true, Command::Web, settings.show_web),
                (true, Command::Coordinates, settings.show_coordinates),
                (true, Command::Chances, settings.show_chances),
                (has_bots, Command::BotsWait, bots_paused.0),
                (true, Command::Silence, settings.is_muted),
            ] {
                // A switch is labelled with what is true while it is on.
                let words = if command == Command::BotsWait { text!("bots-wait") } else { command.words() };
                if is_offered && switch(panel, &words, is_on) {
                    commands.trigger(Ask(command));
                    next = Dialog::Closed;
                }
            }
            for &seat in &skippers {
                let words = match skippers.len() {
                    1 => text!("auction-skip-short"),
                    _ => text!("auction-skip-of", name = session.player_title(seat)),
                };
                if switch(panel, &words, settings.no_offers.contains(seat)) {
                    skipped = Some(seat);
                }
            }
        });
        panel.separator();
        panel.vertical_centered_justified(|panel| {
            if quiet_button(panel, true, text!("menu-back")).clicked() {
                next = Dialog::Closed;
            }
        });
    });
    if let Some(seat) = skipped {
        settings.no_offers.toggle(seat);
    }
    dialog.set_if_neq(if closed && next == Dialog::More { Dialog::Closed } else { next });
    Ok(())
}

/// Returns whether it was pressed. Its command then toggles the state.
fn switch(panel: &mut Ui, words: &str, is_on: bool) -> bool {
    let mut shown = is_on;
    let response = panel.checkbox(&mut shown, words);
    note_place(&response, words);
    response.clicked()
}
