//! Publishes the positions of things on the canvas, for tests that click them.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::page::{element, report};
use crate::ui::diagram::DiagramCells;
use crate::ui::{button_places, in_window};
use crate::view::{BoardCamera, Facing, Layout, cell_on_screen};

/// With `?probe` in the address, writes the positions of squares and buttons on the canvas, in CSS pixels.
pub(super) fn mirror_cells(
    layout: Res<Layout>,
    diagram: Res<DiagramCells>,
    facing: Res<Facing>,
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
    let Ok(context) = contexts.ctx_mut() else { return };
    let cells = layout.squares().filter_map(|square| {
        let flat = diagram.cell(square).map(|cell| in_window(context, &facing, cell.center()));
        let at = flat.or_else(|| cell_on_screen(&layout, camera, place, square))?;
        Some(format!("\"{square}\":[{:.1},{:.1}]", at.x, at.y))
    });
    let cells = format!("{{{}}}", cells.collect::<Vec<_>>().join(","));
    let places = button_places(context).into_iter().map(|(words, at)| (words, in_window(context, &facing, at)));
    let buttons: BTreeMap<_, _> = places.map(|(words, at)| (words, [at.x, at.y])).collect();
    let buttons = serde_json::to_string(&buttons).unwrap_or_default();
    let now = (cells, buttons);
    if *shown != now
        && let Some(element) = element("game-state")
    {
        report(element.set_attribute("data-cells", &now.0));
        report(element.set_attribute("data-buttons", &now.1));
        *shown = now;
    }
}
