//! Where the squares of the diagram are.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, Pos2};

use super::close::DiagramZoom;
use super::plane::Plane;
use super::{chessboard, strips};
use crate::rules::Square;
use crate::view::Spot;

/// The squares of the diagram in the picture, as the player it is turned to sees it. Empty while the table is shown.
#[derive(Resource, Default, Debug)]
pub struct DiagramCells {
    pub(super) by_square: BTreeMap<Square, egui::Rect>,
    /// The area of the squares, the yaw of the board, and the zoom.
    pub(super) area: Option<(egui::Rect, f32, DiagramZoom)>,
    /// The projection of the table's ground, for boards that are shown as they lie.
    pub(super) plane: Option<Plane>,
    /// Whether strips lie on a chessboard, two files each.
    pub(super) is_chessboard: bool,
}

impl DiagramCells {
    /// The area of a square in the picture; `None` while the table is shown.
    pub fn cell(&self, square: Square) -> Option<egui::Rect> {
        self.by_square.get(&square).copied()
    }

    /// All squares with their areas.
    pub(in crate::ui) fn cells(&self) -> impl Iterator<Item = (Square, egui::Rect)> {
        self.by_square.iter().map(|(&square, &cell)| (square, cell))
    }

    /// The square at a point of the picture.
    pub(super) fn at(&self, place: Pos2) -> Option<Square> {
        self.cells().find(|(_, cell)| cell.contains(place)).map(|(square, _)| square)
    }

    /// The squares for the keyboard cursor; `None` while the table is shown.
    pub(in crate::ui) fn spots(&self) -> Option<Vec<Spot>> {
        self.are_shown().then(|| spots(self.cells()))
    }

    /// Whether the diagram is shown now.
    pub fn are_shown(&self) -> bool {
        !self.by_square.is_empty()
    }

    /// The middle of the diagram.
    pub(super) fn middle(&self) -> Pos2 {
        self.area.map_or(Pos2::ZERO, |(area, ..)| area.center())
    }

    /// A direction on the table, converted to the window.
    pub(super) fn direction(&self, way: Vec3) -> egui::Vec2 {
        self.plane.map_or_else(egui::Vec2::default, |plane| (plane.at(way) - plane.at(Vec3::ZERO)).normalized())
    }

    /// The line along which a piece on the first square attacks the second.
    pub(super) fn way(&self, from: Square, to: Square) -> Option<Vec<Pos2>> {
        match self.plane {
            Some(_) => Some(vec![self.cell(from)?.center(), self.cell(to)?.center()]),
            None if self.is_chessboard => chessboard::way(&self.by_square, from, to),
            None => strips::way(&self.by_square, from, to),
        }
    }

    /// Like `way`, but through the squares on the way.
    pub(super) fn path(&self, from: Square, to: Square) -> Option<Vec<Pos2>> {
        let is_way = self.plane.is_some() || self.is_chessboard;
        if is_way { self.way(from, to) } else { strips::path(&self.by_square, from, to) }
    }
}

/// Squares in the window for the keyboard cursor.
pub(super) fn spots(cells: impl Iterator<Item = (Square, egui::Rect)>) -> Vec<Spot> {
    let spot = |(square, cell): (Square, egui::Rect)| {
        let (middle, half) = (cell.center(), cell.size() / 2.0);
        Spot { square, middle: Vec2::new(middle.x, -middle.y), half: Vec2::new(half.x, half.y) }
    };
    cells.map(spot).collect()
}
