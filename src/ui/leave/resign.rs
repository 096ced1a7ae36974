//! Resigning, in the ways that a game offers.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText};

use super::answer::finish;
use crate::play::Session;
use crate::rules::{Action, Resignation, Seat};
use crate::texts::{text, word};
use crate::theme::{danger_button, primary_button, ui};
use crate::ui::dialog::{Dialog, modal};
use crate::ui::match_status::MatchStatus;

/// The ways in which the player of `seat` can resign, with their labels.
fn ways(seat: Seat) -> [(Action, String); 4] {
    [
        (Action::Resign(Resignation::Plain), text!("leave-plain")),
        (Action::Resign(Resignation::Remove), text!("leave-remove")),
        (Action::Resign(Resignation::Freeze), text!("leave-freeze")),
        (Action::Absent(seat), text!("leave-absent")),
    ]
}

pub(super) fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    told: Res<MatchStatus>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let name = told.decider.map_or(word!("leave-somebody"), |seat| session.player_name(seat));
    let ways = told.decider.map(ways).into_iter().flatten();
    let ways = ways.filter(|(action, _)| session.position().check(*action).is_ok());
    let mut answer = None;
    let closed = modal(contexts.ctx_mut()?, "resign", 380.0, |panel| {
        panel.add(egui::Label::new(text!("leave-gives-up", name = name)).wrap());
        panel.vertical_centered_justified(|panel| {
            for (action, words) in ways {
                if danger_button(panel, words).clicked() {
                    answer = Some(Some(action));
                }
                if matches!(action, Action::Absent(_)) {
                    let words = RichText::new(text!("leave-absent-why")).small().color(ui::faint());
                    // Justified, the words would be spread over the lines.
                    panel.with_layout(egui::Layout::top_down(egui::Align::Min), |panel| {
                        panel.add(egui::Label::new(words).wrap());
                    });
                    panel.add_space(4.0);
                }
            }
            if primary_button(panel, text!("leave-play-on")).clicked() {
                answer = Some(None);
            }
        });
    });
    finish(closed, answer, &mut dialog, &mut commands);
    Ok(())
}
