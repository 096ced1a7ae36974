//! What searches see of a position without listing everything that lies on the table.

use super::board::{PROMOTION, START_CELLS};
use super::hand::KINDS;
use super::placing;
use super::position::{Phase, Position};
use crate::rules::chess::{Board, Cell, CellSet, ChessKind, Slot, Slots};
use crate::rules::seat::{Seat, SeatSet};

/// What must be decided now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// A move, or where a woken piece or a traded one is put.
    Board,
    /// Whether to offer a piece, and which.
    Offer,
    /// What to bid for this piece.
    Bid(Slot),
    /// Whose bid to accept for this piece.
    Accept(Slot),
    /// How the dice fall.
    Roll,
}

impl Position {
    /// The board. Dormant pieces stand on it as the army of nobody.
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

    /// How many tokens a piece in a hand has.
    #[inline]
    pub fn tokens_of(&self, slot: Slot) -> u8 {
        self.hands.tokens(slot)
    }

    /// The pieces that a seat is to place now.
    #[inline]
    pub const fn due_of(&self, seat: Seat) -> Slots {
        self.due[seat.index()]
    }

    /// What a seat has bid.
    #[inline]
    pub fn bid_by(&self, seat: Seat) -> Slots {
        self.offer.bids[seat.index()].unwrap_or(0)
    }

    /// Who is in the game.
    #[inline]
    pub const fn seats_in(&self) -> SeatSet {
        self.players
    }

    /// Who must decide, unless it is chance.
    #[inline]
    pub fn asked_seat(&self) -> Seat {
        self.decider_seat()
    }

    /// Where a traded piece of this kind could be put for a seat, as far as the rest of the trade does not matter.
    pub fn placing_cells(&self, seat: Seat, kind: ChessKind) -> CellSet {
        placing::cells_of(&self.board, seat, kind, self.players)
    }

    /// What must be decided now.
    pub fn question(&self) -> Question {
        match (self.phase, self.offer.piece) {
            (Phase::Offer, _) => Question::Offer,
            (Phase::Bid, Some(slot)) => Question::Bid(slot),
            (Phase::Accept, Some(slot)) => Question::Accept(slot),
            (Phase::Roll, _) => Question::Roll,
            _ => Question::Board,
        }
    }

    /// The kinds that a hand can hold, in the order of bids and drops.
    pub const HAND_KINDS: [ChessKind; 5] = KINDS;

    /// The cells on which pawns of a seat promote.
    #[inline]
    pub const fn promotion_cells(seat: Seat) -> &'static CellSet {
        &PROMOTION[seat.index()]
    }

    /// Whether a cell is one of those on which a seat's pawns start.
    #[inline]
    pub const fn is_start_cell(seat: Seat, cell: Cell) -> bool {
        START_CELLS[seat.index()].contains(cell)
    }
}
