//! Absent players: the others declare that a player has left for good, with or without clocks.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, Ui};

use super::answer::{LeaveAnswer, finish};
use crate::play::Session;
use crate::rules::{Action, Seat};
use crate::texts::text;
use crate::theme::{danger_button, primary_button, quiet_button, seat_badge, ui};
use crate::ui::dialog::{Dialog, modal};

/// The player to declare absent; `None` until one is named.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Gone(Option<Seat>);

/// The humans who can be declared absent; none in games without this rule.
pub(in crate::ui) fn may_be_absent(session: &Session) -> impl Iterator<Item = Seat> {
    let table = session.position();
    // At a table of another program, its host does not let one screen decide that.
    let people = table.players().iter().filter(|&seat| !session.is_together() && session.is_human(seat));
    people.filter(|&seat| table.check(Action::Absent(seat)).is_ok())
}

pub(super) fn ask(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut gone: ResMut<Gone>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    // The match may have moved on since the menu offered this.
    gone.0 = gone.0.filter(|&seat| may_be_absent(&session).any(|other| other == seat));
    if may_be_absent(&session).next().is_none() {
        *dialog = Dialog::Closed;
        return Ok(());
    }
    let mut answer = None;
    let closed = modal(contexts.ctx_mut()?, "absent", 380.0, |panel| match gone.0 {
        None => name_who(panel, &session, &mut gone.0, &mut answer),
        Some(seat) => confirm(panel, session.player_name(seat), seat, &mut answer),
    });
    finish(closed, answer, &mut dialog, &mut commands);
    if *dialog == Dialog::Closed {
        *gone = Gone::default();
    }
    Ok(())
}

fn name_who(panel: &mut Ui, session: &Session, gone: &mut Option<Seat>, answer: &mut LeaveAnswer) {
    panel.add(egui::Label::new(text!("leave-who-has-gone")).wrap());
    for seat in may_be_absent(session) {
        panel.horizontal(|panel| {
            seat_badge(panel, seat, session.position().seats(), 26.0);
            if quiet_button(panel, true, session.player_title(seat)).clicked() {
                *gone = Some(seat);
            }
        });
    }
    if quiet_button(panel, true, text!("leave-nobody-has-gone")).clicked() {
        *answer = Some(None);
    }
}

fn confirm(panel: &mut Ui, name: &str, seat: Seat, answer: &mut LeaveAnswer) {
    panel.add(egui::Label::new(RichText::new(text!("leave-is-absent", name = name)).heading()).wrap());
    panel.add(egui::Label::new(RichText::new(text!("leave-what-follows")).color(ui::faint())).wrap());
    panel.horizontal_wrapped(|panel| {
        if primary_button(panel, text!("leave-play-on")).clicked() {
            *answer = Some(None);
        }
        if danger_button(panel, text!("leave-declare-absent")).clicked() {
            *answer = Some(Some(Action::Absent(seat)));
        }
    });
}
