//! The tools of the editor: hand and eraser, the armies, the kinds of pieces, and potholes.

use bevy_egui::egui::{self, RichText, Ui};

use super::desk::{Desk, Tool};
use crate::rules::{DraftThing, KitPiece, Seat};
use crate::texts::text;
use crate::theme::{note_place, number_badge, ui};

/// The size of buttons, in points.
const SIZE: f32 = 42.0;

/// The things that can be placed, each with a digit key.
pub(super) fn things(desk: &Desk) -> Vec<DraftThing> {
    let piece = |piece: &KitPiece| DraftThing::Piece { seat: desk.army, kind: piece.kind, mark: None };
    desk.draft().game().kit().pieces.iter().map(piece).collect()
}

/// The armies to choose from.
pub(super) fn armies(desk: &Desk) -> Vec<Seat> {
    let dormant = desk.draft().game().kit().has_dormant.then_some(Seat::NOBODY);
    (0..desk.game.seats().len() as u8).map(Seat).chain(dormant).collect()
}

/// Switches to the pieces of another army, including the piece in hand.
pub(super) fn take_army(desk: &mut Desk, army: Seat) {
    desk.army = army;
    if let Tool::Thing(DraftThing::Piece { kind, .. }) = desk.tool {
        desk.take(Tool::Thing(DraftThing::Piece { seat: army, kind, mark: None }));
    }
}

pub(super) fn show_palette(panel: &mut Ui, desk: &mut Desk) {
    panel.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
    panel.horizontal_wrapped(|panel| {
        for (tool, words) in [(Tool::Hand, text!("editor-move")), (Tool::Eraser, text!("editor-erase"))] {
            let response = panel.selectable_label(desk.tool == tool, &words);
            note_place(&response, &words);
            if response.clicked() {
                desk.take(tool);
            }
        }
        panel.separator();
        for army in armies(desk) {
            let words = match army {
                Seat::NOBODY => text!("editor-dormant"),
                army => army.called(desk.game.seats()).to_owned(),
            };
            let response = panel.selectable_label(desk.army == army, &words);
            note_place(&response, &words);
            if response.clicked() {
                take_army(desk, army);
            }
        }
    });
    panel.horizontal_wrapped(|panel| {
        let potholes = desk.draft().game().kit().potholes.iter().map(|&name| DraftThing::Pothole(name));
        let things: Vec<(DraftThing, Option<usize>)> =
            things(desk).into_iter().zip((1..).map(Some)).chain(potholes.map(|pothole| (pothole, None))).collect();
        for (thing, number) in things {
            show_thing(panel, desk, thing, number);
        }
    });
}

/// A button that shows a thing, with its digit key in the corner.
fn show_thing(panel: &mut Ui, desk: &mut Desk, thing: DraftThing, number: Option<usize>) {
    let held = match (desk.tool, thing) {
        (Tool::Thing(DraftThing::Piece { seat, kind, .. }), DraftThing::Piece { seat: army, kind: this, .. }) => {
            (seat, kind) == (army, this)
        }
        (tool, thing) => tool == Tool::Thing(thing),
    };
    let words = desk.name(thing);
    let response = desk.still.button(panel, &desk.draft().snapshot_of(thing), SIZE, held);
    if let Some(number) = number {
        number_badge(panel.painter(), response.rect, number);
    }
    note_place(&response, &words);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, held, &words));
    let response = response.on_hover_text(words);
    if response.clicked() {
        desk.take(Tool::Thing(thing));
    }
}

/// Tells what the next press on the board does.
pub(super) fn show_hint(panel: &mut Ui, desk: &Desk) {
    let words = match (desk.tool, desk.picked) {
        (Tool::Hand, None) => text!("editor-hint-move"),
        (Tool::Hand, Some(square)) => {
            let what = desk.draft().thing(square).map_or_else(String::new, |thing| desk.name(thing));
            text!("editor-hint-picked", what = what, place = square.to_string())
        }
        (Tool::Eraser, _) => text!("editor-hint-erase"),
        (Tool::Thing(thing), _) => text!("editor-hint-put", what = desk.name(thing)),
        (Tool::Well(frog), _) => text!("editor-hint-well", place = frog.to_string()),
    };
    panel.add(egui::Label::new(RichText::new(words).small().color(ui::faint())).wrap());
}
