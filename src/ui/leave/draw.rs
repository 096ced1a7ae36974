//! A draw by agreement.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, Ui};

use super::answer::finish;
use crate::notice::Notice;
use crate::play::Session;
use crate::rules::{Action, SeatSet};
use crate::texts::text;
use crate::theme::{danger_button, primary_button, seat_badge, ui};
use crate::ui::dialog::{Dialog, modal};

/// The players who have agreed to a draw, for games in which not all need to.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Agreeing(SeatSet);

/// The fewest players who can agree to a draw by name.
const FEWEST: u32 = 2;

pub(super) fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut agreeing: ResMut<Agreeing>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    let table = session.position();
    // Where some may agree without the others, all may agree by name, too.
    let by_name = table.check(Action::Draw(Some(table.players()))).is_ok();
    let is_settled_here = session.agrees_here();
    let mut answer = None;
    let closed = modal(contexts.ctx_mut()?, "draw", 340.0, |panel| {
        let (action, words) = if by_name {
            let words = if is_settled_here { text!("leave-draw-some") } else { text!("together-draw-some") };
            panel.add(egui::Label::new(words).wrap());
            choose_seats(panel, &session, &mut agreeing.0);
            (Action::Draw(Some(agreeing.0)), text!("leave-draw-they-agree"))
        } else {
            let words = if is_settled_here { text!("leave-draw-all") } else { text!("together-draw-all") };
            panel.add(egui::Label::new(words).wrap());
            (Action::Draw(None), text!("leave-draw-all-agree"))
        };
        let words = if is_settled_here { words } else { text!("together-offer-draw") };
        let refusal = table.check(action).err().map(|refusal| match by_name && agreeing.0.len() < FEWEST {
            true => text!("leave-draw-select"),
            false => session.told(|| Notice::sentence(&refusal).words),
        });
        if let Some(refusal) = &refusal {
            panel.add(egui::Label::new(RichText::new(refusal).small().color(ui::faint())).wrap());
        }
        panel.horizontal_wrapped(|panel| {
            if primary_button(panel, text!("leave-play-on")).clicked() {
                answer = Some(None);
            }
            let agree = panel.add_enabled_ui(refusal.is_none(), |panel| danger_button(panel, words));
            if agree.inner.clicked() {
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
