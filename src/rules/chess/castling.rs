//! Castling: a game's castlings as a table, and castling rights.

use super::attack::attacked;
use super::board::{Board, Cell, Slots};
use super::kind::ChessKind;
use super::step::{Step, back, go};
use crate::rules::seat::Seat;

/// One castling. King and rook are on one line, along which the king moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Castle {
    /// The seat that castles.
    pub seat: Seat,
    /// The king's starting cell.
    pub king: Cell,
    /// The rook's starting cell.
    pub rook: Cell,
    /// The cell the king goes to.
    pub king_to: Cell,
    /// The cell the rook goes to.
    pub rook_to: Cell,
    /// The direction from the king to the rook.
    pub step: Step,
}

/// Castling rights: a bit for each castling of which neither king nor rook has moved.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(pub u8);

impl CastlingRights {
    /// Whether the right to castling number `castle` is left.
    pub const fn has(self, castle: usize) -> bool {
        self.0 >> castle & 1 != 0
    }
}

/// All castlings of a game.
#[derive(Clone, Debug)]
pub struct Castles<const COUNT: usize> {
    all: [Castle; COUNT],
    /// For each cell, the castlings whose right is lost once a piece leaves it or arrives there.
    spoilt: [u8; 256],
}

impl<const COUNT: usize> Castles<COUNT> {
    /// A table of at most eight castlings.
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

    /// The castlings by number.
    pub const fn all(&self) -> &[Castle; COUNT] {
        &self.all
    }

    /// The rights left after a move between these cells.
    pub const fn after_move(&self, rights: CastlingRights, from: Cell, to: Cell) -> CastlingRights {
        CastlingRights(rights.0 & !(self.spoilt[from as usize] | self.spoilt[to as usize]))
    }

    /// Whether king and rook of castling number `castle` are on their starting cells.
    pub fn in_place(&self, castle: usize, board: &Board) -> bool {
        let Castle { seat, king, rook, .. } = self.all[castle];
        let stands = |cell, kind| board.man_on(cell).is_some_and(|man| man.kind() == kind && man.army() == seat);
        stands(king, ChessKind::King) && stands(rook, ChessKind::Rook)
    }

    /// Whether castling number `castle`, with pieces in place, is possible: nothing in between, and the king neither in
    /// check nor moving through or into it. `hostile` are the pieces that can give check.
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
