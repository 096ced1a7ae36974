//! The rest of a game in which no human plays any more: it is sped up, or played to its end at once.

use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use super::pace::PauseBots;
use crate::bots::{Bot, Limits, Player, Situation};
use crate::chance::drawn_at;
use crate::play::forget::Forget;
use crate::play::intent::{BoardLaid, RedoAction, SessionChanged};
use crate::play::lay::lay_back;
use crate::play::session::Session;
use crate::play::show::show_is_on;
use crate::rules::{Action, AnyGame, Decider, Effects, MAX_SEATS, SeatSet};

/// Triggered to speed up the bots and their animations, or to return to normal.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct HurryBots(pub bool);

/// Triggered to play the rest of the game at once. Only its last action is animated.
#[derive(Event, Copy, Clone, Debug)]
pub struct PlayOut;

/// Whether the bots are sped up.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BotsHurry(pub bool);

/// The rest of the game as far as it has been played out; `None` unless that was requested.
#[derive(Resource, Default, Debug)]
pub struct Rest(Option<Ahead>);

impl Rest {
    /// Whether the rest of a game is being played out.
    pub(super) fn is_going_on(&self) -> bool {
        self.0.is_some()
    }
}

/// The pace of animations while the bots are sped up.
pub(crate) const HURRIED_PACE: f32 = 3.0;
/// The number of positions searched for each action of the rest.
const NODES: u64 = 150;
/// The number of actions played per frame.
const IN_A_FRAME: usize = 6;
/// A game that is longer than this continues at the table.
const MOST: usize = 4000;
/// The size of a bot's transposition table in megabytes.
const MEMORY: u64 = 1;

/// A copy of the game that runs ahead of the shown one.
#[derive(Debug)]
struct Ahead {
    line: Box<dyn AnyGame>,
    /// All actions from the start of the match.
    actions: Vec<Action>,
    /// The number of chance decisions so far.
    chances: usize,
    /// Never locked: the mutexes only make the bots `Sync`.
    bots: [Option<Mutex<Bot>>; MAX_SEATS],
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotsHurry>()
        .init_resource::<Rest>()
        .add_systems(Update, play_out.run_if(is_playing_out.and_then(not(show_is_on))))
        .add_observer(on_hurry_bots)
        .add_observer(on_play_out)
        .add_observer(on_session_changed)
        .forget_when_laid::<BotsHurry>()
        .add_observer(|_: On<BoardLaid>, mut rest: ResMut<Rest>| rest.0 = None);
}

/// Run condition: whether the rest of a game is being played out, so that bots must not play at the table.
pub(super) fn is_playing_out(rest: Res<Rest>) -> bool {
    rest.is_going_on()
}

impl Rest {
    /// The number of actions played out so far; `None` if none are.
    pub fn played(&self, session: &Session) -> Option<usize> {
        self.0.as_ref().map(|ahead| ahead.actions.len().saturating_sub(session.played().len()))
    }
}

impl Session {
    /// The humans who are out, if no human is left in a running game.
    pub fn onlookers(&self) -> Option<SeatSet> {
        let table = self.position();
        let humans: SeatSet = self.humans().collect();
        let is_left = humans.iter().any(|seat| table.players().contains(seat));
        // At a table of another program, others go on in their own time.
        (!self.is_together() && table.outcome().is_none() && !humans.is_empty() && !is_left).then_some(humans)
    }
}

fn on_hurry_bots(hurry: On<HurryBots>, mut hurried: ResMut<BotsHurry>, mut commands: Commands) {
    hurried.set_if_neq(BotsHurry(hurry.0));
    if hurry.0 {
        commands.trigger(PauseBots(false));
    }
}

/// Returns to normal speed when a human plays again, or the game is over.
fn on_session_changed(_: On<SessionChanged>, session: Res<Session>, mut hurry: ResMut<BotsHurry>) {
    if hurry.0 && session.onlookers().is_none() {
        *hurry = BotsHurry(false);
    }
}

fn on_play_out(_: On<PlayOut>, session: Res<Session>, mut rest: ResMut<Rest>) {
    if session.onlookers().is_some() && !session.can_redo() && rest.0.is_none() {
        rest.0 = Some(Ahead::of(&session));
    }
}

impl Ahead {
    fn of(session: &Session) -> Self {
        let bot = |seat: usize| {
            let seat = crate::rules::Seat(seat as u8);
            let of = session.bot_at(seat)?;
            let mut bot = Bot::new(of.strength(), session.setup().seed).with_character(of.character);
            bot.equip(MEMORY, 1).ok()?;
            Some(Mutex::new(bot))
        };
        Self {
            line: session.position().clone_box(),
            actions: session.actions().collect(),
            chances: session.chances(),
            bots: core::array::from_fn(bot),
        }
    }

    /// Plays one action. Returns false if there is none.
    fn step(&mut self, session: &Session) -> bool {
        let setup = session.setup();
        let action = match self.line.decider() {
            None => return false,
            Some(Decider::Chance) => drawn_at(&*self.line, setup.seed, self.chances),
            Some(Decider::Seat(seat)) => {
                let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::as_mut) else { return false };
                let situation = Situation {
                    game: setup.game,
                    options: &setup.options,
                    start: setup.position.as_deref(),
                    actions: &self.actions,
                    line: &*self.line,
                };
                let bot = bot.get_mut().unwrap_or_else(PoisonError::into_inner);
                bot.choose(&situation, Limits::nodes(NODES)).ok().map(|choice| choice.action)
            }
        };
        let by_chance = self.line.decider() == Some(Decider::Chance);
        let Some(action) = action.filter(|&action| self.line.play(action, Effects::ignored()).is_ok()) else {
            return false;
        };
        self.chances += usize::from(by_chance);
        self.actions.push(action);
        true
    }
}

fn play_out(mut rest: ResMut<Rest>, mut session: ResMut<Session>, mut commands: Commands) {
    let Some(ahead) = rest.0.as_mut() else { return };
    let begun = session.played().len();
    let goes_on = (0..IN_A_FRAME).all(|_| ahead.step(&session)) && ahead.actions.len() < begun + MOST;
    if goes_on {
        return;
    }
    let Some(ahead) = rest.0.take() else { return };
    let played: Vec<Action> = ahead.actions.into_iter().skip(begun).collect();
    if played.is_empty() {
        return;
    }
    // Handled like actions that were undone, so that times, talk and saves follow as in a redo.
    session.set_undone(&played);
    while session.undone() > 1 && session.redo_unseen() {}
    lay_back(&mut commands);
    commands.trigger(RedoAction);
}
