//! The state of a position of Pothole Chess, with its key and accessors.

use super::board::{AROUND, Cell, Cells, NOWHERE, POTHOLES, STANDARD, bit, cell_of, each};
use super::options::Options;
use super::piece::{Piece, PieceKind};
use crate::rules::outcome::{EndReason, Outcome};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::square::Square;
use crate::rules::stage::Stage;
use crate::rules::zobrist::zobrist;

/// The kind of action being resolved, for the later stages.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Act {
    /// No action: nothing has been done yet, or the player could not act.
    #[default]
    Nothing,
    /// A piece moved; it now stands on this cell.
    Piece(Cell),
    /// A pothole moved, by its number.
    Pothole(u8),
    /// The player did without the second action.
    End,
    /// The player resigned.
    Resign,
}

/// Data passed between the stages of an action; empty while the position waits.
#[derive(Copy, Clone, Debug)]
pub(super) struct Underway {
    pub(super) act: Act,
    /// A moving dozer; it is put down after the pieces it pushes.
    pub(super) dozer: Option<Piece>,
    /// The final cells of the mover and of pushed pieces.
    pub(super) rested: Cells,
    /// Pieces pushed to their death, in the order of dying.
    pub(super) falling: [Piece; 7],
    pub(super) falls: u8,
    /// The pothole they fall into, or [`NOWHERE`].
    pub(super) deadly: Cell,
    /// A captured piece.
    pub(super) captured: Option<Piece>,
    /// Seats whose king has died.
    pub(super) dethroned: SeatSet,
    /// Whether the players agreed on a draw.
    pub(super) agreed: bool,
}

impl Underway {
    /// The value while the position waits.
    pub(super) const REST: Self = Self {
        act: Act::Nothing,
        dozer: None,
        rested: 0,
        falling: [Piece::NONE; 7],
        falls: 0,
        deadly: NOWHERE,
        captured: None,
        dethroned: SeatSet::EMPTY,
        agreed: false,
    };
}

/// A position of 4-Player Pothole Chess.
#[derive(Copy, Clone, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    pub(super) width: u8,
    pub(super) height: u8,
    /// The cells of the board.
    pub(super) cells: Cells,
    at: [Piece; 64],
    pub(super) owned: [Cells; 4],
    /// The kings of all seats.
    pub(super) kings: Cells,
    pub(super) holes: Cells,
    pub(super) pits: [Cell; POTHOLES],
    pub(super) controllers: [Option<Seat>; 4],
    pub(super) locks: [Option<Seat>; 2],
    pub(super) last_movers: [Option<Seat>; 2],
    pub(super) turn: Seat,
    /// The current cell of the piece or pothole that has already moved in this turn.
    pub(super) done: Option<Cell>,
    /// The number of turns in a row without an irreversible event: that many earlier positions can recur.
    pub(super) quiet: u32,
    pub(super) noisy: bool,
    pub(super) outcome: Option<Outcome>,
    /// Updated by the setters below: see [`Position::joined_key`].
    key: u64,
}

/// Positions are equal if everything in the key is equal: options, counters, piece numbers and the outcome are ignored.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let ground = |it: &Self| (it.cells, it.width, it.height, it.pits);
        let rights = |it: &Self| (it.turn, it.done, it.controllers, it.locks, it.last_movers);
        self.key == other.key
            && ground(self) == ground(other)
            && rights(self) == rights(other)
            && self.at.map(Piece::identity) == other.at.map(Piece::identity)
    }
}

impl Eq for Position {}

/// The features that make up a position's key: what the rules of repetition compare (docs/rules/pothole.md, "End"), and
/// within a turn what has been moved.
mod feature {
    use super::{Cell, Cells, Piece, Seat, zobrist};

    pub(super) fn board(cells: Cells, width: u8, height: u8) -> u64 {
        zobrist(zobrist(cells) ^ u64::from(width) << 8 ^ u64::from(height))
    }

    pub(super) fn piece(cell: Cell, piece: Piece) -> u64 {
        zobrist(u64::from(cell) << 16 | u64::from(piece.identity()))
    }

    pub(super) fn pothole(pothole: usize, cell: Cell) -> u64 {
        zobrist(1 << 24 | (pothole as u64) << 8 | u64::from(cell))
    }

    pub(super) fn turn(seat: Seat) -> u64 {
        zobrist(2 << 24 | u64::from(seat.0))
    }

    pub(super) fn done(cell: Option<Cell>) -> u64 {
        cell.map_or(0, |cell| zobrist(3 << 24 | u64::from(cell)))
    }

    fn seat_or_nobody(feature: u64, seat: Option<Seat>) -> u64 {
        seat.map_or(0, |seat| zobrist(feature | u64::from(seat.0)))
    }

    pub(super) fn controller(pothole: usize, seat: Option<Seat>) -> u64 {
        seat_or_nobody(4 << 24 | (pothole as u64) << 8, seat)
    }

    pub(super) fn lock(centre: usize, seat: Option<Seat>) -> u64 {
        seat_or_nobody(5 << 24 | (centre as u64) << 8, seat)
    }

    pub(super) fn last_mover(centre: usize, seat: Option<Seat>) -> u64 {
        seat_or_nobody(6 << 24 | (centre as u64) << 8, seat)
    }
}

impl Position {
    /// An empty board of these cells, with White to move.
    pub(super) fn empty(options: Options, width: u8, height: u8, cells: Cells) -> Self {
        let mut position = Self {
            options,
            stage: Stage::Move,
            underway: Underway::REST,
            width,
            height,
            cells,
            at: [Piece::NONE; 64],
            owned: [0; 4],
            kings: 0,
            holes: 0,
            pits: [NOWHERE; POTHOLES],
            controllers: core::array::from_fn(|home| {
                Some(Seat(home as u8)).filter(|&seat| !options.form.side(seat).is_empty())
            }),
            locks: [None; 2],
            last_movers: [None; 2],
            turn: Seat(0),
            done: None,
            quiet: 0,
            noisy: false,
            outcome: None,
            key: 0,
        };
        position.key = position.joined_key();
        position
    }

    /// Whether this is the game's own board, with promotion squares and movable potholes.
    pub(super) const fn is_standard(&self) -> bool {
        self.cells == STANDARD && self.width == 7 && self.height == 7
    }

    pub(super) const fn occupied(&self) -> Cells {
        self.owned[0] | self.owned[1] | self.owned[2] | self.owned[3]
    }

    /// The cells a piece may stand on.
    pub(super) const fn land(&self) -> Cells {
        self.cells & !self.holes
    }

    /// The empty cells.
    pub(super) const fn open(&self) -> Cells {
        self.land() & !self.occupied()
    }

    pub(super) const fn own(&self) -> Cells {
        self.owned[self.turn.index()]
    }

    /// The pieces of the side to move: a partner's too.
    #[inline]
    pub(super) const fn friends(&self) -> Cells {
        match self.options.form.partner(self.turn) {
            Some(partner) => self.own() | self.owned[partner.index()],
            None => self.own(),
        }
    }

    /// The cell of a square on the board.
    pub(super) fn cell(&self, square: Square) -> Option<Cell> {
        let inside = square.file < self.width && square.rank < self.height;
        (inside && self.cells & bit(cell_of(square)) != 0).then(|| cell_of(square))
    }

    pub(super) fn piece(&self, cell: Cell) -> Option<Piece> {
        (self.occupied() & bit(cell) != 0).then(|| self.piece_on(cell))
    }

    /// The piece on a cell, which must not be empty.
    pub(super) const fn piece_on(&self, cell: Cell) -> Piece {
        self.at[(cell & 63) as usize]
    }

    /// The potholes next to `cell`.
    pub(super) const fn holes_around(&self, cell: Cell) -> Cells {
        AROUND[cell as usize] & self.holes
    }

    pub(super) fn pothole_at(&self, cell: Cell) -> Option<usize> {
        self.pits.iter().position(|&pit| pit == cell)
    }

    /// Whether `seat` is in the game: it has a king or, on other boards, any piece.
    pub(super) const fn plays(&self, seat: Seat) -> bool {
        let pieces = self.owned[seat.index()];
        if self.is_standard() { pieces & self.kings != 0 } else { pieces != 0 }
    }

    /// The seats that are in the game.
    pub(super) fn survivors(&self) -> SeatSet {
        (0..4).map(Seat).filter(|&seat| self.plays(seat)).collect()
    }

    /// Why the game ends with these players left, if it does: they are all of one side.
    pub(super) fn last_side(&self, players: SeatSet) -> Option<EndReason> {
        let side = players.iter().next().map_or(SeatSet::EMPTY, |first| self.options.form.side(first));
        match players.len() {
            0 | 1 => Some(EndReason::LastPlayer),
            _ => players.iter().all(|seat| side.contains(seat)).then_some(EndReason::LastTeam),
        }
    }

    /// One point, divided among the sides of these players. Partners both get their side's share.
    pub(super) fn shared(&self, players: SeatSet, reason: EndReason) -> Outcome {
        let side = |seat: Seat| self.options.form.side(seat);
        let sharers = players.iter().flat_map(|seat| side(seat).iter()).collect();
        let leaders = |&seat: &Seat| side(seat).iter().next() == Some(seat);
        let outcome = Outcome::shared(sharers, reason);
        Outcome { per: sharers.iter().filter(leaders).count().max(1) as u8, ..outcome }
    }

    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        self.key ^= feature::piece(cell, piece);
        self.at[usize::from(cell & 63)] = piece;
        self.owned[piece.owner().index()] |= bit(cell);
        if piece.kind() == PieceKind::King {
            self.kings |= bit(cell);
        }
    }

    /// Removes the piece on a cell, which must not be empty.
    pub(super) fn take(&mut self, cell: Cell) -> Piece {
        let piece = core::mem::replace(&mut self.at[usize::from(cell & 63)], Piece::NONE);
        self.key ^= feature::piece(cell, piece);
        self.owned[piece.owner().index()] &= !bit(cell);
        self.kings &= !bit(cell);
        piece
    }

    /// Replaces the piece on a cell.
    pub(super) fn exchange(&mut self, cell: Cell, piece: Piece) {
        self.take(cell);
        self.put(cell, piece);
    }

    /// Puts a pothole on the board that was not there before.
    pub(super) fn dig(&mut self, pothole: usize, cell: Cell) {
        self.key ^= feature::pothole(pothole, cell);
        self.pits[pothole] = cell;
        self.holes |= bit(cell);
    }

    pub(super) fn move_pothole(&mut self, pothole: usize, to: Cell) -> Cell {
        let from = self.pits[pothole];
        self.key ^= feature::pothole(pothole, from);
        self.holes &= !bit(from);
        self.dig(pothole, to);
        from
    }

    pub(super) fn set_turn(&mut self, seat: Seat) {
        self.key ^= feature::turn(self.turn) ^ feature::turn(seat);
        self.turn = seat;
    }

    pub(super) fn set_done(&mut self, cell: Option<Cell>) {
        self.key ^= feature::done(self.done) ^ feature::done(cell);
        self.done = cell;
    }

    pub(super) fn set_controller(&mut self, pothole: usize, seat: Option<Seat>) {
        self.key ^= feature::controller(pothole, self.controllers[pothole]) ^ feature::controller(pothole, seat);
        self.controllers[pothole] = seat;
    }

    pub(super) fn set_lock(&mut self, centre: usize, seat: Option<Seat>) {
        self.key ^= feature::lock(centre, self.locks[centre]) ^ feature::lock(centre, seat);
        self.locks[centre] = seat;
    }

    pub(super) fn set_last_mover(&mut self, centre: usize, seat: Option<Seat>) {
        self.key ^= feature::last_mover(centre, self.last_movers[centre]) ^ feature::last_mover(centre, seat);
        self.last_movers[centre] = seat;
    }

    /// The key, updated incrementally.
    pub(super) const fn kept_key(&self) -> u64 {
        self.key
    }

    /// The key, computed from scratch.
    pub(super) fn joined_key(&self) -> u64 {
        let keys = |holders: &[Option<Seat>], feature: fn(usize, Option<Seat>) -> u64| {
            holders.iter().enumerate().fold(0, |key, (place, &seat)| key ^ feature(place, seat))
        };
        let pieces = each(self.occupied()).fold(0, |key, cell| key ^ feature::piece(cell, self.piece_on(cell)));
        let potholes = self.pits.iter().enumerate().filter(|&(_, &pit)| pit != NOWHERE);
        let potholes = potholes.fold(0, |key, (pothole, &pit)| key ^ feature::pothole(pothole, pit));
        feature::board(self.cells, self.width, self.height)
            ^ pieces
            ^ potholes
            ^ feature::turn(self.turn)
            ^ feature::done(self.done)
            ^ keys(&self.controllers, feature::controller)
            ^ keys(&self.locks, feature::lock)
            ^ keys(&self.last_movers, feature::last_mover)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_feature_has_a_number_of_its_own() {
        let cells = 0..64;
        let seats = || (0..4).map(|seat| Some(Seat(seat)));
        let mut numbers: Vec<u64> =
            vec![feature::board(STANDARD, 7, 7), feature::board(0b111, 3, 1), feature::board(0b111, 1, 3)];
        for pothole in 0..POTHOLES {
            numbers.extend(cells.clone().map(|cell| feature::pothole(pothole, cell)));
            for feature in [feature::controller, feature::lock, feature::last_mover] {
                numbers.extend(seats().map(|seat| feature(pothole, seat)));
            }
        }
        numbers.extend(cells.map(|cell| feature::done(Some(cell))));
        numbers.extend((0..4).map(|seat| feature::turn(Seat(seat))));
        assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len());
    }
}
