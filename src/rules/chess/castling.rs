//! Castling: a game's castlings as a table, and which of them are still possible.

use super::attack::attacked;
use super::board::{Board, Cell, Slots};
use super::kind::ChessKind;
use super::step::{Step, back, go};
use crate::rules::seat::Seat;

/// One castling. King and rook stand on a line, and the king goes along it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Castle {
    /// Whose.
    pub seat: Seat,
    /// Where the king stands.
    pub king: Cell,
    /// Where the rook stands.
    pub rook: Cell,
    /// Where the king goes.
    pub king_to: Cell,
    /// Where the rook goes.
    pub rook_to: Cell,
    /// The direction from the king to the rook.
    pub step: Step,
}

/// Which castlings of a table are still open, as far as neither king nor rook have moved: a bit each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(pub u8);

impl CastlingRights {
    /// Whether castling number `castle` is open.
    pub const fn has(self, castle: usize) -> bool {
        self.0 >> castle & 1 != 0
    }
}

/// All castlings of a game.
#[derive(Clone, Debug)]
pub struct Castles<const COUNT: usize> {
    all: [Castle; COUNT],
    /// For each cell, the castlings that are over once something leaves it or comes to it.
    spoilt: [u8; 256],
}

impl<const COUNT: usize> Castles<COUNT> {
    /// The table of these castlings, at most eight.
    pub const fn new(all: [Castle; COUNT]) -> Self {
        let mut spoilt = [0; 256];
        let mut castle = 0;
        while castle < COUNT {
            spoilt[all[castle].king as usize] |= 1 << castle;
            spoilt[all[castle].rook as usize] |= 1 << castle;
            castle += 1;
        }
        Self { all, spoilt }
    }

    /// The castlings in the order of their numbers.
    pub const fn all(&self) -> &[Castle; COUNT] {
        &self.all
    }

    /// The rights that are left after a move between these cells.
    pub const fn after_move(&self, rights: CastlingRights, from: Cell, to: Cell) -> CastlingRights {
        CastlingRights(rights.0 & !(self.spoilt[from as usize] | self.spoilt[to as usize]))
    }

    /// Whether king and rook of castling number `castle` stand where they must.
    pub fn in_place(&self, castle: usize, board: &Board) -> bool {
        let Castle { seat, king, rook, .. } = self.all[castle];
        let stands = |cell, kind| board.man_on(cell).is_some_and(|man| man.kind() == kind && man.army() == seat);
        stands(king, ChessKind::King) && stands(rook, ChessKind::Rook)
    }

    /// Whether castling number `castle`, which must be in place, is possible: nothing between, the king neither in
    /// check nor through or into it. `hostile` are the pieces that can give check.
    pub fn possible(&self, castle: usize, board: &Board, hostile: Slots) -> bool {
        let Castle { king, rook, king_to, step, .. } = self.all[castle];
        let cells = |first: Cell, last: Cell| {
            core::iter::successors((first != go(last, step)).then_some(first), move |&cell| {
                (cell != last).then(|| go(cell, step))
            })
        };
        cells(go(king, step), go(rook, back(step))).all(|cell| board.is_empty(cell))
            && cells(king, king_to).all(|cell| !attacked(board, cell, hostile, cell))
    }
}
