//! A static, small board: for the rule book, lists and the position editor.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Painter, Pos2, Sense, Ui};

use super::cells::spots;
use super::plane::{self, Plane};
use super::sheet::Sheet;
use super::strips;
use crate::rules::{AnyGame, GameId, Ground, SeatInfo, Snapshot, Square};
use crate::theme::{board, ui};
use crate::view::{Attire, HoleBody, Layout, Mark, Plan, Spot, layout_of};

/// The largest width and height of a small board in the rule book, and its largest square, in points.
const SIZE: egui::Vec2 = egui::vec2(330.0, 250.0);
const SQUARE: f32 = 42.0;
/// The margin of a board for its letters.
const MARGIN: f32 = 14.0;

/// The board of a game, drawn small.
#[derive(Debug)]
pub(in crate::ui) struct Still {
    layout: Layout,
    /// The largest width and height in a book or a list, in points.
    most: egui::Vec2,
}

/// What is drawn on a board.
#[derive(Debug)]
pub(in crate::ui) struct StillScene<'a> {
    /// The position.
    pub(in crate::ui) table: &'a Snapshot,
    /// The selected square, and its targets.
    pub(in crate::ui) selected: Option<Square>,
    pub(in crate::ui) targets: &'a [Square],
    /// The squares that block the selected piece.
    pub(in crate::ui) obstacles: &'a [Square],
    /// The square with an error.
    pub(in crate::ui) faults: &'a [Square],
    /// The square of the keyboard cursor.
    pub(in crate::ui) cursor: Option<Square>,
}

impl<'a> StillScene<'a> {
    pub(in crate::ui) const fn of(table: &'a Snapshot) -> Self {
        Self { table, selected: None, targets: &[], obstacles: &[], faults: &[], cursor: None }
    }
}

/// A board that has been drawn, and the pointer's actions on it.
pub(in crate::ui) struct Touched {
    pub(in crate::ui) response: egui::Response,
    cells: BTreeMap<Square, egui::Rect>,
}

impl Touched {
    /// The square at a point of the window.
    pub(in crate::ui) fn at(&self, place: Pos2) -> Option<Square> {
        self.cells.iter().find(|(_, cell)| cell.contains(place)).map(|(&square, _)| square)
    }

    /// The square that was clicked.
    pub(in crate::ui) fn pressed(&self) -> Option<Square> {
        let place = self.response.clicked().then(|| self.response.interact_pointer_pos()).flatten()?;
        self.at(place)
    }

    /// The areas of the squares in the window.
    pub(in crate::ui) fn cells(&self) -> impl Iterator<Item = (Square, egui::Rect)> {
        self.cells.iter().map(|(&square, &cell)| (square, cell))
    }

    /// The squares for the keyboard cursor.
    pub(in crate::ui) fn spots(&self) -> Vec<Spot> {
        spots(self.cells())
    }
}

impl Still {
    pub(in crate::ui) fn of(game: GameId, table: &dyn AnyGame) -> Self {
        Self { layout: layout_of(game, table.words().board()), most: SIZE }
    }

    /// A picture of at most this size, without coordinates.
    pub(in crate::ui) fn picture(game: GameId, table: &dyn AnyGame, most: egui::Vec2) -> Self {
        Self { most, ..Self::of(game, table) }
    }

    fn is_picture(&self) -> bool {
        self.most != SIZE
    }

    fn seats(&self) -> &'static [SeatInfo] {
        self.layout.game().seats()
    }

    /// Whether it consists of strips, which are long.
    pub(in crate::ui) fn is_of_strips(&self) -> bool {
        self.layout.plan() == Plan::Strips
    }

    /// Its size among other content, in this width.
    fn size(&self, room: f32) -> egui::Vec2 {
        let most = egui::vec2(self.most.x.min(room), self.most.y);
        match self.layout.plan() {
            Plan::Strips => egui::vec2(most.x, most.y * 0.6),
            Plan::Grid => self.fit(most, SQUARE),
        }
    }

    /// The largest size of the board within `room`, with squares of at most `square` points.
    pub(in crate::ui) fn fit(&self, room: egui::Vec2, square: f32) -> egui::Vec2 {
        match self.layout.plan() {
            // Strips are vertical where there is more height than width.
            Plan::Strips if room.y > room.x => room,
            Plan::Strips => egui::vec2(room.x, room.y.min(room.x * 0.45)),
            Plan::Grid => {
                let reach = 2.0 * self.layout.reach();
                let step = (room.x / reach.x).min(room.y / reach.y).min(square);
                egui::vec2(reach.x, reach.y) * step
            }
        }
    }

    /// The areas of the squares, and whether they lie as on the table.
    fn cells(&self, area: egui::Rect) -> (BTreeMap<Square, egui::Rect>, bool) {
        match self.layout.plan() {
            Plan::Strips => (strips::cells(&self.layout, area, 0.0), false),
            Plan::Grid => (Plane::fit(&self.layout, area, 0.0, false).cells(&self.layout), true),
        }
    }

    /// Draws the board in its small size.
    pub(in crate::ui) fn show_small(&self, panel: &mut Ui, scene: &StillScene<'_>) -> Touched {
        self.show(panel, self.size(panel.available_width()), Sense::click(), scene)
    }

    /// Draws the board in this size.
    pub(in crate::ui) fn show(
        &self,
        panel: &mut Ui,
        size: egui::Vec2,
        sense: Sense,
        scene: &StillScene<'_>,
    ) -> Touched {
        let (area, response) = panel.allocate_exact_size(size, sense);
        let painter = panel.painter_at(area.expand(MARGIN));
        let (cells, is_grid) = self.cells(area);
        for (&square, &rect) in &cells {
            let color = if is_grid { self.layout.tile_color(square) } else { strips::ground(square) };
            Sheet { painter: &painter, rect }.ground(color);
            if let Ground::Promotion(chip) = self.layout.ground(square) {
                Sheet { painter: &painter, rect }.promotion(chip);
            }
        }
        if self.is_picture() {
            // Too small for letters.
        } else if is_grid {
            plane::label(&painter, &cells, |square| self.layout.tile_color(square));
        } else {
            strips::label_ends(&painter, &cells);
        }
        let sheet = |square: Square| Some(Sheet { painter: &painter, rect: *cells.get(&square)? });
        let wells = scene.table.pieces.values().filter_map(|piece| piece.home);
        wells.filter_map(sheet).for_each(|sheet| sheet.well());
        self.paint(&painter, scene.table, |square| cells.get(&square).copied());
        for sheet in scene.faults.iter().filter_map(|&square| sheet(square)) {
            sheet.frame(board::KILL);
        }
        if let Some(sheet) = scene.selected.and_then(sheet) {
            sheet.frame(board::SELECTED);
        }
        for &square in scene.targets {
            let mark = if scene.table.piece_on(square).is_some() { Mark::Meet } else { Mark::Move };
            sheet(square).into_iter().for_each(|sheet| sheet.mark(mark, board::TARGET));
        }
        for sheet in scene.obstacles.iter().copied().filter_map(sheet) {
            sheet.mark(Mark::Obstacle, board::KILL);
        }
        if let Some(sheet) = scene.cursor.and_then(sheet) {
            sheet.cursor();
        }
        Touched { response, cells }
    }

    /// Draws the pieces and potholes of a position; `cell` gives the area of a square.
    fn paint(&self, painter: &Painter, table: &Snapshot, cell: impl Fn(Square) -> Option<egui::Rect>) {
        let sheet = |square| Some(Sheet { painter, rect: cell(square)? });
        for pothole in table.potholes.values() {
            sheet(pothole.square).into_iter().for_each(|sheet| sheet.hole(&HoleBody::new(pothole), self.seats()));
        }
        for (&id, piece) in &table.pieces {
            if let (Some(sheet), Some(attire)) = (sheet(piece.square), Attire::on_table(id, table)) {
                sheet.piece(self.layout.symbol(piece.kind), attire, self.seats());
            }
        }
    }

    /// A square button of this size in points, showing the one piece or pothole of the position `thing`.
    pub(in crate::ui) fn button(&self, panel: &mut Ui, thing: &Snapshot, size: f32, selected: bool) -> egui::Response {
        let (rect, response) = panel.allocate_exact_size(egui::Vec2::splat(size), Sense::click());
        let edge = match (selected, response.hovered() || response.has_focus()) {
            (true, _) => egui::Stroke::new(3.0, ui::accent()),
            (false, true) => egui::Stroke::new(2.0, ui::text()),
            (false, false) => egui::Stroke::new(1.0, ui::line()),
        };
        panel.painter().rect(rect, 8.0, ui::line(), edge, egui::StrokeKind::Inside);
        self.paint(panel.painter(), thing, |_| Some(rect.shrink(2.0)));
        response
    }

    /// Draws the one piece or pothole of the position `thing` at the pointer that drags it.
    pub(in crate::ui) fn carry(&self, painter: &Painter, thing: &Snapshot, place: Pos2) {
        let rect = egui::Rect::from_center_size(place, egui::Vec2::splat(SQUARE));
        self.paint(painter, thing, |_| Some(rect));
    }
}
