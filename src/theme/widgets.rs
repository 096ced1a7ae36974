//! How buttons and cards look.

use bevy_egui::egui::{self, Align2, FontFamily, FontId, Frame, Margin, Response, RichText, Sense, Ui};

use super::fonts::BOLD;
use super::palette::{livery, ui};
use crate::rules::{Seat, SeatInfo};

/// The frame of everything that lies over the table.
pub fn card() -> Frame {
    Frame::new().fill(ui::GLASS).corner_radius(14.0).inner_margin(Margin::symmetric(12, 8))
}

/// The button to press next.
pub fn primary_button(panel: &mut Ui, text: &str) -> Response {
    panel.add(egui::Button::new(RichText::new(text).color(ui::ON_ACCENT)).fill(ui::ACCENT))
}

/// Any other button.
pub fn quiet_button(panel: &mut Ui, enabled: bool, text: &str) -> Response {
    panel.add_enabled(enabled, egui::Button::new(text))
}

/// A seat's colour with the mark that its pieces carry on their bases, `size` points wide.
pub fn seat_badge(panel: &mut Ui, seat: Seat, seats: &[SeatInfo], size: f32) -> Response {
    let (rect, response) = panel.allocate_exact_size(egui::Vec2::splat(size), Sense::hover());
    let color = ui::of(livery(seats, seat).color);
    let painter = panel.painter();
    painter.circle(rect.center(), size * 0.48, color, egui::Stroke::new(1.5, ui::TEXT.gamma_multiply(0.5)));
    let light = color.r() as u32 + color.g() as u32 + color.b() as u32 > 500;
    let ink = if light { ui::ON_ACCENT } else { ui::TEXT };
    let font = FontId::new(size * 0.55, FontFamily::Name(BOLD.into()));
    painter.text(rect.center(), Align2::CENTER_CENTER, seat.letter(seats), font, ink);
    response
}
