//! Whether a player means it: an action that waits to be confirmed, because they confirm each, because it costs them
//! something of their own, or because a bot has found that it gives much away.

use bevy::prelude::*;

use super::ViewSystems;
use super::selection::Selection;
use crate::play::{AnswerDoubt, ConfirmAction, Session, SubmitAction, Waiting, Warning};
use crate::rules::{Action, price};
use crate::settings::Settings;

/// A player wants this to be played. Where it is to be confirmed, it is only shown at first, and played the second time.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Commit(pub Action);

/// The answer of a player who has been asked: play it all the same, or think again.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Answer(pub bool);

/// The second click of a double click comes sooner, in seconds, and confirms nothing.
const TWICE_SECS: f32 = 0.5;

/// When the question came up that is asked now, in seconds.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
struct Since(f32);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Since>()
        .add_systems(Update, follow_doubt.run_if(is_followed).in_set(ViewSystems::Hands))
        .add_observer(on_commit)
        .add_observer(on_answer);
}

/// Whether an action costs so much that a player is asked before they play it.
pub fn is_asked_about(session: &Session, settings: &Settings, action: Action) -> bool {
    settings.asks_before_losses && session.bot_to_decide().is_none() && price(session.position(), action).is_some()
}

fn on_commit(
    commit: On<Commit>,
    session: Res<Session>,
    settings: Res<Settings>,
    warning: Res<Warning>,
    waiting: Option<Res<Waiting>>,
    time: Res<Time>,
    mut since: ResMut<Since>,
    mut selection: ResMut<Selection>,
    mut commands: Commands,
) {
    let action = commit.0;
    // A lesson says itself what it thinks of an action.
    let costs = waiting.is_none() && is_asked_about(&session, &settings, action);
    let is_grave = costs || warning.doubt.as_ref().is_some_and(|doubt| doubt.action == action);
    if selection.pending == Some(action) {
        if is_grave && time.elapsed_secs() - since.0 < TWICE_SECS {
            return;
        }
        let is_weighed = is_grave || !settings.warn_of_blunders;
        return if is_weighed {
            commands.trigger(ConfirmAction(action));
        } else {
            commands.trigger(SubmitAction(action));
        };
    }
    if costs || settings.confirms {
        (selection.pending, selection.choice) = (Some(action), None);
        *since = Since(time.elapsed_secs());
    } else {
        commands.trigger(SubmitAction(action));
    }
}

fn on_answer(answer: On<Answer>, mut selection: ResMut<Selection>, mut commands: Commands) {
    let Some(action) = selection.pending else { return };
    if answer.0 {
        commands.trigger(ConfirmAction(action));
    } else {
        (selection.pending, selection.choice) = (None, None);
    }
}

fn is_followed(warning: Res<Warning>, selection: Res<Selection>) -> bool {
    warning.is_changed() || warning.doubt.is_some() && selection.is_changed()
}

/// What a bot doubts waits to be confirmed; whoever turns to something else has answered.
fn follow_doubt(
    warning: Res<Warning>,
    time: Res<Time>,
    mut asked: Local<Option<Action>>,
    mut since: ResMut<Since>,
    mut selection: ResMut<Selection>,
    mut commands: Commands,
) {
    let doubted = warning.doubt.as_ref().map(|doubt| doubt.action);
    if *asked != doubted {
        *asked = doubted;
        if doubted.is_some() {
            (selection.pending, selection.choice) = (doubted, None);
            *since = Since(time.elapsed_secs());
        }
    } else if doubted.is_some() && selection.pending != doubted {
        commands.trigger(AnswerDoubt(false));
    }
}
