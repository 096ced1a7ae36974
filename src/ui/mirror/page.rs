//! The match as text in the web page, in elements that become visible on focus.

use bevy::prelude::*;
use wasm_bindgen::JsValue;

use super::text::{Choose, Mirror};

use super::probe;
use crate::play::Session;
use crate::rules::{Decider, Viewer};
use crate::settings::SpokenLanguage;
use crate::ui::systems::UiSystems;
use crate::view::{Timeline, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    let systems = (write_page, write_table, take_from_page, probe::mirror_cells);
    app.add_systems(Update, systems.after(ViewSystems::Follow).in_set(UiSystems))
        .add_systems(Update, tell_language.run_if(resource_changed::<SpokenLanguage>));
}

pub(super) fn set_phase(phase: &str) {
    let body = web_sys::window().and_then(|window| window.document()).and_then(|document| document.body());
    if let Some(body) = body {
        report(body.set_attribute("data-phase", phase));
    }
}

/// Passes the language on to the page's own labels and to screen readers.
fn tell_language(spoken: Res<SpokenLanguage>) {
    let page = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let Some(page) = page {
        report(page.set_attribute("lang", spoken.code()));
    }
}

/// The id of the canvas in the page.
pub(in crate::ui) const CANVAS: &str = "game";

pub(super) fn element(id: &str) -> Option<web_sys::Element> {
    web_sys::window()?.document()?.get_element_by_id(id)
}

pub(super) fn report(result: Result<(), JsValue>) {
    if let Err(error) = result {
        warn!("the page could not be told: {error:?}");
    }
}

/// Takes the value that `web/boot.js` has left in an attribute of an element, if any.
pub(in crate::ui) fn take(id: &str, attribute: &str) -> Option<String> {
    let element = element(id)?;
    let left = element.get_attribute(attribute)?;
    report(element.remove_attribute(attribute));
    Some(left)
}

/// Leaves a value for `web/boot.js` in an attribute of an element.
pub(in crate::ui) fn leave(id: &str, attribute: &str, text: &str) {
    if let Some(element) = element(id) {
        report(element.set_attribute(attribute, text));
    }
}

/// Writes the match as text. `written` is the text in the page: writing it again would make screen readers repeat it.
pub(super) fn write_page(mirror: Res<Mirror>, mut written: Local<Mirror>) {
    if !mirror.is_changed() {
        return;
    }
    for (id, now, was) in [("game-state", &mirror.state, &written.state), ("game-board", &mirror.board, &written.board)]
    {
        if now != was
            && let Some(element) = element(id)
        {
            element.set_text_content(Some(now));
        }
    }
    if mirror.actions != written.actions {
        leave("game-actions", "data-actions", &serde_json::to_string(&mirror.actions).unwrap_or_default());
    }
    *written = mirror.clone();
}

/// Writes what tests query: the position, the player to decide, the legal actions, and whether an animation runs.
fn write_table(session: Res<Session>, timeline: Res<Timeline>, mut was_busy: Local<Option<bool>>) {
    let Some(element) = element("game-state") else { return };
    let busy = timeline.is_busy();
    if was_busy.replace(busy) != Some(busy) {
        report(element.set_attribute("data-busy", if busy { "true" } else { "false" }));
    }
    if !session.is_changed() {
        return;
    }
    let table = session.position();
    let seats = table.seats();
    let act = match table.decider() {
        Some(Decider::Seat(seat)) => seat.letter(seats).to_string(),
        Some(Decider::Chance) => "*".to_owned(),
        None => "-".to_owned(),
    };
    let mut legal: Vec<_> = table.actions().iter().map(|action| action.token(seats).to_string()).collect();
    legal.sort();
    for (name, value) in [
        ("data-game", session.setup().game.name()),
        // What is hidden is not on the page either.
        ("data-fen", &table.seen_by(Viewer::SPECTATOR).to_text()),
        ("data-act", &act),
        ("data-legal", &legal.join(" ")),
    ] {
        report(element.set_attribute(name, value));
    }
}

/// Takes the action that was chosen in the page.
fn take_from_page(mut commands: Commands) {
    if let Some(chosen) = take("game-actions", "data-chosen") {
        commands.trigger(Choose(chosen));
    }
}
