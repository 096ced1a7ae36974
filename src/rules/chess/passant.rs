//! En passant: pawns that made a double step, and the armies that may still capture them.

use super::board::{Board, Cell};
use super::kind::ChessKind;
use super::pawn::FORWARD;
use super::step::go;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::zobrist::zobrist;

/// The starting cells of pawns, `LANES` for each seat, which also give the cells that double steps cross. No two double
/// steps of a game cross the same cell.
#[derive(Clone, Debug)]
pub struct Lanes<const LANES: usize> {
    starts: [[Cell; LANES]; 4],
    /// For each cell, `LANES * seat + lane` of the double step that crosses it, or [`NO_LANE`].
    over: [u8; 256],
}

const NO_LANE: u8 = 255;

impl<const LANES: usize> Lanes<LANES> {
    /// The lanes of pawns with these starting cells.
    pub const fn new(starts: [[Cell; LANES]; 4]) -> Self {
        let mut over = [NO_LANE; 256];
        let mut place = 0;
        while place < 4 * LANES {
            let (seat, lane) = (place / LANES, place % LANES);
            over[go(starts[seat][lane], FORWARD[seat]) as usize] = place as u8;
            place += 1;
        }
        Self { starts, over }
    }

    /// Whether pawns of `seat` start on `cell`.
    pub fn is_start(&self, seat: Seat, cell: Cell) -> bool {
        self.starts.get(seat.index()).is_some_and(|starts| starts.contains(&cell))
    }

    /// The starting cells of a seat's pawns.
    pub const fn starts(&self, seat: Seat) -> &[Cell; LANES] {
        &self.starts[seat.index()]
    }

    /// The lane whose double step crosses `cell`.
    pub const fn over(&self, cell: Cell) -> Option<(Seat, usize)> {
        let place = self.over[cell as usize];
        if place == NO_LANE { None } else { Some((Seat(place / LANES as u8), place as usize % LANES)) }
    }

    /// The cell that a double step on this lane crosses.
    pub const fn crossed(&self, seat: Seat, lane: usize) -> Cell {
        go(self.starts[seat.index()][lane], FORWARD[seat.index()])
    }

    /// The cell that a double step on this lane ends on.
    pub const fn landing(&self, seat: Seat, lane: usize) -> Cell {
        go(self.crossed(seat, lane), FORWARD[seat.index()])
    }
}

/// For each lane, the armies that may still capture en passant there.
///
/// A nibble per lane, at most eight lanes per seat, so that whole sets are tested or cleared at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Passants<const LANES: usize>(u128);

impl<const LANES: usize> Passants<LANES> {
    const fn bit(seat: Seat, lane: usize) -> u32 {
        const { assert!(LANES <= 8, "32 nibbles are there") }
        4 * (LANES * seat.index() + lane) as u32
    }

    /// Whether there is no en passant right.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The armies that may capture on a lane.
    pub const fn rights(&self, seat: Seat, lane: usize) -> SeatSet {
        SeatSet((self.0 >> Self::bit(seat, lane)) as u8 & 15)
    }

    /// Sets the rights on a lane; the empty set clears them.
    pub const fn grant(&mut self, seat: Seat, lane: usize, rights: SeatSet) {
        let bit = Self::bit(seat, lane);
        self.0 = self.0 & !(15 << bit) | (rights.0 as u128 & 15) << bit;
    }

    /// `army` has moved, so all its en passant rights expire.
    pub const fn spend(&mut self, army: Seat) {
        self.0 &= !(EACH_LANE << army.0);
    }

    /// Clears rights that have become impossible: the crossed cell is occupied, or the pawn is gone.
    pub fn refresh(&mut self, lanes: &Lanes<LANES>, board: &Board) {
        for (seat, lane, _) in (*self).iter() {
            if !is_open(lanes, board, seat, lane) {
                self.grant(seat, lane, SeatSet::EMPTY);
            }
        }
    }

    /// The lanes with en passant rights, and the armies that have them.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, usize, SeatSet)> + use<LANES> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let place = (left != 0).then(|| left.trailing_zeros() / 4)?;
            let rights = SeatSet((left >> (4 * place)) as u8 & 15);
            left &= !(15 << (4 * place));
            Some((Seat((place as usize / LANES) as u8), place as usize % LANES, rights))
        })
    }

    /// A Zobrist key of all rights. It uses the words `feature` and `feature + 1`.
    pub const fn key(&self, feature: u64) -> u64 {
        if self.0 == 0 {
            return 0;
        }
        // Hash twice, since the rights use all 64 bits of a word.
        zobrist(zobrist(feature) ^ self.0 as u64) ^ zobrist(zobrist(feature + 1) ^ (self.0 >> 64) as u64)
    }
}

/// The lowest bit of every nibble.
const EACH_LANE: u128 = u128::MAX / 15;

/// Whether a pawn of `seat` stands where a double step on this lane ends, and the crossed cell is empty.
fn is_open<const LANES: usize>(lanes: &Lanes<LANES>, board: &Board, seat: Seat, lane: usize) -> bool {
    let pawn = board.man_on(lanes.landing(seat, lane));
    let stands = pawn.is_some_and(|man| man.kind() == ChessKind::Pawn && man.army() == seat);
    stands && board.is_empty(lanes.crossed(seat, lane))
}
