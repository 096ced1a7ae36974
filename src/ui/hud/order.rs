//! The place in the order of play, at the edge of a player's badge.

use bevy_egui::egui::{self, Align2, FontId, Painter, Stroke};

use super::cards::Card;
use crate::rules::DueReason;
use crate::theme::{board, ui};

/// The size of the digit in a circle, as a multiple of its radius.
const DIGIT: f32 = 1.6;

/// Shows the army's place in the order of play in a circle at the edge of its badge, red for a check to answer. A player
/// who is out is crossed out.
pub(super) fn show_order(painter: &Painter, badge: egui::Rect, shown: &Card, at: egui::Pos2, radius: f32) {
    if shown.out {
        let stroke = Stroke::new(badge.width() / 12.0, ui::of(board::CHECK));
        painter.line_segment([badge.left_top(), badge.right_bottom()], stroke);
        painter.line_segment([badge.right_top(), badge.left_bottom()], stroke);
    }
    let Some((place, reason)) = shown.place else { return };
    let (ground, ink) = match reason {
        DueReason::Check => (ui::alarm(), egui::Color32::WHITE),
        DueReason::AtOnce => (ui::of(board::HALO), ui::ink_on(ui::of(board::HALO))),
        DueReason::Turn if place == 1 => (ui::accent(), ui::on_accent()),
        DueReason::Turn => (ui::panel(), ui::text()),
    };
    painter.circle(at, radius, ground, Stroke::new(1.0, ui::line()));
    painter.text(at, Align2::CENTER_CENTER, place, FontId::proportional(radius * DIGIT), ink);
}
