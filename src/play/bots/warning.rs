//! A warning before a human gives something away, for those who want one.

use bevy::prelude::*;

use super::analysis::is_on_board;
use super::inquiry::Inquiry;
use super::seat::BotSeat;
use super::think::errand_now;
use crate::bots::{Errand, Level};
use crate::play::intent::{BoardLaid, PlayAction, SessionChanged};
use crate::play::session::Session;
use crate::rules::Action;

/// An action that gives away so much, in hundredths of a pawn, is asked about.
const MUCH: i32 = 200;

/// What a human wanted to play, and why they are asked whether they mean it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// What was to be played.
    pub action: Action,
    /// What it gives away, in hundredths of a pawn.
    pub loss: i32,
    /// What would be better.
    pub better: Action,
}

/// A human has chosen an action that is being weighed, or about which they are asked.
#[derive(Resource, Default, Debug)]
pub struct Warning {
    inquiry: Inquiry,
    weighed: Option<Action>,
    /// What is asked about.
    pub doubt: Option<Doubt>,
}

/// The answer: play it all the same, or think again.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct AnswerDoubt(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Warning>()
        .add_systems(Update, listen.run_if(|warning: Res<Warning>| warning.inquiry.is_busy()))
        .add_observer(on_answer_doubt)
        .add_observer(|_: On<SessionChanged>, warning: ResMut<Warning>| forget(warning))
        .add_observer(|_: On<BoardLaid>, warning: ResMut<Warning>| forget(warning));
}

fn forget(mut warning: ResMut<Warning>) {
    if warning.inquiry.is_busy() || warning.weighed.is_some() || warning.doubt.is_some() {
        warning.inquiry.cancel();
        (warning.weighed, warning.doubt) = (None, None);
    }
}

impl Warning {
    /// Has an action weighed before it is played. Says whether it is: what no search looks at, such as giving up, is played
    /// at once.
    pub(in crate::play) fn weigh(&mut self, session: &Session, action: Action) -> bool {
        if !is_on_board(action) || session.position().check(action).is_err() {
            return false;
        }
        let token = action.token(session.position().seats()).to_string();
        let adviser = BotSeat::of(Level::CASUAL);
        self.inquiry.ask(Errand { judge: Some(token), ..errand_now(session, adviser) });
        (self.weighed, self.doubt) = (Some(action), None);
        true
    }
}

fn listen(mut warning: ResMut<Warning>, session: Res<Session>, mut commands: Commands) {
    let Some(answer) = warning.bypass_change_detection().inquiry.poll() else { return };
    let Some(action) = warning.weighed.take() else { return };
    let better = answer.parsed(session.position().seats()).ok().filter(|better| *better != action);
    match (better, answer.loss) {
        (Some(better), Some(loss)) if loss >= MUCH => warning.doubt = Some(Doubt { action, loss, better }),
        // Who cannot be warned plays on.
        _ => commands.trigger(PlayAction(action)),
    }
}

fn on_answer_doubt(answer: On<AnswerDoubt>, mut warning: ResMut<Warning>, mut commands: Commands) {
    if let Some(doubt) = warning.doubt.take().filter(|_| answer.0) {
        commands.trigger(PlayAction(doubt.action));
    }
}
