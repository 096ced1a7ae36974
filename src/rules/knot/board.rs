//! What stands where: the part of a position that candidate moves are tried on.

use super::army::{FROGS, PIECES, PieceKind, Slot, kind_of, owner_of, slot};
use super::star::{CELLS, Cell, Cells, NOWHERE, bit, each};
use crate::rules::seat::Seat;
use crate::rules::zobrist::zobrist;

/// No piece.
const NOBODY: Slot = Slot::MAX;

/// The pieces on the board.
#[derive(Copy, Clone, Debug)]
pub(super) struct Board {
    owned: [Cells; 2],
    key: u64,
    /// Which piece is on each cell.
    at: [Slot; CELLS],
    /// Where each piece is; [`NOWHERE`] once it is gone.
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

    /// The start square of a piece, on the board or not: frogs have one.
    #[inline]
    pub(super) fn home(&self, piece: Slot) -> Option<Cell> {
        let [first, second] = self.homes[owner_of(piece).index()];
        match usize::from(piece) % PIECES {
            place if place == FROGS[0] => Some(first),
            place if place == FROGS[1] => Some(second),
            _ => None,
        }
    }

    /// The first piece of this kind that is not on the board.
    pub(super) fn spare(&self, seat: Seat, kind: PieceKind) -> Option<Slot> {
        let mut army = (0..PIECES).map(|place| slot(seat, place));
        army.find(|&piece| kind_of(piece) == kind && self.places[usize::from(piece)] == NOWHERE)
    }

    /// Puts a piece that is not on the board on an empty cell. A frog's start square is `home`.
    pub(super) fn put(&mut self, piece: Slot, cell: Cell, home: Cell) {
        if let Some(frog) = FROGS.iter().position(|&frog| frog == usize::from(piece) % PIECES) {
            self.homes[owner_of(piece).index()][frog] = home;
        }
        self.at[usize::from(cell)] = piece;
        self.places[usize::from(piece)] = cell;
        self.owned[owner_of(piece).index()] |= bit(cell);
        self.key ^= self.number(piece, cell);
    }

    /// Moves the piece on `from`, which must be there, to an empty cell.
    #[inline]
    pub(super) fn shift(&mut self, from: Cell, to: Cell) {
        let piece = core::mem::replace(&mut self.at[usize::from(from)], NOBODY);
        self.at[usize::from(to)] = piece;
        self.places[usize::from(piece)] = to;
        self.owned[owner_of(piece).index()] ^= bit(from) | bit(to);
        self.key ^= self.number(piece, from) ^ self.number(piece, to);
    }

    /// Takes the piece off a cell that is not empty.
    #[inline]
    pub(super) fn take(&mut self, cell: Cell) -> Slot {
        let piece = core::mem::replace(&mut self.at[usize::from(cell)], NOBODY);
        self.places[usize::from(piece)] = NOWHERE;
        self.owned[owner_of(piece).index()] &= !bit(cell);
        self.key ^= self.number(piece, cell);
        piece
    }

    /// The Zobrist key of what stands where. Pieces of a kind are the same but for frogs with different start squares.
    #[inline]
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// [`Board::key`], from nothing but the board.
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

/// The numbers of pieces that have no start square.
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

/// Boards are the same where like pieces stand on the same cells.
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
