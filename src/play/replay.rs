//! Replay: jumps to any action of a match, and plays on from there action by action.

use bevy::prelude::*;

use super::bots::{BotsPaused, PauseBots};
use super::clock::ClockHeld;
use super::intent::{BoardLaid, RedoAction};
use super::lay::lay_back;
use super::session::Session;
use super::show::show_is_on;
use crate::rules::Decider;
use crate::settings::Settings;

/// Triggered to jump to the position after this number of actions. The later ones can be redone until another is
/// played.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct GoTo(pub usize);

/// Triggered to redo the undone actions one after the other, or to stop that.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayOn(pub bool);

/// Triggered to show the player to decide again what the others have done since that player's last turn.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Review;

/// The state of the replay, and the number of actions at which it stops.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Replay {
    until: Option<usize>,
    /// Whether it is a review of what the others have done since the player's last turn.
    is_review: bool,
    /// Whether the user has gone back, and has not returned to the end.
    is_back: bool,
    /// Whether the bots go on when nothing is left to redo.
    frees_bots: bool,
}

impl Replay {
    /// Whether actions are being redone automatically.
    pub fn is_on(self) -> bool {
        self.until.is_some()
    }

    /// The number of actions at which the current review ends; `None` if there is no review.
    pub fn end_of_review(self) -> Option<usize> {
        self.until.filter(|_| self.is_review)
    }

    /// The same state with the automatic redo stopped.
    pub(super) fn stopped(self) -> Self {
        Self { until: None, is_review: false, ..self }
    }

    /// Whether the user looks at an earlier position, or a replay is running.
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
        // Bots must not play on while the user looks back.
        replay.frees_bots |= !paused.0;
        commands.trigger(PauseBots(true));
    } else {
        while session.played().len() < go.0 && session.redo_unseen() {}
    }
    if session.played().len() != before {
        lay_back(&mut commands);
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

/// Starts the review once at the beginning of a human's turn, if the setting is on.
fn review_round(session: Res<Session>, settings: Res<Settings>, mut seen: Local<usize>, mut commands: Commands) {
    if session.can_redo() {
        return;
    }
    let has_grown = session.played().len() > core::mem::replace(&mut *seen, session.played().len());
    if has_grown && settings.reviews_round && !session.others_decide() && session.since_last_turn().is_some() {
        commands.trigger(Review);
    }
}

impl Session {
    /// The number of actions after the last turn of the player to decide, if others have played since.
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
    // The end is reached, or another action has been played.
    if !session.can_redo() {
        if replay.frees_bots {
            commands.trigger(PauseBots(false));
        }
        (replay.is_back, replay.frees_bots) = (false, false);
    }
}
