//! What bidders say: one line that names the pieces.

use super::valuation::{Berth, Good, Valuation};
use crate::rules::auction::Position;
use crate::rules::chess::{Slot, Slots, each};
use crate::rules::{Game, Seat};

/// The name of a kind of piece in a slot.
fn kind(position: &Position, slot: Slot) -> &'static str {
    position.board().man(slot).kind().name()
}

/// `a rook`, `a knight and a pawn`.
pub(super) fn list(position: &Position, slots: Slots) -> String {
    let names: Vec<String> = each(slots).map(|slot| format!("a {}", kind(position, slot))).collect();
    match names.split_last() {
        Some((last, first)) if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => names.concat(),
    }
}

fn name(seat: Seat) -> &'static str {
    seat.name(Position::SEATS)
}

/// What a piece would do for whoever gets it, as in "would attack Green's queen"; nothing where it only stands there.
fn does(position: &Position, berth: &Berth) -> Option<String> {
    let cell = crate::rules::chess::square_of(berth.cell);
    Some(match berth.good {
        Good::Plain => return None,
        Good::Shield => format!("on {cell} stops the check to my king"),
        Good::Cover => format!("on {cell} covers my king"),
        Good::Attack(target) => {
            let owner = position.board().man(target).army();
            format!("on {cell} would attack {}'s {}", name(owner), kind(position, target))
        }
        Good::Promotion => format!("on {cell} would be a step from promotion"),
        Good::Siege(king) => format!("on {cell} would press {}'s king", name(king)),
    })
}

/// Why a piece is offered: what may be had for it.
pub(super) fn offer(values: &Valuation<'_>, offered: Slot, from: Seat, hoped: Slots) -> String {
    let position = values.position;
    let seller = position.turn();
    if position.tokens_of(offered) == 1 {
        return format!("my {} drops at the end of this turn: any fair bid will do", kind(position, offered));
    }
    let best =
        each(hoped).max_by_key(|&slot| values.berth(slot, seller).map_or(0, |berth| berth.worth[seller.index()]));
    let Some(wanted) = best else { return format!("my {} is for sale", kind(position, offered)) };
    let done = values.berth(wanted, seller).and_then(|berth| does(position, &berth));
    let done = done.unwrap_or_else(|| "would do more on the board than in a hand".to_owned());
    format!("I hope for {}'s {}, which {done}", name(from), kind(position, wanted))
}

/// Why so much is bid.
pub(super) fn bid(values: &Valuation<'_>, offered: Slot, buyer: Seat, paid: Slots, denies: Option<Seat>) -> String {
    let position = values.position;
    let (what, price) = (kind(position, offered), list(position, paid));
    if let Some(rival) = denies {
        return format!("{price} to keep the {what} out of {}'s hands", name(rival));
    }
    let done = values.berth(offered, buyer).and_then(|berth| does(position, &berth));
    match done {
        Some(done) => format!("your {what} {done}: worth {price} to me"),
        None if each(paid).all(|slot| position.tokens_of(slot) == 1) => {
            format!(
                "my {} would soon drop, your {what} comes onto the board",
                kind(position, paid.trailing_zeros() as Slot)
            )
        }
        None => format!("a {what} on the board is worth more to me than {price} in my hand"),
    }
}

/// Why nothing is bid: `wanted` is whether there is something that the piece is worth.
pub(super) fn no_bid(values: &Valuation<'_>, offered: Slot, wanted: bool) -> String {
    let position = values.position;
    let what = kind(position, offered);
    if wanted {
        format!("nothing that I would give for the {what} is enough for {}", name(position.turn()))
    } else {
        format!("the {what} would help {} more than me", name(position.turn()))
    }
}

/// Why a bid is accepted, of so many.
pub(super) fn accept(values: &Valuation<'_>, offered: Slot, buyer: Seat, bid: Slots, of: usize) -> String {
    let position = values.position;
    let seller = position.turn();
    let best = each(bid).max_by_key(|&slot| values.berth(slot, seller).map_or(0, |berth| berth.worth[seller.index()]));
    let done = best.and_then(|slot| Some((slot, does(position, &values.berth(slot, seller)?)?)));
    let more = if of > 1 { format!("the best of {of} bids: ") } else { String::new() };
    match done {
        Some((slot, done)) => format!("{more}{}'s {} {done}", name(buyer), kind(position, slot)),
        None => format!("{more}{} on the board for the {} in my hand", list(position, bid), kind(position, offered)),
    }
}

/// Why no bid is accepted.
pub(super) fn decline(values: &Valuation<'_>, offered: Slot, best: Option<(Seat, Slots)>) -> String {
    let what = kind(values.position, offered);
    match best {
        Some((buyer, bid)) => {
            let price = list(values.position, bid);
            format!("my {what} would do {} more good than {price} does me", name(buyer))
        }
        None => format!("no bid can be placed for my {what}"),
    }
}

/// Why nothing is offered, where there is something worth offering.
pub(super) fn pass(position: &Position) -> Option<String> {
    let dear =
        each(position.tradable_of(position.turn())).max_by_key(|&slot| position.board().man(slot).kind().value());
    let dear = dear.filter(|&slot| position.board().man(slot).kind().value() >= 5)?;
    Some(format!("nobody holds enough for my {}", kind(position, dear)))
}
