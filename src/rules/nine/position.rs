//! A position of Kings on Nine Squares.

use super::board::Cell;
use super::options::Options;
use crate::rules::outcome::Outcome;
use crate::rules::seat::{MAX_SEATS, Seat, SeatSet};
use crate::rules::stage::Stage;
use crate::rules::zobrist;

/// What an action has done so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Underway {
    /// The player whose king was captured.
    pub(super) captured: Option<Seat>,
    /// Whether all players have agreed on a draw.
    pub(super) agreed: bool,
}

/// A position of Kings on Nine Squares.
#[derive(Copy, Clone, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    /// The cell of each player's king.
    pub(super) kings: [Option<Cell>; MAX_SEATS],
    pub(super) turn: Seat,
    /// Turns in a row without a capture.
    pub(super) quiet: u32,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// A board without kings.
    pub(super) fn empty(options: Options) -> Self {
        Self {
            options,
            stage: Stage::Move,
            underway: Underway::default(),
            kings: [None; MAX_SEATS],
            turn: Seat(0),
            quiet: 0,
            outcome: None,
        }
    }

    /// The cell of a player's king.
    pub fn king(&self, seat: Seat) -> Option<Cell> {
        self.kings.get(seat.index()).copied().flatten()
    }

    /// Whose king stands on a cell.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        self.survivors().iter().find(|&seat| self.king(seat) == Some(cell))
    }

    pub(super) fn survivors(&self) -> SeatSet {
        (0..MAX_SEATS as u8).map(Seat).filter(|&seat| self.king(seat).is_some()).collect()
    }

    /// The Zobrist key of kings, turn and end.
    pub(super) fn joined_key(&self) -> u64 {
        let on = |seat: Seat| self.king(seat).map(|cell| zobrist(u64::from(seat.0) << 4 | u64::from(cell)));
        let kings = (0..MAX_SEATS as u8).filter_map(|seat| on(Seat(seat))).fold(0, |key, king| key ^ king);
        kings ^ zobrist(0x100 + u64::from(self.turn.0)) ^ zobrist(0x200 + u64::from(self.outcome.is_some()))
    }
}

/// Equality compares what the key is made of.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        (self.kings, self.turn, self.outcome) == (other.kings, other.turn, other.outcome)
    }
}

impl Eq for Position {}
