//! A warning before a human gives something away, if the setting is on.

use bevy::prelude::*;

use super::analysis::is_on_board;
use super::inquiry::Inquiry;
use super::seat::BotSeat;
use super::think::errand_now;
use crate::bots::{Level, SearchMode, SearchRequest};
use crate::play::intent::{BoardLaid, SessionChanged};
use crate::play::session::Session;
use crate::play::together::play_or_ask;
use crate::rules::{Action, Snapshot};

/// An action that loses at least this evaluation needs confirmation, in centipawns.
const MUCH: i32 = 200;

/// A doubtful action of a human, with the reason for the doubt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The action to confirm.
    pub action: Action,
    /// The evaluation lost against the better action, in centipawns.
    pub loss: i32,
    /// The better action.
    pub better: Action,
}

/// The state of the warning: an action that is being checked, or one that needs confirmation.
#[derive(Resource, Default, Debug)]
pub struct Warning {
    inquiry: Inquiry,
    weighed: Option<Action>,
    /// The number of actions before it.
    after: usize,
    /// The position it is played in.
    before: Option<Snapshot>,
    /// The action that needs confirmation.
    pub doubt: Option<Doubt>,
}

/// Triggered with the answer: `true` plays the action, `false` cancels it.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct AnswerDoubt(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Warning>()
        .add_systems(Update, listen.run_if(|warning: Res<Warning>| warning.inquiry.is_busy()))
        .add_observer(on_answer_doubt)
        .add_observer(on_session_changed)
        .add_observer(on_board_laid);
}

/// What players say and who sits down changes nothing about the action.
fn on_session_changed(_: On<SessionChanged>, session: Res<Session>, warning: ResMut<Warning>) {
    if warning.after != session.played().len() || session.others_decide() {
        forget(warning);
    }
}

/// A player who sits down at a table, or comes back to it, is told the match anew. If it is where it was, so is the
/// action.
fn on_board_laid(_: On<BoardLaid>, session: Res<Session>, warning: ResMut<Warning>) {
    if !session.is_together() || warning.before != Some(session.position().snapshot()) {
        forget(warning);
    }
}

fn forget(mut warning: ResMut<Warning>) {
    if warning.inquiry.is_busy() || warning.weighed.is_some() || warning.doubt.is_some() {
        warning.inquiry.cancel();
        (warning.weighed, warning.before, warning.doubt) = (None, None, None);
    }
}

impl Warning {
    pub(super) fn is_searching(&self) -> bool {
        self.inquiry.is_busy()
    }

    /// Checks an action before it is played. Returns whether it does: actions that no search can judge, such as
    /// resigning, are played at once.
    pub(in crate::play) fn weigh(&mut self, session: &Session, action: Action) -> bool {
        if !is_on_board(action) || session.position().check(action).is_err() {
            return false;
        }
        let token = action.token(session.position().seats()).to_string();
        let adviser = BotSeat::of(Level::CASUAL);
        self.inquiry.ask(SearchRequest { mode: SearchMode::Judge(token), ..errand_now(session, adviser) });
        (self.weighed, self.doubt) = (Some(action), None);
        (self.after, self.before) = (session.played().len(), Some(session.position().snapshot()));
        true
    }
}

fn listen(mut warning: ResMut<Warning>, session: Res<Session>, mut commands: Commands) {
    let Some(answer) = warning.bypass_change_detection().inquiry.poll() else { return };
    let Some(action) = warning.weighed.take() else { return };
    let better = answer.parsed(session.position().seats()).ok().filter(|better| *better != action);
    match (better, answer.loss) {
        (Some(better), Some(loss)) if loss >= MUCH => warning.doubt = Some(Doubt { action, loss, better }),
        // Without a verdict there is no warning.
        _ => play_or_ask(action, &session, &mut commands),
    }
}

fn on_answer_doubt(
    answer: On<AnswerDoubt>,
    session: Res<Session>,
    mut warning: ResMut<Warning>,
    mut commands: Commands,
) {
    if let Some(doubt) = warning.doubt.take().filter(|_| answer.0) {
        play_or_ask(doubt.action, &session, &mut commands);
    }
}
