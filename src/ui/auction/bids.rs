//! The bids side by side, where there is no room for a row for each of them: the whole decision fits in a low strip.

use bevy::prelude::Commands;
use bevy_egui::egui::{self, FontFamily, FontId, RichText, Sense, Ui, UiBuilder};

use super::rows::listed;
use super::sale::kinds;
use super::shown::AuctionView;
use crate::rules::chess::ChessKind;
use crate::rules::{Action, Bid, Seat};
use crate::texts::text;
use crate::theme::{PIECES, calling_button, seat_badge, ui};
use crate::ui::keys::Choice;
use crate::view::Commit;

/// The height of a row with a button for a finger.
const ROW: f32 = 48.0;
/// The height of a button for a finger.
const BUTTON: f32 = 44.0;
const BADGE: f32 = 24.0;
const GAP: f32 = 6.0;
/// The largest size of the pieces of a bid, in points.
const MOST_SIGN: f32 = 20.0;

/// The players whose bids can be accepted or refused now.
fn bidders(scene: &AuctionView) -> Vec<Seat> {
    let players = scene.session().position().players();
    players.iter().filter(|&seat| scene.bid_to_accept(seat).is_some()).collect()
}

/// Whether the bids stand side by side, as this height is too low for a row for each.
pub(super) fn are_beside(scene: &AuctionView, height: f32) -> bool {
    let count = bidders(scene).len();
    count > 0 && count as f32 * ROW > height
}

/// Shows a column for each bid: who makes it, its pieces, and the button that accepts it.
pub(super) fn show(panel: &mut Ui, scene: &AuctionView, size: egui::Vec2, commands: &mut Commands) {
    let seats = bidders(scene);
    let count = seats.len() as f32;
    let width = (size.x - GAP * (count - 1.0)) / count;
    let (whole, _) = panel.allocate_exact_size(size, Sense::hover());
    for (number, seat) in seats.into_iter().enumerate() {
        let left = whole.left() + number as f32 * (width + GAP);
        let column = egui::Rect::from_min_size(egui::pos2(left, whole.top()), egui::vec2(width, size.y));
        show_column(panel, scene, seat, column, commands);
    }
}

fn show_column(panel: &mut Ui, scene: &AuctionView, seat: Seat, column: egui::Rect, commands: &mut Commands) {
    let height = BUTTON.min(column.height() - BADGE).max(0.0);
    let (above, below) = column.split_top_bottom_at_y(column.bottom() - height);
    let badge = egui::Rect::from_center_size(
        egui::pos2(above.left() + BADGE / 2.0, above.center().y),
        egui::Vec2::splat(BADGE),
    );
    let seats = scene.session().position().seats();
    panel.scope_builder(UiBuilder::new().max_rect(badge), |panel| seat_badge(panel, seat, seats, BADGE));
    let bid = scene.sale.0.as_ref().and_then(|lot| lot.bid_of(seat)).map(|offered| offered.bid).unwrap_or_default();
    show_pieces(panel, bid, above.with_min_x(badge.right() + GAP));
    let refusal = scene.bid_to_accept(seat).flatten();
    panel.scope_builder(UiBuilder::new().max_rect(below), |panel| {
        panel.spacing_mut().interact_size = below.size();
        panel.spacing_mut().button_padding.x = 4.0;
        let number = scene.number_of(Choice::Act(Action::Accept(seat)));
        let may = refusal.is_none() && scene.at_rest();
        panel.set_min_size(below.size());
        panel.centered_and_justified(|panel| {
            let button = calling_button(panel, may, text!("auction-accept"), number);
            let button = button.on_disabled_hover_text(RichText::new(refusal.unwrap_or_default()).color(ui::warn()));
            if button.clicked() {
                commands.trigger(Commit(Action::Accept(seat)));
            }
        });
    });
}

/// Shows the pieces of a bid as symbols with their counts, all of them in this place.
fn show_pieces(panel: &mut Ui, bid: Bid, place: egui::Rect) {
    let sign = |kind| ChessKind::from_letter(crate::rules::Kind::letter(kind)).map_or('♟', ChessKind::sign);
    let lay_out = |size: f32| {
        let mut job = egui::text::LayoutJob::default();
        for (kind, count) in kinds(bid) {
            let mut add = |words: String, font: FontId, space: f32| {
                job.append(&words, space, egui::TextFormat::simple(font, ui::text()));
            };
            if count > 1 {
                add(count.to_string(), FontId::proportional(size * 0.8), 2.0);
            }
            add(sign(kind).to_string(), FontId::new(size, FontFamily::Name(PIECES.into())), 1.0);
        }
        panel.painter().layout_job(job)
    };
    let galley = lay_out(MOST_SIGN);
    let galley = match galley.size().x > place.width() {
        true => lay_out(MOST_SIGN * place.width() / galley.size().x),
        false => galley,
    };
    let at = egui::pos2(place.left(), place.center().y - galley.size().y / 2.0);
    let response = panel.interact(place, panel.id().with(("bid", place.left() as i32)), Sense::hover());
    let words = listed(bid);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &words));
    panel.painter().galley(at, galley, ui::text());
    response.on_hover_text(words);
}
