//! What keeps a king safe.

use super::attack::leaping;
use super::board::{Board, Cell, CellSet, Slot, Slots, each};
use super::kind::ChessKind;
use super::pawn;
use super::step::{KING, Step, go};

/// Checks to be answered and pinned pieces, so that moves of other pieces than the king need not be tried out.
///
/// It does not speak of the king's own moves, nor of en passant, which takes a piece off another cell than the one
/// that the pawn goes to.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    /// How many pieces give check.
    checks: u8,
    /// With one check: the checking piece's cell and those between it and the king.
    answers: CellSet,
    pinned: Slots,
    /// Pinned pieces with the direction from the king to each.
    pins: [(Slot, Step); 8],
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
        let sliders = [hostile & board.rook_like(), hostile & board.bishop_like()];
        let (kings, pawns) = (hostile & board.of_kind(ChessKind::King), hostile & board.of_kind(ChessKind::Pawn));
        let mut pins = 0;
        for (direction, &step) in KING.iter().enumerate() {
            let sliders = sliders[direction / 4];
            let (end, beside) = board.lines().end(king, direction);
            let found = board.set_on(end);
            let leapers = if beside { kings | pawns & pawn::hitting(board, direction) } else { 0 };
            if found & (sliders | leapers) != 0 {
                guard.checks += 1;
                let mut cell = king;
                while cell != end {
                    cell = go(cell, step);
                    guard.answers.insert(cell);
                }
            } else if found != 0 && sliders != 0 && found & hostile == 0 {
                let (behind, _) = board.lines().end(end, direction);
                if board.set_on(behind) & sliders != 0 {
                    guard.pinned |= found;
                    guard.pins[pins] = (board.at(end), step);
                    pins += 1;
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

    /// The pinned pieces.
    pub const fn pinned(&self) -> Slots {
        self.pinned
    }

    /// The only direction, forth and back, that a pinned piece may go in.
    pub fn axis(&self, slot: Slot) -> Option<Step> {
        if self.pinned >> slot & 1 == 0 {
            return None;
        }
        self.pins.iter().find(|&&(pinned, step)| pinned == slot && step != 0).map(|&(_, step)| step)
    }
}
