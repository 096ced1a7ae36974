//! The auction panel: beside the board, or below it on a phone.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ScrollArea, Ui};

use super::dice::Rolls;
use super::hands::Hands;
use super::refused::Refused;
use super::sale::Sale;
use super::step::Step;
use super::{head, rows};
use crate::play::{OfferWanted, Session};
use crate::rules::{Kind, Seat, SeatSet};
use crate::settings::Settings;
use crate::ui::frame::{Frame, in_place};
use crate::ui::keys::{Choice, Numbered};
use crate::ui::notice::Shown;
use crate::ui::told::Told;
use crate::view::{PickedBid, Seen, Selection};

/// System parameter with everything that the panel shows.
#[derive(SystemParam)]
pub(super) struct Scene<'w> {
    pub(super) seen: Seen<'w>,
    pub(super) told: Res<'w, Told>,
    pub(super) hands: Res<'w, Hands>,
    pub(super) sale: Res<'w, Sale>,
    pub(super) refused: Res<'w, Refused>,
    pub(super) wanted: Res<'w, OfferWanted>,
    pub(super) settings: ResMut<'w, Settings>,
    selection: Res<'w, Selection>,
    pub(super) picked: Res<'w, PickedBid>,
    pub(super) rolls: Res<'w, Rolls>,
    numbered: Res<'w, Numbered>,
}

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
    shown: Res<Shown>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let is_asked = takes_the_line(scene.session(), &scene.told, &shown);
    let Some(place) = frame.place_of_auction(is_asked) else { return Ok(()) };
    let no_offers = in_place(context, "auction", place, frame.padding(), |panel| {
        let height = panel.available_height().max(0.0);
        let list = ScrollArea::vertical().max_height(height).auto_shrink(false);
        let shown = list.show(panel, |panel| {
            panel.set_height(height);
            show_all(panel, &scene, frame.is_narrow, &mut commands)
        });
        shown.inner
    });
    if no_offers != scene.settings.no_offers {
        scene.settings.no_offers = no_offers;
    }
    Ok(())
}

/// Whether a player has a choice that needs the panel's full height, while the status line has nothing else to say.
pub(in crate::ui) fn takes_the_line(session: &Session, told: &Told, shown: &Shown) -> bool {
    let is_asked = told.step.hand().is_some() || matches!(told.step, Step::Accept(_));
    is_asked && session.bot_to_decide().is_none() && shown.is_empty()
}

/// Shows everything that fits.
fn show_all(panel: &mut Ui, scene: &Scene, is_narrow: bool, commands: &mut Commands) -> SeatSet {
    panel.spacing_mut().item_spacing.y = 4.0;
    // In a low window the rows are more important than the head.
    let has_room = panel.available_height() >= 2.0 * head::HEIGHT;
    let no_offers = if has_room && (!is_narrow || head::is_needed(scene)) {
        head::show(panel, scene, is_narrow, commands)
    } else {
        scene.settings.no_offers
    };
    rows::show(panel, scene, is_narrow, commands);
    no_offers
}
