//! A demo, played while the real match is suspended. It is neither saved nor counted, and users cannot play in it. In
//! an exercise a user tries actions: they are passed to the lesson, which decides what happens.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::session::Session;
use super::setup::Setup;
use crate::rules::{Action, Seat};

/// The suspended match, restored at the end of the demo.
#[derive(Resource, Debug)]
pub struct Waiting {
    pub(super) session: Session,
    /// Whether the demo is an exercise, in which the user tries actions.
    pub(super) is_exercise: bool,
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

/// Run condition: whether a demo or an exercise is running.
pub fn show_is_on(waiting: Option<Res<Waiting>>) -> bool {
    waiting.is_some()
}

/// Run condition: whether a demo is running that is not an exercise.
pub fn is_only_shown(waiting: Option<Res<Waiting>>) -> bool {
    waiting.is_some_and(|waiting| !waiting.is_exercise)
}
