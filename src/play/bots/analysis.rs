//! Analysis: a bot judges every action of a game, one after the other, in the background.

use bevy::prelude::*;

use super::inquiry::{Inquiry, request};
use super::seat::BotSeat;
use crate::bots::{Level, SearchMode, SearchRequest, Verdict};
use crate::play::intent::{BoardLaid, SessionChanged};
use crate::play::session::Session;
use crate::rules::{Action, Decider};

/// The verdict on one action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The evaluation lost against the best action, in centipawns.
    pub loss: i32,
    /// The best action instead.
    pub best: Action,
}

/// The severity of a fault, graded by the evaluation that the action loses.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Annotation {
    /// One pawn or more: `?!`.
    Dubious,
    /// Two pawns or more: `?`.
    Mistake,
    /// Four pawns or more: `??`.
    Blunder,
}

impl Annotation {
    /// The sign that chess players write for it.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Dubious => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl Judged {
    /// The fault of the action, if it is one.
    pub const fn fault(&self) -> Option<Annotation> {
        match self.loss {
            400.. => Some(Annotation::Blunder),
            200..=399 => Some(Annotation::Mistake),
            100..=199 => Some(Annotation::Dubious),
            _ => None,
        }
    }
}

/// The analysis of the match so far. It stays valid while the match goes on in the same line, including reviews of
/// earlier actions.
#[derive(Resource, Default, Debug)]
pub struct Analysis {
    /// The actions analysed so far, with `None` if there was nothing to judge.
    judged: Vec<(Action, Option<Judged>)>,
    runs: bool,
    inquiry: Inquiry,
    /// The action being analysed.
    asked: Option<Action>,
}

impl Analysis {
    /// The verdict on the action with this number, counted from 0.
    pub fn of(&self, number: usize) -> Option<Judged> {
        self.judged.get(number).and_then(|&(_, judged)| judged)
    }

    /// The number of actions analysed so far.
    pub fn done(&self) -> usize {
        self.judged.len()
    }

    /// Whether the analysis is running.
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Drops verdicts on actions that are no longer in the match.
    fn keep_to(&mut self, line: impl Iterator<Item = Action>) {
        let same = self.judged.iter().zip(line).take_while(|((judged, _), action)| judged == action).count();
        if same < self.judged.len() {
            self.judged.truncate(same);
            self.inquiry.cancel();
        }
    }
}

/// Triggered to start analysing the match so far, or to stop.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Analyse(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .add_systems(Update, go_on.run_if(|analysis: Res<Analysis>| analysis.runs))
        .add_observer(on_analyse)
        .add_observer(on_board_laid)
        .add_observer(on_session_changed);
}

fn on_board_laid(laid: On<BoardLaid>, mut analysis: ResMut<Analysis>) {
    if *laid == BoardLaid::Anew {
        *analysis = Analysis::default();
    }
}

fn on_session_changed(_: On<SessionChanged>, session: Res<Session>, mut analysis: ResMut<Analysis>) {
    if analysis.done() > 0 {
        analysis.keep_to(session.actions().chain(session.undone_actions()));
    }
}

fn on_analyse(analyse: On<Analyse>, mut analysis: ResMut<Analysis>) {
    analysis.runs = analyse.0;
    if !analyse.0 {
        analysis.inquiry.cancel();
    }
}

/// Requests a verdict on the next action, and stores the answer.
fn go_on(session: Res<Session>, mut analysis: ResMut<Analysis>) {
    let unseen = analysis.bypass_change_detection();
    let next = unseen.judged.len();
    let Some(played) = session.played().get(next) else {
        unseen.inquiry.cancel();
        // Actions that were undone may be redone, so the analysis keeps waiting for them.
        if !session.can_redo() {
            analysis.runs = false;
        }
        return;
    };
    if unseen.inquiry.is_busy() {
        let Some(answer) = unseen.inquiry.poll() else { return };
        if unseen.asked != Some(played.action) {
            // Another action has been played in its place.
            return;
        }
        let best = answer.parsed(session.position().seats()).ok();
        let judged = best.zip(answer.loss).map(|(best, loss)| Judged { loss, best });
        analysis.judged.push((played.action, judged));
        return;
    }
    if is_on_board(played.action) && matches!(played.decider, Some(Decider::Seat(_))) {
        let token = played.action.token(session.position().seats()).to_string();
        let judge = BotSeat::of(Level::NORMAL);
        unseen.asked = Some(played.action);
        let (mode, nodes) = (SearchMode::Judge(token), Some(Verdict::NODES));
        unseen.inquiry.ask(SearchRequest { mode, nodes, ..request(&session, next, judge) });
    } else {
        unseen.judged.push((played.action, None));
    }
}

/// Whether a search can judge the action. It cannot judge auctions, resignations and the like.
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
