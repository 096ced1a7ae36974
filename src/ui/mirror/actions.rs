//! All that can be done, in words, for whoever cannot see or point: the page lists it, and says what was chosen.

use bevy::prelude::*;

use super::{element, report};
use crate::play::{Session, SubmitAction, ThrowDice, UndoAction, dice_are_due};
use crate::rules::{Action, Seat, story};
use crate::settings::SpokenLanguage;
use crate::texts::text;

/// Actions of which so many can be played are listed by their notation alone.
const MOST_TOLD: usize = 400;
/// What the page calls what is no action of the rules.
const THROW: &str = "throw";
const UNDO: &str = "undo";

/// Writes them beside the match, as pairs of what the page answers with and what it says.
pub(super) fn mirror_actions(session: Res<Session>, spoken: Res<SpokenLanguage>, mut shown: Local<String>) {
    if !session.is_changed() && !spoken.is_changed() {
        return;
    }
    let table = session.position();
    let seats = table.seats();
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let mut listed: Vec<(String, String)> = Vec::new();
    if dice_are_due(table) {
        listed.push((THROW.to_owned(), text!("auction-throw")));
    } else if session.bot_to_decide().is_none() && table.outcome().is_none() {
        let actions = table.actions();
        let told = |action: Action| story(table, action, &name).ok().filter(|_| actions.len() <= MOST_TOLD);
        listed.extend(actions.iter().map(|&action| {
            let token = action.token(seats).to_string();
            let words = told(action).map_or_else(|| token.clone(), |told| format!("{token}: {}", told.text));
            (token, words)
        }));
    }
    if session.can_undo() {
        listed.push((UNDO.to_owned(), text!("key-undo")));
    }
    let listed = serde_json::to_string(&listed).unwrap_or_default();
    if *shown != listed
        && let Some(element) = element("game-actions")
    {
        report(element.set_attribute("data-actions", &listed));
        *shown = listed;
    }
}

/// Plays what was chosen on the page.
pub(super) fn take_from_page(session: Res<Session>, mut commands: Commands) {
    let Some(element) = element("game-actions") else { return };
    let Some(chosen) = element.get_attribute("data-chosen") else { return };
    report(element.remove_attribute("data-chosen"));
    match chosen.as_str() {
        THROW => commands.trigger(ThrowDice),
        UNDO => commands.trigger(UndoAction),
        token => match Action::parse(token, session.position().seats()) {
            Ok(action) => commands.trigger(SubmitAction(action)),
            Err(error) => warn!("the page has chosen what is no action: {error}"),
        },
    }
}
