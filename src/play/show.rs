//! A show: a match that is only looked at, on the table of the one that waits meanwhile. It is neither kept nor counted,
//! and nobody else plays in it. In an exercise somebody tries to: whoever leads it is told, and decides what comes of it.

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

/// The match that waits for the end of a show.
#[derive(Resource, Debug)]
pub struct Waiting {
    session: Session,
    bots: BotsPaused,
    replay: Replay,
    analysis: Analysis,
    /// Whether players may try something in what is shown meanwhile.
    is_exercise: bool,
}

impl Waiting {
    /// Whether players may try something in what is shown meanwhile.
    pub fn is_exercise(&self) -> bool {
        self.is_exercise
    }
}

/// The match that is played, whatever is shown.
#[derive(SystemParam)]
pub struct TrueMatch<'w> {
    session: Res<'w, Session>,
    waiting: Option<Res<'w, Waiting>>,
}

impl TrueMatch<'_> {
    /// The match.
    pub fn session(&self) -> &Session {
        self.waiting.as_ref().map_or(&*self.session, |waiting| &waiting.session)
    }
}

/// Lay the table for a show, which another may be on already.
#[derive(Event, Clone, Debug)]
pub struct BeginShow {
    /// What it begins with.
    pub setup: Setup,
    /// What has been played then, for nobody to see.
    pub played: Vec<Action>,
}

impl BeginShow {
    /// A show that begins at the start.
    pub fn new(setup: Setup) -> Self {
        Self { setup, played: Vec::new() }
    }
}

/// Lay the table for a show in which a player tries things: see [`Tried`].
#[derive(Event, Clone, Debug)]
pub struct BeginExercise {
    /// What it begins with.
    pub setup: Setup,
    /// Whose seat that player has.
    pub learner: Option<Seat>,
}

/// A player wants to play this in an exercise. It is not played by itself, and may be illegal.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tried(pub Action);

/// Take actions of a show back, until no more than so many are left.
#[derive(Event, Copy, Clone, Debug)]
pub struct TakeBackInShow(pub usize);

/// Play this in the show, for whoever decides.
#[derive(Event, Copy, Clone, Debug)]
pub struct PlayInShow(pub Action);

/// Go back to the match that waits.
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

/// Whether a show is on.
pub fn show_is_on(waiting: Option<Res<Waiting>>) -> bool {
    waiting.is_some()
}

/// Whether a show is on in which nobody tries anything.
pub fn is_only_shown(waiting: Option<Res<Waiting>>) -> bool {
    waiting.is_some_and(|waiting| !waiting.is_exercise)
}

/// The match that is shown, or a sentence that says why it cannot be.
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
            // What has been thought since the last action counts, whether anybody comes back or not.
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

/// Puts the match back that waits, if one does.
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
