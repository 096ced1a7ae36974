//! Runs demos and exercises in place of the match, which is suspended meanwhile.

use bevy::prelude::*;

use super::bots::{Analysis, BotsPaused};
use super::lay::{lay_anew, lay_back};
use super::replay::Replay;
use super::resolve::begin_turn;
use super::save::keep_now;
use super::session::Session;
use super::setup::Setup;
use super::show::{BeginExercise, BeginShow, EndShow, PlayInShow, TakeBackInShow, Waiting};
use crate::notice::Notice;
use crate::rules::Action;
use crate::texts::text;

/// The state of the match that is suspended besides its session.
#[derive(Resource, Debug)]
struct Suspended {
    bots: BotsPaused,
    replay: Replay,
    analysis: Analysis,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(|begin: On<BeginShow>, mut commands: Commands| {
        put_on(lay_out(&begin.setup, &begin.played), false, &mut commands);
    })
    .add_observer(|begin: On<BeginExercise>, mut commands: Commands| {
        let mut shown = lay_out(&begin.setup, &[]);
        if let Ok(session) = &mut shown {
            session.teach(begin.learner);
        }
        put_on(shown, true, &mut commands);
    })
    .add_observer(on_play_in_show)
    .add_observer(on_take_back_in_show)
    .add_observer(on_end_show);
}

/// The match of the demo, or a sentence that tells why it cannot be shown.
fn lay_out(setup: &Setup, played: &[Action]) -> Result<Session, String> {
    let mut session = Session::new(setup.clone()).map_err(|error| error.to_string())?;
    session.play_unseen(played).map_err(|refusal| refusal.to_string())?;
    Ok(session)
}

fn put_on(shown: Result<Session, String>, is_exercise: bool, commands: &mut Commands) {
    let shown = match shown {
        Ok(session) => session,
        Err(why) => {
            commands.trigger(Notice::refusal(text!("notice-not-shown", why = why)));
            return;
        }
    };
    commands.queue(move |world: &mut World| {
        if !world.contains_resource::<Waiting>() {
            // Saves the thinking time since the last action, in case the user never returns.
            keep_now(world);
        }
        let session = core::mem::replace(&mut *world.resource_mut::<Session>(), shown);
        if let Some(mut waiting) = world.get_resource_mut::<Waiting>() {
            waiting.is_exercise = is_exercise;
        } else {
            let (bots, replay) = (*world.resource::<BotsPaused>(), world.resource::<Replay>().stopped());
            let analysis = core::mem::take(&mut *world.resource_mut::<Analysis>());
            world.insert_resource(Suspended { bots, replay, analysis });
            world.insert_resource(Waiting { session, is_exercise });
        }
        lay_anew(world);
    });
}

fn on_play_in_show(
    play: On<PlayInShow>,
    waiting: Option<Res<Waiting>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    let action = play.0;
    if waiting.is_none() {
        return;
    }
    if let Err(refusal) = session.position().check(action) {
        commands.trigger(Notice::sentence(&refusal));
        return;
    }
    session.take();
    begin_turn(&mut commands, action);
}

fn on_take_back_in_show(
    back: On<TakeBackInShow>,
    waiting: Option<Res<Waiting>>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    if waiting.is_none() || session.played().len() <= back.0 {
        return;
    }
    while session.played().len() > back.0 && session.undo() {}
    session.forget_undone();
    lay_back(&mut commands);
}

fn on_end_show(_: On<EndShow>, mut commands: Commands) {
    commands.queue(end);
}

/// Restores the suspended match, if there is one.
pub(super) fn end(world: &mut World) {
    if let Some(Waiting { session, .. }) = world.remove_resource::<Waiting>() {
        *world.resource_mut::<Session>() = session;
        lay_anew(world);
    }
    if let Some(Suspended { bots, replay, analysis }) = world.remove_resource::<Suspended>() {
        world.insert_resource(bots);
        world.insert_resource(replay);
        world.insert_resource(analysis);
    }
}
