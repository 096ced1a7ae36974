//! What keeps a king safe.

use super::attack::leaping;
use super::board::{Board, Cell, CellSet, Slots, each};
use super::kind::ChessKind;
use super::lines::WAYS;
use super::pawn;
use super::step::{KING, go};

/// Checks to be answered and pinned pieces, so that moves of other pieces than the king need not be tried out.
///
/// It does not speak of the king's own moves, nor of en passant, which takes a piece off another cell than the one
/// that the pawn goes to.
#[derive(Copy, Clone, Debug, Default)]
pub struct Guard {
    /// How many pieces give check.
    checks: u8,
    /// With one check: the checking piece's cell and those between it and the king.
    answers: CellSet,
    /// For each axis, the pieces that are pinned along it.
    pins: [Slots; 4],
}

impl Guard {
    /// Nothing is to be guarded.
    pub fn none() -> Self {
        Self::default()
    }

    /// What guards a king on `king` against the pieces `hostile`.
    pub fn new(board: &Board, king: Cell, hostile: Slots) -> Self {
        let mut guard = Self::default();
        for knight in each(leaping(board, king, hostile & board.of_kind(ChessKind::Knight))) {
            guard.checks += 1;
            guard.answers.insert(board.cell(knight));
        }
        let (kings, pawns) = (hostile & board.of_kind(ChessKind::King), hostile & board.of_kind(ChessKind::Pawn));
        for (axis, ways) in WAYS.iter().enumerate() {
            let sliders = hostile & board.sliding(axis);
            for (way, (end, beside)) in board.lines().ends(king, axis).into_iter().enumerate() {
                let direction = ways[way];
                let found = board.set_on(end);
                let leapers = (kings | pawns & pawn::hitting(board, direction)) & Slots::from(beside).wrapping_neg();
                if found & (sliders | leapers) != 0 {
                    guard.checks += 1;
                    let mut cell = king;
                    while cell != end {
                        cell = go(cell, KING[direction]);
                        guard.answers.insert(cell);
                    }
                } else if found != 0 && sliders != 0 && found & hostile == 0 {
                    let (behind, _) = board.lines().ends(end, axis)[way];
                    if board.set_on(behind) & sliders != 0 {
                        guard.pins[axis] |= found;
                    }
                }
            }
        }
        guard
    }

    /// How many pieces give check.
    pub const fn checks(&self) -> u8 {
        self.checks
    }

    /// Whether a piece that goes to `cell` leaves no check unanswered.
    pub const fn answers(&self, cell: Cell) -> bool {
        match self.checks {
            0 => true,
            1 => self.answers.contains(cell),
            _ => false,
        }
    }

    /// Whether nothing is to be guarded against: neither check nor pin.
    pub const fn is_idle(&self) -> bool {
        self.checks == 0 && self.pinned() == 0
    }

    /// The pinned pieces.
    pub const fn pinned(&self) -> Slots {
        self.pins[0] | self.pins[1] | self.pins[2] | self.pins[3]
    }

    /// The pinned pieces that may not go along an axis, since they are pinned along another one.
    pub const fn held_off(&self, axis: usize) -> Slots {
        self.pinned() & !self.pins[axis]
    }
}
