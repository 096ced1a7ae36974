//! A table seen from right above: where its ground is in the window.

use std::collections::BTreeMap;

use bevy::math::{Quat, Vec3};
use bevy_egui::egui::{self, Align2, FontId, Painter};

use crate::rules::Square;
use crate::theme::ui;
use crate::view::Layout;

/// The ground of the table in the window.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Plane {
    center: egui::Pos2,
    /// Points a unit of the table.
    pub(super) step: f32,
    /// How far the table is turned, radians about Y.
    yaw: f32,
}

impl Plane {
    /// All of the table within `area`, turned by `yaw`.
    pub(super) fn fit(layout: &Layout, area: egui::Rect, yaw: f32) -> Self {
        let reach = layout.reach();
        let is_across = yaw.sin().abs() > 0.5;
        let (across, along) = if is_across { (reach.y, reach.x) } else { (reach.x, reach.y) };
        let step = (area.width() / (2.0 * across)).min(area.height() / (2.0 * along)).max(4.0);
        Self { center: area.center(), step, yaw }
    }

    /// Where a place on the table is in the window.
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

/// The letter of each file in its lowest square, the number of each rank in its leftmost one.
pub(super) fn label(painter: &Painter, cells: &BTreeMap<Square, egui::Rect>) {
    let mut files = BTreeMap::<u8, egui::Rect>::new();
    let mut ranks = BTreeMap::<u8, egui::Rect>::new();
    for (square, &rect) in cells {
        let lowest = files.entry(square.file).or_insert(rect);
        if rect.bottom() > lowest.bottom() || rect.left() < lowest.left() {
            *lowest = rect;
        }
        let leftmost = ranks.entry(square.rank).or_insert(rect);
        if rect.left() < leftmost.left() || rect.bottom() > leftmost.bottom() {
            *leftmost = rect;
        }
    }
    let font = |rect: egui::Rect| FontId::proportional((rect.width() * 0.24).clamp(9.0, 15.0));
    for (file, rect) in files {
        let letter = char::from(b'a' + file);
        let at = rect.right_bottom() - egui::vec2(3.0, 1.0);
        painter.text(at, Align2::RIGHT_BOTTOM, letter, font(rect), ui::of(crate::theme::board::OUTLINE_DARK));
    }
    for (rank, rect) in ranks {
        let at = rect.left_top() + egui::vec2(3.0, 1.0);
        painter.text(at, Align2::LEFT_TOP, rank + 1, font(rect), ui::of(crate::theme::board::OUTLINE_DARK));
    }
}
