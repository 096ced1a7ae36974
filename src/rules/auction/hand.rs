//! Hands: captured pieces and the tokens on them.

use crate::rules::action::{Bid, Kind};
use crate::rules::chess::{Board, ChessKind, FEATURES, Slot, Slots, each};
use crate::rules::seat::Seat;
use crate::rules::zobrist::zobrist;

/// The number of tokens on a captured piece.
pub(super) const MOST_TOKENS: u8 = 3;

/// The kinds that a hand can hold, in the order used for bids and drops.
pub(super) const KINDS: [ChessKind; 5] =
    [ChessKind::Queen, ChessKind::Rook, ChessKind::Bishop, ChessKind::Knight, ChessKind::Pawn];

/// The hands of all players. The board stores the kinds of pieces in hands.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Hands {
    held: [Slots; 4],
    /// For 0 to 3 tokens, the pieces with that number.
    with: [Slots; 4],
    /// The wrapping sum of the pieces' Zobrist numbers. XOR would cancel equal pieces out.
    key: u64,
}

/// The Zobrist number of a piece in a seat's hand.
fn number(board: &Board, seat: Seat, slot: Slot, tokens: u8) -> u64 {
    zobrist(FEATURES | (seat.0 as u64) << 12 | (tokens as u64) << 8 | board.man(slot).kind() as u64)
}

impl Hands {
    /// The pieces in a hand.
    pub(super) const fn of(&self, seat: Seat) -> Slots {
        self.held[seat.index()]
    }

    /// The pieces in a hand with this number of tokens.
    pub(super) const fn of_with(&self, seat: Seat, tokens: u8) -> Slots {
        self.held[seat.index()] & self.with[tokens as usize]
    }

    /// The tradable pieces in a hand: those with a token.
    pub(super) const fn tradable(&self, seat: Seat) -> Slots {
        self.held[seat.index()] & !self.with[0]
    }

    /// The pieces in all hands.
    pub(super) const fn all(&self) -> Slots {
        self.held[0] | self.held[1] | self.held[2] | self.held[3]
    }

    /// The number of tokens on a piece.
    pub(super) fn tokens(&self, slot: Slot) -> u8 {
        (0..=MOST_TOKENS).find(|&tokens| self.with[usize::from(tokens)] >> slot & 1 != 0).unwrap_or(0)
    }

    /// A Zobrist key of all hands with their tokens, updated incrementally.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// [`Hands::key`], computed from scratch.
    pub(super) fn key_from_scratch(&self, board: &Board) -> u64 {
        let seats = (0..4).map(Seat);
        let pieces = seats.flat_map(|seat| each(self.of(seat)).map(move |slot| (seat, slot)));
        let numbers = pieces.map(|(seat, slot)| number(board, seat, slot, self.tokens(slot)));
        numbers.fold(0, u64::wrapping_add)
    }

    /// A seat's number of pieces by tokens, 0 to 3, and by kind.
    pub(super) fn classes(&self, board: &Board, seat: Seat) -> [[u8; KINDS.len()]; MOST_TOKENS as usize + 1] {
        let mut classes = [[0; KINDS.len()]; MOST_TOKENS as usize + 1];
        for slot in each(self.of(seat)) {
            if let Some(place) = KINDS.iter().position(|&kind| kind == board.man(slot).kind()) {
                classes[usize::from(self.tokens(slot))][place] += 1;
            }
        }
        classes
    }

    /// Adds a piece to a hand.
    pub(super) fn put(&mut self, board: &Board, seat: Seat, slot: Slot, tokens: u8) {
        self.held[seat.index()] |= 1 << slot;
        self.with[usize::from(tokens)] |= 1 << slot;
        self.key = self.key.wrapping_add(number(board, seat, slot, tokens));
    }

    /// Removes pieces from the hands they are in.
    pub(super) fn take(&mut self, board: &Board, slots: Slots) {
        for seat in (0..4).map(Seat) {
            for slot in each(self.of(seat) & slots) {
                self.key = self.key.wrapping_sub(number(board, seat, slot, self.tokens(slot)));
            }
        }
        for set in self.held.iter_mut().chain(&mut self.with) {
            *set &= !slots;
        }
    }

    /// Removes a token from every piece of a hand that has one, and returns those pieces.
    pub(super) fn take_tokens(&mut self, board: &Board, seat: Seat) -> Slots {
        let hand = self.of(seat);
        let fallen = self.tradable(seat);
        for slot in each(fallen) {
            let tokens = self.tokens(slot);
            let (before, after) = (number(board, seat, slot, tokens), number(board, seat, slot, tokens - 1));
            self.key = self.key.wrapping_sub(before).wrapping_add(after);
        }
        self.with[0] |= self.with[1] & hand;
        self.with[1] = self.with[1] & !hand | self.with[2] & hand;
        self.with[2] = self.with[2] & !hand | self.with[3] & hand;
        self.with[3] &= !hand;
        fallen
    }

    /// The pieces of a kind in a hand with this number of tokens.
    fn class(&self, board: &Board, seat: Seat, kind: ChessKind, tokens: u8) -> impl Iterator<Item = Slot> {
        each(self.of_with(seat, tokens)).filter(move |&slot| board.man(slot).kind() == kind)
    }

    /// The first piece of a kind in a hand with this number of tokens. Equal pieces are interchangeable.
    pub(super) fn find(&self, board: &Board, seat: Seat, kind: Kind, tokens: u8) -> Option<Slot> {
        let kind = ChessKind::from_letter(kind.letter())?;
        if tokens <= MOST_TOKENS { self.class(board, seat, kind, tokens).next() } else { None }
    }

    /// The first piece of a hand without a token, in the order q r b n p.
    pub(super) fn without_token(&self, board: &Board, seat: Seat) -> Option<Slot> {
        if self.of_with(seat, 0) == 0 {
            return None;
        }
        KINDS.iter().find_map(|&kind| self.class(board, seat, kind, 0).next())
    }

    /// All tradable pieces of a hand, as a bid.
    pub(super) fn whole_bid(&self, board: &Board, seat: Seat) -> Bid {
        self.bid_of(board, self.tradable(seat))
    }

    /// Pieces in a hand, as a bid.
    pub(super) fn bid_of(&self, board: &Board, slots: Slots) -> Bid {
        let mut bid = Bid::default();
        for slot in each(slots) {
            let place = KINDS.iter().position(|&kind| kind == board.man(slot).kind());
            let _ = place.and_then(|place| bid.add(place, self.tokens(slot)));
        }
        bid
    }

    /// The pieces of a hand that a bid stands for; `None` if the hand lacks them.
    pub(super) fn pieces_of(&self, board: &Board, seat: Seat, bid: Bid) -> Option<Slots> {
        let mut pieces = 0;
        for (place, kind) in KINDS.into_iter().enumerate() {
            for tokens in 1..=MOST_TOKENS {
                let mut class = self.class(board, seat, kind, tokens);
                for _ in 0..bid.count(place, tokens) {
                    pieces |= 1 << class.next()?;
                }
            }
        }
        Some(pieces)
    }
}
