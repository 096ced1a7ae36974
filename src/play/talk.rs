//! Table talk: the players' remarks, and what they decide.

use bevy::prelude::*;

use super::intent::{AskTable, PlayAction, SessionChanged};
use super::session::Session;
use super::together::{Together, is_together};
use crate::net::Ask;
use crate::notice::Notice;
use crate::rules::talk::Deal;
use crate::rules::{Action, Case, Remark, Seat, SeatSet, in_case};
use crate::settings::Settings;
use crate::texts::text;

/// Triggered to make this remark.
#[derive(Event, Clone, Debug)]
pub struct Speak(pub Remark);

/// Sent when the last action has broken a deal, which is given in its current state.
#[derive(Message, Copy, Clone, PartialEq, Eq, Debug)]
pub struct DealBroken(pub Deal);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DealBroken>()
        .add_systems(Update, play_what_was_decided.run_if(is_decided).run_if(not(is_together)))
        .add_observer(on_speak);
}

/// Run condition: whether a penalty or a draw decided by talk can be played.
fn is_decided(session: Res<Session>) -> bool {
    let held = session.is_paused() && session.timed_seat().is_some();
    !held && session.talk().is_some_and(|talk| talk.due().is_some())
}

fn play_what_was_decided(session: Res<Session>, mut commands: Commands) {
    let Some(talk) = session.talk() else { return };
    let Some(action) = talk.due() else { return };
    commands.trigger(PlayAction(action));
    if let Some(verdict) = verdict_before(action, &session) {
        commands.trigger(Notice::news(verdict));
    }
}

/// The verdict that `action` carries out, which is to be played next; `None` if it is no penalty.
pub(super) fn verdict_before(action: Action, session: &Session) -> Option<String> {
    let charge = session.talk()?.charges().last().filter(|charge| action == Action::Penalty(charge.whom))?;
    Some(charge.sentence(&|seat| session.player_name(seat).to_owned()))
}

fn on_speak(
    speak: On<Speak>,
    settings: Option<Res<Settings>>,
    together: Option<Res<Together>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    let remark = &speak.0;
    if let Some(together) = together.filter(|_| session.is_together()) {
        if let Some(why) = together.refusal_to_speak(&session) {
            commands.trigger(Notice::refusal(why));
            return;
        }
        let remark = remark.written(session.setup().game.seats()).to_string();
        commands.trigger(AskTable(Ask::Say { remark }));
        return;
    }
    // A remark starts another line, too.
    if session.can_redo() && settings.is_some_and(|settings| settings.no_take_back) {
        commands.trigger(Notice::refusal(text!("notice-speak-at-end")));
        return;
    }
    if let Err(refusal) = session.say(remark.clone()) {
        commands.trigger(session.told(|| Notice::sentence(&refusal)));
        return;
    }
    commands.trigger(SessionChanged);
    commands.trigger(Notice::news(what_was_said(&session, remark)));
}

/// The public part of the remark that was made last, and the verdict if it was the vote that settled a charge.
pub(super) fn what_was_said(session: &Session, remark: &Remark) -> String {
    let mut said = public_sentence(session, remark);
    let ended = session.talk().and_then(|talk| talk.charges().last()).filter(|charge| charge.verdict.is_some());
    if let (Remark::Vote { .. }, Some(charge)) = (remark, ended) {
        said.push(' ');
        said.push_str(&charge.sentence(&|seat| session.player_name(seat).to_owned()));
    }
    said
}

/// The public part of a remark: the remark itself, or only who has spoken to whom.
pub fn public_sentence(session: &Session, remark: &Remark) -> String {
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let Some(readers) = session.talk().and_then(|talk| talk.readers(remark)) else {
        return remark.sentence(&name, session.talk().is_some_and(|talk| talk.deals().len() > 1));
    };
    let others: SeatSet = readers.iter().filter(|&seat| seat != remark.by()).collect();
    let others: Vec<_> = others.iter().map(|seat| in_case(session.player_name(seat), Case::Accusative)).collect();
    text!("notice-secretly", name = name(remark.by()), names = others.join(&text!("deals-and")))
}
