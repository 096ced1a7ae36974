//! What a piece is worth to whom: where it would stand, and what it would do there.

use super::eval::{worth, worth_in_hand};
use crate::bots::evaluate::Evaluate;
use crate::bots::view::View;
use crate::rules::auction::Position;
use crate::rules::chess::{
    Board, Cell, ChessKind, FORWARD, KING, KNIGHT, Man, NOBODY, Slot, Slots, attacked, attackers, each, go, strikes,
};
use crate::rules::{Game, MAX_SEATS, Seat};

/// What a free cell on its lines, or for a leap, is worth.
const FREE_CELL: i32 = 3;
/// What it is worth to stand between the king and whoever checks it, and to close a cell of a line to the king.
const SHIELD: i32 = 150;
const CLOSED_CELL: i32 = 4;
/// What an attacked cell next to a king costs that king's player; half of it is what it brings.
const PRESSURE: i32 = 14;
/// What a pawn's step forward is worth, and to be one step from promotion with a free way.
const STEP: i32 = 5;
const LAST_STEP: i32 = 250;

/// What is dropped is worth a part of its worth to each of the others.
const DROPPED: i32 = 8;

/// What is good about where a piece would stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Good {
    /// It is on the board, no more.
    Plain,
    /// It stands between the king and a check.
    Shield,
    /// It closes lines to the king.
    Cover,
    /// It attacks this piece.
    Attack(Slot),
    /// It is a step from promotion.
    Promotion,
    /// It stands next to this seat's king.
    Siege(Seat),
}

/// Where a piece would stand, and what that changes for each seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct Berth {
    pub(super) cell: Cell,
    pub(super) worth: [i32; MAX_SEATS],
    pub(super) good: Good,
}

impl Berth {
    /// What its player would choose it by.
    fn rank(&self, seat: Seat) -> i32 {
        let others: i32 = (0..MAX_SEATS).filter(|&other| other != seat.index()).map(|other| self.worth[other]).sum();
        self.worth[seat.index()] - others / 2
    }
}

/// A trade: the seller's piece for the buyer's.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Trade {
    pub(super) offered: Slot,
    pub(super) buyer: Seat,
    pub(super) bid: Slots,
}

/// What all pieces in hands are worth to everybody.
#[derive(Debug)]
pub(super) struct Valuation<'a> {
    pub(super) position: &'a Position,
    base: [i32; MAX_SEATS],
    views: [View; MAX_SEATS],
    /// Of each piece that can be traded, by slot, for each seat but its own.
    berths: Vec<(Slot, Seat, Option<Berth>)>,
}

impl<'a> Valuation<'a> {
    /// Values everything for trade. Pieces of one kind stand in the same place, whoever has them now.
    pub(super) fn new(position: &'a Position) -> Self {
        let seating = position.seating();
        let views =
            core::array::from_fn(|seat| View::of(Seat(seat as u8), &seating, MAX_SEATS).among(position.seats_in()));
        let mut valuation = Self { position, base: position.evaluate(), views, berths: Vec::new() };
        let seller = position.turn();
        for holder in position.seats_in().iter() {
            // What the seller has goes to the others, what the others have to the seller.
            let takers = position.seats_in().iter().filter(|&taker| (taker == seller) != (holder == seller));
            for taker in takers {
                for slot in each(position.tradable_of(holder)) {
                    let kind = position.board().man(slot).kind();
                    let alike = |(other, seat, _): &&(Slot, Seat, Option<Berth>)| {
                        *seat == taker && position.board().man(*other).kind() == kind
                    };
                    let known = valuation.berths.iter().find(alike).map(|&(_, _, berth)| berth);
                    let berth = known.unwrap_or_else(|| best_berth(position, taker, slot));
                    valuation.berths.push((slot, taker, berth));
                }
            }
        }
        valuation
    }

    /// Where a piece would stand for a seat; nothing where there is no room.
    pub(super) fn berth(&self, slot: Slot, taker: Seat) -> Option<Berth> {
        self.berths.iter().find(|(other, seat, _)| (*other, *seat) == (slot, taker)).and_then(|&(_, _, berth)| berth)
    }

    /// What it is worth to its holder to keep a piece: the fewer tokens are left, the less. What drops at the end of this
    /// turn is lost.
    pub(super) fn kept(&self, slot: Slot, holder: Seat) -> i32 {
        let left = self.position.tokens_of(slot) - u8::from(holder == self.position.turn());
        worth_in_hand(self.position.board().man(slot).kind()) * i32::from(left) / 3
    }

    /// What a trade changes for each seat; nothing where it cannot be placed.
    fn change(&self, trade: Trade) -> Option<[i32; MAX_SEATS]> {
        let seller = self.position.turn();
        let mut change = [0; MAX_SEATS];
        let mut add = |berth: Berth| (0..MAX_SEATS).for_each(|seat| change[seat] += berth.worth[seat]);
        add(self.berth(trade.offered, trade.buyer)?);
        for slot in each(trade.bid) {
            add(self.berth(slot, seller)?);
        }
        change[seller.index()] -= self.kept(trade.offered, seller);
        if self.position.tokens_of(trade.offered) == 1 {
            // It would come down dormant, for any of the others to take.
            let prize = worth(self.position.board().man(trade.offered).kind()) / DROPPED;
            self.position
                .seats_in()
                .iter()
                .filter(|&seat| seat != seller)
                .for_each(|seat| change[seat.index()] -= prize);
        }
        change[trade.buyer.index()] -= each(trade.bid).map(|slot| self.kept(slot, trade.buyer)).sum::<i32>();
        Some(change)
    }

    /// What a trade brings to a seat, whether or not it takes part: its own, less what its rivals gain by it.
    pub(super) fn gain(&self, trade: Trade, seat: Seat) -> Option<i32> {
        let change = self.change(trade)?;
        let after = core::array::from_fn(|seat| self.base[seat] + change[seat]);
        let view = &self.views[seat.index()];
        Some(view.worth(&after) - view.worth(&self.base))
    }

    /// The bids that a seat can sensibly make: each single piece, and pairs of those that go soonest or are cheapest.
    pub(super) fn bids(&self, seat: Seat) -> Vec<Slots> {
        const PAIRED: usize = 6;
        let mut slots: Vec<Slot> = Vec::new();
        let class = |slot: Slot| (self.position.board().man(slot).kind(), self.position.tokens_of(slot));
        for slot in each(self.position.tradable_of(seat)) {
            if slots.iter().all(|&other| class(other) != class(slot)) {
                slots.push(slot);
            }
        }
        slots.sort_by_key(|&slot| (self.kept(slot, seat), slot));
        let few = &slots[..slots.len().min(PAIRED)];
        let pairs =
            few.iter().enumerate().flat_map(|(at, &one)| few[..at].iter().map(move |&other| 1 << one | 1 << other));
        slots.iter().map(|&slot| 1 << slot).chain(pairs).collect()
    }
}

/// The best place of a piece for a seat.
fn best_berth(position: &Position, seat: Seat, slot: Slot) -> Option<Berth> {
    let kind = position.board().man(slot).kind();
    let man = Man::new(kind, seat);
    let mut board = *position.board();
    let mut best: Option<Berth> = None;
    for cell in position.placing_cells(seat, kind).iter() {
        board.put(slot, man, cell);
        let berth = berth(position, &board, seat, slot, cell);
        board.remove(slot);
        if best.is_none_or(|best| berth.rank(seat) > best.rank(seat)) {
            best = Some(berth);
        }
    }
    best
}

/// What a piece that stands on `board` does there.
fn berth(position: &Position, board: &Board, seat: Seat, slot: Slot, cell: Cell) -> Berth {
    let man = board.man(slot);
    let kind = man.kind();
    let own = worth(kind);
    let rivals = board.all() & !board.army(seat) & !board.army(NOBODY);
    let mut worth_of = [0; MAX_SEATS];
    let mut good = (0, Good::Plain);
    let mut note = |worth: i32, what: Good| {
        if worth > good.0 {
            good = (worth, what);
        }
    };
    worth_of[seat.index()] += own + FREE_CELL * freedom(board, kind, cell) as i32;
    if kind == ChessKind::Pawn {
        worth_of[seat.index()] += STEP * steps(seat, cell);
        let next = go(cell, FORWARD[seat.index()]);
        if Position::promotion_cells(seat).contains(next)
            && board.is_empty(next)
            && !attacked(board, cell, rivals, cell)
        {
            worth_of[seat.index()] += LAST_STEP;
            note(LAST_STEP, Good::Promotion);
        }
    }
    let foes = attackers(board, cell, rivals);
    if foes != 0 {
        let least = each(foes).map(|foe| worth(board.man(foe).kind())).min().unwrap_or(0);
        let guarded = attacked(board, cell, board.army(seat) & !(1 << slot), cell);
        // Several may take it before it moves.
        let lost = if guarded { (own - least).max(0) } else { own };
        worth_of[seat.index()] -= lost * 2 / 3;
    }
    let mut best: Option<(i32, Slot)> = None;
    for target in each(rivals) {
        let (whose, stands) = (board.man(target), board.cell(target));
        if whose.kind() != ChessKind::King && strikes(board, man, cell, stands) {
            let prize = worth(whose.kind());
            let guarded = attacked(board, stands, board.army(whose.army()) & !(1 << target), stands);
            let wins = if guarded { prize - own } else { prize };
            if wins > 0 && best.is_none_or(|(most, _)| wins > most) {
                best = Some((wins, target));
            }
        }
    }
    if let Some((wins, target)) = best {
        worth_of[seat.index()] += wins / 5;
        worth_of[board.man(target).army().index()] -= wins / 5;
        note(wins / 5, Good::Attack(target));
    }
    if let Some(king) = board.king(seat).map(|king| board.cell(king)) {
        let before = position.board();
        if attacked(before, king, rivals, king) && !attacked(board, king, rivals, king) {
            worth_of[seat.index()] += SHIELD;
            note(SHIELD, Good::Shield);
        }
        let open = |board: &Board| freedom(board, ChessKind::Queen, king) as i32;
        let closed = CLOSED_CELL * (open(before) - open(board));
        worth_of[seat.index()] += closed;
        note(closed, Good::Cover);
    }
    for rival in position.seats_in().iter().filter(|&rival| rival != seat) {
        let Some(king) = board.king(rival).map(|king| board.cell(king)) else { continue };
        let around = KING.iter().map(|&step| go(king, step)).filter(|&near| position.board().is_empty(near));
        let pressed = PRESSURE * around.filter(|&near| strikes(board, man, cell, near)).count() as i32;
        worth_of[rival.index()] -= pressed;
        worth_of[seat.index()] += pressed / 2;
        note(pressed, Good::Siege(rival));
    }
    Berth { cell, worth: worth_of, good: good.1 }
}

/// How many free cells a piece could go to.
fn freedom(board: &Board, kind: ChessKind, cell: Cell) -> u32 {
    if kind == ChessKind::Knight {
        return KNIGHT.iter().filter(|&&step| board.is_empty(go(cell, step))).count() as u32;
    }
    kind.axes().flat_map(|axis| board.lines().free(cell, axis)).sum()
}

/// How far a pawn has come.
fn steps(seat: Seat, cell: Cell) -> i32 {
    i32::from(match seat.0 {
        0 => cell / 16 - 1,
        1 => cell % 16 - 1,
        2 => 14 - cell / 16,
        _ => 14 - cell % 16,
    })
}
