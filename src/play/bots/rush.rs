//! Turns of bots in a row, skipped through as one: until a human is to decide, bots do not pause and nothing is animated.

use bevy::prelude::*;

use super::pace::{BotsPaused, PauseBots};
use crate::play::chance::dice_are_due;
use crate::play::forget::Forget as _;
use crate::play::intent::SessionChanged;
use crate::play::session::Session;
use crate::rules::Decider;

/// Triggered to skip the turns of bots up to the next decision of a human.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct SkipToTurn;

/// Whether the turns of bots are being skipped.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BotsRush(pub bool);

impl Session {
    /// Whether turns of bots can be skipped: no human is to decide, and one still plays.
    pub fn can_skip_to_turn(&self) -> bool {
        let plays = self.humans().any(|seat| self.position().players().contains(seat));
        plays && !self.can_redo() && self.needs_no_human()
    }

    /// Whether the last action was a human's.
    pub fn was_human(&self) -> bool {
        self.is_of_human(self.played().last().and_then(|played| played.decider))
    }

    /// Whether the next step of the game is a bot's or chance's.
    fn needs_no_human(&self) -> bool {
        match self.position().decider() {
            None => false,
            Some(Decider::Seat(_)) => self.bot_to_decide().is_some(),
            Some(Decider::Chance) => !dice_are_due(self.position()) || self.is_throw_of_bot(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BotsRush>()
        .add_observer(on_skip_to_turn)
        .add_observer(on_session_changed)
        .add_observer(|_: On<PauseBots>, mut rush: ResMut<BotsRush>| rush.0 = false)
        .forget_when_laid::<BotsRush>();
}

fn on_skip_to_turn(_: On<SkipToTurn>, session: Res<Session>, paused: Res<BotsPaused>, mut rush: ResMut<BotsRush>) {
    if session.can_skip_to_turn() && !paused.0 {
        rush.set_if_neq(BotsRush(true));
    }
}

fn on_session_changed(_: On<SessionChanged>, session: Res<Session>, mut rush: ResMut<BotsRush>) {
    if rush.0 && !session.needs_no_human() {
        *rush = BotsRush(false);
    }
}
