//! The current step of a game with hands.

use crate::play::dice_are_due;
use crate::rules::{Action, AnyGame, Bid, Decider, Seat, Snapshot};
use crate::texts::text;

/// What a game with hands waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum AuctionStep {
    /// A move on the board, or nothing any more.
    #[default]
    Board,
    /// This player may offer a piece of their hand.
    Offer(Seat),
    /// This player may bid for what is on offer.
    Bid(Seat),
    /// This player may accept a bid.
    Accept(Seat),
    /// This player must place a piece.
    Place(Seat),
    /// This player must throw the dice.
    Throw(Seat),
}

impl AuctionStep {
    /// What the position waits for. `lying` is what lies on its table.
    pub(in crate::ui) fn of(table: &dyn AnyGame, lying: &Snapshot) -> Self {
        if dice_are_due(table) {
            return Self::Throw(table.turn());
        }
        let Some(Decider::Seat(seat)) = table.decider() else { return Self::Board };
        let may = |action| table.check(action).is_ok();
        if may(Action::Pass) {
            Self::Offer(seat)
        } else if may(Action::Bid(Bid::default())) {
            Self::Bid(seat)
        } else if may(Action::Decline) {
            Self::Accept(seat)
        } else if lying.hands.values().any(|piece| piece.tokens.is_none()) {
            Self::Place(seat)
        } else {
            Self::Board
        }
    }

    /// The player who may use pieces of their hand.
    pub(in crate::ui) const fn hand(self) -> Option<Seat> {
        match self {
            Self::Offer(seat) | Self::Bid(seat) | Self::Place(seat) => Some(seat),
            Self::Board | Self::Accept(_) | Self::Throw(_) => None,
        }
    }

    /// The action that declines the step, and its label.
    pub(in crate::ui) fn without(self) -> Option<(Action, String)> {
        match self {
            Self::Offer(_) => Some((Action::Pass, text!("auction-none"))),
            Self::Bid(_) => Some((Action::Bid(Bid::default()), text!("auction-no-bid"))),
            Self::Accept(_) => Some((Action::Decline, text!("auction-decline"))),
            Self::Board | Self::Place(_) | Self::Throw(_) => None,
        }
    }
}
