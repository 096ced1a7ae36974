//! The page's mirror of the match, for screen readers and for tests: what happens as it happens, the board as text, and all
//! that can be done, to be chosen without the canvas. It lies in elements of the page that are seen when they have the focus.

mod actions;
mod probe;

use bevy::prelude::*;
use wasm_bindgen::JsValue;

use super::moves::Rows;
use super::notice::Shown;
use super::standing::{game_of_match, totals, verdict};
use super::told::status;
use crate::play::Session;
use crate::rules::Decider;
use crate::view::{Timeline, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    let mirrors = (mirror_match, actions::mirror_actions, actions::take_from_page, probe::mirror_cells);
    app.add_systems(Update, mirrors.after(ViewSystems::Follow).in_set(super::UiSystems));
}

pub(super) fn set_phase(phase: &str) {
    let body = web_sys::window().and_then(|window| window.document()).and_then(|document| document.body());
    if let Some(body) = body {
        report(body.set_attribute("data-phase", phase));
    }
}

fn element(id: &str) -> Option<web_sys::Element> {
    web_sys::window()?.document()?.get_element_by_id(id)
}

fn report(result: Result<(), JsValue>) {
    if let Err(error) = result {
        warn!("the page could not be told: {error:?}");
    }
}

/// What was read out last: the same again would be read out again.
#[derive(Default)]
struct Read {
    state: String,
    board: String,
    /// How many actions had been told.
    stories: usize,
}

fn mirror_match(
    session: Res<Session>,
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    rows: Res<Rows>,
    mut was_busy: Local<Option<bool>>,
    mut read: Local<Read>,
) {
    let Some(element) = element("game-state") else { return };
    let busy = timeline.is_busy();
    if was_busy.replace(busy) != Some(busy) {
        report(element.set_attribute("data-busy", if busy { "true" } else { "false" }));
    }
    if !session.is_changed() && !shown.is_changed() && !rows.is_changed() {
        return;
    }
    let table = session.position();
    let seats = table.seats();
    let act = match table.decider() {
        Some(Decider::Seat(seat)) => seat.letter(seats).to_string(),
        Some(Decider::Chance) => "*".to_owned(),
        None => "-".to_owned(),
    };
    if session.is_changed() {
        let mut legal: Vec<_> = table.actions().iter().map(|action| action.token(seats).to_string()).collect();
        legal.sort();
        for (name, value) in [
            ("data-game", session.setup().game.name()),
            ("data-fen", &table.to_text()),
            ("data-act", &act),
            ("data-legal", &legal.join(" ")),
        ] {
            report(element.set_attribute(name, value));
        }
    }
    // Where somebody lays groups in secret, the list of moves says no more than that.
    let stories: Vec<&str> = rows.stories().skip(read.stories).collect();
    read.stories += stories.len();
    read.stories = read.stories.min(rows.stories().count());
    // A match that is opened is not read out from its beginning.
    let told =
        stories.last().filter(|_| stories.len() > 4).map_or_else(|| stories.join(" "), |last| (*last).to_owned());
    let notice = shown.sentence.as_deref().unwrap_or_default();
    // Where the match stands need not be heard after every move.
    let series = [game_of_match(&session), totals(&session), verdict(&session)];
    let series = series.into_iter().flatten().filter(|_| table.outcome().is_some());
    let sentences = [notice.to_owned(), told].into_iter().chain(series.map(|words| format!("{words}.")));
    let sentences = sentences.chain([status(&session)]).filter(|sentence| !sentence.is_empty());
    let state = sentences.collect::<Vec<_>>().join(" ");
    if read.state != state {
        element.set_text_content(Some(&state));
        read.state = state;
    }
    let board = table.words().board_text();
    if read.board != board {
        if let Some(element) = self::element("game-board") {
            element.set_text_content(Some(&board));
        }
        read.board = board;
    }
}
