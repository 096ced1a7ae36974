//! Edits the marks of a piece: its chips, its well, and whether it is frozen or has been placed.

use bevy_egui::egui::Ui;

use super::desk::{Desk, Tool};
use crate::rules::{Chip, ChipSet, DraftThing, MarkKind, PieceMark, Square};
use crate::texts::text;
use crate::theme::{note_place, quiet_button};

/// Shows the marks of the picked piece, else of the one to place.
pub(super) fn show_particulars(panel: &mut Ui, desk: &mut Desk) {
    let (thing, on) = match (desk.picked, desk.tool) {
        (Some(square), _) => (desk.draft().thing(square), Some(square)),
        (None, Tool::Thing(thing)) => (Some(thing), None),
        (None, _) => (None, None),
    };
    let Some(DraftThing::Piece { seat, kind, mark }) = thing else { return };
    let Some(known) = desk.draft().game().kit().mark_of(kind) else { return };
    let mut now = mark;
    panel.horizontal_wrapped(|panel| match known {
        MarkKind::Chips => show_chips(panel, &mut now),
        MarkKind::Home => {
            if let Some(square) = on {
                show_well(panel, desk, square, &mut now);
            }
        }
        MarkKind::Frozen => show_flag(panel, &text!("editor-frozen"), PieceMark::Frozen, &mut now),
        MarkKind::Placed if seat.index() < desk.game.seats().len() => {
            show_flag(panel, &text!("editor-placed"), PieceMark::Placed, &mut now);
        }
        MarkKind::Placed => {}
    });
    if now == mark {
        return;
    }
    match on {
        Some(square) => desk.mark(square, now),
        None => desk.tool = Tool::Thing(DraftThing::Piece { seat, kind, mark: now }),
    }
}

fn show_flag(panel: &mut Ui, words: &str, flag: PieceMark, mark: &mut Option<PieceMark>) {
    let mut is_set = *mark == Some(flag);
    let response = panel.checkbox(&mut is_set, words);
    note_place(&response, words);
    *mark = is_set.then_some(flag);
}

fn show_chips(panel: &mut Ui, mark: &mut Option<PieceMark>) {
    let mut chips = if let Some(PieceMark::Chips(chips)) = *mark { chips } else { ChipSet::default() };
    let names = [text!("editor-chip-n"), text!("editor-chip-e"), text!("editor-chip-s"), text!("editor-chip-w")];
    for (chip, words) in (0..).map(Chip).zip(names) {
        let response = panel.selectable_label(chips.contains(chip), &words);
        note_place(&response, &words);
        if response.clicked() {
            chips.0 ^= 1 << chip.0;
        }
    }
    *mark = Some(PieceMark::Chips(chips)).filter(|_| !chips.is_empty());
}

/// The well that a frog slips back to.
fn show_well(panel: &mut Ui, desk: &mut Desk, frog: Square, mark: &mut Option<PieceMark>) {
    let home = if let Some(PieceMark::Home(home)) = *mark { home } else { frog };
    panel.label(text!("editor-well", place = home.to_string()));
    if quiet_button(panel, true, text!("editor-choose-well")).clicked() {
        desk.take(Tool::Well(frog));
    }
    if mark.is_some() && quiet_button(panel, true, text!("editor-well-here")).clicked() {
        *mark = None;
    }
}
