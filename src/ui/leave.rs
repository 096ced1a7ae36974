//! Ending a game before its end: a draw by agreement, and giving up.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PanelSystems;
use super::dialog::{Dialog, modal};
use crate::play::{Session, SubmitAction};
use crate::rules::{Action, Decider, Resignation, SeatSet};
use crate::theme::{primary_button, quiet_button, seat_badge};

/// The players who agree on a draw, where not all need to.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Agreeing(SeatSet);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Agreeing>().add_systems(
        EguiPrimaryContextPass,
        (
            ask_for_draw.run_if(resource_equals(Dialog::AgreeDraw)),
            ask_for_resignation.run_if(resource_equals(Dialog::Resign)),
        )
            .in_set(PanelSystems::Dialogs),
    );
}

fn ask_for_draw(
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
            panel.add(egui::Label::new("Do all players who are still in the game agree on a draw?").wrap());
            Action::Draw(None)
        } else {
            panel.label("Who agrees on a draw? The others play on.");
            choose_seats(panel, &session, &mut agreeing.0);
            Action::Draw(Some(agreeing.0))
        };
        let refusal = session.position().check(action).err();
        if let Some(refusal) = &refusal {
            panel.small(refusal.to_string());
        }
        panel.horizontal(|panel| {
            let words = if all_at_once { "All agree" } else { "They agree" };
            if refusal.is_none() && primary_button(panel, words).clicked() {
                answer = Some(Some(action));
            }
            if quiet_button(panel, true, "Play on").clicked() {
                answer = Some(None);
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
            if panel.checkbox(&mut agrees, session.player_name(seat)).changed() {
                chosen.toggle(seat);
            }
        });
    }
}

fn ask_for_resignation(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut dialog: ResMut<Dialog>,
    mut commands: Commands,
) -> Result {
    const WAYS: [(Resignation, &str); 3] = [
        (Resignation::Plain, "Resign: the pieces leave the board"),
        (Resignation::Remove, "Resign: all pieces leave the board"),
        (Resignation::Freeze, "Resign: the king goes, the others freeze"),
    ];
    let name = match session.position().decider() {
        Some(Decider::Seat(seat)) => session.player_name(seat).to_owned(),
        _ => "the player".to_owned(),
    };
    let ways = WAYS.map(|(way, words)| (Action::Resign(way), words));
    let ways = ways.into_iter().filter(|&(action, _)| session.position().check(action).is_ok());
    let mut answer = None;
    let closed = modal(contexts.ctx_mut()?, "resign", 360.0, |panel| {
        panel.add(egui::Label::new(format!("Does {name} give up?")).wrap());
        panel.vertical_centered_justified(|panel| {
            for (action, words) in ways {
                if primary_button(panel, words).clicked() {
                    answer = Some(Some(action));
                }
            }
            if quiet_button(panel, true, "Play on").clicked() {
                answer = Some(None);
            }
        });
    });
    finish(closed, answer, &mut dialog, &mut commands);
    Ok(())
}

fn finish(closed: bool, answer: Option<Option<Action>>, dialog: &mut Dialog, commands: &mut Commands) {
    if let Some(Some(action)) = answer {
        commands.trigger(SubmitAction(action));
    }
    if closed || answer.is_some() {
        *dialog = Dialog::Closed;
    }
}
