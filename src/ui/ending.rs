//! The end of a game: who has how much, and what next.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::Dialog;
use super::lesson::Coach;
use super::standing::{Standings, show_points};
use super::told::Told;
use crate::play::{NextGame, Session, UndoAction};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{card, primary_button, quiet_button, ui};
use crate::view::Timeline;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_ending
            .run_if(game_is_over.and_then(resource_equals(Dialog::Closed)).and_then(not(resource_exists::<Coach>)))
            .in_set(PanelSystems::Dialogs),
    );
}

fn game_is_over(session: Res<Session>, timeline: Res<Timeline>) -> bool {
    session.position().outcome().is_some() && !timeline.is_busy()
}

fn show_ending(
    mut contexts: EguiContexts,
    session: Res<Session>,
    settings: Res<Settings>,
    told: Res<Told>,
    standings: Res<Standings>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let mut next = *dialog;
    let context = contexts.ctx_mut()?;
    let width = (context.content_rect().width() - 60.0).min(340.0);
    egui::Area::new("ending".into()).anchor(Align2::CENTER_CENTER, [0.0, -20.0]).show(context, |panel| {
        card().inner_margin(22.0).show(panel, |panel| {
            panel.set_max_width(width);
            panel.vertical_centered(|panel| {
                panel.label(RichText::new(&told.status).heading());
                if let Some(words) = &standings.verdict {
                    panel.label(RichText::new(words).heading().color(ui::accent()));
                } else if let Some(words) = &standings.game_of_match {
                    panel.label(RichText::new(words).color(ui::faint()));
                }
                panel.add_space(6.0);
            });
            show_points(panel, &session, &standings);
            panel.add_space(6.0);
            panel.horizontal_wrapped(|panel| {
                show_next(panel, &session, &mut next, &mut commands);
                if quiet_button(panel, true, text!("table-course")).clicked() {
                    next = Dialog::Course;
                }
                if quiet_button(panel, session.may_undo(&settings), text!("table-take-back")).clicked() {
                    commands.trigger(UndoAction);
                }
            });
        });
    });
    dialog.set_if_neq(next);
    Ok(())
}

/// The button to press once a game is over: the next game of the match, or a new one.
pub(super) fn show_next(panel: &mut Ui, session: &Session, dialog: &mut Dialog, commands: &mut Commands) {
    if session.has_next_game() {
        if primary_button(panel, text!("table-next-game")).clicked() {
            commands.trigger(NextGame);
        }
    } else if primary_button(panel, text!("menu-new-game")).clicked() {
        *dialog = Dialog::Setup;
    }
}
