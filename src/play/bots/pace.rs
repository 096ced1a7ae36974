//! When bots act: not at once, and not while they are paused.

use bevy::prelude::*;

use crate::play::intent::{BoardLaid, SessionChanged};
use crate::play::session::Session;

/// Let the bots wait, or go on.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PauseBots(pub bool);

/// Let the bot that is to decide act once, though bots are paused.
#[derive(Event, Copy, Clone, Debug)]
pub struct StepBots;

/// Whether bots wait.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BotsPaused(pub bool);

/// How long everybody has seen what was played last, and whether a bot may act once.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) secs: f32,
    pub(super) step: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotsPaused>()
        .init_resource::<Seen>()
        .add_observer(on_pause_bots)
        .add_observer(on_step_bots)
        .add_observer(|_: On<SessionChanged>, mut seen: ResMut<Seen>| *seen = Seen::default())
        .add_observer(|laid: On<BoardLaid>, mut paused: ResMut<BotsPaused>| {
            if *laid == BoardLaid::Anew {
                paused.0 = false;
            }
        });
}

fn on_pause_bots(pause: On<PauseBots>, session: Res<Session>, mut paused: ResMut<BotsPaused>) {
    paused.set_if_neq(BotsPaused(pause.0 && session.setup().bots.is_any()));
}

fn on_step_bots(_: On<StepBots>, mut seen: ResMut<Seen>) {
    seen.step = true;
}
