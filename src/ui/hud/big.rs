//! Cards of a screen that all look at, from across the room.

use bevy_egui::egui::{self, Align, Layout, RichText, TextWrapMode, Ui, UiBuilder};

use super::cards::Card;
use super::order::show_order;
use crate::play::Session;
use crate::texts::text;
use crate::theme::{seat_badge, ui};
use crate::ui::clock::show_time;

/// The sizes of a card's parts, as fractions of its height: the badge, the name, what is below it, and the clock.
const BADGE: f32 = 0.62;
const NAME: f32 = 0.27;
const STATE: f32 = 0.17;
const TIME: f32 = 0.34;
/// How much smaller a long name may become, before it is cut.
const LEAST_NAME: f32 = 0.6;
/// The radius of the circle with the place in the order of play, as a fraction of the badge's height.
const ORDER: f32 = 0.22;
/// The padding at its sides, as a fraction of its height.
const SIDE: f32 = 0.12;

/// Shows the content of a player's card.
pub(super) fn show_big(panel: &mut Ui, session: &Session, shown: &Card, place: egui::Rect) {
    let height = place.height();
    let inner = place.shrink2(egui::vec2(height * SIDE, 0.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    panel.scope_builder(builder, |panel| {
        panel.style_mut().interaction.selectable_labels = false;
        panel.spacing_mut().item_spacing = egui::vec2(height * SIDE, 0.0);
        let badge = seat_badge(panel, shown.seat, session.position().seats(), height * BADGE);
        let radius = badge.rect.height() * ORDER;
        let at = badge.rect.right_bottom() - egui::Vec2::splat(radius * 0.7);
        show_order(panel.painter(), badge.rect, shown, at, radius);
        let has_clock = session.time_left(shown.seat).is_some();
        panel.with_layout(Layout::right_to_left(Align::Center), |panel| {
            if has_clock {
                show_time(panel, session, shown.seat, height * TIME);
            }
            panel.with_layout(Layout::top_down(Align::Min), |panel| {
                panel.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
                panel.add_space((height * (1.0 - 1.3 * (NAME + STATE)) / 2.0).max(0.0));
                let color = if shown.playing { ui::text() } else { ui::faint() };
                let font = egui::FontId::proportional(height * NAME);
                let width = panel.painter().layout_no_wrap(shown.name.clone(), font, color).size().x;
                let size = height * NAME * (panel.available_width() / width.max(1.0)).clamp(LEAST_NAME, 1.0);
                let name = RichText::new(&shown.name).size(size).color(color).strong();
                panel.label(if shown.out { name.strikethrough() } else { name });
                let state = shown.state.clone().unwrap_or_else(|| text!("card-pieces", count = shown.pieces));
                let state = match &shown.total {
                    Some(total) => format!("{total} · {state}"),
                    None => state,
                };
                panel.label(RichText::new(state).size(height * STATE).color(ui::faint()));
            });
        });
    });
}
