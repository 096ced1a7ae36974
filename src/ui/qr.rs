//! QR codes, for telephones.

use std::sync::Arc;

use bevy_egui::egui::{self, Ui};
use qrcodegen::{QrCode, QrCodeEcc};

/// The size of a code, in points, and the width of its quiet zone, in modules (ISO/IEC 18004).
const CODE_SIZE: f32 = 150.0;
const QUIET: i32 = 4;

/// The largest code of a long text, in points. A larger one would not be read from a screen either.
const LARGEST: f32 = 300.0;

/// Draws the QR code of a text, with the quiet zone that its readers need. Returns whether it has one: a text may be too
/// long.
pub(super) fn show_qr_code(panel: &mut Ui, text: &str) -> bool {
    // A long text takes milliseconds, and the panel is drawn again in each frame.
    let encode = || Arc::new(QrCode::encode_text(text, QrCodeEcc::Low).ok());
    let known: Arc<Option<QrCode>> =
        panel.data_mut(|data| data.get_temp_mut_or_insert_with(egui::Id::new(("QR code", text)), encode).clone());
    let Some(code) = &*known else { return false };
    let modules = code.size() + 2 * QUIET;
    let size = (CODE_SIZE / modules as f32).floor().max(2.0);
    if size * modules as f32 > LARGEST {
        return false;
    }
    let (place, _) = panel.allocate_exact_size(egui::Vec2::splat(size * modules as f32), egui::Sense::hover());
    let painter = panel.painter();
    painter.rect_filled(place, 0.0, egui::Color32::WHITE);
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            let at = egui::vec2((x + QUIET) as f32, (y + QUIET) as f32) * size;
            painter.rect_filled(
                egui::Rect::from_min_size(place.min + at, egui::Vec2::splat(size)),
                0.0,
                egui::Color32::BLACK,
            );
        }
    }
    true
}
