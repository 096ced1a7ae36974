//! The auction: an offer, a bid from each other player, and a trade (`docs/rules/auction.md`, "Stage 2: auction" and
//! "Stage 3: placing after a trade").

use super::departure::over;
use super::hand::{KINDS, MOST_TOKENS};
use super::placing;
use super::position::{Offer, Phase, Position, act, piece_id};
use crate::rules::action::{Action, Bid};
use crate::rules::chess::{Slots, each};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Effect, Effects, PieceId};
use crate::rules::outcome::EndReason;
use crate::rules::seat::{Decider, Seat};

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
    let bid = position.offer.bids[seat.index()].unwrap_or(0);
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

/// Visits all sets of pieces that a hand can bid, including the empty one.
pub(super) fn visit_bids(whole: Bid, visit: &mut impl FnMut(Bid)) {
    fn pick(whole: Bid, from: u8, mut bid: Bid, visit: &mut impl FnMut(Bid)) {
        let there = |&class: &u8| {
            let (place, tokens) = class_of(class);
            whole.count(place, tokens) > 0
        };
        let Some(class) = (from..CLASSES).find(there) else { return visit(bid) };
        let (place, tokens) = class_of(class);
        pick(whole, class + 1, bid, visit);
        for _ in 0..whole.count(place, tokens) {
            let _ = bid.add(place, tokens);
            pick(whole, class + 1, bid, visit);
        }
    }
    pick(whole, 0, Bid::default(), visit);
}

/// How many sets [`visit_bids`] visits.
pub(super) fn count_bids(whole: Bid) -> u64 {
    (0..CLASSES).map(class_of).map(|(place, tokens)| u64::from(whole.count(place, tokens)) + 1).product()
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
        Some(Action::Place { kind, square }) => placing::place(position, seat, kind, square, effects),
        Some(Action::Pass) => return Flow::Done,
        Some(Action::Decline) => return decline(position, effects),
        Some(_) => return over(position, EndReason::Agreement, effects),
    }
    go_on(position, effects)
}

/// Continues to the next decision of the auction, if there is one.
fn go_on(position: &mut Position, effects: &mut Effects<'_>) -> Flow {
    if position.phase == Phase::Bid && position.next_bidder().is_none() {
        position.phase = Phase::Accept;
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

fn make_bid(position: &mut Position, seat: Seat, bid: Bid, effects: &mut Effects<'_>) {
    let pieces = position.hands.pieces_of(&position.board, seat, bid).unwrap_or(0);
    position.offer.bids[seat.index()] = Some(pieces);
    effects.report(|| Effect::BidMade { seat, pieces: ids(pieces) });
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
    let Offer { piece, bids } = core::mem::take(&mut position.offer);
    let (Some(offered), Some(bid)) = (piece, bids[buyer.index()]) else { return };
    let seller = position.turn;
    position.hands.take(&position.board, bid | 1 << offered);
    position.due[seller.index()] = bid;
    position.due[buyer.index()] = 1 << offered;
    position.phase = Phase::Place;
    effects.report(|| Effect::TradeMade { seller, buyer, offered: piece_id(offered), bid: ids(bid) });
}

/// The piece numbers, lowest first.
pub(super) fn ids(pieces: Slots) -> Vec<PieceId> {
    each(pieces).map(piece_id).collect()
}
