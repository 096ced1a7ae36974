//! The auction: an offer, a bid from each other player, and a trade (`docs/rules/auction.md`, "Stage 2: auction" and
//! "Stage 3: placing after a trade").

use super::departure::over;
use super::hand::{KINDS, MOST_TOKENS};
use super::options::BiddingRule;
use super::placing;
use super::position::{Offer, Phase, Position, act, ids, piece_id};
use super::refusal::Refusal;
use super::sealed::{self, are_sealed};
use crate::rules::action::{Action, Bid};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Effect, Effects};
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Decider, Seat, SeatSet};

/// Whether an auction is possible: the round has one left, and the player on turn and another player have tradable
/// pieces.
pub(super) fn is_possible(position: &Position) -> bool {
    let (hands, turn) = (&position.hands, position.turn);
    !position.has_no_auction_left()
        && hands.tradable(turn) != 0
        && position.others().any(|seat| hands.tradable(seat) != 0)
}

/// Whether the bid of `seat` could be accepted, with all traded pieces placed.
pub(super) fn can_be_placed(position: &Position, seat: Seat) -> bool {
    let bid = position.bid_by(seat);
    let Some(piece) = position.offer.piece.filter(|_| bid != 0) else { return false };
    let mut due = [0; 4];
    due[seat.index()] = 1 << piece;
    due[position.turn.index()] = bid;
    placing::all_can_be_placed(&position.board, &due, placing::Terms::of(position))
}

/// The players whose bid can be accepted.
pub(super) fn acceptable(position: &Position) -> impl Iterator<Item = Seat> {
    position.others().filter(|&seat| can_be_placed(position, seat))
}

/// The bids that a player may make now, apart from passing: out of a hand, and with all that they have bid before.
#[derive(Copy, Clone, Debug)]
pub(super) struct Range {
    /// All that the hand can bid.
    whole: Bid,
    /// The bid so far, which a raise keeps; empty for a first bid.
    least: Bid,
}

impl Range {
    /// The bids of the player who bids now.
    pub(super) fn of(position: &Position) -> Self {
        let (hands, board, seat) = (&position.hands, &position.board, position.decider_seat());
        Self { whole: hands.whole_bid(board, seat), least: hands.bid_of(board, position.bid_by(seat)) }
    }

    /// Visits all bids, beginning with the empty one, which passes.
    pub(super) fn visit(self, visit: &mut impl FnMut(Bid)) {
        let Self { whole, least } = self;
        fn pick(whole: Bid, from: u8, mut bid: Bid, visit: &mut impl FnMut(Bid)) {
            let more = |bid: Bid, (place, tokens)| whole.count(place, tokens) - bid.count(place, tokens);
            let Some(class) = (from..CLASSES).find(|&class| more(bid, class_of(class)) > 0) else { return visit(bid) };
            let (place, tokens) = class_of(class);
            pick(whole, class + 1, bid, visit);
            for _ in 0..more(bid, (place, tokens)) {
                let _ = bid.add(place, tokens);
                pick(whole, class + 1, bid, visit);
            }
        }
        // A player who adds nothing passes.
        pick(whole, 0, least, &mut |bid| visit(if bid == least { Bid::default() } else { bid }));
    }

    /// How many bids [`Range::visit`] visits.
    pub(super) fn count(self) -> u64 {
        let more = |(place, tokens)| self.whole.count(place, tokens) - self.least.count(place, tokens);
        (0..CLASSES).map(class_of).map(|class| u64::from(more(class)) + 1).product()
    }
}

/// Whether the player who bids now may make this bid, or pass with an empty one.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn check_bid(position: &Position, bid: Bid) -> Result<(), Refusal> {
    let seat = position.decider_seat();
    let pieces = position.hands.pieces_of(&position.board, seat, bid).ok_or(Refusal::BidNotInHand)?;
    let before = position.bid_by(seat);
    let keeps_all = pieces & before == before;
    if pieces == 0 || keeps_all && pieces != before { Ok(()) } else { Err(Refusal::NoRaise) }
}

/// The number of classes of pieces in a bid: by kind and tokens.
pub(super) const CLASSES: u8 = KINDS.len() as u8 * MOST_TOKENS;

/// The index of a class's kind in [`KINDS`], and its number of tokens.
pub(super) fn class_of(class: u8) -> (usize, u8) {
    (usize::from(class / MOST_TOKENS), class % MOST_TOKENS + 1)
}

/// The stage `Auction`.
pub(super) fn resolve(position: &mut Position, Turn { pending, effects, .. }: &mut Turn<'_>) -> Flow {
    if position.phase == Phase::Move {
        if !is_possible(position) {
            return Flow::Done;
        }
        position.phase = Phase::Offer;
    }
    let seat = position.decider_seat();
    match act(position, pending, effects) {
        None => {}
        Some(Action::Offer { kind, tokens }) => {
            let piece = position.hands.find(&position.board, seat, kind, tokens);
            position.offer = Offer { piece, ..Offer::default() };
            position.phase = Phase::Bid;
            if let Some(slot) = piece {
                effects.report(|| Effect::PieceOffered { piece: piece_id(slot), seat });
            }
        }
        Some(Action::Bid(bid)) => make_bid(position, seat, bid, effects),
        Some(Action::Accept(buyer)) => trade(position, buyer, effects),
        Some(Action::Place { kind, square }) => {
            let due = position.due[seat.index()];
            placing::place(position, seat, kind, square, effects);
            if !position.options.resale {
                position.sold |= due & !position.due[seat.index()];
            }
        }
        Some(Action::Pass) => return Flow::Done,
        Some(Action::Decline) => return decline(position, effects),
        Some(_) => {
            sealed::reveal(position, effects);
            return over(position, EndReason::Agreement, effects);
        }
    }
    go_on(position, effects)
}

/// Continues to the next decision of the auction, if there is one.
fn go_on(position: &mut Position, effects: &mut Effects<'_>) -> Flow {
    if position.phase == Phase::Bid && position.first_bidder().is_none() {
        find_raiser(position);
        if position.offer.raiser.is_none() {
            sealed::reveal(position, effects);
            position.phase = Phase::Accept;
        }
    }
    match position.phase {
        Phase::Accept if acceptable(position).next().is_none() => decline(position, effects),
        Phase::Offer if !is_possible(position) => Flow::Done,
        Phase::Place if position.due == [0; 4] => {
            position.count_auction();
            Flow::Done
        }
        _ => Flow::Await(Decider::Seat(position.decider_seat())),
    }
}

/// Finds the player whose raise is next, beginning with the one who is due. A player with nothing to add passes. There is no
/// next player where bids are not raised, and once at most one player has not passed: then the bidding is over.
fn find_raiser(position: &mut Position) {
    let due = position.offer.raiser.take().unwrap_or(position.turn);
    let mut in_bidding = position.offer.in_bidding();
    while position.options.bidding == BiddingRule::Raise && in_bidding.len() > 1 {
        let Some(next) = (0..4).map(|places| Seat((due.0 + places) % 4)).find(|&seat| in_bidding.contains(seat)) else {
            break;
        };
        if position.hands.tradable(next) & !position.bid_by(next) != 0 {
            position.offer.raiser = Some(next);
            return;
        }
        position.offer.passed.insert(next);
        in_bidding = position.offer.in_bidding();
    }
    position.offer.passed = SeatSet::EMPTY;
}

fn make_bid(position: &mut Position, seat: Seat, bid: Bid, effects: &mut Effects<'_>) {
    let pieces = position.hands.pieces_of(&position.board, seat, bid).unwrap_or(0);
    if let Some(raiser) = &mut position.offer.raiser {
        *raiser = Seat((seat.0 + 1) % 4);
        if pieces == 0 {
            // The bid made before still stands.
            return position.offer.passed.insert(seat);
        }
    }
    position.offer.bids[seat.index()] = Some(pieces);
    if !are_sealed(position) {
        effects.report(|| Effect::BidMade { seat, pieces: ids(pieces) });
    }
}

fn decline(position: &mut Position, effects: &mut Effects<'_>) -> Flow {
    let seat = position.turn;
    if let Some(offered) = core::mem::take(&mut position.offer).piece {
        position.count_auction();
        effects.report(|| Effect::OfferDeclined { seat, piece: piece_id(offered) });
    }
    Flow::Done
}

/// The traded pieces leave the hands and must be placed.
fn trade(position: &mut Position, buyer: Seat, effects: &mut Effects<'_>) {
    let Offer { piece, bids, .. } = core::mem::take(&mut position.offer);
    let (Some(offered), Some(bid)) = (piece, bids[buyer.index()]) else { return };
    let seller = position.turn;
    position.hands.take(&position.board, bid | 1 << offered);
    position.due[seller.index()] = bid;
    position.due[buyer.index()] = 1 << offered;
    position.phase = Phase::Place;
    effects.report(|| Effect::TradeMade { seller, buyer, offered: piece_id(offered), bid: ids(bid) });
}
