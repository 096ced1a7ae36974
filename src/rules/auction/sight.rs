//! Fast access to a position for searches.

use super::board::{PROMOTION, START_CELLS};
use super::hand::KINDS;
use super::placing;
use super::position::{Phase, Position};
use crate::rules::chess::{Board, Cell, CellSet, ChessKind, Slot, Slots};
use crate::rules::seat::{Seat, SeatSet};

/// The kind of decision that is due.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// A move, or the placement of a woken or traded piece.
    Board,
    /// Whether to offer a piece, and which.
    Offer,
    /// What to bid for this piece.
    Bid(Slot),
    /// Whose bid to accept for this piece.
    Accept(Slot),
    /// The dice.
    Roll,
    /// Where a piece drops, after a seven of the dice.
    Drop,
}

impl Position {
    /// The board. Dormant pieces stand on it as an army without an owner.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces in a seat's hand.
    #[inline]
    pub const fn hand_of(&self, seat: Seat) -> Slots {
        self.hands.of(seat)
    }

    /// The pieces in a seat's hand that have a token.
    #[inline]
    pub const fn tradable_of(&self, seat: Seat) -> Slots {
        self.hands.tradable(seat)
    }

    /// Whether a piece on the board leaves the game once it is captured, because it has been traded.
    #[inline]
    pub const fn is_sold(&self, slot: Slot) -> bool {
        self.sold >> slot & 1 != 0
    }

    /// The number of tokens on a piece in a hand.
    #[inline]
    pub fn tokens_of(&self, slot: Slot) -> u8 {
        self.hands.tokens(slot)
    }

    /// The pieces that a seat must place now, or let drop.
    #[inline]
    pub const fn due_of(&self, seat: Seat) -> Slots {
        self.due[seat.index()]
    }

    /// The bid of a seat so far. While that seat is asked for a bid, it is the one to be raised.
    #[inline]
    pub fn bid_by(&self, seat: Seat) -> Slots {
        self.offer.bids[seat.index()].unwrap_or(0)
    }

    /// The players who may still raise their bids.
    pub fn raisers(&self) -> SeatSet {
        match self.offer.raiser {
            Some(_) => self.offer.in_bidding(),
            None => SeatSet::EMPTY,
        }
    }

    /// The players in the game.
    #[inline]
    pub const fn seats_in(&self) -> SeatSet {
        self.players
    }

    /// The player who must decide, unless chance does.
    #[inline]
    pub fn asked_seat(&self) -> Seat {
        self.decider_seat()
    }

    /// Where a seat could put a traded piece of this kind, ignoring the rest of the trade.
    pub fn placing_cells(&self, seat: Seat, kind: ChessKind) -> CellSet {
        placing::cells_of(&self.board, seat, kind, placing::Terms::of(self))
    }

    /// The decision that is due.
    pub fn question(&self) -> Question {
        match (self.phase, self.offer.piece) {
            (Phase::Offer, _) => Question::Offer,
            (Phase::Bid, Some(slot)) => Question::Bid(slot),
            (Phase::Accept, Some(slot)) => Question::Accept(slot),
            (Phase::Roll, _) => Question::Roll,
            (Phase::Drop, _) => Question::Drop,
            _ => Question::Board,
        }
    }

    /// The kinds that a hand can hold, in the order used for bids and drops.
    pub const HAND_KINDS: [ChessKind; 5] = KINDS;

    /// The cells on which pawns of a seat promote.
    #[inline]
    pub const fn promotion_cells(seat: Seat) -> &'static CellSet {
        &PROMOTION[seat.index()]
    }

    /// Whether a seat's pawns start on this cell.
    #[inline]
    pub const fn is_start_cell(seat: Seat, cell: Cell) -> bool {
        START_CELLS[seat.index()].contains(cell)
    }
}
