//! En passant: pawns that have made a double step, and which armies may still capture them as if it had been one.

use super::board::{Board, Cell};
use super::kind::ChessKind;
use super::pawn::FORWARD;
use super::step::go;
use crate::rules::seat::{Seat, SeatSet};

/// Where pawns start, and so where a double step leads over: `LANES` cells for each seat. No two double steps of a game
/// lead over the same cell.
#[derive(Clone, Debug)]
pub struct Lanes<const LANES: usize> {
    starts: [[Cell; LANES]; 4],
    /// For each cell, `LANES * seat + lane` of the double step that leads over it, or [`NO_LANE`].
    over: [u8; 256],
}

const NO_LANE: u8 = 255;

impl<const LANES: usize> Lanes<LANES> {
    /// The lanes of pawns that start on these cells.
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

    /// The cells that pawns of a seat start on.
    pub const fn starts(&self, seat: Seat) -> &[Cell; LANES] {
        &self.starts[seat.index()]
    }

    /// The lane whose double step leads over `cell`.
    pub const fn over(&self, cell: Cell) -> Option<(Seat, usize)> {
        let place = self.over[cell as usize];
        if place == NO_LANE { None } else { Some((Seat(place / LANES as u8), place as usize % LANES)) }
    }

    /// The cell that a double step on this lane leads over.
    pub const fn crossed(&self, seat: Seat, lane: usize) -> Cell {
        go(self.starts[seat.index()][lane], FORWARD[seat.index()])
    }

    /// The cell that a double step on this lane leads to.
    pub const fn landing(&self, seat: Seat, lane: usize) -> Cell {
        go(self.crossed(seat, lane), FORWARD[seat.index()])
    }
}

/// For each lane, the armies that may still capture the pawn that has made a double step on it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Passants<const LANES: usize>([[SeatSet; LANES]; 4]);

impl<const LANES: usize> Default for Passants<LANES> {
    fn default() -> Self {
        Self([[SeatSet::EMPTY; LANES]; 4])
    }
}

impl<const LANES: usize> Passants<LANES> {
    /// Whether nobody may capture anything in passing.
    pub fn is_empty(&self) -> bool {
        self.0.iter().flatten().all(|rights| rights.is_empty())
    }

    /// Who may capture on a lane.
    pub const fn rights(&self, seat: Seat, lane: usize) -> SeatSet {
        self.0[seat.index()][lane]
    }

    /// Grants rights on a lane, or ends them with the empty set.
    pub const fn grant(&mut self, seat: Seat, lane: usize, rights: SeatSet) {
        self.0[seat.index()][lane] = rights;
    }

    /// `army` has made a move: whatever it could have captured in passing until now, it cannot any more.
    pub fn spend(&mut self, army: Seat) {
        for rights in self.0.iter_mut().flatten() {
            rights.0 &= !(1 << army.0);
        }
    }

    /// Ends what can no longer be: the cell passed over is taken, or the pawn is not where it landed.
    pub fn refresh(&mut self, lanes: &Lanes<LANES>, board: &Board) {
        for seat in (0..4).map(Seat) {
            for lane in 0..LANES {
                if !self.rights(seat, lane).is_empty() && !is_open(lanes, board, seat, lane) {
                    self.grant(seat, lane, SeatSet::EMPTY);
                }
            }
        }
    }

    /// The lanes on which somebody may capture, with those who may.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, usize, SeatSet)> {
        let lanes = self.0.iter().enumerate().flat_map(|(seat, lanes)| {
            lanes.iter().enumerate().map(move |(lane, &rights)| (Seat(seat as u8), lane, rights))
        });
        lanes.filter(|(_, _, rights)| !rights.is_empty())
    }
}

/// Whether a pawn of `seat` stands where a double step on this lane ends, and nothing where it leads over.
fn is_open<const LANES: usize>(lanes: &Lanes<LANES>, board: &Board, seat: Seat, lane: usize) -> bool {
    let pawn = board.man_on(lanes.landing(seat, lane));
    let stands = pawn.is_some_and(|man| man.kind() == ChessKind::Pawn && man.army() == seat);
    stands && board.is_empty(lanes.crossed(seat, lane))
}
