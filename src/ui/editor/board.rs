//! The board of the editor, with clicks and drags.

use bevy_egui::egui::{self, PointerButton, Sense, Ui};

use super::desk::{Desk, Tool};
use crate::theme::note_part;
use crate::ui::diagram::{StillScene, Touched};

/// The size of the largest squares, in points.
const SQUARE: f32 = 96.0;
/// The margin for the letters beside the board.
const MARGIN: f32 = 20.0;

/// Shows the board within `room`.
pub(super) fn show_board(panel: &mut Ui, desk: &mut Desk, room: egui::Vec2) {
    let size = desk.still.fit(room - egui::Vec2::splat(2.0 * MARGIN), SQUARE);
    let table = desk.draft().snapshot();
    let faults = desk.checked.as_ref().err().map(|fault| fault.squares.clone()).unwrap_or_default();
    let well = if let Tool::Well(frog) = desk.tool { Some(frog) } else { None };
    let scene = StillScene {
        selected: desk.picked.or(desk.dragged).or(well),
        faults: &faults,
        cursor: desk.cursor,
        ..StillScene::of(&table)
    };
    let frame = egui::Frame::new().inner_margin(MARGIN);
    let touched = frame.show(panel, |panel| desk.still.show(panel, size, Sense::click() | Sense::DRAG, &scene)).inner;
    for (square, cell) in touched.cells() {
        note_part(&touched.response, cell, &square.to_string());
    }
    desk.spots = touched.spots();
    touched.response.widget_info(|| {
        // An invalid position has no description of its own, so its text is read out.
        let words = desk.checked.as_ref().map_or_else(|_| desk.draft().text(), |table| table.words().board_text());
        egui::WidgetInfo::labeled(egui::WidgetType::Image, true, words)
    });
    answer(panel, desk, &touched);
}

fn answer(panel: &Ui, desk: &mut Desk, touched: &Touched) {
    // Fingers and pointers need no keyboard cursor.
    if touched.response.contains_pointer() && panel.input(|input| input.pointer.any_down()) {
        desk.cursor = None;
    }
    if let Some(square) = touched.pressed() {
        desk.press(square);
    }
    let place = touched.response.interact_pointer_pos();
    if let Some(square) = place.filter(|_| touched.response.secondary_clicked()).and_then(|place| touched.at(place)) {
        desk.take_off(square);
    }
    if touched.response.drag_started_by(PointerButton::Primary) {
        // The drag starts at the pressed square, however far the pointer has moved since.
        let begun = panel.input(|input| input.pointer.press_origin()).and_then(|place| touched.at(place));
        desk.dragged = begun.filter(|&from| desk.draft().thing(from).is_some());
    }
    let place = panel.input(|input| input.pointer.latest_pos());
    let Some((from, place)) = desk.dragged.zip(place) else { return };
    if touched.response.drag_stopped() {
        desk.dragged = None;
        // Whatever is dropped beside the board is removed.
        match touched.at(place) {
            Some(to) => desk.shift(from, to),
            None => desk.take_off(from),
        }
    } else if let Some(thing) = desk.draft().thing(from) {
        desk.still.carry(&panel.ctx().layer_painter(panel.layer_id()), &desk.draft().snapshot_of(thing), place);
    }
}
