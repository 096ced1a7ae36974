//! The board: the part of a position on which candidate moves are tried.

use super::army::{FROGS, PIECES, PieceKind, Slot, kind_of, owner_of, slot};
use super::star::{CELLS, Cell, Cells, NOWHERE, bit, each};
use crate::rules::seat::Seat;
use crate::rules::zobrist::zobrist;

/// The value for an empty cell.
const NOBODY: Slot = Slot::MAX;

/// The pieces on the board.
#[derive(Copy, Clone, Debug)]
pub(super) struct Board {
    owned: [Cells; 2],
    key: u64,
    /// The piece on each cell.
    at: [Slot; CELLS],
    /// The cell of each piece; [`NOWHERE`] if it is off the board.
    places: [Cell; 2 * PIECES],
    /// The start squares of each player's frogs.
    homes: [[Cell; 2]; 2],
}

impl Board {
    pub(super) const EMPTY: Self =
        Self { owned: [0; 2], key: 0, at: [NOBODY; CELLS], places: [NOWHERE; 2 * PIECES], homes: [[NOWHERE; 2]; 2] };

    #[inline]
    pub(super) const fn own(&self, seat: Seat) -> Cells {
        self.owned[seat.index()]
    }

    #[inline]
    pub(super) const fn occupied(&self) -> Cells {
        self.owned[0] | self.owned[1]
    }

    /// The piece on a cell.
    pub(super) fn piece(&self, cell: Cell) -> Option<Slot> {
        Some(self.at[usize::from(cell)]).filter(|&piece| piece != NOBODY)
    }

    /// The kind of the piece on a cell, which must not be empty.
    #[inline]
    pub(super) const fn kind(&self, cell: Cell) -> PieceKind {
        kind_of(self.at[cell as usize])
    }

    /// The cell of the piece at an index of the army; [`NOWHERE`] if it is off the board.
    #[inline]
    pub(super) const fn place(&self, seat: Seat, place: usize) -> Cell {
        self.places[slot(seat, place) as usize]
    }

    /// The cells of the pieces at some indices of the army. Pieces off the board give a bit outside the board.
    #[inline]
    pub(super) fn places<const N: usize>(&self, seat: Seat, places: [usize; N]) -> Cells {
        places.iter().fold(0, |cells, &place| cells | bit(self.place(seat, place)))
    }

    /// The pieces of `seat` on the board, with their cells.
    pub(super) fn army(&self, seat: Seat) -> impl Iterator<Item = (Slot, Cell)> {
        (0..PIECES).map(move |place| (slot(seat, place), self.place(seat, place))).filter(|&(_, cell)| cell != NOWHERE)
    }

    /// The start square of a piece, on the board or not; only frogs have one.
    #[inline]
    pub(super) fn home(&self, piece: Slot) -> Option<Cell> {
        let [first, second] = self.homes[owner_of(piece).index()];
        match usize::from(piece) % PIECES {
            place if place == FROGS[0] => Some(first),
            place if place == FROGS[1] => Some(second),
            _ => None,
        }
    }

    /// The first piece of this kind that is off the board.
    pub(super) fn spare(&self, seat: Seat, kind: PieceKind) -> Option<Slot> {
        let mut army = (0..PIECES).map(|place| slot(seat, place));
        army.find(|&piece| kind_of(piece) == kind && self.places[usize::from(piece)] == NOWHERE)
    }

    /// Puts a piece from off the board on an empty cell. `home` is a frog's start square.
    pub(super) fn put(&mut self, piece: Slot, cell: Cell, home: Cell) {
        if let Some(frog) = FROGS.iter().position(|&frog| frog == usize::from(piece) % PIECES) {
            self.homes[owner_of(piece).index()][frog] = home;
        }
        self.at[usize::from(cell)] = piece;
        self.places[usize::from(piece)] = cell;
        self.owned[owner_of(piece).index()] |= bit(cell);
        self.key ^= self.number(piece, cell);
    }

    /// Moves the piece on `from` to an empty cell.
    #[inline]
    pub(super) fn shift(&mut self, from: Cell, to: Cell) {
        let piece = core::mem::replace(&mut self.at[usize::from(from)], NOBODY);
        self.at[usize::from(to)] = piece;
        self.places[usize::from(piece)] = to;
        self.owned[owner_of(piece).index()] ^= bit(from) | bit(to);
        self.key ^= self.number(piece, from) ^ self.number(piece, to);
    }

    /// Removes the piece on a cell, which must not be empty.
    #[inline]
    pub(super) fn take(&mut self, cell: Cell) -> Slot {
        let piece = core::mem::replace(&mut self.at[usize::from(cell)], NOBODY);
        self.places[usize::from(piece)] = NOWHERE;
        self.owned[owner_of(piece).index()] &= !bit(cell);
        self.key ^= self.number(piece, cell);
        piece
    }

    /// The Zobrist key of the board. Pieces of a kind count as equal, except frogs with different start squares.
    #[inline]
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// [`Board::key`], computed from scratch.
    pub(super) fn key_from_scratch(&self) -> u64 {
        let pieces = each(self.occupied()).filter_map(|cell| Some(self.number(self.piece(cell)?, cell)));
        pieces.fold(0, |key, number| key ^ number)
    }

    /// The Zobrist number of a piece on a cell.
    #[inline]
    fn number(&self, piece: Slot, cell: Cell) -> u64 {
        match self.home(piece) {
            Some(home) => feature(piece, home, cell),
            None => NUMBERS[usize::from(piece)][usize::from(cell)],
        }
    }
}

const fn feature(piece: Slot, home: Cell, cell: Cell) -> u64 {
    let kind = kind_of(piece) as u64 * 2 + owner_of(piece).0 as u64;
    zobrist(kind << 16 | (home as u64) << 8 | cell as u64)
}

/// The Zobrist numbers of pieces without a start square.
static NUMBERS: [[u64; CELLS]; 2 * PIECES] = {
    let mut numbers = [[0; CELLS]; 2 * PIECES];
    let mut piece = 0;
    while piece < 2 * PIECES {
        let mut cell = 0;
        while cell < CELLS {
            numbers[piece][cell] = feature(piece as Slot, NOWHERE, cell as Cell);
            cell += 1;
        }
        piece += 1;
    }
    numbers
};

/// Boards are equal if equal pieces stand on the same cells.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let like = |cell| {
            let (mine, theirs) = (self.at[usize::from(cell)], other.at[usize::from(cell)]);
            kind_of(mine) == kind_of(theirs) && self.home(mine) == other.home(theirs)
        };
        self.owned == other.owned && each(self.occupied()).all(like)
    }
}

impl Eq for Board {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_piece_on_every_cell_has_a_number_of_its_own() {
        let mut seen = BTreeSet::new();
        for piece in 0..2 * PIECES as Slot {
            for cell in 0..CELLS as Cell {
                for home in 0..CELLS as Cell {
                    seen.insert((feature(piece, home, cell), kind_of(piece) as u8, owner_of(piece), home, cell));
                }
            }
        }
        let numbers: BTreeSet<u64> = seen.iter().map(|&(number, ..)| number).collect();
        // Equal pieces share their numbers, as positions do not tell them apart.
        assert_eq!(numbers.len(), seen.len());
    }
}
