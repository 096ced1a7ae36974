//! Checks and pins.

use super::attack::leaping;
use super::board::{Board, Cell, CellSet, Slots, each};
use super::kind::ChessKind;
use super::lines::WAYS;
use super::pawn;
use super::step::{KING, go};

/// Checks and pins against a king, so that moves of other pieces need not be tried out.
///
/// It does not cover the king's own moves, nor en passant, which captures on another cell than the pawn's target.
#[derive(Copy, Clone, Debug, Default)]
pub struct Guard {
    /// The number of checking pieces.
    checks: u8,
    /// With one check, the cells that parry it: the checking piece's, and those between it and the king.
    answers: CellSet,
    /// For each axis, the pieces pinned along it.
    pins: [Slots; 4],
}

impl Guard {
    /// A guard without checks or pins.
    pub fn none() -> Self {
        Self::default()
    }

    /// The checks and pins by the pieces `hostile` against a king on `king`.
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

    /// The number of checking pieces.
    pub const fn checks(&self) -> u8 {
        self.checks
    }

    /// Whether a piece that moves to `cell` parries all checks.
    pub const fn answers(&self, cell: Cell) -> bool {
        match self.checks {
            0 => true,
            1 => self.answers.contains(cell),
            _ => false,
        }
    }

    /// Whether there is neither a check nor a pin.
    pub const fn is_idle(&self) -> bool {
        self.checks == 0 && self.pinned() == 0
    }

    /// The pinned pieces.
    pub const fn pinned(&self) -> Slots {
        self.pins[0] | self.pins[1] | self.pins[2] | self.pins[3]
    }

    /// The pinned pieces that may not move along an axis, since they are pinned along another.
    pub const fn held_off(&self, axis: usize) -> Slots {
        self.pinned() & !self.pins[axis]
    }
}
