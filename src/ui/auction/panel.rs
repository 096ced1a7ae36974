//! The auction panel: beside the board, or below it on a phone.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, ScrollArea, Ui};

use super::dice::Rolls;
use super::hands::Hands;
use super::refused::Refused;
use super::sale::Sale;
use super::step::Step;
use super::{bids, head, rows};
use crate::play::{OfferWanted, Session};
use crate::rules::{Kind, Seat, SeatSet};
use crate::settings::Settings;
use crate::theme::HandChip;
use crate::ui::frame::{Frame, in_place};
use crate::ui::keys::{Choice, Numbered};
use crate::ui::lesson::Coach;
use crate::ui::match_status::MatchStatus;
use crate::ui::sharing::{Sharing, Top};
use crate::view::{PickedBid, Seen, Selection};

/// System parameter with everything that the panel shows.
#[derive(SystemParam)]
pub(super) struct Scene<'w> {
    pub(super) seen: Seen<'w>,
    pub(super) told: Res<'w, MatchStatus>,
    pub(super) hands: Res<'w, Hands>,
    pub(super) sale: Res<'w, Sale>,
    pub(super) refused: Res<'w, Refused>,
    pub(super) wanted: Res<'w, OfferWanted>,
    pub(super) settings: ResMut<'w, Settings>,
    selection: Res<'w, Selection>,
    pub(super) picked: Res<'w, PickedBid>,
    pub(super) rolls: Res<'w, Rolls>,
    numbered: Res<'w, Numbered>,
    coach: Option<Res<'w, Coach>>,
}

/// How much room the panel has.
#[derive(Copy, Clone, Debug)]
pub(super) struct Form {
    /// Whether it is pressed with fingers, and there are no keys.
    pub(super) for_fingers: bool,
    /// Whether it is so low that the head is only as high as a line, and left out if it has nothing to show.
    pub(super) is_low: bool,
    /// The scale of pieces that a finger can press, as far as there is room.
    pub(super) finger: f32,
}

/// Lower panels have a low head.
const LOW: f32 = 200.0;

impl Scene<'_> {
    /// The match, as far as it has been shown.
    pub(super) fn session(&self) -> &Session {
        self.seen.session()
    }

    /// Whether all actions have been shown, so that humans may act.
    pub(super) fn at_rest(&self) -> bool {
        !self.seen.is_behind() && self.session().bot_to_decide().is_none()
    }

    /// The bid of this player while bids can be accepted, with the reason if it cannot; `None` if there is no such
    /// choice now.
    pub(super) fn bid_to_accept(&self, seat: Seat) -> Option<Option<&str>> {
        let is_bid = self.hands.bids().iter().any(|bid| bid.seat == seat && !bid.pieces.is_empty());
        let is_asked = matches!(self.told.step, Step::Accept(_)) && self.session().bot_to_decide().is_none();
        (is_bid && is_asked).then(|| self.refused.of(seat))
    }

    /// Whether this player can choose to skip auctions. In a lesson there is nothing to skip.
    pub(super) fn may_skip(&self, seat: Seat) -> bool {
        let (session, table) = (self.session(), self.session().position());
        self.coach.is_none()
            && session.bot_at(seat).is_none()
            && table.players().contains(seat)
            && table.outcome().is_none()
    }

    /// The kind of piece to be placed.
    pub(super) fn placing(&self) -> Option<Kind> {
        self.selection.placing
    }

    /// The digit key of this choice.
    pub(super) fn number_of(&self, choice: Choice) -> Option<u8> {
        self.numbered.number_of(choice)
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut scene: Scene,
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
fn show_all(panel: &mut Ui, scene: &Scene, for_fingers: bool, has_head: bool, commands: &mut Commands) -> SeatSet {
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
    list.show(panel, |panel| rows::show(panel, scene, form, size.y, commands)).inner
}
