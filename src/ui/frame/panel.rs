//! A panel in its place.

use bevy_egui::egui;

/// The gap between two buttons.
pub(in crate::ui) const GAP: f32 = 6.0;
/// The height of the line that tells whose turn it is.
pub(in crate::ui) const STATUS: f32 = 24.0;
/// The number of lines of small text below it.
pub(in crate::ui) const LINES: usize = 3;

/// Shows a panel exactly in its place. Content that does not fit is clipped.
pub(in crate::ui) fn in_place<R>(
    context: &egui::Context,
    name: &str,
    place: egui::Rect,
    padding: egui::Vec2,
    add: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    let area = egui::Area::new(name.to_owned().into()).fixed_pos(place.min).constrain(false);
    let shown = area.show(context, |panel| {
        let margin = egui::Margin::symmetric(padding.x as i8, padding.y as i8);
        let frame = crate::theme::card().inner_margin(margin);
        panel.set_max_size(place.size());
        frame.show(panel, |panel| {
            let inner =
                egui::Rect::from_min_size(place.min + padding, (place.size() - 2.0 * padding).max(egui::Vec2::ZERO));
            let (_, response) = panel.allocate_exact_size(inner.size(), egui::Sense::hover());
            let builder =
                egui::UiBuilder::new().max_rect(response.rect).layout(egui::Layout::top_down(egui::Align::Min));
            let mut inside = panel.new_child(builder);
            inside.set_clip_rect(inside.clip_rect().intersect(response.rect.expand2(padding)));
            add(&mut inside)
        })
    });
    shown.inner.inner
}
