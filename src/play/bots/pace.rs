//! The pace of bots: they pause before they act, and can be stopped.

use bevy::prelude::*;

use crate::play::intent::{BoardLaid, SessionChanged};
use crate::play::session::Session;

/// Triggered to stop the bots, or to let them go on.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PauseBots(pub bool);

/// Triggered to let the bot to decide act once while the bots are stopped.
#[derive(Event, Copy, Clone, Debug)]
pub struct StepBots;

/// Whether the bots are stopped.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BotsPaused(pub bool);

/// How long the result of the last action has been visible, and whether a stopped bot may act once.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub(super) struct TimeShown {
    pub(super) secs: f32,
    pub(super) step: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotsPaused>()
        .init_resource::<TimeShown>()
        .add_observer(on_pause_bots)
        .add_observer(on_step_bots)
        .add_observer(|_: On<SessionChanged>, mut seen: ResMut<TimeShown>| *seen = TimeShown::default())
        .add_observer(|laid: On<BoardLaid>, mut paused: ResMut<BotsPaused>| {
            if *laid == BoardLaid::Anew {
                paused.0 = false;
            }
        });
}

fn on_pause_bots(pause: On<PauseBots>, session: Res<Session>, mut paused: ResMut<BotsPaused>) {
    paused.set_if_neq(BotsPaused(pause.0 && session.setup().bots.is_any()));
}

fn on_step_bots(_: On<StepBots>, mut seen: ResMut<TimeShown>) {
    seen.step = true;
}
