//! Sealed bids (`docs/rules/auction.md`, "Stage 2: auction"): each player knows only their own until all have bid.

use super::options::BiddingRule;
use super::position::{Phase, Position, ids};
use crate::rules::action::{Action, Bid};
use crate::rules::effect::{Effect, Effects};
use crate::rules::seat::{Decider, Seat};
use crate::rules::viewer::Viewer;

/// Whether bids are sealed.
pub(super) const fn are_sealed(position: &Position) -> bool {
    matches!(position.options.bidding, BiddingRule::Sealed)
}

/// Whether a bid has been made, and others are to come. When a game ends during the bidding, the bids are shown.
pub(super) fn hides(position: &Position) -> bool {
    let is_bid = || position.offer.bids.iter().any(Option::is_some);
    are_sealed(position) && position.phase == Phase::Bid && position.outcome.is_none() && is_bid()
}

/// A bid is shown as a pass, which is always legal, while it is hidden.
pub(super) fn stand_in(position: &Position, action: Action) -> Option<Action> {
    match (position.phase, action) {
        (Phase::Bid, Action::Bid(_)) if are_sealed(position) => Some(Action::Bid(Bid::default())),
        _ => None,
    }
}

/// The position with a pass in place of each hidden bid that the viewer has not made.
pub(super) fn seen_by(position: &Position, viewer: Viewer) -> Position {
    let mut seen = *position;
    if hides(position) {
        let bids = (0..4).map(Seat).zip(&mut seen.offer.bids);
        let unknown = bids.filter(|&(seat, _)| !viewer.is(Decider::Seat(seat)));
        unknown.for_each(|(_, bid)| *bid = bid.map(|_| 0));
    }
    seen
}

/// Reports all bids, clockwise from the player on turn, once they are no longer hidden.
pub(super) fn reveal(position: &Position, effects: &mut Effects<'_>) {
    if !are_sealed(position) || position.phase != Phase::Bid {
        return;
    }
    for seat in position.others() {
        if let Some(pieces) = position.offer.bids[seat.index()] {
            effects.report(|| Effect::BidMade { seat, pieces: ids(pieces) });
        }
    }
}
