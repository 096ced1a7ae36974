//! The end of a game: who has how much, and what next.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::Dialog;
use super::hud::status;
use crate::play::{Session, UndoAction};
use crate::rules::Seat;
use crate::theme::{card, primary_button, quiet_button, seat_badge};
use crate::view::Timeline;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_ending.run_if(game_is_over.and_then(resource_equals(Dialog::Closed))).in_set(PanelSystems::Dialogs),
    );
}

fn game_is_over(session: Res<Session>, timeline: Res<Timeline>) -> bool {
    session.table().outcome().is_some() && !timeline.is_busy()
}

fn show_ending(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let Some(outcome) = session.table().outcome() else { return Ok(()) };
    let seats = session.table().seats();
    egui::Area::new("ending".into()).anchor(Align2::CENTER_CENTER, [0.0, -20.0]).show(contexts.ctx_mut()?, |panel| {
        card().inner_margin(22.0).show(panel, |panel| {
            panel.set_max_width(340.0);
            panel.vertical_centered(|panel| {
                panel.label(RichText::new(status(&session)).heading());
                panel.add_space(6.0);
            });
            let result = outcome.result(seats.len());
            for (seat, points) in (0..).map(Seat).zip(result.split('-')) {
                panel.horizontal(|panel| {
                    seat_badge(panel, seat, seats, 24.0);
                    panel.label(session.player_name(seat));
                    panel.with_layout(egui::Layout::right_to_left(egui::Align::Center), |panel| {
                        panel.label(RichText::new(points).strong());
                    });
                });
            }
            panel.add_space(6.0);
            panel.horizontal(|panel| {
                if primary_button(panel, "New game").clicked() {
                    *dialog = Dialog::Setup;
                }
                if quiet_button(panel, session.can_undo(), "Take it back").clicked() {
                    commands.trigger(UndoAction);
                }
            });
        });
    });
    Ok(())
}
