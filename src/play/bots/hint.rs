//! A hint: what a bot would play for the human to move.

use bevy::prelude::*;

use super::inquiry::Inquiry;
use super::seat::BotSeat;
use super::think::errand_now;
use crate::bots::{Level, SearchMode, SearchRequest};
use crate::notice::Notice;
use crate::play::intent::{BoardLaid, SessionChanged};
use crate::play::session::Session;
use crate::rules::{Action, Decider, brief, capitalised};
use crate::texts::text;

/// Triggered to show the player to decide what a good player would do.
#[derive(Event, Copy, Clone, Debug)]
pub struct AskForHint;

/// The hinted action, until an action is played.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Hint(pub Option<Action>);

/// The search for a hint.
#[derive(Resource, Default, Debug)]
pub(super) struct Hinting(Inquiry);

impl Hinting {
    pub(super) fn is_searching(&self) -> bool {
        self.0.is_busy()
    }
}

/// The bot that gives hints.
fn adviser() -> BotSeat {
    BotSeat::of(Level::STRONGEST)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<Hinting>()
        .add_systems(Update, listen.run_if(|hinting: Res<Hinting>| hinting.0.is_busy()))
        .add_observer(on_ask_for_hint)
        .add_observer(|_: On<SessionChanged>, hinting: ResMut<Hinting>, hint: ResMut<Hint>| forget(hinting, hint))
        .add_observer(|_: On<BoardLaid>, hinting: ResMut<Hinting>, hint: ResMut<Hint>| forget(hinting, hint));
}

fn forget(mut hinting: ResMut<Hinting>, mut hint: ResMut<Hint>) {
    hinting.0.cancel();
    hint.set_if_neq(Hint(None));
}

fn on_ask_for_hint(_: On<AskForHint>, session: Res<Session>, mut hinting: ResMut<Hinting>, mut commands: Commands) {
    match session.position().decider() {
        Some(_) if session.forbids_hints() => commands.trigger(Notice::refusal(text!("hint-forbidden"))),
        Some(Decider::Seat(seat)) if session.is_human(seat) => {
            hinting.0.ask(SearchRequest { mode: SearchMode::Explain, ..errand_now(&session, adviser()) });
            commands.trigger(Notice::hint(text!("hint-search")));
        }
        Some(_) => commands.trigger(Notice::refusal(text!("hint-later"))),
        None => commands.trigger(Notice::refusal(text!("hint-over"))),
    }
}

fn listen(mut hinting: ResMut<Hinting>, session: Res<Session>, mut hint: ResMut<Hint>, mut commands: Commands) {
    let Some(answer) = hinting.bypass_change_detection().0.poll() else { return };
    let seats = session.position().seats();
    match answer.parsed(seats) {
        Ok(action) => {
            let told = brief(session.position(), action);
            let words = match answer.reason {
                Some(reason) => text!("hint-why", action = told, why = reason),
                None => text!("hint", action = told),
            };
            commands.trigger(Notice::hint(capitalised(&words)));
            hint.set_if_neq(Hint(Some(action)));
        }
        Err(why) => commands.trigger(Notice::refusal(text!("hint-none", why = why))),
    }
}
