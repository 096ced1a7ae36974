//! Lists all possible actions in words, for users who cannot see or point.

use bevy::prelude::*;

use super::text::Choose;
use crate::notice::Notice;
use crate::play::{Session, ThrowDice, UndoAction, dice_are_due};
use crate::rules::{Action, Seat, foresee, prospect};
use crate::settings::Settings;
use crate::texts::text;
use crate::view::{Commit, Selection, is_asked_about};

/// With more possible actions than this, they are listed by their notation alone.
const MOST_TOLD: usize = 400;
/// The tokens of entries that are not actions of the rules.
const THROW: &str = "throw";
const UNDO: &str = "undo";

/// All actions, each with its token and its description.
pub(super) fn list(session: &Session, settings: &Settings) -> Vec<(String, String)> {
    let table = session.position();
    let seats = table.seats();
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let mut listed: Vec<(String, String)> = Vec::new();
    if dice_are_due(table) {
        listed.push((THROW.to_owned(), text!("auction-throw")));
    } else if !session.others_decide() && table.outcome().is_none() {
        let actions = table.actions();
        let told = |action: Action| prospect(table, action, &name).ok().filter(|_| actions.len() <= MOST_TOLD);
        listed.extend(actions.iter().map(|&action| {
            let token = action.token(seats).to_string();
            let words = told(action).map_or_else(|| token.clone(), |told| format!("{token}: {told}"));
            (token, words)
        }));
    }
    if session.may_undo(settings) {
        listed.push((UNDO.to_owned(), text!("key-undo")));
    }
    listed
}

/// Plays the chosen action. One that needs confirmation is played when it is chosen a second time.
pub(super) fn on_choose(
    choose: On<Choose>,
    session: Res<Session>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    mut commands: Commands,
) {
    match choose.0.as_str() {
        THROW => commands.trigger(ThrowDice),
        UNDO => commands.trigger(UndoAction),
        token => match Action::parse(token, session.position().seats()) {
            Ok(action) => {
                commands.trigger(Commit(action));
                let is_asked = settings.confirms || is_asked_about(&session, &settings, action);
                if is_asked && selection.pending != Some(action) {
                    commands.trigger(Notice::refusal(question(&session, action)));
                }
            }
            Err(error) => warn!("what was chosen is no action: {error}"),
        },
    }
}

fn question(session: &Session, action: Action) -> String {
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let told = foresee(session.position(), action, &name).unwrap_or_default();
    let words = text!("question-again", warning = told.warning.unwrap_or_default(), story = told.text);
    words.trim_start().to_owned()
}
