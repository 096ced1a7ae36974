//! Auction: players can choose not to be asked for an offer after every move.

use bevy::prelude::*;

use super::intent::{BoardLaid, SessionChanged, SubmitAction};
use super::session::Session;
use crate::rules::{Action, Decider, Seat};
use crate::settings::Settings;

/// Triggered when the player to move wants to be asked this time, or no longer does.
#[derive(Event, Copy, Clone, Debug)]
pub struct AskForOffer;

/// The player who is asked this turn, although they usually are not.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct OfferWanted(pub Option<Seat>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OfferWanted>()
        .add_observer(on_ask_for_offer)
        .add_observer(on_board_laid)
        .add_observer(on_session_changed);
}

fn on_ask_for_offer(_: On<AskForOffer>, session: Res<Session>, mut wanted: ResMut<OfferWanted>) {
    let turn = Some(session.position().turn());
    wanted.set_if_neq(OfferWanted(if wanted.0 == turn { None } else { turn }));
}

/// The player who may make an offer now.
fn may_offer(session: &Session) -> Option<Seat> {
    match session.position().decider() {
        Some(Decider::Seat(seat)) if session.position().check(Action::Pass).is_ok() => Some(seat),
        _ => None,
    }
}

/// After an undo to this step, or a load at it, the player is asked and not passed automatically.
fn on_board_laid(_: On<BoardLaid>, session: Res<Session>, mut wanted: ResMut<OfferWanted>) {
    wanted.set_if_neq(OfferWanted(may_offer(&session)));
}

fn on_session_changed(
    _: On<SessionChanged>,
    session: Res<Session>,
    settings: Res<Settings>,
    mut wanted: ResMut<OfferWanted>,
    mut commands: Commands,
) {
    if wanted.0.is_some() && wanted.0 != Some(session.position().turn()) {
        *wanted = OfferWanted(None);
    }
    let unasked = may_offer(&session).filter(|&seat| settings.no_offers.contains(seat) && wanted.0 != Some(seat));
    // Not in a pause, and not during a review, as that would drop the actions to redo.
    if unasked.is_some_and(|seat| session.is_human(seat)) && !session.is_paused() && !session.can_redo() {
        commands.trigger(SubmitAction(Action::Pass));
    }
}
