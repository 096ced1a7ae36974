//! The mailbox: what stands on each cell, and where each piece stands.

use super::kind::ChessKind;
use super::lines::Lines;
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::rules::zobrist::zobrist;

/// A cell of the mailbox: `16 * (rank + 1) + file + 1`, with rank and file counted from 0. The cells around the board
/// are void, so that a step or a knight's leap off it ends on one of them.
pub type Cell = u8;

/// A piece's place in the lists of a [`Board`], 0 to 63; it stays the same while the piece moves.
pub type Slot = u8;

/// A set of slots.
pub type Slots = u64;

/// On a cell: nothing.
pub const EMPTY: Slot = 64;
/// On a cell: not part of the board.
pub const VOID: Slot = 65;

/// The army of pieces that belong to nobody.
pub const NOBODY: Seat = Seat::NOBODY;

/// Armies that a board tells apart: four seats and [`NOBODY`].
const ARMIES: usize = 5;

/// The cell of a square, which must be within the 14x14 that a board can have.
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
    /// The set with nothing in it.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether `cell` is in the set.
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[(cell >> 6) as usize] >> (cell & 63) & 1 != 0
    }

    /// Puts `cell` into the set.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[(cell >> 6) as usize] |= 1 << (cell & 63);
    }

    /// Puts `cell` into the set if `wanted`, without a branch.
    pub const fn insert_if(&mut self, cell: Cell, wanted: bool) {
        self.0[(cell >> 6) as usize] |= (wanted as u64) << (cell & 63);
    }

    /// Takes `cell` out of the set.
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

    /// The cells of the set, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        let words = (0..4).zip(self.0);
        words.flat_map(|(word, cells)| each(cells).map(move |bit| word << 6 | bit))
    }
}

/// What a piece is: its kind and its army.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Man(u8);

impl Man {
    /// A piece of this kind in this army, a seat or [`NOBODY`].
    pub const fn new(kind: ChessKind, army: Seat) -> Self {
        Self(kind as u8 | army.0 << 3)
    }

    /// What kind it is.
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

    /// Whose it is.
    pub const fn army(self) -> Seat {
        Seat(self.0 >> 3)
    }

    /// The same, as a number from 0 to 39.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl core::fmt::Debug for Man {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.army().0, self.kind().kind().letter())
    }
}

/// A board with pieces. Cells, lists, lines and key always agree.
///
/// Boards are equal where the same pieces stand on the same cells, whatever their slots.
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

/// The number of a piece on a cell in a board's key. Games number what else they have from [`FEATURES`] on.
const fn number(man: Man, cell: Cell) -> u64 {
    zobrist((man.0 as u64) << 8 | cell as u64)
}

/// The first word for [`zobrist`] that no piece on a board has.
pub const FEATURES: u64 = 1 << 16;

impl core::fmt::Debug for Board {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let men = each(self.all()).map(|slot| (slot, (self.man(slot), square_of(self.cell(slot)).to_string())));
        f.debug_map().entries(men).finish()
    }
}

impl Board {
    /// An empty board of `width` x `height` squares, at most 14x14, less three squares deep corners of size `notch`.
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

    /// The cell of a square, if the board has it.
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

    /// What is on a cell: a slot, [`EMPTY`] or [`VOID`].
    pub const fn at(&self, cell: Cell) -> Slot {
        self.at[cell as usize]
    }

    /// Whether nothing stands on a cell of the board.
    pub const fn is_empty(&self, cell: Cell) -> bool {
        self.at(cell) == EMPTY
    }

    /// The piece on a cell.
    pub const fn slot_on(&self, cell: Cell) -> Option<Slot> {
        let slot = self.at(cell);
        if slot < EMPTY { Some(slot) } else { None }
    }

    /// The piece on a cell, as a set; empty where none is.
    pub const fn set_on(&self, cell: Cell) -> Slots {
        let slot = self.at(cell);
        if slot < EMPTY { 1 << slot } else { 0 }
    }

    /// Where the piece in `slot` stands; it must be on the board.
    pub const fn cell(&self, slot: Slot) -> Cell {
        self.cells[(slot & 63) as usize]
    }

    /// What the piece in `slot` is, or was when it left the board.
    pub const fn man(&self, slot: Slot) -> Man {
        self.men[(slot & 63) as usize]
    }

    /// What the piece on a cell is, if one is there.
    pub fn man_on(&self, cell: Cell) -> Option<Man> {
        self.slot_on(cell).map(|slot| self.man(slot))
    }

    /// A Zobrist key of what stands where, kept up to date piece by piece.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// [`Board::key`], computed from nothing but the pieces.
    pub fn key_from_scratch(&self) -> u64 {
        each(self.all()).fold(0, |key, slot| key ^ number(self.man(slot), self.cell(slot)))
    }

    /// What is in the way on each line.
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

    /// The pieces that go like a rook: rooks and queens.
    pub const fn rook_like(&self) -> Slots {
        self.of_kind(ChessKind::Rook) | self.of_kind(ChessKind::Queen)
    }

    /// The pieces that go like a bishop: bishops and queens.
    pub const fn bishop_like(&self) -> Slots {
        self.of_kind(ChessKind::Bishop) | self.of_kind(ChessKind::Queen)
    }

    /// The pieces that slide along an axis: a place in [`AXES`](super::AXES).
    pub const fn sliding(&self, axis: usize) -> Slots {
        if axis < 2 { self.rook_like() } else { self.bishop_like() }
    }

    /// The king of an army; the first one, should there be several.
    pub const fn king(&self, army: Seat) -> Option<Slot> {
        let kings = self.army(army) & self.of_kind(ChessKind::King);
        if kings == 0 { None } else { Some(kings.trailing_zeros() as Slot) }
    }

    /// The first slot, from `first` on, that no piece is in.
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

    /// Takes a piece off the board.
    pub const fn remove(&mut self, slot: Slot) {
        let (man, cell) = (self.man(slot), self.cell(slot));
        self.at[cell as usize] = EMPTY;
        self.armies[man.army().index()] &= !(1 << slot);
        self.kinds[man.kind() as usize] &= !(1 << slot);
        self.lines.flip(cell);
        self.key ^= number(man, cell);
    }

    /// Notes what the piece in `slot`, which is off the board, is.
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

    /// Makes a piece on the board another one, in kind or army.
    pub const fn turn_into(&mut self, slot: Slot, man: Man) {
        let cell = self.cell(slot);
        self.remove(slot);
        self.put(slot, man, cell);
    }
}
