//! A position of Pothole Chess: what it holds, and how it is read.

use super::board::{AROUND, CENTRE, CORNER, Cell, Cells, PieceKind, STANDARD, bit, cell_of};
use super::options::Options;
use crate::rules::effect::PieceId;
use crate::rules::outcome::Outcome;
use crate::rules::seat::{Seat, SeatColor, SeatInfo, SeatSet};
use crate::rules::snapshot::ChipSet;
use crate::rules::square::Square;
use crate::rules::stage::Stage;

/// The seats: White a1, Red a7, Black g7, Blue g1.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'W', name: "White", color: SeatColor::White },
    SeatInfo { letter: 'R', name: "Red", color: SeatColor::Red },
    SeatInfo { letter: 'G', name: "Black", color: SeatColor::Black },
    SeatInfo { letter: 'B', name: "Blue", color: SeatColor::Blue },
];

/// Potholes 0 to 3 are the corner ones, by home seat; 4 and 5 are the centre ones.
pub(super) const CENTRE_POTHOLES: [usize; 2] = [4, 5];

/// A piece, packed into 16 bits: present, owner, kind, chips, id.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub(super) struct Piece(u16);

impl core::fmt::Debug for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if self.0 == 0 {
            return f.write_str("-");
        }
        let owner = self.owner().letter(SEATS);
        write!(f, "{owner}{}+{:04b}#{}", self.kind().kind().letter(), self.chips().0, self.id().0)
    }
}

impl Piece {
    const PRESENT: u16 = 1 << 15;
    /// What tells positions apart: everything but the id.
    pub(super) const IDENTITY: u16 = !0 << 6;

    pub(super) fn new(owner: Seat, kind: PieceKind, chips: ChipSet, id: PieceId) -> Self {
        let kind = kind as u16;
        Self(Self::PRESENT | u16::from(owner.0) << 13 | kind << 10 | u16::from(chips.0) << 6 | u16::from(id.0))
    }

    pub(super) const fn owner(self) -> Seat {
        Seat((self.0 >> 13 & 3) as u8)
    }

    pub(super) fn kind(self) -> PieceKind {
        PieceKind::ALL[usize::from(self.0 >> 10 & 7).min(6)]
    }

    pub(super) const fn chips(self) -> ChipSet {
        ChipSet((self.0 >> 6 & 15) as u8)
    }

    pub(super) const fn id(self) -> PieceId {
        PieceId((self.0 & 63) as u8)
    }

    pub(super) const fn bits(self) -> u16 {
        self.0
    }
}

/// What the action now being resolved moves: its part of the story from stage to stage.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Act {
    /// Nobody could act, or nothing has been done yet.
    #[default]
    Nothing,
    /// A piece that now stands on the cell.
    Piece(Cell),
    /// A pothole.
    Pothole(usize),
    /// No second action.
    End,
    /// The player gave up.
    Resign,
}

/// What earlier stages of the action being resolved hand on to later ones. Empty while the position waits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Underway {
    pub(super) act: Act,
    /// A dozer on its way: it is put down once what it pushes has moved.
    pub(super) dozer: Option<Piece>,
    /// Where the mover and what it pushed have come to rest.
    pub(super) rested: Cells,
    /// Pieces pushed to where they die, the first to die first, and the cell of the pothole or [`NOWHERE`].
    pub(super) falling: [(Piece, Cell); 7],
    pub(super) falls: u8,
    /// A piece that has been moved onto.
    pub(super) captured: Option<Piece>,
    /// Seats whose king has died.
    pub(super) dethroned: SeatSet,
    /// The agreed end, if there is one.
    pub(super) agreed: bool,
}

/// A position of 4-Player Pothole Chess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    pub(super) width: u8,
    pub(super) height: u8,
    /// The cells that are there.
    pub(super) cells: Cells,
    pub(super) at: [Piece; 64],
    pub(super) owned: [Cells; 4],
    /// The kings, of whichever seat.
    pub(super) kings: Cells,
    pub(super) holes: Cells,
    pub(super) pits: [Cell; 6],
    pub(super) controllers: [Option<Seat>; 4],
    pub(super) locks: [Option<Seat>; 2],
    pub(super) last_movers: [Option<Seat>; 2],
    pub(super) turn: Seat,
    /// Where the thing that has already moved in this turn is now.
    pub(super) done: Option<Cell>,
    pub(super) quiet: u32,
    pub(super) noisy: bool,
    /// Keys of the positions at the starts of turns since the last event that cannot be undone.
    pub(super) seen: Vec<u64>,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// Whether this is the game's own board, where there are promotion squares and potholes move.
    pub(super) const fn is_standard(&self) -> bool {
        self.cells == STANDARD && self.width == 7 && self.height == 7
    }

    pub(super) const fn occupied(&self) -> Cells {
        self.owned[0] | self.owned[1] | self.owned[2] | self.owned[3]
    }

    /// Cells that a piece may stand on.
    pub(super) const fn land(&self) -> Cells {
        self.cells & !self.holes
    }

    /// Cells with nothing on them.
    pub(super) const fn open(&self) -> Cells {
        self.land() & !self.occupied()
    }

    pub(super) const fn own(&self) -> Cells {
        self.owned[self.turn.index()]
    }

    /// The cell of a square, if the board has it.
    pub(super) fn cell(&self, square: Square) -> Option<Cell> {
        let inside = square.file < self.width && square.rank < self.height;
        (inside && self.cells & bit(cell_of(square)) != 0).then(|| cell_of(square))
    }

    pub(super) fn piece(&self, cell: Cell) -> Option<Piece> {
        (self.occupied() & bit(cell) != 0).then(|| self.at[usize::from(cell)])
    }

    /// The cells around `cell` that are potholes.
    pub(super) fn holes_around(&self, cell: Cell) -> Cells {
        AROUND[usize::from(cell)] & self.holes
    }

    pub(super) fn pothole_at(&self, cell: Cell) -> Option<usize> {
        self.pits.iter().position(|&pit| pit == cell)
    }

    /// Whether `seat` is in the game: it has a king or, on other boards, a piece.
    pub(super) const fn plays(&self, seat: Seat) -> bool {
        let pieces = self.owned[seat.index()];
        if self.is_standard() { pieces & self.kings != 0 } else { pieces != 0 }
    }

    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        self.at[usize::from(cell)] = piece;
        self.owned[piece.owner().index()] |= bit(cell);
        if piece.kind() == PieceKind::King {
            self.kings |= bit(cell);
        }
    }

    pub(super) fn take(&mut self, cell: Cell) -> Piece {
        let piece = core::mem::take(&mut self.at[usize::from(cell)]);
        self.owned[piece.owner().index()] &= !bit(cell);
        self.kings &= !bit(cell);
        piece
    }

    pub(super) fn move_pothole(&mut self, pothole: usize, to: Cell) -> Cell {
        let from = core::mem::replace(&mut self.pits[pothole], to);
        self.holes = self.holes & !bit(from) | bit(to);
        from
    }

    /// What must be equal for two positions to be the same: board with chips, player to move, controllers, locks,
    /// last movers. 64 bits of it: two of the at most `quiet-turns` positions that are compared would be taken
    /// for the same by mistake once in 10^15 games.
    pub(super) fn repetition_key(&self) -> u64 {
        let mix = |key: u64, word: u64| {
            let mixed = (key ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            mixed ^ mixed >> 29
        };
        let seat = |seat: Option<Seat>| seat.map_or(7, |seat| u64::from(seat.0));
        let pieces = self
            .at
            .chunks(4)
            .map(|four| four.iter().fold(0, |word, piece| word << 16 | u64::from(piece.bits() & Piece::IDENTITY)));
        let key = pieces.fold(u64::from(self.turn.0) + 1, mix);
        let key = self.pits.iter().fold(key, |key, &pit| mix(key, u64::from(pit)));
        let holders = self.controllers.iter().chain(&self.locks).chain(&self.last_movers);
        mix(key, holders.fold(0, |word, &holder| word << 3 | seat(holder)))
    }
}

/// The class of cells that a pothole may go to.
pub(super) const fn class_of(pothole: usize) -> Cells {
    if pothole < 4 { CORNER } else { CENTRE }
}
