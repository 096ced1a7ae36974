//! Statistics of a game: who captured whose pieces, who took revenge, who traded with whom.

use serde::{Deserialize, Serialize};

use crate::rules::talk::{Deal, DealState, Terms};
use crate::rules::{Action, AnyGame, Death, Effect, Effects, MAX_SEATS, PieceId, Seat, Seating, Snapshot};

use super::player::Situation;

/// Counts for one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Moves on the board, with any army's pieces.
    #[serde(default)]
    pub moves: u32,
    /// Rivals' pieces captured, pushed to their death or run over.
    pub captures: u32,
    /// Captures from the player who was the last to take a piece of this player's.
    pub revenges: u32,
    /// Pieces put up for auction.
    pub offers: u32,
    /// Bids that offered at least one piece.
    pub bids: u32,
    /// Trades, as seller or as buyer.
    pub trades: u32,
    /// Truces this player agreed to.
    #[serde(default)]
    pub truces: u32,
    /// Truces this player broke.
    #[serde(default)]
    pub truces_broken: u32,
    /// Joint attacks this player agreed to.
    #[serde(default)]
    pub attacks: u32,
    /// Joint attacks this player broke by not striking a blow.
    #[serde(default)]
    pub attacks_broken: u32,
}

impl Counts {
    /// The counts of truces and attacks that `seat` agreed to; everything else is zero.
    pub fn of_deals(deals: &[Deal], seat: Seat) -> Self {
        let mut counts = Self::default();
        let is_made = |deal: &&Deal| deal.accepted == deal.parties() && deal.parties().contains(seat);
        for deal in deals.iter().filter(is_made) {
            let (made, broken) = match deal.terms {
                Terms::Truce { .. } => (&mut counts.truces, &mut counts.truces_broken),
                Terms::Attack { .. } => (&mut counts.attacks, &mut counts.attacks_broken),
                Terms::Draw => continue,
            };
            *made += 1;
            *broken += u32::from(matches!(deal.state, DealState::Broken { by, .. } if by.contains(seat)));
        }
        counts
    }
}

impl core::ops::AddAssign for Counts {
    /// Adds with saturation.
    fn add_assign(&mut self, other: Self) {
        for (count, more) in [
            (&mut self.moves, other.moves),
            (&mut self.captures, other.captures),
            (&mut self.revenges, other.revenges),
            (&mut self.offers, other.offers),
            (&mut self.bids, other.bids),
            (&mut self.trades, other.trades),
            (&mut self.truces, other.truces),
            (&mut self.truces_broken, other.truces_broken),
            (&mut self.attacks, other.attacks),
            (&mut self.attacks_broken, other.attacks_broken),
        ] {
            *count = count.saturating_add(more);
        }
    }
}

/// Running statistics of a game. [`InteractionHistory::follow`] must be called for every action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InteractionHistory {
    table: Snapshot,
    seating: Seating,
    counts: [Counts; MAX_SEATS],
    /// For each seat, the last player who took one of its pieces.
    foe: [Option<Seat>; MAX_SEATS],
    /// For each pair of seats, how many trades they made with each other.
    traded: [[u32; MAX_SEATS]; MAX_SEATS],
}

impl InteractionHistory {
    /// Empty statistics for a game that starts here.
    pub fn new(start: &dyn AnyGame) -> Self {
        Self {
            table: start.snapshot(),
            seating: start.seating(),
            counts: Default::default(),
            foe: [None; MAX_SEATS],
            traded: Default::default(),
        }
    }

    /// The statistics of a game up to now, by replaying it.
    pub fn of(situation: &Situation<'_>) -> Option<Self> {
        let options = situation.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut line = situation.game.set_up(options, situation.start).ok()?;
        let mut deeds = Self::new(&*line);
        let mut effects = Vec::new();
        for &action in situation.actions {
            effects.clear();
            line.play(action, Effects::recording(&mut effects)).ok()?;
            deeds.follow(&effects);
        }
        Some(deeds)
    }

    /// Updates the statistics with the effects of one action.
    pub fn follow(&mut self, effects: &[Effect]) {
        let mut by = None;
        for effect in effects {
            match *effect {
                Effect::ActionTaken { seat, action } => {
                    by = seat;
                    let on_board = matches!(
                        action,
                        Action::Move { .. }
                            | Action::Berserk { .. }
                            | Action::Teleport { .. }
                            | Action::MovePothole { .. }
                    );
                    if let Some(seat) = seat.filter(|_| on_board) {
                        self.counts[seat.index()].moves += 1;
                    }
                }
                Effect::PieceOffered { seat, .. } => self.counts[seat.index()].offers += 1,
                Effect::BidMade { seat, ref pieces } => {
                    self.counts[seat.index()].bids += u32::from(!pieces.is_empty());
                }
                Effect::TradeMade { seller, buyer, .. } => {
                    self.counts[seller.index()].trades += 1;
                    self.counts[buyer.index()].trades += 1;
                    self.traded[seller.index()][buyer.index()] += 1;
                    self.traded[buyer.index()][seller.index()] += 1;
                }
                _ => {
                    if let (Some(by), Some(piece)) = (by, taken(effect))
                        && let Some(of) = self.owner(piece).filter(|&of| of != by)
                        // A partner's piece that is pushed to its death is not taken.
                        && !self.seating.sides[by.index()].contains(of)
                    {
                        self.take(by, of);
                    }
                }
            }
            effect.apply(&mut self.table);
        }
    }

    /// The player who controls the piece.
    fn owner(&self, piece: PieceId) -> Option<Seat> {
        let owner = self.table.pieces.get(&piece)?.controller;
        (owner.index() < MAX_SEATS).then_some(owner)
    }

    fn take(&mut self, by: Seat, of: Seat) {
        let counts = &mut self.counts[by.index()];
        counts.captures += 1;
        counts.revenges += u32::from(self.foe[by.index()] == Some(of));
        self.foe[of.index()] = Some(by);
    }

    /// The counts of a seat.
    pub const fn counts(&self, seat: Seat) -> Counts {
        self.counts[seat.index()]
    }

    /// The last player who took a piece of this seat's.
    pub const fn foe(&self, seat: Seat) -> Option<Seat> {
        self.foe[seat.index()]
    }

    /// How many trades two seats made with each other.
    pub const fn trades_between(&self, one: Seat, other: Seat) -> u32 {
        self.traded[one.index()][other.index()]
    }
}

/// The piece that is captured or killed by an effect, if any; pieces that leave with their player do not count.
pub(super) fn taken(effect: &Effect) -> Option<PieceId> {
    match *effect {
        Effect::PieceDied { death: Death::Removed | Death::Spent, .. } => None,
        Effect::PieceDied { piece, .. } | Effect::PieceHoarded { piece, .. } => Some(piece),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    #[test]
    fn who_takes_back_has_revenge() {
        let start = "Wk,6,Nk/8/3,Wq,4/3,Nn,4/8/8/3,Sr,4/Sk,6,Ek turn=S";
        let actions = ["d2d5", "d6d5"];
        let mut line = GameId::Quad.set_up([], Some(start)).unwrap();
        let mut deeds = InteractionHistory::new(&*line);
        for token in actions {
            let mut effects = vec![];
            line.play(Action::parse(token, line.seats()).unwrap(), Effects::recording(&mut effects)).unwrap();
            deeds.follow(&effects);
        }
        assert_eq!((deeds.counts(Seat(0)).captures, deeds.counts(Seat(1)).captures), (1, 1));
        assert_eq!((deeds.foe(Seat(0)), deeds.foe(Seat(2)), deeds.foe(Seat(1))), (Some(Seat(1)), Some(Seat(0)), None));
        assert_eq!(deeds.counts(Seat(1)).revenges, 0, "West had lost nothing");
    }
}
