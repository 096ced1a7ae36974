//! QR codes, for telephones.

use std::sync::Arc;

use bevy_egui::egui::{self, Ui};
use qrcode::{EcLevel, QrCode};

/// The size of a code, in points, and the width of its quiet zone, in modules (ISO/IEC 18004).
const CODE_SIZE: f32 = 150.0;
const QUIET: usize = 4;

/// The largest code of a long text, in points. A larger one would not be read from a screen either.
const LARGEST: f32 = 300.0;

/// Draws the QR code of a text, with the quiet zone that its readers need. Returns whether it has one: a text may be too
/// long.
pub(super) fn show_qr_code(panel: &mut Ui, text: &str) -> bool {
    // A long text takes milliseconds, and the panel is drawn again in each frame.
    let encode = || Arc::new(QrCode::with_error_correction_level(text, EcLevel::L).ok());
    let known: Arc<Option<QrCode>> =
        panel.data_mut(|data| data.get_temp_mut_or_insert_with(egui::Id::new(("QR code", text)), encode).clone());
    let Some(code) = &*known else { return false };
    let modules = code.width() + 2 * QUIET;
    let size = (CODE_SIZE / modules as f32).floor().max(2.0);
    if size * modules as f32 > LARGEST {
        return false;
    }
    let (place, _) = panel.allocate_exact_size(egui::Vec2::splat(size * modules as f32), egui::Sense::hover());
    let painter = panel.painter();
    painter.rect_filled(place, 0.0, egui::Color32::WHITE);
    for (number, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark) {
        let at = egui::vec2((number % code.width() + QUIET) as f32, (number / code.width() + QUIET) as f32) * size;
        let module = egui::Rect::from_min_size(place.min + at, egui::Vec2::splat(size));
        painter.rect_filled(module, 0.0, egui::Color32::BLACK);
    }
    true
}
