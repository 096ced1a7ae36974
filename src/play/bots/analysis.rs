//! Analysis: a bot judges every action of a game, one after the other, beside the picture.

use bevy::prelude::*;

use super::inquiry::{Inquiry, errand};
use super::seat::BotSeat;
use crate::bots::{Errand, Level};
use crate::play::intent::BoardLaid;
use crate::play::session::Session;
use crate::rules::{Action, Decider};

/// What has been found out about one action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// What it gives away, in hundredths of a pawn.
    pub loss: i32,
    /// What would have been best.
    pub best: Action,
}

/// How much an action spoils, by what it gives away.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// One pawn or more: `?!`.
    Doubtful,
    /// Two and more: `?`.
    Mistake,
    /// Four and more: `??`.
    Blunder,
}

impl Fault {
    /// How chess players write it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Doubtful => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl Judged {
    /// What is wrong with it, if anything is.
    pub const fn fault(&self) -> Option<Fault> {
        match self.loss {
            400.. => Some(Fault::Blunder),
            200..=399 => Some(Fault::Mistake),
            100..=199 => Some(Fault::Doubtful),
            _ => None,
        }
    }
}

/// The analysis of the match, as far as it has come.
#[derive(Resource, Default, Debug)]
pub struct Analysis {
    /// For each action that has been looked at: nothing where there was no choice.
    judged: Vec<Option<Judged>>,
    runs: bool,
    inquiry: Inquiry,
}

impl Analysis {
    /// What has been found out about the action with this number, counted from 0.
    pub fn of(&self, number: usize) -> Option<Judged> {
        self.judged.get(number).copied().flatten()
    }

    /// How many actions have been looked at.
    pub fn done(&self) -> usize {
        self.judged.len()
    }

    /// Whether it goes on.
    pub fn runs(&self) -> bool {
        self.runs
    }
}

/// Analyse the match as far as it has been played, or stop doing so.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Analyse(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .add_systems(Update, go_on.run_if(|analysis: Res<Analysis>| analysis.runs))
        .add_observer(on_analyse)
        .add_observer(|_: On<BoardLaid>, mut analysis: ResMut<Analysis>| *analysis = Analysis::default());
}

fn on_analyse(analyse: On<Analyse>, mut analysis: ResMut<Analysis>) {
    analysis.runs = analyse.0;
    if !analyse.0 {
        analysis.inquiry.cancel();
    }
}

/// Asks about the next action, and notes the answer.
fn go_on(session: Res<Session>, mut analysis: ResMut<Analysis>) {
    let unseen = analysis.bypass_change_detection();
    if unseen.inquiry.is_busy() {
        let Some(answer) = unseen.inquiry.poll() else { return };
        let best = answer.parsed(session.position().seats()).ok();
        let judged = best.zip(answer.loss).map(|(best, loss)| Judged { loss, best });
        analysis.judged.push(judged);
        return;
    }
    let next = unseen.judged.len();
    let Some(played) = session.played().get(next) else {
        analysis.runs = false;
        return;
    };
    if is_on_board(played.action) && matches!(played.decider, Some(Decider::Seat(_))) {
        let token = played.action.token(session.position().seats()).to_string();
        let judge = BotSeat::of(Level::NORMAL);
        unseen.inquiry.ask(Errand { judge: Some(token), ..errand(&session, next, judge) });
    } else {
        unseen.judged.push(None);
    }
}

/// Whether it is for a search to judge: no bid and no question to others.
pub(super) const fn is_on_board(action: Action) -> bool {
    matches!(
        action,
        Action::Move { .. }
            | Action::MovePothole { .. }
            | Action::Berserk { .. }
            | Action::Teleport { .. }
            | Action::Place { .. }
            | Action::End
    )
}
