//! The page's mirror of the match, for screen readers and for tests: whose turn it is and the board as text, in
//! a hidden element of the page.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use wasm_bindgen::JsValue;

use super::diagram::DiagramCells;
use super::notice::Shown;
use super::standing::{game_of_match, totals, verdict};
use super::told::status;
use crate::play::Session;
use crate::rules::Decider;
use crate::theme::button_places;
use crate::view::{BoardCamera, Layout, Timeline, ViewSystems, cell_on_screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (mirror_match, mirror_cells).after(ViewSystems::Follow).in_set(super::UiSystems));
}

pub(super) fn set_phase(phase: &str) {
    let body = web_sys::window().and_then(|window| window.document()).and_then(|document| document.body());
    if let Some(body) = body {
        report(body.set_attribute("data-phase", phase));
    }
}

fn element() -> Option<web_sys::Element> {
    web_sys::window()?.document()?.get_element_by_id("game-state")
}

fn report(result: Result<(), JsValue>) {
    if let Err(error) = result {
        warn!("the page could not be told: {error:?}");
    }
}

fn mirror_match(
    session: Res<Session>,
    timeline: Res<Timeline>,
    shown: Res<Shown>,
    mut was_busy: Local<Option<bool>>,
    mut told: Local<String>,
) {
    let Some(element) = element() else { return };
    let busy = timeline.is_busy();
    if was_busy.replace(busy) != Some(busy) {
        report(element.set_attribute("data-busy", if busy { "true" } else { "false" }));
    }
    if !session.is_changed() && !shown.is_changed() {
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
    // What one player has laid is not for the other to hear before they have laid theirs.
    let last = session.played().last().filter(|_| super::arrange::arranges(&session).is_none());
    let last = last.map(|last| format!("Last action {}. ", last.action.token(seats)));
    let notice = shown.sentence.as_deref().map(|sentence| format!("{sentence} ")).unwrap_or_default();
    let last = last.unwrap_or_default();
    // Where the match stands need not be heard after every move.
    let series = [game_of_match(&session), totals(&session), verdict(&session)];
    let series = series
        .into_iter()
        .flatten()
        .filter(|_| table.outcome().is_some())
        .map(|words| format!("{words}. "))
        .collect::<String>();
    let text = format!("{notice}{last}{series}{}\n{}", status(&session), table.words().board_text());
    // The same text again would be read out again.
    if *told != text {
        element.set_text_content(Some(&text));
        *told = text;
    }
}

/// With `?probe` in the address: where each square and each button is on the canvas, in CSS pixels.
fn mirror_cells(
    layout: Res<Layout>,
    diagram: Res<DiagramCells>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    mut contexts: EguiContexts,
    mut shown: Local<(String, String)>,
    mut wanted: Local<Option<bool>>,
) {
    let wanted = *wanted.get_or_insert_with(|| {
        let search = web_sys::window().and_then(|window| window.location().search().ok());
        search.is_some_and(|search| search.contains("probe"))
    });
    if !wanted {
        return;
    }
    let (camera, place) = *camera;
    let cells = layout.squares().filter_map(|square| {
        let flat = diagram.cell(square).map(|cell| Vec2::new(cell.center().x, cell.center().y));
        let at = flat.or_else(|| cell_on_screen(&layout, camera, place, square))?;
        Some(format!("\"{square}\":[{:.1},{:.1}]", at.x, at.y))
    });
    let cells = format!("{{{}}}", cells.collect::<Vec<_>>().join(","));
    let buttons = contexts.ctx_mut().map(|context| button_places(context)).unwrap_or_default();
    let buttons: BTreeMap<_, _> = buttons.iter().map(|(words, at)| (words, [at.x, at.y])).collect();
    let buttons = serde_json::to_string(&buttons).unwrap_or_default();
    let now = (cells, buttons);
    if *shown != now
        && let Some(element) = element()
    {
        report(element.set_attribute("data-cells", &now.0));
        report(element.set_attribute("data-buttons", &now.1));
        *shown = now;
    }
}
