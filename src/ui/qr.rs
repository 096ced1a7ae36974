//! QR codes, for telephones.

use bevy_egui::egui::{self, Ui};
use qrcode::QrCode;

/// The size of a code, in points, and the width of its quiet zone, in modules (ISO/IEC 18004).
const CODE_SIZE: f32 = 150.0;
const QUIET: usize = 4;

/// Draws the QR code of a text, with the quiet zone that its readers need. A text that is too long for one has none.
pub(super) fn show_qr_code(panel: &mut Ui, text: &str) {
    let Ok(code) = QrCode::new(text) else { return };
    let modules = code.width() + 2 * QUIET;
    let size = (CODE_SIZE / modules as f32).floor().max(2.0);
    let (place, _) = panel.allocate_exact_size(egui::Vec2::splat(size * modules as f32), egui::Sense::hover());
    let painter = panel.painter();
    painter.rect_filled(place, 0.0, egui::Color32::WHITE);
    for (number, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark) {
        let at = egui::vec2((number % code.width() + QUIET) as f32, (number / code.width() + QUIET) as f32) * size;
        let module = egui::Rect::from_min_size(place.min + at, egui::Vec2::splat(size));
        painter.rect_filled(module, 0.0, egui::Color32::BLACK);
    }
}
