//! Asks the player to confirm an action: because they confirm each one, because it loses something of their own, or
//! because a bot has found that it is a blunder.

use bevy::prelude::*;

use super::selection::{Commit, Selection};
use crate::play::{AnswerDoubt, ConfirmAction, Session, SubmitAction, Waiting, Warning};
use crate::rules::{Action, price};
use crate::settings::Settings;
use crate::view::systems::ViewSystems;

/// The player's answer to the question: `true` plays the action, `false` cancels it.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct QuestionAnswer(pub bool);

/// A second click within this time in seconds belongs to a double click, and does not confirm.
const TWICE_SECS: f32 = 0.5;

/// When the current question came up, in seconds.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
struct Since(f32);

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Since>()
        .add_systems(Update, follow_doubt.run_if(is_followed).in_set(ViewSystems::Hands))
        .add_observer(on_commit)
        .add_observer(on_answer);
}

/// Whether an action loses so much that the player is asked before it is played.
pub fn is_asked_about(session: &Session, settings: &Settings, action: Action) -> bool {
    settings.asks_before_losses && !session.others_decide() && price(session.position(), action).is_some()
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
    // A lesson comments on actions itself.
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

fn on_answer(answer: On<QuestionAnswer>, mut selection: ResMut<Selection>, mut commands: Commands) {
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

/// An action that a bot doubts waits to be confirmed. Turning to something else counts as "no".
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
