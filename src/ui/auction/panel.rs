//! The auction panel: beside the board, or below it on a phone.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, ScrollArea, Ui};

use super::shown::{AuctionView, Form};
use super::{bids, head, rows};
use crate::rules::SeatSet;
use crate::theme::HandChip;
use crate::ui::frame::{Frame, in_place};
use crate::ui::scrolling::FollowFocus;
use crate::ui::sharing::{Sharing, Top};

/// Lower panels have a low head.
const LOW: f32 = 200.0;

pub(super) fn show(
    mut contexts: EguiContexts,
    mut scene: AuctionView,
    frame: Res<Frame>,
    sharing: Res<Sharing>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let for_fingers = frame.is_for_fingers();
    if sharing.top == Top::Offer {
        let form = Form { for_fingers, is_low: true, finger: rows::FINGERS };
        in_place(context, "offer", frame.cards, frame.padding(), |panel| {
            head::show(panel, &scene, form, &mut commands);
        });
    }
    let mut padding = frame.padding();
    let place = match (&scene.coach, sharing.top) {
        (Some(_), Top::Hands) => {
            padding.y = 1.0;
            Some(frame.cards)
        }
        (Some(_), _) if frame.is_folded() => None,
        (Some(_), _) => frame.auction_of_lesson(),
        (None, _) => frame.place_of_auction(sharing.auction_has_line),
    };
    let Some(place) = place else { return Ok(()) };
    let has_head = !frame.is_folded();
    let no_offers = in_place(context, "auction", place, padding, |panel| {
        show_all(panel, &scene, for_fingers, has_head, &mut commands)
    });
    if no_offers != scene.settings.no_offers {
        scene.settings.no_offers = no_offers;
    }
    Ok(())
}

/// Shows the head, and below it the rows, which can be scrolled if not all of them fit. Returns the players who skip
/// auctions now.
fn show_all(
    panel: &mut Ui,
    scene: &AuctionView,
    for_fingers: bool,
    has_head: bool,
    commands: &mut Commands,
) -> SeatSet {
    panel.spacing_mut().item_spacing.y = 4.0;
    if for_fingers {
        // Pieces need the width of a solid bar.
        panel.spacing_mut().scroll = egui::style::ScrollStyle::floating();
    }
    let finger = rows::FINGERS.min(panel.available_height() / HandChip::SIZE.y);
    let form = Form { for_fingers, is_low: panel.available_height() < LOW, finger };
    let is_needed = has_head && (head::is_needed(scene) || !for_fingers && !form.is_low);
    // In a very low window the rows are more important than the head, unless it has something to press.
    let has_room = panel.available_height() >= head::height(scene, form) + rows::LEAST;
    if is_needed && (has_room || head::may_ask(scene)) {
        head::show(panel, scene, form, commands);
    }
    let size = panel.available_size().max(egui::Vec2::ZERO);
    if for_fingers && bids::are_beside(scene, size.y) {
        bids::show(panel, scene, size, commands);
        return scene.settings.no_offers;
    }
    let list = ScrollArea::vertical().max_height(size.y).min_scrolled_height(0.0).auto_shrink(false);
    list.show_following(panel, |panel| rows::show(panel, scene, form, size.y, commands)).inner
}
