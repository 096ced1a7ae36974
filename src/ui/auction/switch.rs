//! The switch in a player's row with which they skip auctions.

use bevy_egui::egui::{self, Align, RichText, Ui, UiBuilder};

use super::rows::LINE;
use super::shown::{AuctionView, Form};
use super::step::AuctionStep;
use crate::keys::Command;
use crate::rules::{Seat, SeatSet};
use crate::texts::text;
use crate::theme::{note_place, styled_width, ui, words_width};

/// Its height for fingers.
pub(super) const SIZE: f32 = 44.0;
/// The width of its box, with the gap to its label.
const BOX: f32 = 34.0;

/// Whether hands are only looked at, so that there is room for switches beside them.
pub(super) fn is_quiet(scene: &AuctionView) -> bool {
    scene.sale.0.is_none() && scene.told.step == AuctionStep::Board
}

/// The width of the accept button with its digit, or of the switch, which has a word in each line.
pub(super) fn slot_width(row: &Ui) -> f32 {
    let button = words_width(row.ctx(), text!("auction-accept")) + 38.0;
    let (words, low) = (text!("auction-skip-short"), text!("auction-skip-low"));
    let words = words.split(' ').chain([low.as_str()]);
    words.map(|word| styled_width(row.ctx(), &egui::TextStyle::Small, word) + BOX).fold(button, f32::max)
}

/// The part of `slot` that a switch without a label needs.
pub(super) fn bare(slot: egui::Rect) -> egui::Rect {
    slot.with_min_x(slot.right() - BOX)
}

/// Shows the switch of a player in `slot`, with as much of its label as there is room for.
pub(super) fn show(
    row: &mut Ui,
    scene: &AuctionView,
    form: Form,
    seat: Seat,
    slot: egui::Rect,
    no_offers: &mut SeatSet,
) {
    let words = text!("auction-skip-short");
    let label = match (slot.width() > BOX + 1.0, slot.height() >= 2.0 * LINE) {
        (false, _) => String::new(),
        (true, true) => words.clone(),
        (true, false) => text!("auction-skip-low"),
    };
    row.scope_builder(UiBuilder::new().max_rect(slot).layout(egui::Layout::left_to_right(Align::Center)), |row| {
        row.spacing_mut().interact_size = egui::Vec2::splat(slot.height().min(SIZE));
        row.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
        let mut skips = no_offers.contains(seat);
        let mut switch = row.checkbox(&mut skips, RichText::new(label).small().color(ui::faint()));
        switch.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, skips, &words));
        note_place(&switch, &words);
        if !form.for_fingers {
            let key = scene.settings.keys.key(Command::Offer).words();
            switch = switch.on_hover_text(text!("auction-skip", key = key));
        }
        if switch.changed() {
            no_offers.toggle(seat);
        }
    });
}
