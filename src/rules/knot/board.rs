//! What stands where: the part of a position that candidate moves are tried on.

use super::army::{FROGS, PIECES, PieceKind, Slot, kind_of, owner_of, slot};
use super::star::{CELLS, Cell, Cells, NOWHERE, bit};
use crate::rules::seat::Seat;

/// No piece.
const NOBODY: Slot = Slot::MAX;

/// The pieces on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    /// Which piece is on each cell.
    at: [Slot; CELLS],
    /// Where each piece is; [`NOWHERE`] once it is gone.
    places: [Cell; 2 * PIECES],
    owned: [Cells; 2],
    /// The start squares of each player's frogs.
    homes: [[Cell; 2]; 2],
}

impl Board {
    pub(super) const EMPTY: Self =
        Self { at: [NOBODY; CELLS], places: [NOWHERE; 2 * PIECES], owned: [0; 2], homes: [[NOWHERE; 2]; 2] };

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

    /// What kind of piece is on a cell that is not empty.
    #[inline]
    pub(super) const fn kind(&self, cell: Cell) -> PieceKind {
        kind_of(self.at[cell as usize])
    }

    /// Where the piece at a place of the army is; [`NOWHERE`] if it is gone.
    #[inline]
    pub(super) const fn place(&self, seat: Seat, place: usize) -> Cell {
        self.places[slot(seat, place) as usize]
    }

    /// The cells of the pieces at some places of the army. Those that are gone are outside of the board.
    #[inline]
    pub(super) fn places<const N: usize>(&self, seat: Seat, places: [usize; N]) -> Cells {
        places.iter().fold(0, |cells, &place| cells | bit(self.place(seat, place)))
    }

    /// The pieces of `seat` that are on the board, and where.
    pub(super) fn army(&self, seat: Seat) -> impl Iterator<Item = (Slot, Cell)> {
        (0..PIECES).map(move |place| (slot(seat, place), self.place(seat, place))).filter(|&(_, cell)| cell != NOWHERE)
    }

    /// The start square of a piece: frogs have one.
    pub(super) fn home(&self, piece: Slot) -> Option<Cell> {
        let frog = FROGS.iter().position(|&frog| frog == usize::from(piece) % PIECES)?;
        Some(self.homes[owner_of(piece).index()][frog])
    }

    pub(super) fn set_home(&mut self, piece: Slot, home: Cell) {
        if let Some(frog) = FROGS.iter().position(|&frog| frog == usize::from(piece) % PIECES) {
            self.homes[owner_of(piece).index()][frog] = home;
        }
    }

    /// The first piece of this kind that is not on the board.
    pub(super) fn spare(&self, seat: Seat, kind: PieceKind) -> Option<Slot> {
        let mut army = (0..PIECES).map(|place| slot(seat, place));
        army.find(|&piece| kind_of(piece) == kind && self.places[usize::from(piece)] == NOWHERE)
    }

    pub(super) fn put(&mut self, piece: Slot, cell: Cell) {
        self.at[usize::from(cell)] = piece;
        self.places[usize::from(piece)] = cell;
        self.owned[owner_of(piece).index()] |= bit(cell);
    }

    /// Moves the piece on `from`, which must be there, to an empty cell.
    #[inline]
    pub(super) fn shift(&mut self, from: Cell, to: Cell) {
        let piece = core::mem::replace(&mut self.at[usize::from(from)], NOBODY);
        self.at[usize::from(to)] = piece;
        self.places[usize::from(piece)] = to;
        self.owned[owner_of(piece).index()] ^= bit(from) | bit(to);
    }

    /// Takes the piece off a cell that is not empty.
    #[inline]
    pub(super) fn take(&mut self, cell: Cell) -> Slot {
        let piece = core::mem::replace(&mut self.at[usize::from(cell)], NOBODY);
        self.places[usize::from(piece)] = NOWHERE;
        self.owned[owner_of(piece).index()] &= !bit(cell);
        piece
    }

    /// What must be equal for two boards to be the same, as 64 bits. Pieces of a kind are the same but for frogs with
    /// different start squares.
    pub(super) fn key(&self) -> u64 {
        let mut key = 0_u64;
        for seat in [Seat(0), Seat(1)] {
            for (piece, cell) in self.army(seat) {
                let home = self.home(piece).unwrap_or(NOWHERE);
                let kind = kind_of(piece) as u64 * 2 + u64::from(seat.0);
                let word = (kind << 16 | u64::from(home) << 8 | u64::from(cell)) + 1;
                // A sum does not depend on which of two like pieces comes first.
                let mixed = word.wrapping_mul(0x9E37_79B9_7F4A_7C15);
                let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
                key = key.wrapping_add(mixed ^ mixed >> 32);
            }
        }
        key
    }
}
