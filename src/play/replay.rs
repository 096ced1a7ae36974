//! Going back and forth in a match: to any of its actions, and on from there, one after the other.

use bevy::prelude::*;

use super::bots::PauseBots;
use super::clock::ClockHeld;
use super::intent::{BoardLaid, RedoAction, SessionChanged, SubmitAction};
use super::lay::lay;
use super::session::Session;
use super::show::show_is_on;

/// Go to where so many actions have been played. What comes after can be played again, until something else is played.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct GoTo(pub usize);

/// Play again, one action after the other, what was taken back; or stop doing so.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayOn(pub bool);

/// Whether what was taken back is played again, and up to how many actions.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Replay {
    until: Option<usize>,
}

impl Replay {
    /// Whether it goes on.
    pub fn is_on(self) -> bool {
        self.until.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Replay>()
        .add_systems(Update, play_on.run_if(not(show_is_on).and_then(|replay: Res<Replay>| replay.is_on())))
        .add_observer(on_go_to)
        .add_observer(on_play_on)
        .add_observer(|_: On<SubmitAction>, mut replay: ResMut<Replay>| _ = replay.set_if_neq(Replay::default()))
        .add_observer(|_: On<BoardLaid>, mut replay: ResMut<Replay>| _ = replay.set_if_neq(Replay::default()));
}

fn on_go_to(go: On<GoTo>, mut session: ResMut<Session>, mut commands: Commands) {
    if go.0 > session.played().len() {
        commands.insert_resource(Replay { until: Some(go.0) });
        return;
    }
    let before = session.played().len();
    while session.played().len() > go.0 && session.undo() {}
    if session.played().len() < before {
        // Nobody plays on while others look back.
        commands.trigger(PauseBots(true));
        lay(&mut commands, BoardLaid::Back);
        commands.trigger(SessionChanged);
    }
}

fn on_play_on(play: On<PlayOn>, session: Res<Session>, mut replay: ResMut<Replay>) {
    let end = session.played().len() + session.undone();
    replay.set_if_neq(Replay { until: Some(end).filter(|_| play.0 && session.can_redo()) });
}

fn play_on(session: Res<Session>, held: Res<ClockHeld>, mut replay: ResMut<Replay>, mut commands: Commands) {
    if replay.until.is_none_or(|until| session.played().len() >= until) || !session.can_redo() {
        *replay = Replay::default();
    } else if !held.0 {
        commands.trigger(RedoAction);
    }
}
