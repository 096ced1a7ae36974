//! Reasons for decisions in auctions: one line that names the pieces.

use super::valuation::{Berth, Good, Valuation};
use crate::rules::auction::Position;
use crate::rules::chess::{Slot, Slots, each};
use crate::rules::{Case, Game, Noun, Seat, in_a_row};
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

/// The position in the sentence of the clause that says what a piece would do.
#[derive(Copy, Clone)]
enum Clause {
    /// After the name of the piece.
    Main,
    /// After a relative pronoun.
    Relative,
}

impl Clause {
    /// The variant's name in the texts.
    const fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Relative => "relative",
        }
    }
}

/// What a piece would do for its new owner, as in "would attack Green's queen"; `None` if nothing special.
fn does(position: &Position, berth: &Berth, clause: Clause) -> Option<String> {
    let (square, form) = (crate::rules::chess::square_of(berth.cell).to_string(), clause.name());
    Some(match berth.good {
        Good::Plain => return None,
        Good::Shield => text!("trade-stops-check", square = square, form = form),
        Good::Cover => text!("trade-covers", square = square, form = form),
        Good::Attack(target) => {
            let owner = name(position.board().man(target).army());
            let target = noun(position, target).of(owner, Case::Accusative);
            text!("trade-attacks", square = square, form = form, piece = target)
        }
        Good::Promotion => text!("trade-promotes", square = square, form = form),
        Good::Siege(king) => text!("trade-presses", square = square, form = form, player = name(king)),
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
    let done = values.berth(wanted, seller).and_then(|berth| does(position, &berth, Clause::Relative));
    let done = done.unwrap_or_else(|| text!("trade-does-more"));
    let wanted = noun(position, wanted);
    text!("trade-hopes", piece = wanted.of(name(from), Case::Accusative), class = wanted.class(), done = done)
}

/// Why the buyer bids this much.
pub(super) fn bid(values: &Valuation<'_>, offered: Slot, buyer: Seat, paid: Slots, denies: Option<Seat>) -> String {
    let position = values.position;
    let (what, price) = (noun(position, offered), list(position, paid));
    if let Some(rival) = denies {
        return text!("trade-denies", price = price, piece = what.the(Case::Nominative), player = name(rival));
    }
    let done = values.berth(offered, buyer).and_then(|berth| does(position, &berth, Clause::Main));
    match done {
        Some(done) => {
            text!("trade-worth", piece = what.name(), class = what.class(), done = done, price = price)
        }
        None if each(paid).all(|slot| position.tokens_of(slot) == 1) => {
            let dropping = noun(position, paid.trailing_zeros() as Slot);
            text!(
                "trade-would-drop",
                piece = dropping.name(),
                class = dropping.class(),
                offered = what.name(),
                offered_class = what.class(),
            )
        }
        None => text!("trade-on-board", piece = what.one(Case::Nominative), price = price),
    }
}

/// Why nothing is bid; `wanted` tells whether some bid would have been worth making.
pub(super) fn no_bid(values: &Valuation<'_>, offered: Slot, wanted: bool) -> String {
    let position = values.position;
    let (what, seller) = (noun(position, offered), name(position.turn()));
    if wanted {
        text!("trade-not-enough", piece = what.the(Case::Accusative), player = seller)
    } else {
        text!("trade-helps-seller", piece = what.the(Case::Nominative), player = seller)
    }
}

/// Why a bid is accepted; `of` is the number of bids.
pub(super) fn accept(values: &Valuation<'_>, offered: Slot, buyer: Seat, bid: Slots, of: usize) -> String {
    let position = values.position;
    let seller = position.turn();
    let best = each(bid).max_by_key(|&slot| values.berth(slot, seller).map_or(0, |berth| berth.worth[seller.index()]));
    let done = best.and_then(|slot| Some((slot, does(position, &values.berth(slot, seller)?, Clause::Main)?)));
    let why = match done {
        Some((slot, done)) => {
            text!("trade-gets", piece = noun(position, slot).of(name(buyer), Case::Nominative), done = done)
        }
        None => {
            let offered = noun(position, offered).the(Case::Accusative);
            text!("trade-board-for-hand", price = list(position, bid), piece = offered)
        }
    };
    if of > 1 { text!("trade-best-bid", count = of, why = why) } else { why }
}

/// Why no bid is accepted.
pub(super) fn decline(values: &Valuation<'_>, offered: Slot, best: Option<(Seat, Slots)>) -> String {
    let what = noun(values.position, offered);
    match best {
        Some((buyer, bid)) => {
            let price = list(values.position, bid);
            text!("trade-too-little", piece = what.name(), class = what.class(), player = name(buyer), price = price)
        }
        None => text!("trade-none-placeable", piece = what.name_in(Case::Accusative), class = what.class()),
    }
}

/// Why nothing is offered although the hand has a valuable piece.
pub(super) fn pass(position: &Position) -> Option<String> {
    let dear =
        each(position.tradable_of(position.turn())).max_by_key(|&slot| position.board().man(slot).kind().value());
    let dear = dear.filter(|&slot| position.board().man(slot).kind().value() >= 5)?;
    let dear = noun(position, dear);
    Some(text!("trade-nobody-holds-enough", piece = dear.name_in(Case::Accusative), class = dear.class()))
}
