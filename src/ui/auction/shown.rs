//! What the panel shows, and how much room it has.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::dice::Rolls;
use super::hands::Hands;
use super::refused::Refused;
use super::sale::Sale;
use super::step::AuctionStep;
use crate::play::{OfferWanted, Session};
use crate::rules::{Kind, Seat};
use crate::settings::Settings;
use crate::ui::keys::{Choice, Numbered};
use crate::ui::lesson::Coach;
use crate::ui::match_status::MatchStatus;
use crate::view::{PickedBid, Seen, Selection};

/// System parameter with everything that the panel shows.
#[derive(SystemParam)]
pub(super) struct AuctionView<'w, 's> {
    pub(super) seen: Seen<'w, 's>,
    pub(super) told: Res<'w, MatchStatus>,
    pub(super) hands: Res<'w, Hands>,
    pub(super) sale: Res<'w, Sale>,
    pub(super) refused: Res<'w, Refused>,
    pub(super) wanted: Res<'w, OfferWanted>,
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) picked: Res<'w, PickedBid>,
    pub(super) rolls: Res<'w, Rolls>,
    pub(super) numbered: Res<'w, Numbered>,
    pub(super) coach: Option<Res<'w, Coach>>,
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

impl AuctionView<'_, '_> {
    /// The match, as far as it has been shown.
    pub(super) fn session(&self) -> &Session {
        self.seen.session()
    }

    /// Whether all actions have been shown, so that humans may act.
    pub(super) fn at_rest(&self) -> bool {
        !self.seen.is_behind() && !self.session().others_decide()
    }

    /// The bid of this player while bids can be accepted, with the reason if it cannot; `None` if there is no such
    /// choice now.
    pub(super) fn bid_to_accept(&self, seat: Seat) -> Option<Option<&str>> {
        let is_bid = self.hands.bids().iter().any(|bid| bid.seat == seat && !bid.pieces.is_empty());
        let is_asked = matches!(self.told.step, AuctionStep::Accept(_)) && !self.session().others_decide();
        (is_bid && is_asked).then(|| self.refused.of(seat))
    }

    /// Whether this player can choose to skip auctions. In a lesson there is nothing to skip.
    pub(super) fn may_skip(&self, seat: Seat) -> bool {
        let (session, table) = (self.session(), self.session().position());
        self.coach.is_none() && session.is_human(seat) && table.players().contains(seat) && table.outcome().is_none()
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
