//! Whether bots are at work, so that somebody must look for their answers.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::analysis::Analysis;
use super::hint::Hinting;
use super::pace::{BotsPaused, TimeShown};
use super::rest::Rest;
use super::think::Thinking;
use super::warning::Warning;
use crate::play::session::Session;
use crate::rules::Decider;

/// System parameter that tells whether bots are at work.
#[derive(SystemParam)]
pub struct BotWork<'w> {
    session: Res<'w, Session>,
    paused: Res<'w, BotsPaused>,
    shown: Res<'w, TimeShown>,
    thinking: Res<'w, Thinking>,
    hinting: Res<'w, Hinting>,
    warning: Res<'w, Warning>,
    analysis: Res<'w, Analysis>,
    rest: Res<'w, Rest>,
}

impl BotWork<'_> {
    /// Whether a bot is about to act, or the answer of a search is awaited.
    pub fn is_going_on(&self) -> bool {
        let waits = self.paused.0 && !self.shown.step || self.session.is_paused();
        !waits && self.is_bots_turn()
            || self.thinking.is_busy()
            || self.hinting.is_searching()
            || self.warning.is_searching()
            || self.analysis.runs()
            || self.rest.is_going_on()
    }

    /// A bot decides, or throws the dice.
    fn is_bots_turn(&self) -> bool {
        let table = self.session.position();
        let throws = table.decider() == Some(Decider::Chance) && self.session.bot_at(table.turn()).is_some();
        self.session.bot_to_decide().is_some() || throws
    }
}
