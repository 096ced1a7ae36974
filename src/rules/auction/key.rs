//! What distinguishes positions: board, hands with tokens, castling and en passant rights whether usable or not, the
//! player to move, the auctions of the round where they are limited, and the pieces that leave the game once captured
//! (`docs/rules/auction.md`, "Moving" and "Stage 3: placing after a trade"); within a turn also the offer, the bids and
//! who may still raise them, pieces to place, and dice that leave a choice.
//!
//! The keys of the board and of the hands are updated incrementally. The few other features are hashed on demand.

use super::hand::KINDS;
use super::position::{Phase, Position};
use crate::rules::action::Bid;
use crate::rules::chess::{Cell, ChessKind, Slots, each};
use crate::rules::history::Visit;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::zobrist::zobrist;

/// Feature words for [`zobrist`], by their highest byte. Lower words belong to the board and to the hands.
const TURN: u64 = 1 << 56;
const STUCK: u64 = 2 << 56;
const PASSANTS: u64 = 3 << 56;
const OFFER: u64 = 4 << 56;
const BID: u64 = 5 << 56;
const DUE: u64 = 6 << 56;
const CAPTOR: u64 = 7 << 56;
const RAISE: u64 = 8 << 56;
const DICE: u64 = 10 << 56;
const SOLD: u64 = 11 << 56;

/// The key, from its incremental parts.
pub(super) fn key(position: &Position) -> u64 {
    join(position, position.board.key(), position.hands.key())
}

/// The key, computed from scratch.
pub(super) fn from_scratch(position: &Position) -> u64 {
    join(position, position.board.key_from_scratch(), position.hands.key_from_scratch(&position.board))
}

/// The position for the repetition history.
pub(super) fn visit(position: &Position) -> Visit {
    Visit { key: key(position), movers: SeatSet::EMPTY }
}

fn join(position: &Position, board: u64, hands: u64) -> u64 {
    let over = u64::from(position.outcome.is_some());
    let turn = u64::from(position.turn.0) | (position.phase as u64) << 8 | over << 16;
    let rights = u64::from(position.castling.0) << 24 | u64::from(position.auctions) << 32;
    let mut key = board ^ hands ^ zobrist(TURN | turn | rights) ^ position.passants.key(PASSANTS);
    if position.placed != 0 {
        key = position.stuck_cells().fold(key, |key, cell| key ^ zobrist(STUCK | u64::from(cell)));
    }
    if position.sold != 0 {
        key = position.sold_cells().iter().fold(key, |key, cell| key ^ zobrist(SOLD | u64::from(cell)));
    }
    if position.phase == Phase::Move { key } else { key ^ Midst::of(position).key() }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let basics = |position: &Self| {
            let over = position.outcome.is_some();
            (position.turn, position.phase, over, position.castling, position.passants, position.auctions)
        };
        let hands = |position: &Self| [0, 1, 2, 3].map(|seat| position.hands.classes(&position.board, Seat(seat)));
        let stuck = |one: &Self, other: &Self| {
            one.stuck_cells().all(|cell| other.board.slot_on(cell).is_some_and(|slot| other.is_stuck(slot)))
        };
        basics(self) == basics(other)
            && self.board == other.board
            && hands(self) == hands(other)
            && self.sold_cells() == other.sold_cells()
            && stuck(self, other)
            && stuck(other, self)
            && Midst::of(self) == Midst::of(other)
    }
}

impl Eq for Position {}

/// The state in the middle of a turn, by kinds of pieces.
#[derive(PartialEq, Eq)]
struct Midst {
    offer: Option<(ChessKind, u8)>,
    bids: [Option<Bid>; 4],
    /// Whose raise is next, and who raises no more.
    raise: Option<(Seat, SeatSet)>,
    /// For each seat, the number of pieces of each kind that it must place.
    due: [[u8; KINDS.len()]; 4],
    captor: Option<Cell>,
    /// The dice that leave a choice.
    dice: Option<[u8; 2]>,
}

impl Midst {
    fn of(position: &Position) -> Self {
        let (board, hands) = (&position.board, &position.hands);
        let kinds =
            |slots: Slots| KINDS.map(|kind| each(slots).filter(|&slot| board.man(slot).kind() == kind).count() as u8);
        Self {
            offer: position.offer.piece.map(|slot| (board.man(slot).kind(), hands.tokens(slot))),
            bids: position.offer.bids.map(|bid| bid.map(|pieces| hands.bid_of(board, pieces))),
            raise: position.offer.raiser.map(|seat| (seat, position.offer.passed)),
            due: position.due.map(kinds),
            captor: position.captor,
            dice: position.dice,
        }
    }

    fn key(&self) -> u64 {
        let offer = self.offer.map_or(0, |(kind, tokens)| zobrist(OFFER | kind as u64 | u64::from(tokens) << 8));
        let captor = self.captor.map_or(0, |cell| zobrist(CAPTOR | u64::from(cell)));
        let raise =
            self.raise.map_or(0, |(seat, passed)| zobrist(RAISE | u64::from(seat.0) | u64::from(passed.0) << 8));
        let dice = self.dice.map_or(0, |[file, rank]| zobrist(DICE | u64::from(file) | u64::from(rank) << 8));
        let seats = (0..4_u64).zip(self.bids).zip(self.due);
        seats.fold(offer ^ captor ^ raise ^ dice, |key, ((seat, bid), due)| {
            let bid = bid.map_or(0, |bid| zobrist(BID | seat << 48 | bid.bits()));
            let due = due.iter().fold(seat, |word, &count| word << 8 | u64::from(count));
            key ^ bid ^ zobrist(DUE | due)
        })
    }
}
