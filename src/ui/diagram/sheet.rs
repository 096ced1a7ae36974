//! How a square is painted, and what lies on it.

use bevy::prelude::Color;
use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Painter, Stroke, StrokeKind};

use super::strips::MIDDLE;
use crate::rules::{AlarmKind, Kind, Seat, SeatInfo, Square};
use crate::theme::{BOLD, board, livery, strip_color, ui};

/// A square, to be painted.
pub(super) struct Sheet<'a> {
    pub(super) painter: &'a Painter,
    pub(super) rect: egui::Rect,
}

impl Sheet<'_> {
    pub(super) fn ground(&self, square: Square) {
        let color = match square.rank {
            MIDDLE => board::CENTRE_DARK,
            rank => strip_color(square.file, rank.is_multiple_of(2)),
        };
        self.painter.rect_filled(self.rect, 6.0, ui::of(color).gamma_multiply(0.8));
    }

    /// The rim of a frog's well.
    pub(super) fn well(&self) {
        let radius = self.rect.size().min_elem() * 0.47;
        self.painter.circle_stroke(self.rect.center(), radius, Stroke::new(2.0, Color32::from_gray(50)));
    }

    pub(super) fn frame(&self, color: Color) {
        self.painter.rect_stroke(self.rect, 6.0, Stroke::new(3.0, ui::of(color)), StrokeKind::Inside);
    }

    /// Outside of all frames, so that it is not taken for one of them.
    pub(super) fn cursor(&self) {
        let stroke = Stroke::new(4.0, ui::of(board::CURSOR));
        self.painter.rect_stroke(self.rect, 8.0, stroke, StrokeKind::Outside);
    }

    pub(super) fn piece(&self, kind: Kind, owner: Seat, seats: &[SeatInfo]) {
        let radius = self.rect.size().min_elem() * 0.42;
        let color = ui::of(livery(seats, owner).color);
        let ink = ui::ink_on(color);
        self.painter.circle(self.rect.center(), radius, color, Stroke::new(1.5, ink.gamma_multiply(0.6)));
        let font = FontId::new(radius * 1.25, FontFamily::Name(BOLD.into()));
        let letter = kind.letter().to_ascii_uppercase();
        self.painter.text(self.rect.center(), Align2::CENTER_CENTER, letter, font, ink);
    }

    /// A red frame, crossed out where it is mate.
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
