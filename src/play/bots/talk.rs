//! Talk of bots, in games that allow it: they propose deals, answer proposals, and vote.

use bevy::prelude::*;

use super::pace::BotsPaused;
use super::rest::{Rest, is_playing_out};
use crate::bots::quad::talk::pact;
use crate::bots::{Pact, remarks};
use crate::play::session::Session;
use crate::play::talk::Speak;
use crate::rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, speak.run_if(resource_changed::<Session>.and_then(may_speak)));
}

/// Bots are silent while actions are undone, because a remark would make redo impossible.
fn may_speak(session: Res<Session>, paused: Res<BotsPaused>, rest: Res<Rest>) -> bool {
    !is_playing_out(rest)
        && session.talk().is_some()
        && session.setup().bots.is_any()
        && !paused.0
        && !session.can_redo()
}

/// Lets one bot speak. The others follow in later frames, and can react to it.
fn speak(session: Res<Session>, mut commands: Commands) {
    let Some(talk) = session.talk().filter(|_| session.position().outcome().is_none()) else { return };
    for seat in session.position().players().iter() {
        let Some(bot) = session.bot_at(seat) else { continue };
        let said = remarks(session.position(), talk, seat, bot.character);
        if !said.is_empty() {
            said.into_iter().for_each(|remark| commands.trigger(Speak(remark)));
            return;
        }
    }
}

/// The promises of the bot on this seat.
pub(super) fn promises(session: &Session, seat: Seat) -> Pact {
    session.talk().map_or_else(Pact::default, |talk| pact(talk, seat))
}
