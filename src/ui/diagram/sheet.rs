//! Paints a square and what lies on it.

use bevy::prelude::Color;
use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Painter, Pos2, Shape, Stroke, StrokeKind};

use crate::rules::{AlarmKind, Chip, Seat, SeatInfo};
use crate::theme::{BOLD, PIECES, board, chip_color, draw_sign, livery, ui};
use crate::view::{Attire, HoleBody, Mark, OUTLINES, Symbol};

/// The least contrast of a pothole's collar to the hole.
const COLLAR: f32 = 1.5;

/// Paints onto the area of one square.
pub(super) struct Sheet<'a> {
    pub(super) painter: &'a Painter,
    pub(super) rect: egui::Rect,
}

impl Sheet<'_> {
    pub(super) fn ground(&self, color: Color) {
        self.painter.rect_filled(self.rect, self.rect.width() * 0.09, ui::of(color));
    }

    /// Paints the rim of a frog's well.
    pub(super) fn well(&self) {
        let radius = self.rect.size().min_elem() * 0.47;
        self.painter.circle_stroke(self.rect.center(), radius, Stroke::new(2.0, Color32::from_gray(50)));
    }

    pub(super) fn frame(&self, color: Color) {
        self.painter.rect_stroke(self.rect, 6.0, Stroke::new(3.0, ui::of(color)), StrokeKind::Inside);
    }

    /// Paints the cursor outside of all frames, so that it is not mistaken for one.
    pub(super) fn cursor(&self) {
        let stroke = Stroke::new(4.0, ui::of(board::CURSOR));
        self.painter.rect_stroke(self.rect, 8.0, stroke, StrokeKind::Outside);
    }

    /// Paints a mark with its outlines.
    pub(super) fn mark(&self, mark: Mark, color: Color) {
        let (center, size) = (self.rect.center(), self.rect.size().min_elem());
        let strokes = mark.strokes();
        let [light, dark] = OUTLINES;
        let layers = [(dark, board::OUTLINE_DARK), (light, board::OUTLINE_LIGHT), (0.0, color)];
        for (wider, color) in layers {
            for stroke in &strokes {
                let points = stroke.points.iter().map(|point| center + egui::vec2(point.x, -point.y) * size);
                let width = (stroke.width + 2.0 * wider) * size;
                self.painter.add(Shape::line(points.collect(), Stroke::new(width, ui::of(color))));
            }
        }
    }

    /// Paints a piece: a disc in its army's colour with its symbol, and a ring in the colour of the player who moves
    /// it.
    pub(super) fn piece(&self, symbol: Symbol, attire: Attire, seats: &[SeatInfo]) {
        let radius = self.rect.size().min_elem() * 0.42;
        let center = self.rect.center();
        let faded = if attire.is_asleep() || attire.frozen { 0.55 } else { 1.0 };
        let color = ui::of(livery(seats, attire.seat).color).gamma_multiply(faded);
        let ink = ui::ink_on(ui::of(livery(seats, attire.seat).color));
        if attire.controller != attire.seat {
            let rim = ui::of(livery(seats, attire.controller).color);
            self.painter.circle(center, radius * 1.16, rim, Stroke::new(1.0, Color32::BLACK));
        }
        self.painter.circle(center, radius, color, Stroke::new(1.5, ink.gamma_multiply(0.6)));
        paint_symbol(self.painter, center, radius, symbol, ink);
        let at = center + egui::vec2(0.66, -0.66) * radius;
        self.painter.circle(at, radius * 0.3, color, Stroke::new(1.0, ink.gamma_multiply(0.6)));
        draw_sign(self.painter, at, radius * 0.17, livery(seats, attire.seat).sign, ink);
        self.chips(attire, radius);
    }

    /// Paints promotion chips along the lower edge of a piece, and tokens along the upper one.
    fn chips(&self, attire: Attire, radius: f32) {
        let row = |count: usize, y: f32| {
            let middle = (count as f32 - 1.0) / 2.0;
            let center = self.rect.center();
            (0..count).map(move |place| center + egui::vec2((place as f32 - middle) * radius * 0.5, y * radius))
        };
        let edge = Stroke::new(1.0, Color32::BLACK);
        for (chip, at) in attire.chips.iter().zip(row(attire.chips.iter().count(), 0.92)) {
            self.painter.circle(at, radius * 0.24, ui::of(chip_color(chip)), edge);
        }
        for at in row(usize::from(attire.tokens), -0.92) {
            self.painter.circle(at, radius * 0.2, ui::of(board::OFFER), edge);
        }
    }

    /// Paints a square where a chip is won, with the letter of its side.
    pub(super) fn promotion(&self, chip: Chip) {
        const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
        let (center, size) = (self.rect.center(), self.rect.size().min_elem());
        let color = ui::of(chip_color(chip));
        self.painter.circle(center, size * 0.3, color, Stroke::new(1.5, Color32::BLACK));
        let font = FontId::new(size * 0.34, FontFamily::Name(BOLD.into()));
        let letter = LETTERS[usize::from(chip.0) % LETTERS.len()];
        self.painter.text(center, Align2::CENTER_CENTER, letter, font, ui::ink_on(color));
    }

    /// Paints a pothole with the collar of its controller, and a lock if it is locked.
    pub(super) fn hole(&self, hole: &HoleBody, seats: &[SeatInfo]) {
        let radius = self.rect.size().min_elem() * 0.4;
        let center = self.rect.center();
        let rim = hole.controller().map_or(board::WIRE, |seat: Seat| livery(seats, seat).color);
        self.painter.circle(center, radius, Color32::from_gray(8), Stroke::new(radius * 0.2, ui::of(rim)));
        self.painter.circle_stroke(center, radius * 1.12, Stroke::new(1.0, Color32::BLACK));
        if ui::contrast(ui::of(rim), Color32::from_gray(8)) < COLLAR {
            // A black collar would be a part of the hole.
            self.painter.circle_stroke(center, radius * 0.9, Stroke::new(1.0, Color32::from_gray(150)));
        }
        if hole.is_locked() {
            let body =
                egui::Rect::from_center_size(center + egui::vec2(0.0, radius * 0.2), egui::vec2(0.7, 0.55) * radius);
            let metal = ui::of(board::BID);
            self.painter.circle_stroke(body.center_top(), radius * 0.24, Stroke::new(radius * 0.12, metal));
            self.painter.rect_filled(body, 2.0, metal);
        }
    }

    /// Paints a red frame for a check, crossed out for a mate.
    pub(super) fn alarm(&self, kind: AlarmKind) {
        let stroke = Stroke::new(3.5, ui::of(board::CHECK));
        self.painter.rect_stroke(self.rect, 6.0, stroke, StrokeKind::Outside);
        if kind == AlarmKind::Mate {
            let inner = self.rect.shrink(4.0);
            self.painter.line_segment([inner.left_top(), inner.right_bottom()], stroke);
            self.painter.line_segment([inner.right_top(), inner.left_bottom()], stroke);
        }
    }
}

/// Paints the symbol of a piece without its disc, in the size for a disc of this radius.
pub(in crate::ui) fn paint_symbol(painter: &Painter, center: Pos2, radius: f32, symbol: Symbol, ink: Color32) {
    let write = |letter: char, family: &str, size: f32| {
        let font = FontId::new(radius * size, FontFamily::Name(family.into()));
        painter.text(center, Align2::CENTER_CENTER, letter, font, ink);
    };
    match symbol {
        Symbol::Glyph(sign) => write(sign, PIECES, 1.6),
        Symbol::Letter(letter) => write(letter, BOLD, 1.25),
        Symbol::Shapes(shapes) => {
            let at = |&(x, y): &(f32, f32)| center + egui::vec2(x, -y) * radius * 0.74;
            for corners in shapes {
                let corners: Vec<Pos2> = corners.iter().map(at).collect();
                painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
            }
        }
    }
}
