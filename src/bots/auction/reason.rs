//! Reasons for decisions in auctions: one line that names the pieces.

use super::valuation::{Berth, Good, Valuation};
use crate::bots::plan::Plan;
use crate::rules::auction::Position;
use crate::rules::chess::{Slot, Slots, each, square_of};
use crate::rules::{Action, Case, Game, Noun, Seat, in_a_row};
use crate::texts::text;

/// The noun for the piece in a slot.
fn noun(position: &Position, slot: Slot) -> Noun {
    position.board().man(slot).kind().noun()
}

/// A list such as `a rook`, or `a knight and a pawn`.
pub(super) fn list(position: &Position, slots: Slots) -> String {
    in_a_row(&each(slots).map(|slot| noun(position, slot).one(Case::Accusative)).collect::<Vec<_>>())
}

fn name(seat: Seat) -> &'static str {
    seat.called(Position::SEATS)
}

/// What a piece would do for its new owner, as in "would attack Green's queen"; `None` if nothing special.
fn does(position: &Position, berth: &Berth) -> Option<String> {
    let square = square_of(berth.cell).to_string();
    Some(match berth.good {
        Good::Plain => return None,
        Good::Shield => text!("trade-stops-check", square = square),
        Good::Cover => text!("trade-covers", square = square),
        Good::Attack(target) => {
            let owner = name(position.board().man(target).army());
            let target = noun(position, target).of(owner, Case::Accusative);
            text!("trade-attacks", square = square, piece = target)
        }
        Good::Promotion => text!("trade-promotes", square = square),
        Good::Siege(king) => text!("trade-presses", square = square, player = name(king)),
    })
}

/// Why a piece is offered: what the seller hopes to get for it.
pub(super) fn offer(values: &Valuation<'_>, offered: Slot, from: Seat, hoped: Slots) -> String {
    let position = values.position;
    let seller = position.turn();
    if position.tokens_of(offered) == 1 {
        let noun = noun(position, offered);
        return text!("trade-drops", piece = noun.name(), class = noun.class());
    }
    let best =
        each(hoped).max_by_key(|&slot| values.berth(slot, seller).map_or(0, |berth| berth.worth[seller.index()]));
    let Some(wanted) = best else {
        let noun = noun(position, offered);
        return text!("trade-for-sale", piece = noun.name(), class = noun.class());
    };
    let wanted = noun(position, wanted);
    // Where it would be placed is not said: the bids come first.
    text!("trade-hopes", piece = wanted.of(name(from), Case::Accusative))
}

/// What a piece would do for its new owner, as in "would attack Green's queen", and the placement that is so announced;
/// `None` if nothing special.
fn announced(values: &Valuation<'_>, slot: Slot, owner: Seat) -> Option<(String, Plan)> {
    let (position, berth) = (values.position, values.berth(slot, owner)?);
    let (kind, square) = (position.board().man(slot).kind().kind(), square_of(berth.cell));
    Some((does(position, &berth)?, Plan::Next(vec![Action::Place { kind, square }])))
}

/// Why the buyer bids this much, and what that announces.
pub(super) fn bid(
    values: &Valuation<'_>,
    offered: Slot,
    buyer: Seat,
    paid: Slots,
    denies: Option<Seat>,
) -> (String, Option<Plan>) {
    let position = values.position;
    let (what, price) = (noun(position, offered), list(position, paid));
    if let Some(rival) = denies {
        let piece = what.the(Case::Nominative);
        return (text!("trade-denies", price = price, piece = piece, player = name(rival)), None);
    }
    if let Some((done, plan)) = announced(values, offered, buyer) {
        let said = text!("trade-worth", piece = what.name(), class = what.class(), done = done, price = price);
        return (said, Some(plan));
    }
    let would_drop = each(paid).all(|slot| position.tokens_of(slot) == 1);
    let said = if would_drop {
        let dropping = noun(position, paid.trailing_zeros() as Slot);
        text!(
            "trade-would-drop",
            piece = dropping.name(),
            class = dropping.class(),
            offered = what.name(),
            offered_class = what.class(),
        )
    } else {
        text!("trade-on-board", piece = what.one(Case::Nominative), price = price)
    };
    (said, None)
}

/// Why nothing is bid, or a bid is not raised; `wanted` tells whether some bid would have been worth making.
pub(super) fn no_bid(values: &Valuation<'_>, offered: Slot, wanted: bool) -> String {
    let position = values.position;
    let (what, seller) = (noun(position, offered), name(position.turn()));
    if position.bid_by(position.asked_seat()) != 0 {
        text!("trade-no-more", piece = what.the(Case::Accusative))
    } else if wanted {
        text!("trade-not-enough", piece = what.the(Case::Accusative), player = seller)
    } else {
        text!("trade-helps-seller", piece = what.the(Case::Nominative), player = seller)
    }
}

/// Why a bid is accepted, and what that announces; `of` is the number of bids.
pub(super) fn accept(
    values: &Valuation<'_>,
    offered: Slot,
    buyer: Seat,
    bid: Slots,
    of: usize,
) -> (String, Option<Plan>) {
    let position = values.position;
    let seller = position.turn();
    let best = each(bid).max_by_key(|&slot| values.berth(slot, seller).map_or(0, |berth| berth.worth[seller.index()]));
    let done = best.and_then(|slot| Some((slot, announced(values, slot, seller)?)));
    let (why, plan) = match done {
        Some((slot, (done, plan))) => {
            let piece = noun(position, slot).of(name(buyer), Case::Nominative);
            (text!("trade-gets", piece = piece, done = done), Some(plan))
        }
        None => {
            let offered = noun(position, offered).the(Case::Accusative);
            (text!("trade-board-for-hand", price = list(position, bid), piece = offered), None)
        }
    };
    (if of > 1 { text!("trade-best-bid", count = of, why = why) } else { why }, plan)
}

/// Why no bid is accepted; `is_held` tells whether the best one is worth taking, but below the reserve price.
pub(super) fn decline(values: &Valuation<'_>, offered: Slot, best: Option<(Seat, Slots)>, is_held: bool) -> String {
    let what = noun(values.position, offered);
    match best {
        Some((_, bid)) if is_held => {
            let price = list(values.position, bid);
            text!("trade-holds-out", piece = what.name_in(Case::Accusative), class = what.class(), price = price)
        }
        Some((buyer, bid)) => {
            let price = list(values.position, bid);
            text!("trade-too-little", piece = what.name(), class = what.class(), player = name(buyer), price = price)
        }
        None => text!("trade-none-placeable", piece = what.name_in(Case::Accusative), class = what.class()),
    }
}

/// Why a piece that could be sold is not offered yet.
pub(super) fn waits(position: &Position, slot: Slot) -> String {
    let noun = noun(position, slot);
    text!("trade-waits", piece = noun.name(), class = noun.class())
}

/// Why nothing is offered although the hand has a valuable piece.
pub(super) fn pass(position: &Position) -> Option<String> {
    let dear =
        each(position.tradable_of(position.turn())).max_by_key(|&slot| position.board().man(slot).kind().value());
    let dear = dear.filter(|&slot| position.board().man(slot).kind().value() >= 5)?;
    let dear = noun(position, dear);
    Some(text!("trade-nobody-holds-enough", piece = dear.name_in(Case::Accusative), class = dear.class()))
}
