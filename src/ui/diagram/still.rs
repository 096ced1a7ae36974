//! A position at rest, drawn flat and small: for books and lists.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Sense, Ui};

use super::plane::{self, Plane};
use super::sheet::Sheet;
use super::strips;
use crate::rules::{AnyGame, GameId, Ground, Square};
use crate::theme::board;
use crate::view::{Attire, HoleBody, Layout, Mark, Plan};

/// The largest width and height of a small board, points, and the largest square.
const SIZE: egui::Vec2 = egui::vec2(330.0, 250.0);
const SQUARE: f32 = 42.0;

/// The board of a position.
#[derive(Debug)]
pub(in crate::ui) struct Still {
    layout: Layout,
    /// The largest width and height, points.
    most: egui::Vec2,
}

impl Still {
    pub(in crate::ui) fn of(game: GameId, table: &dyn AnyGame) -> Self {
        Self { layout: Layout::of(game, table.words().board()), most: SIZE }
    }

    /// A picture of this size, without names of squares.
    pub(in crate::ui) fn picture(game: GameId, table: &dyn AnyGame, most: egui::Vec2) -> Self {
        Self { most, ..Self::of(game, table) }
    }

    fn is_picture(&self) -> bool {
        self.most != SIZE
    }

    fn size(&self, room: f32) -> egui::Vec2 {
        match self.layout.plan() {
            Plan::Strips => egui::vec2(self.most.x.min(room), self.most.y * 0.6),
            Plan::Grid => {
                let reach = 2.0 * self.layout.reach();
                let step = (self.most.x.min(room) / reach.x).min(self.most.y / reach.y).min(SQUARE);
                egui::vec2(reach.x, reach.y) * step
            }
        }
    }

    /// The squares in the window, and whether they lie as on the table.
    fn cells(&self, area: egui::Rect) -> (BTreeMap<Square, egui::Rect>, bool) {
        match self.layout.plan() {
            Plan::Strips => (strips::cells(&self.layout, area), false),
            Plan::Grid => (Plane::fit(&self.layout, area, 0.0).cells(&self.layout), true),
        }
    }
}

/// Shows a position with what is selected and where it may go; returns the square that was pressed.
pub(in crate::ui) fn show_still(
    panel: &mut Ui,
    still: &Still,
    table: &dyn AnyGame,
    selected: Option<Square>,
    targets: &[Square],
) -> Option<Square> {
    let (area, response) = panel.allocate_exact_size(still.size(panel.available_width()), Sense::click());
    let painter = panel.painter_at(area.expand(14.0));
    let (cells, is_grid) = still.cells(area);
    let snapshot = table.snapshot();
    let sheet = |square: Square| Some(Sheet { painter: &painter, rect: *cells.get(&square)? });
    for (&square, &rect) in &cells {
        let color = if is_grid { still.layout.tile_color(square) } else { strips::ground(square) };
        Sheet { painter: &painter, rect }.ground(color);
        if let Ground::Promotion(chip) = still.layout.ground(square) {
            Sheet { painter: &painter, rect }.promotion(chip);
        }
    }
    if still.is_picture() {
        // Too small for letters.
    } else if is_grid {
        plane::label(&painter, &cells);
    } else {
        strips::label_ends(&painter, &cells);
    }
    for pothole in snapshot.potholes.values() {
        sheet(pothole.square).into_iter().for_each(|sheet| sheet.hole(&HoleBody::new(pothole), table.seats()));
    }
    for (&id, piece) in &snapshot.pieces {
        if let (Some(sheet), Some(attire)) = (sheet(piece.square), Attire::on_table(id, &snapshot)) {
            sheet.piece(still.layout.symbol(piece.kind), attire, table.seats());
        }
    }
    if let Some(sheet) = selected.and_then(sheet) {
        sheet.frame(board::SELECTED);
    }
    for &square in targets {
        let mark = if snapshot.piece_on(square).is_some() { Mark::Meet } else { Mark::Move };
        sheet(square).into_iter().for_each(|sheet| sheet.mark(mark, board::TARGET));
    }
    let pressed = response.clicked().then(|| response.interact_pointer_pos()).flatten()?;
    cells.iter().find(|(_, rect)| rect.contains(pressed)).map(|(&square, _)| square)
}
