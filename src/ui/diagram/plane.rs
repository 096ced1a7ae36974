//! The projection of the table's ground to the window, seen from above.

use std::collections::BTreeMap;

use bevy::color::Color;
use bevy::math::{Quat, Vec3};
use bevy_egui::egui::{self, Align2, FontId, Painter};

use super::close::DiagramZoom;
use crate::rules::Square;
use crate::theme::ui;
use crate::view::Layout;

/// The margin round the squares on a phone, and the one below them, with the letters of the files, in squares.
const EDGE: f32 = 0.06;
const LETTERS: f32 = 0.45;

/// Maps the ground of the table to the window.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Plane {
    center: egui::Pos2,
    /// Points per unit of the table.
    pub(super) step: f32,
    /// The yaw of the table, in radians.
    yaw: f32,
}

impl Plane {
    /// Fits all of the table into `area`, turned by `yaw`. On a phone only its squares and hands are fitted, as wide as
    /// there is room.
    pub(super) fn fit(layout: &Layout, area: egui::Rect, yaw: f32, is_narrow: bool) -> Self {
        let squares = layout.reach_of_squares();
        let reach = if is_narrow { squares.max(layout.reach_of_hands()) } else { layout.reach() };
        let is_across = yaw.sin().abs() > 0.5;
        let (across, along) = if is_across { (reach.y, reach.x) } else { (reach.x, reach.y) };
        // Letters are below squares only, beside the hands.
        let (across, above, below) = match is_narrow {
            true => (across + EDGE, along + EDGE, (if is_across { squares.x } else { squares.y } + LETTERS).max(along)),
            false => (across, along, along),
        };
        let step = (area.width() / (2.0 * across)).min(area.height() / (above + below)).max(4.0);
        Self { center: area.center() - egui::vec2(0.0, 0.5 * (below - above) * step), step, yaw }
    }

    /// The same, zoomed.
    pub(super) fn nearer(self, close: DiagramZoom, area: egui::Rect) -> Self {
        Self { center: close.at(self.center, area), step: self.step * close.zoom(), ..self }
    }

    /// Where a point of the table is in the window.
    pub(super) fn at(&self, place: Vec3) -> egui::Pos2 {
        let turned = Quat::from_rotation_y(-self.yaw) * place;
        self.center + egui::vec2(turned.x, turned.z) * self.step
    }

    pub(super) fn cells(&self, layout: &Layout) -> BTreeMap<Square, egui::Rect> {
        let size = egui::Vec2::splat(self.step);
        let cell = |square| egui::Rect::from_center_size(self.at(layout.place(square)), size).shrink(0.5);
        layout.squares().map(|square| (square, cell(square))).collect()
    }
}

/// The room for a number beside the board, and where squares are small that for the line of the player, too.
const BESIDE: f32 = 18.0;
const BESIDE_SMALL: f32 = 32.0;
/// Smaller squares are those of a phone.
const SMALL: f32 = 30.0;

/// Draws the letter of each file below its lowest square, and the number of each rank beside its leftmost one.
pub(super) fn label(painter: &Painter, cells: &BTreeMap<Square, egui::Rect>, ground: impl Fn(Square) -> Color) {
    let mut lowest = BTreeMap::<i32, (String, egui::Rect)>::new();
    let mut leftmost = BTreeMap::<i32, (String, egui::Rect, Square)>::new();
    // On a board turned by a quarter, ranks run across.
    let is_across = cells.iter().any(|(square, rect)| {
        let next = cells.get(&Square::new(square.file + 1, square.rank));
        next.is_some_and(|next| (next.center().x - rect.center().x).abs() < 1.0)
    });
    for (square, &rect) in cells {
        let (file, rank) = (char::from(b'a' + square.file).to_string(), (square.rank + 1).to_string());
        let (below, beside) = if is_across { (rank, file) } else { (file, rank) };
        let (column, row) = (rect.center().x.round() as i32, rect.center().y.round() as i32);
        let low = lowest.entry(column).or_insert_with(|| (below, rect));
        low.1 = if rect.bottom() > low.1.bottom() { rect } else { low.1 };
        let left = leftmost.entry(row).or_insert_with(|| (beside, rect, *square));
        if rect.left() < left.1.left() {
            (left.1, left.2) = (rect, *square);
        }
    }
    // On a phone there is less room between the board and the lines at its edges.
    let least = |rect: egui::Rect| if rect.width() < SMALL { 11.0 } else { 14.0 };
    let font = |rect: egui::Rect| FontId::proportional((rect.width() * 0.3).clamp(least(rect), 16.0));
    let numbered: Vec<egui::Rect> = leftmost.values().map(|(_, rect, _)| *rect).collect();
    let lettered: Vec<egui::Rect> = lowest.values().map(|(_, rect)| *rect).collect();
    let lies_at = |place: egui::Pos2, cells: &[egui::Rect]| cells.iter().any(|cell| cell.contains(place));
    for (words, rect) in lowest.into_values() {
        // In a corner of the outline the number of a row may stand right beside the letter.
        let beside = rect.right_bottom() + egui::Vec2::splat(0.5 * rect.width());
        let (at, align) = match lies_at(beside, &numbered) {
            true => (rect.left_bottom() + egui::vec2(2.0, 0.0), Align2::LEFT_TOP),
            false => (rect.center_bottom(), Align2::CENTER_TOP),
        };
        painter.text(at, align, words, font(rect), ui::faint());
    }
    for (words, rect, square) in leftmost.into_values() {
        // On a phone there is no room beside the board.
        let beside = if rect.width() < SMALL { BESIDE_SMALL } else { BESIDE };
        if rect.left() - painter.clip_rect().left() < beside {
            let font = FontId::proportional((rect.width() * 0.3).clamp(10.0, 13.0));
            let ink = ui::ink_on(ui::of(ground(square))).gamma_multiply(0.7);
            painter.text(rect.min + egui::vec2(2.0, 0.0), Align2::LEFT_TOP, words, font, ink);
            continue;
        }
        // In such a corner the number stands lower, off the letter.
        let above = rect.left_top() - egui::Vec2::splat(0.5 * rect.width());
        let (at, align) = match lies_at(above, &lettered) {
            true => (rect.left_bottom() + egui::vec2(-3.0, 1.0), Align2::RIGHT_BOTTOM),
            false => (rect.left_center() - egui::vec2(3.0, 0.0), Align2::RIGHT_CENTER),
        };
        painter.text(at, align, words, font(rect), ui::faint());
    }
}
