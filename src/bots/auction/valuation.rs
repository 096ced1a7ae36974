//! The value of a piece to each player: where it would be placed, and what it would do there.

use super::attitude::Placed;
use super::piece_values::{worth, worth_in_hand};
use crate::bots::evaluate::Evaluate;
use crate::bots::view::View;
use crate::rules::auction::Position;
use crate::rules::chess::{
    Board, Cell, ChessKind, FORWARD, KING, KNIGHT, Man, NOBODY, Slot, Slots, attacked, attackers, cell_of, each, go,
    strikes,
};
use crate::rules::{Action, Game, MAX_SEATS, Seat};

/// The value of each free cell the piece can reach, in centipawns like all constants here.
const FREE_CELL: i32 = 2;
/// The value of blocking a check, and of closing a cell on a line to the king.
const SHIELD: i32 = 130;
const CLOSED_CELL: i32 = 4;
/// The cost to a king's player of an attacked cell next to the king; the attacker gains half of it.
const PRESSURE: i32 = 13;
/// The value of each step a pawn has advanced, and of standing one step from promotion with a free path.
const STEP: i32 = 4;
const LAST_STEP: i32 = 310;

/// A dropped piece is worth this fraction of its value to each of the other players.
const DROPPED: i32 = 8;

/// The main benefit of a placement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Good {
    /// No benefit beyond being on the board.
    Plain,
    /// It blocks a check.
    Shield,
    /// It closes lines to its king.
    Cover,
    /// It attacks the piece in this slot.
    Attack(Slot),
    /// It is one step from promotion.
    Promotion,
    /// It attacks cells next to this seat's king.
    Siege(Seat),
}

/// A placement of a piece, and what it changes for each seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct Berth {
    pub(super) cell: Cell,
    pub(super) worth: [i32; MAX_SEATS],
    pub(super) good: Good,
}

impl Berth {
    /// The score by which the piece's player would choose the placement.
    fn rank(&self, seat: Seat) -> i32 {
        let others: i32 = (0..MAX_SEATS).filter(|&other| other != seat.index()).map(|other| self.worth[other]).sum();
        self.worth[seat.index()] - others / 2
    }
}

/// A trade: the seller's piece for the buyer's bid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Trade {
    pub(super) offered: Slot,
    pub(super) buyer: Seat,
    pub(super) bid: Slots,
}

/// The values of all tradable pieces for all players.
#[derive(Debug)]
pub(super) struct Valuation<'a> {
    pub(super) position: &'a Position,
    base: [i32; MAX_SEATS],
    views: [View; MAX_SEATS],
    /// For each tradable piece, by slot, and each possible new owner: the best placement, if any.
    berths: Vec<(Slot, Seat, Option<Berth>)>,
}

impl<'a> Valuation<'a> {
    /// Values all tradable pieces. Pieces of the same kind share one placement for a given new owner.
    pub(super) fn new(position: &'a Position) -> Self {
        let seating = position.seating();
        let views = core::array::from_fn(|seat| {
            View::of(Seat(seat as u8), &seating, MAX_SEATS, Position::STRONGEST).among(position.seats_in())
        });
        let mut valuation = Self { position, base: position.evaluate(), views, berths: Vec::new() };
        let seller = position.turn();
        for holder in position.seats_in().iter() {
            // The seller's pieces may go to the other players, and theirs to the seller.
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

    /// The best placement of a piece for a seat; `None` if it cannot be placed.
    pub(super) fn berth(&self, slot: Slot, taker: Seat) -> Option<Berth> {
        self.berths.iter().find(|(other, seat, _)| (*other, *seat) == (slot, taker)).and_then(|&(_, _, berth)| berth)
    }

    /// Has the pieces that a seat gets placed like this, for the reason of what has been decided.
    pub(super) fn settle(&mut self, taker: Seat, placed: Placed) {
        let position = self.position;
        for (slot, _, known) in self.berths.iter_mut().filter(|(_, seat, _)| *seat == taker) {
            let of = position.board().man(*slot).kind();
            match placed {
                Placed::By(Action::Place { kind, square }) if of.kind() == kind => {
                    let (mut board, cell) = (*position.board(), cell_of(square));
                    board.put(*slot, Man::new(of, taker), cell);
                    *known = Some(berth(position, &board, taker, *slot, cell));
                }
                Placed::Open => *known = known.map(|berth| Berth { good: Good::Plain, ..berth }),
                Placed::By(_) | Placed::Best => {}
            }
        }
    }

    /// The value of keeping a piece in hand: it falls with its tokens. A piece that drops at the end of this turn is
    /// worth nothing.
    pub(super) fn kept(&self, slot: Slot, holder: Seat) -> i32 {
        self.worth_by_tokens(slot, holder) / 3
    }

    /// The least that a sale must bring a patient seller: what the piece is worth in hand, for each turn in which it can still
    /// be offered after this one.
    pub(super) fn reserve(&self, offered: Slot) -> i32 {
        self.worth_by_tokens(offered, self.position.turn())
    }

    /// What a piece is worth in hand, once for each token that it has left after this turn.
    fn worth_by_tokens(&self, slot: Slot, holder: Seat) -> i32 {
        let left = self.position.tokens_of(slot) - u8::from(holder == self.position.turn());
        worth_in_hand(self.position.board().man(slot).kind()) * i32::from(left)
    }

    /// What a trade changes for each seat; `None` if a traded piece cannot be placed.
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
            // Unsold, it would drop on the board dormant, for any of the others to take.
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

    /// Each seat's gain from a trade, whether or not it takes part: its own gain minus its rivals'. `None` if a traded
    /// piece cannot be placed.
    pub(super) fn gains(&self, trade: Trade) -> Option<[i32; MAX_SEATS]> {
        let change = self.change(trade)?;
        let after = core::array::from_fn(|seat| self.base[seat] + change[seat]);
        Some(self.views.map(|view| view.worth(&after) - view.worth(&self.base)))
    }

    /// The bids worth considering: each single piece, and pairs and threes of those that are cheapest to give up. Each is
    /// added to what the player has bid so far.
    pub(super) fn bids(&self, seat: Seat) -> Vec<Slots> {
        const PAIRED: usize = 6;
        const IN_THREES: usize = 4;
        let standing = self.position.bid_by(seat);
        let mut slots: Vec<Slot> = Vec::new();
        let class = |slot: Slot| (self.position.board().man(slot).kind(), self.position.tokens_of(slot));
        for slot in each(self.position.tradable_of(seat) & !standing) {
            if slots.iter().all(|&other| class(other) != class(slot)) {
                slots.push(slot);
            }
        }
        slots.sort_by_key(|&slot| (self.kept(slot, seat), slot));
        let few = &slots[..slots.len().min(PAIRED)];
        let several = (1..1_u32 << few.len()).filter(|set| match set.count_ones() {
            2 => true,
            3 => *set < 1 << IN_THREES,
            _ => false,
        });
        let bid = |set: u32| {
            few.iter().enumerate().filter(|(at, _)| set >> at & 1 != 0).fold(standing, |bid, (_, slot)| bid | 1 << slot)
        };
        slots.iter().map(|&slot| standing | 1 << slot).chain(several.map(bid)).collect()
    }
}

/// The best placement of a piece for a seat.
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

/// Evaluates a piece placed on a cell of `board`.
fn berth(position: &Position, board: &Board, seat: Seat, slot: Slot, cell: Cell) -> Berth {
    let rivals = board.all() & !board.army(seat) & !board.army(NOBODY);
    let man = board.man(slot);
    let (worth, good) = ([0; MAX_SEATS], (0, Good::Plain));
    let mut prospect = Prospect { position, board, seat, slot, man, cell, rivals, worth, good };
    prospect.piece();
    prospect.risk();
    prospect.prey();
    prospect.shelter();
    prospect.siege();
    Berth { cell, worth: prospect.worth, good: prospect.good.1 }
}

/// What a placement changes, added up part by part.
struct Prospect<'a> {
    position: &'a Position,
    /// The board with the piece.
    board: &'a Board,
    seat: Seat,
    slot: Slot,
    man: Man,
    cell: Cell,
    /// The pieces of the other players.
    rivals: Slots,
    worth: [i32; MAX_SEATS],
    /// The main benefit and its value.
    good: (i32, Good),
}

impl Prospect<'_> {
    /// Adds to the value for the piece's player.
    fn gain(&mut self, worth: i32) {
        self.worth[self.seat.index()] += worth;
    }

    /// Adds a benefit for the piece's player.
    fn note(&mut self, worth: i32, what: Good) {
        self.gain(worth);
        self.highlight(worth, what);
    }

    /// Makes this the main benefit, if it is worth more than those before.
    fn highlight(&mut self, worth: i32, what: Good) {
        if worth > self.good.0 {
            self.good = (worth, what);
        }
    }

    /// Whether `by` attack a cell.
    fn is_attacked(&self, cell: Cell, by: Slots) -> bool {
        attacked(self.board, cell, by, cell)
    }

    /// The piece, its freedom, and a pawn's way to its promotion.
    fn piece(&mut self) {
        let kind = self.man.kind();
        self.gain(worth(kind) + FREE_CELL * freedom(self.board, kind, self.cell) as i32);
        if kind == ChessKind::Pawn {
            self.gain(STEP * steps(self.seat, self.cell));
            let next = go(self.cell, FORWARD[self.seat.index()]);
            let is_last = Position::promotion_cells(self.seat).contains(next) && self.board.is_empty(next);
            if is_last && !self.is_attacked(self.cell, self.rivals) {
                self.note(LAST_STEP, Good::Promotion);
            }
        }
    }

    /// What is lost if a rival takes the piece.
    fn risk(&mut self) {
        let value = |slot| worth(self.board.man(slot).kind());
        let Some(least) = each(attackers(self.board, self.cell, self.rivals)).map(value).min() else { return };
        let is_guarded = self.is_attacked(self.cell, self.board.army(self.seat) & !(1 << self.slot));
        let own = value(self.slot);
        let lost = if is_guarded { (own - least).max(0) } else { own };
        // Not a certain loss: it may move away before it is taken.
        self.gain(-(lost * 2 / 3));
    }

    /// The best piece that it attacks.
    fn prey(&mut self) {
        let mut best: Option<(i32, Slot)> = None;
        for target in each(self.rivals) {
            let (whose, stands) = (self.board.man(target), self.board.cell(target));
            if whose.kind() != ChessKind::King && strikes(self.board, self.man, self.cell, stands) {
                let is_guarded = self.is_attacked(stands, self.board.army(whose.army()) & !(1 << target));
                let wins = worth(whose.kind()) - if is_guarded { worth(self.man.kind()) } else { 0 };
                if wins > 0 && best.is_none_or(|(most, _)| wins > most) {
                    best = Some((wins, target));
                }
            }
        }
        if let Some((wins, target)) = best {
            self.worth[self.board.man(target).army().index()] -= wins / 5;
            self.note(wins / 5, Good::Attack(target));
        }
    }

    /// The safety of its own king.
    fn shelter(&mut self) {
        let Some(king) = self.board.king(self.seat).map(|king| self.board.cell(king)) else { return };
        let before = self.position.board();
        if attacked(before, king, self.rivals, king) && !self.is_attacked(king, self.rivals) {
            self.note(SHIELD, Good::Shield);
        }
        let open = |board: &Board| freedom(board, ChessKind::Queen, king) as i32;
        self.note(CLOSED_CELL * (open(before) - open(self.board)), Good::Cover);
    }

    /// The cells next to other kings that it attacks.
    fn siege(&mut self) {
        let seat = self.seat;
        for rival in self.position.seats_in().iter().filter(|&rival| rival != seat) {
            let Some(king) = self.board.king(rival).map(|king| self.board.cell(king)) else { continue };
            let around = KING.iter().map(|&step| go(king, step)).filter(|&near| self.position.board().is_empty(near));
            let count = around.filter(|&near| strikes(self.board, self.man, self.cell, near)).count();
            let pressed = PRESSURE * count as i32;
            self.worth[rival.index()] -= pressed;
            self.gain(pressed / 2);
            self.highlight(pressed, Good::Siege(rival));
        }
    }
}

/// How many free cells a piece can reach.
fn freedom(board: &Board, kind: ChessKind, cell: Cell) -> u32 {
    if kind == ChessKind::Knight {
        return KNIGHT.iter().filter(|&&step| board.is_empty(go(cell, step))).count() as u32;
    }
    kind.axes().flat_map(|axis| board.lines().free(cell, axis)).sum()
}

/// How many steps a pawn has advanced.
fn steps(seat: Seat, cell: Cell) -> i32 {
    i32::from(match seat.0 {
        0 => cell / 16 - 1,
        1 => cell % 16 - 1,
        2 => 14 - cell / 16,
        _ => 14 - cell % 16,
    })
}
