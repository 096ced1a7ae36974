//! Royal pieces (docs/rules/knot.md, "Check, mate, loss").

use super::board::Board;
use super::options::Options;
use super::star::{Cell, Cells, NOWHERE, bit, each};
use crate::rules::seat::Seat;

/// A set of a player's royals, by their index in the army: king, crown prince, and frogs if they are royal.
pub(super) type Royals = u8;

/// The maximum number of royals in an army.
pub(super) const MOST_ROYALS: usize = 4;

/// How many pieces of an army are royal; they come first.
#[inline]
pub(super) const fn royal_places(options: &Options) -> usize {
    if options.royal_frogs { MOST_ROYALS } else { 2 }
}

/// The cells of `seat`'s royals.
#[inline]
pub(super) fn royals(board: &Board, seat: Seat, options: &Options) -> Cells {
    let cells = (0..royal_places(options)).fold(0, |cells, place| cells | bit(board.place(seat, place)));
    cells & !bit(NOWHERE)
}

/// The royals that `seat` still has.
#[inline]
pub(super) fn surviving(board: &Board, seat: Seat, options: &Options) -> Royals {
    let alive = (0..royal_places(options)).filter(|&place| board.place(seat, place) != NOWHERE);
    alive.fold(0, |royals, place| royals | 1 << place)
}

/// The royals of `seat` on these cells.
#[inline]
pub(super) fn among(board: &Board, seat: Seat, options: &Options, among: Cells) -> Royals {
    let there = (0..royal_places(options)).filter(|&place| among & bit(board.place(seat, place)) != 0);
    there.fold(0, |royals, place| royals | 1 << place)
}

/// The cells of the royals in a set.
pub(super) fn cells(board: &Board, seat: Seat, royals: Royals) -> impl Iterator<Item = Cell> {
    each(Cells::from(royals)).map(move |place| board.place(seat, usize::from(place)))
}
