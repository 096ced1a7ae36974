//! A demo, played while the real match is suspended. It is neither saved nor counted, and users cannot play in it. In
//! an exercise a user tries actions: they are passed to the lesson, which decides what happens.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bots::{Analysis, BotsPaused};
use super::intent::{BoardLaid, SessionChanged};
use super::lay::{LayEntities, lay as lay_back};
use super::replay::Replay;
use super::resolve::resolve_turn;
use super::save::keep_now;
use super::session::Session;
use super::setup::Setup;
use crate::notice::Notice;
use crate::rules::{Action, Seat};
use crate::texts::text;

/// The suspended match, restored at the end of the demo.
#[derive(Resource, Debug)]
pub struct Waiting {
    session: Session,
    bots: BotsPaused,
    replay: Replay,
    analysis: Analysis,
    /// Whether the demo is an exercise, in which the user tries actions.
    is_exercise: bool,
}

impl Waiting {
    /// Whether the demo is an exercise, in which the user tries actions.
    pub fn is_exercise(&self) -> bool {
        self.is_exercise
    }
}

/// System parameter with the real match, even during a demo.
#[derive(SystemParam)]
pub struct TrueMatch<'w> {
    session: Res<'w, Session>,
    waiting: Option<Res<'w, Waiting>>,
}

impl TrueMatch<'_> {
    /// The real match.
    pub fn session(&self) -> &Session {
        self.waiting.as_ref().map_or(&*self.session, |waiting| &waiting.session)
    }
}

/// Triggered to start a demo, possibly in place of another one.
#[derive(Event, Clone, Debug)]
pub struct BeginShow {
    /// The set-up of the demo.
    pub setup: Setup,
    /// The actions to play in advance, without animations.
    pub played: Vec<Action>,
}

impl BeginShow {
    /// A demo from the start of a game.
    pub fn new(setup: Setup) -> Self {
        Self { setup, played: Vec::new() }
    }
}

/// Triggered to start an exercise, in which a user tries actions: see [`Tried`].
#[derive(Event, Clone, Debug)]
pub struct BeginExercise {
    /// The set-up of the exercise.
    pub setup: Setup,
    /// The learner's seat.
    pub learner: Option<Seat>,
}

/// Triggered when the learner tries an action in an exercise. It is not played automatically, and may be illegal.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tried(pub Action);

/// Triggered to undo actions of the demo, until this number is left.
#[derive(Event, Copy, Clone, Debug)]
pub struct TakeBackInShow(pub usize);

/// Triggered to play this action in the demo, for any player.
#[derive(Event, Copy, Clone, Debug)]
pub struct PlayInShow(pub Action);

/// Triggered to return to the suspended match.
#[derive(Event, Copy, Clone, Debug)]
pub struct EndShow;

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

/// Run condition: whether a demo or an exercise is running.
pub fn show_is_on(waiting: Option<Res<Waiting>>) -> bool {
    waiting.is_some()
}

/// Run condition: whether a demo is running that is not an exercise.
pub fn is_only_shown(waiting: Option<Res<Waiting>>) -> bool {
    waiting.is_some_and(|waiting| !waiting.is_exercise)
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
            world.insert_resource(Waiting { session, bots, replay, analysis, is_exercise });
        }
        lay(world);
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
    commands.queue(move |world: &mut World| resolve_turn(world, action));
    commands.trigger(SessionChanged);
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
    lay_back(&mut commands, BoardLaid::Back);
    commands.trigger(SessionChanged);
}

fn on_end_show(_: On<EndShow>, mut commands: Commands) {
    commands.queue(end);
}

/// Restores the suspended match, if there is one.
pub(super) fn end(world: &mut World) {
    if let Some(Waiting { session, bots, replay, analysis, .. }) = world.remove_resource::<Waiting>() {
        *world.resource_mut::<Session>() = session;
        lay(world);
        world.insert_resource(bots);
        world.insert_resource(replay);
        world.insert_resource(analysis);
    }
}

fn lay(world: &mut World) {
    world.run_schedule(LayEntities);
    world.trigger(BoardLaid::Anew);
    world.trigger(SessionChanged);
}
