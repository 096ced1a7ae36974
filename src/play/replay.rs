//! Going back and forth in a match: to any of its actions, and on from there, one after the other.

use bevy::prelude::*;

use super::bots::{BotsPaused, PauseBots};
use super::clock::ClockHeld;
use super::intent::{BoardLaid, RedoAction, SessionChanged};
use super::lay::lay;
use super::session::Session;
use super::show::show_is_on;
use crate::rules::Decider;
use crate::settings::Settings;

/// Go to where so many actions have been played. What comes after can be played again, until something else is played.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct GoTo(pub usize);

/// Play again, one action after the other, what was taken back; or stop doing so.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayOn(pub bool);

/// Show whoever is to decide again what the others have done since their last turn.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Review;

/// Whether what was taken back is played again, and up to how many actions.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Replay {
    until: Option<usize>,
    /// What is played again is what the others have done since somebody's last turn.
    is_review: bool,
    /// Somebody has gone back to look at something, and has not come to the end again.
    is_back: bool,
    /// Bots go on when there is nothing left to be played again.
    frees_bots: bool,
}

impl Replay {
    /// Whether it goes on.
    pub fn is_on(self) -> bool {
        self.until.is_some()
    }

    /// How many actions have been played where a review of what the others have done ends, while one is on.
    pub fn end_of_review(self) -> Option<usize> {
        self.until.filter(|_| self.is_review)
    }

    /// The same, going on no more.
    pub(super) fn stopped(self) -> Self {
        Self { until: None, is_review: false, ..self }
    }

    /// Whether somebody looks back at the match, or has what was taken back played again.
    pub fn looks_back(self) -> bool {
        self != Self::default()
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_on = |replay: Res<Replay>| replay.looks_back();
    app.init_resource::<Replay>()
        .add_systems(Update, play_on.run_if(not(show_is_on).and_then(is_on)))
        .add_systems(Update, review_round.run_if(not(show_is_on).and_then(resource_exists_and_changed::<Session>)))
        .add_observer(on_go_to)
        .add_observer(on_play_on)
        .add_observer(on_review)
        .add_observer(on_board_laid);
}

fn on_board_laid(laid: On<BoardLaid>, mut replay: ResMut<Replay>) {
    match *laid {
        BoardLaid::Anew => *replay = Replay::default(),
        BoardLaid::Back => *replay = replay.stopped(),
    }
}

fn on_go_to(
    go: On<GoTo>,
    paused: Res<BotsPaused>,
    mut replay: ResMut<Replay>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    let before = session.played().len();
    if go.0 < before {
        session.clock_mut().look_back();
        while session.played().len() > go.0 && session.undo() {}
        replay.is_back = true;
        // Bots do not play on while others look back.
        replay.frees_bots |= !paused.0;
        commands.trigger(PauseBots(true));
    } else {
        while session.played().len() < go.0 && session.redo_unseen() {}
    }
    if session.played().len() != before {
        lay(&mut commands, BoardLaid::Back);
        commands.trigger(SessionChanged);
    }
}

fn on_play_on(play: On<PlayOn>, session: Res<Session>, mut replay: ResMut<Replay>) {
    let end = session.played().len() + session.undone();
    *replay = Replay { until: Some(end).filter(|_| play.0 && session.can_redo()), ..replay.stopped() };
}

fn on_review(_: On<Review>, session: Res<Session>, mut commands: Commands) {
    let Some(since) = session.since_last_turn() else { return };
    let all = session.played().len();
    commands.trigger(GoTo(since));
    commands.queue(move |world: &mut World| {
        let mut replay = world.resource_mut::<Replay>();
        (replay.until, replay.is_review) = (Some(all), true);
    });
}

/// Shows a human whose turn has come round what the others did, if that is wished for: once.
fn review_round(session: Res<Session>, settings: Res<Settings>, mut seen: Local<usize>, mut commands: Commands) {
    if session.can_redo() {
        return;
    }
    let has_grown = session.played().len() > core::mem::replace(&mut *seen, session.played().len());
    if has_grown && settings.reviews_round && session.bot_to_decide().is_none() && session.since_last_turn().is_some() {
        commands.trigger(Review);
    }
}

impl Session {
    /// How many actions had been played when whoever is to decide had ended their last turn, if anybody else has played
    /// since.
    pub fn since_last_turn(&self) -> Option<usize> {
        let decider = self.position().decider().filter(|decider| matches!(decider, Decider::Seat(_)))?;
        let last = self.played().iter().rposition(|played| played.decider == Some(decider))? + 1;
        (last < self.played().len() && !self.can_redo()).then_some(last)
    }
}

fn play_on(session: Res<Session>, held: Res<ClockHeld>, mut replay: ResMut<Replay>, mut commands: Commands) {
    if replay.until.is_some_and(|until| session.played().len() >= until) || !session.can_redo() {
        *replay = replay.stopped();
    } else if replay.is_on() && !held.0 {
        commands.trigger(RedoAction);
    }
    // The end is there again, or somebody has played something else.
    if !session.can_redo() {
        if replay.frees_bots {
            commands.trigger(PauseBots(false));
        }
        (replay.is_back, replay.frees_bots) = (false, false);
    }
}
