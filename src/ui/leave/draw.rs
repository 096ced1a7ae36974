//! A draw by agreement.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Ui};

use super::finish;
use crate::play::Session;
use crate::rules::{Action, SeatSet};
use crate::texts::text;
use crate::theme::{danger_button, primary_button, seat_badge};
use crate::ui::dialog::{Dialog, modal};

/// The players who have agreed to a draw, for games in which not all need to.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Agreeing(SeatSet);

pub(super) fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut agreeing: ResMut<Agreeing>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let all_at_once = session.position().check(Action::Draw(None)).is_ok();
    let mut answer = None;
    let closed = modal(contexts.ctx_mut()?, "draw", 340.0, |panel| {
        let action = if all_at_once {
            panel.add(egui::Label::new(text!("leave-draw-all")).wrap());
            Action::Draw(None)
        } else {
            panel.label(text!("leave-draw-some"));
            choose_seats(panel, &session, &mut agreeing.0);
            Action::Draw(Some(agreeing.0))
        };
        let refusal = session.position().check(action).err();
        if let Some(refusal) = &refusal {
            panel.small(refusal.to_string());
        }
        panel.horizontal(|panel| {
            let words = if all_at_once { text!("leave-draw-all-agree") } else { text!("leave-draw-they-agree") };
            if primary_button(panel, text!("leave-play-on")).clicked() {
                answer = Some(None);
            }
            if refusal.is_none() && danger_button(panel, words).clicked() {
                answer = Some(Some(action));
            }
        });
    });
    finish(closed, answer, &mut dialog, &mut commands);
    if *dialog == Dialog::Closed {
        *agreeing = Agreeing::default();
    }
    Ok(())
}

fn choose_seats(panel: &mut Ui, session: &Session, chosen: &mut SeatSet) {
    let seats = session.position().seats();
    for seat in session.position().players().iter() {
        panel.horizontal(|panel| {
            seat_badge(panel, seat, seats, 22.0);
            let mut agrees = chosen.contains(seat);
            if panel.checkbox(&mut agrees, session.player_title(seat)).changed() {
                chosen.toggle(seat);
            }
        });
    }
}
