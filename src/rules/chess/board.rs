//! The mailbox: the contents of each cell, and the cell of each piece.

use super::kind::ChessKind;
use super::lines::Lines;
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::zobrist::zobrist;

/// A cell of the mailbox: `16 * (rank + 1) + file + 1`, with rank and file from 0. The cells around the board are void,
/// so that a step or a knight's move off the board ends on one.
pub type Cell = u8;

/// The index of a piece in the lists of a [`Board`], 0 to 63; it stays the same when the piece moves.
pub type Slot = u8;

/// A set of slots.
pub type Slots = u64;

/// The content of an empty cell.
pub const EMPTY: Slot = 64;
/// The content of a cell off the board.
pub const VOID: Slot = 65;

/// The army of pieces without an owner.
pub const NOBODY: Seat = Seat::NOBODY;

/// The number of armies on a board: four seats and [`NOBODY`].
const ARMIES: usize = 5;

/// The cell of a square, which must be within 14x14.
pub const fn cell_of(square: Square) -> Cell {
    16 * (square.rank + 1) + square.file + 1
}

/// The square of a cell of the board.
pub const fn square_of(cell: Cell) -> Square {
    Square::new(cell % 16 - 1, cell / 16 - 1)
}

/// The slots of a set, lowest first.
pub fn each(mut slots: Slots) -> impl Iterator<Item = Slot> {
    core::iter::from_fn(move || {
        (slots != 0).then(|| {
            let slot = slots.trailing_zeros() as Slot;
            slots &= slots - 1;
            slot
        })
    })
}

/// A set of cells.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether `cell` is in the set.
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[(cell >> 6) as usize] >> (cell & 63) & 1 != 0
    }

    /// Adds `cell` to the set.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[(cell >> 6) as usize] |= 1 << (cell & 63);
    }

    /// Adds `cell` to the set if `wanted`, without a branch.
    pub const fn insert_if(&mut self, cell: Cell, wanted: bool) {
        self.0[(cell >> 6) as usize] |= (wanted as u64) << (cell & 63);
    }

    /// Removes `cell` from the set.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[(cell >> 6) as usize] &= !(1 << (cell & 63));
    }

    /// How many cells are in the set.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The set without the cells of `other`.
    pub const fn without(&self, other: &Self) -> Self {
        let [a, b, c, d] = self.0;
        Self([a & !other.0[0], b & !other.0[1], c & !other.0[2], d & !other.0[3]])
    }

    /// The cells of the set that are also in `other`.
    pub const fn within(&self, other: &Self) -> Self {
        let [a, b, c, d] = self.0;
        Self([a & other.0[0], b & other.0[1], c & other.0[2], d & other.0[3]])
    }

    /// The cells of the set, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        let words = (0..4).zip(self.0);
        words.flat_map(|(word, cells)| each(cells).map(move |bit| word << 6 | bit))
    }
}

/// A piece's kind and army.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Man(u8);

impl Man {
    /// A piece of this kind in this army, a seat or [`NOBODY`].
    pub const fn new(kind: ChessKind, army: Seat) -> Self {
        Self(kind as u8 | army.0 << 3)
    }

    /// The kind.
    pub const fn kind(self) -> ChessKind {
        match self.0 & 7 {
            0 => ChessKind::Pawn,
            1 => ChessKind::Knight,
            2 => ChessKind::Bishop,
            3 => ChessKind::Rook,
            4 => ChessKind::Queen,
            _ => ChessKind::King,
        }
    }

    /// The army.
    pub const fn army(self) -> Seat {
        Seat(self.0 >> 3)
    }

    /// The kind and army as a number from 0 to 39.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl core::fmt::Debug for Man {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.army().0, self.kind().kind().letter())
    }
}

/// A board with pieces. Cells, piece lists, lines and key are always consistent.
///
/// Boards are equal if equal pieces stand on the same cells, whatever their slots.
#[derive(Copy, Clone)]
pub struct Board {
    armies: [Slots; ARMIES],
    kinds: [Slots; 6],
    key: u64,
    lines: Lines,
    at: [Slot; 256],
    cells: [Cell; 64],
    men: [Man; 64],
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.all().count_ones() == other.all().count_ones()
            && each(self.all()).all(|slot| other.man_on(self.cell(slot)) == Some(self.man(slot)))
    }
}

impl Eq for Board {}

/// The Zobrist number of a piece on a cell. Games use words from [`FEATURES`] on for other features.
const fn number(man: Man, cell: Cell) -> u64 {
    zobrist((man.0 as u64) << 8 | cell as u64)
}

/// The first word for [`zobrist`] that no piece on a board uses.
pub const FEATURES: u64 = 1 << 16;

impl core::fmt::Debug for Board {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let men = each(self.all()).map(|slot| (slot, (self.man(slot), square_of(self.cell(slot)).to_string())));
        f.debug_map().entries(men).finish()
    }
}

impl Board {
    /// An empty board of `width` x `height` squares, at most 14x14, minus corners of `notch` x `notch` squares.
    pub const fn empty(width: u8, height: u8, notch: u8) -> Self {
        let mut board = Self {
            armies: [0; ARMIES],
            kinds: [0; 6],
            key: 0,
            lines: Lines::EMPTY,
            at: [VOID; 256],
            cells: [0; 64],
            men: [Man(0); 64],
        };
        let mut rank = 0;
        while rank < height {
            let mut file = 0;
            while file < width {
                let beside = file < notch || file >= width - notch;
                let above = rank < notch || rank >= height - notch;
                if !(beside && above) {
                    board.at[cell_of(Square::new(file, rank)) as usize] = EMPTY;
                }
                file += 1;
            }
            rank += 1;
        }
        let mut cell = 0;
        while cell < board.at.len() {
            if board.at[cell] == VOID {
                board.lines.flip(cell as Cell);
            }
            cell += 1;
        }
        board
    }

    /// The cell of a square, if it is on the board.
    pub const fn cell_at(&self, square: Square) -> Option<Cell> {
        if square.file >= 14 || square.rank >= 14 {
            return None;
        }
        let cell = cell_of(square);
        if self.at[cell as usize] == VOID { None } else { Some(cell) }
    }

    /// The cells of the board, rank by rank from below.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..=Cell::MAX).filter(|&cell| self.at[usize::from(cell)] != VOID)
    }

    /// The content of a cell: a slot, [`EMPTY`] or [`VOID`].
    pub const fn at(&self, cell: Cell) -> Slot {
        self.at[cell as usize]
    }

    /// Whether a cell of the board is empty.
    pub const fn is_empty(&self, cell: Cell) -> bool {
        self.at(cell) == EMPTY
    }

    /// The piece on a cell.
    pub const fn slot_on(&self, cell: Cell) -> Option<Slot> {
        let slot = self.at(cell);
        if slot < EMPTY { Some(slot) } else { None }
    }

    /// The piece on a cell as a set; empty if there is none.
    pub const fn set_on(&self, cell: Cell) -> Slots {
        let slot = self.at(cell);
        if slot < EMPTY { 1 << slot } else { 0 }
    }

    /// The cell of the piece in `slot`, which must be on the board.
    pub const fn cell(&self, slot: Slot) -> Cell {
        self.cells[(slot & 63) as usize]
    }

    /// The kind and army of the piece in `slot`, or what it was when it left the board.
    pub const fn man(&self, slot: Slot) -> Man {
        self.men[(slot & 63) as usize]
    }

    /// The kind and army of the piece on a cell, if there is one.
    pub fn man_on(&self, cell: Cell) -> Option<Man> {
        self.slot_on(cell).map(|slot| self.man(slot))
    }

    /// A Zobrist key of the pieces, updated incrementally.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// [`Board::key`], computed from scratch.
    pub fn key_from_scratch(&self) -> u64 {
        each(self.all()).fold(0, |key, slot| key ^ number(self.man(slot), self.cell(slot)))
    }

    /// The occupancy of each line.
    pub const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// All pieces on the board.
    pub const fn all(&self) -> Slots {
        self.armies[0] | self.armies[1] | self.armies[2] | self.armies[3] | self.armies[4]
    }

    /// The pieces of an army.
    pub const fn army(&self, army: Seat) -> Slots {
        self.armies[army.index()]
    }

    /// The pieces of a kind.
    pub const fn of_kind(&self, kind: ChessKind) -> Slots {
        self.kinds[kind as usize]
    }

    /// Pieces that move like a rook: rooks and queens.
    pub const fn rook_like(&self) -> Slots {
        self.of_kind(ChessKind::Rook) | self.of_kind(ChessKind::Queen)
    }

    /// Pieces that move like a bishop: bishops and queens.
    pub const fn bishop_like(&self) -> Slots {
        self.of_kind(ChessKind::Bishop) | self.of_kind(ChessKind::Queen)
    }

    /// The sliders along an axis, an index into [`AXES`](super::AXES).
    pub const fn sliding(&self, axis: usize) -> Slots {
        if axis < 2 { self.rook_like() } else { self.bishop_like() }
    }

    /// The king of an army; the first one if it has several.
    pub const fn king(&self, army: Seat) -> Option<Slot> {
        let kings = self.army(army) & self.of_kind(ChessKind::King);
        if kings == 0 { None } else { Some(kings.trailing_zeros() as Slot) }
    }

    /// The first free slot from `first` on.
    pub fn free_slot(&self, first: Slot) -> Option<Slot> {
        (first..EMPTY).find(|&slot| self.all() >> slot & 1 == 0)
    }

    /// Puts a piece on an empty cell. Its slot must be free.
    pub const fn put(&mut self, slot: Slot, man: Man, cell: Cell) {
        self.at[cell as usize] = slot;
        self.cells[(slot & 63) as usize] = cell;
        self.men[(slot & 63) as usize] = man;
        self.armies[man.army().index()] |= 1 << slot;
        self.kinds[man.kind() as usize] |= 1 << slot;
        self.lines.flip(cell);
        self.key ^= number(man, cell);
    }

    /// Removes a piece from the board.
    pub const fn remove(&mut self, slot: Slot) {
        let (man, cell) = (self.man(slot), self.cell(slot));
        self.at[cell as usize] = EMPTY;
        self.armies[man.army().index()] &= !(1 << slot);
        self.kinds[man.kind() as usize] &= !(1 << slot);
        self.lines.flip(cell);
        self.key ^= number(man, cell);
    }

    /// Sets the kind and army of a piece that is off the board.
    pub const fn set_aside(&mut self, slot: Slot, man: Man) {
        self.men[(slot & 63) as usize] = man;
    }

    /// Moves a piece to an empty cell.
    pub const fn shift(&mut self, slot: Slot, to: Cell) {
        let (man, from) = (self.man(slot), self.cell(slot));
        self.at[from as usize] = EMPTY;
        self.at[to as usize] = slot;
        self.cells[(slot & 63) as usize] = to;
        self.lines.flip(from);
        self.lines.flip(to);
        self.key ^= number(man, from) ^ number(man, to);
    }

    /// Changes the kind or army of a piece on the board.
    pub const fn turn_into(&mut self, slot: Slot, man: Man) {
        let cell = self.cell(slot);
        self.remove(slot);
        self.put(slot, man, cell);
    }
}
