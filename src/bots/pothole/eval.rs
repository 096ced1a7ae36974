//! Evaluation features: pieces, chips, potholes, mobility, and pieces at an edge.

use super::hunt::tally_hunt;
use super::weights::WEIGHTS;
use crate::bots::evaluate::{CaptureEstimate, Evaluate, Tally};
use crate::bots::tuned::in_force;
use crate::rules::pothole::{PieceKind, Position, cell_of, each, shift};
use crate::rules::{Action, Kind, Seat, SeatSet};

const ALIVE: usize = 0;
const CAR: usize = 1;
const CHIPS: usize = 7;
const NEAR_CHIP: usize = 10;
const POTHOLE: usize = 11;
const UNLOCKED: usize = 12;
const ROOM: usize = 13;
const CENTRE: usize = 14;
const LEDGE: usize = 15;
const PUSH: usize = 16;
const EXPOSED: usize = 17;

/// The value of killing a king, in centipawns, besides its army.
const KING: i32 = 4000;

/// The centre of the board.
const MIDDLE: u64 = 0b0001_1100 << 16 | 0b0001_1100 << 24 | 0b0001_1100 << 32;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The cells adjacent to a set of cells.
const fn around(cells: u64) -> u64 {
    let row = cells | (cells & !FILE_H) << 1 | (cells & !FILE_A) >> 1;
    (row | row << 8 | row >> 8) & !cells
}

/// The value of a piece with its chips, in centipawns.
fn worth(kind: PieceKind, chips: u32) -> i32 {
    let chips = if chips == 0 { 0 } else { in_force(&WEIGHTS)[CHIPS + chips as usize - 1] };
    chips
        + match kind {
            PieceKind::King => KING,
            kind => in_force(&WEIGHTS)[CAR - 1 + kind as usize],
        }
}

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "alive",
        "car",
        "dirt devil",
        "bulldozer",
        "racecar",
        "cyclone",
        "megadozer",
        "first chip",
        "second chip",
        "third chip",
        "chip a step away",
        "pothole",
        "centre pothole that may be moved",
        "room",
        "centre",
        "ledge at the king",
        "push at the king",
        "piece that can be pushed to its death",
        "step nearer to a king that is almost alone",
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    const ASSETS: usize = 14;
    const TEMPERATURE: i32 = 589;
    const PRUNED_DEPTH: i32 = 5;
    const CIRCLES_DRAW: bool = true;

    fn pawns(kind: Kind) -> u64 {
        match kind.letter() {
            'c' | 'd' => 3,
            'b' => 5,
            'r' | 'y' => 7,
            'k' => 10,
            _ => 9,
        }
    }

    fn tally(&self, tally: &mut impl Tally) {
        let (land, open) = (self.land_cells(), self.open_cells());
        let mut dozers = [0_u64; 4];
        let chip_squares = self.promotion_cells() & open;
        for seat in (0..4).map(Seat) {
            let own = self.pieces_of(seat);
            for cell in each(own) {
                let (_, kind, chips) = self.standing_on(cell);
                match kind {
                    PieceKind::King => tally.add(seat, ALIVE, 1),
                    kind => tally.add(seat, CAR - 1 + kind as usize, 1),
                }
                if matches!(kind, PieceKind::Bulldozer | PieceKind::Megadozer) {
                    dozers[seat.index()] |= 1 << cell;
                }
                if !chips.is_empty() {
                    tally.add(seat, CHIPS + chips.len() as usize - 1, 1);
                }
            }
            let room: u32 = (0..8).map(|direction| (shift(own, direction) & open).count_ones()).sum();
            tally.add(seat, ROOM, room as i32);
            tally.add(seat, CENTRE, (own & MIDDLE).count_ones() as i32);
            tally.add(seat, UNLOCKED, self.centre_potholes_for(seat));
            for cell in each(around(chip_squares) & own) {
                let new = each(around(1 << cell) & chip_squares).filter(|&square| self.gains_chip(cell, square));
                tally.add(seat, NEAR_CHIP, new.count() as i32);
            }
        }
        for seat in self.pothole_controllers().iter().flatten() {
            tally.add(*seat, POTHOLE, 1);
        }
        let all_dozers = dozers[0] | dozers[1] | dozers[2] | dozers[3];
        for seat in (0..4).map(Seat) {
            let own = self.pieces_of(seat);
            if own == 0 {
                continue;
            }
            let king = own & self.king_cells();
            let foes = all_dozers & !dozers[seat.index()] & !self.partners_pieces(seat);
            let mut exposed = 0;
            let (mut ledges, mut pushes) = (0, 0);
            for direction in 0..8 {
                // Own pieces next to a deadly cell in this direction that can be pushed into it from behind.
                let edge = own & !shift(land, direction ^ 4);
                let behind = shift(edge, direction ^ 4) & land;
                exposed |= shift(behind & foes, direction) & edge;
                if edge & king != 0 {
                    let from = shift(king, direction ^ 4) & land;
                    ledges += i32::from(from != 0);
                    let near = from & foes | around(from & open) & foes;
                    pushes += i32::from(from != 0 && near != 0);
                }
            }
            tally.add(seat, LEDGE, ledges);
            tally.add(seat, PUSH, pushes);
            tally.add(seat, EXPOSED, exposed.count_ones() as i32);
        }
        tally_hunt(self, tally);
    }

    fn stake(&self, action: Action) -> CaptureEstimate {
        let Action::Move { from, to, .. } = action else { return CaptureEstimate::QUIET };
        let (from, to) = (cell_of(from), cell_of(to));
        let (seat, kind, chips) = self.standing_on(from);
        if matches!(kind, PieceKind::Bulldozer | PieceKind::Megadozer) {
            return push_stake(self, seat, from, to);
        }
        if self.open_cells() >> to & 1 != 0 {
            return CaptureEstimate { gain: if self.gains_chip(from, to) { 12 } else { 0 }, ..CaptureEstimate::QUIET };
        }
        let (owner, victim, victims_chips) = self.standing_on(to);
        let gain = worth(victim, victims_chips.len()) - worth(kind, chips.len()) / 32;
        CaptureEstimate::takes(gain.max(1), SeatSet(1 << owner.0))
    }
}

/// The stake of a dozer's drive: the pieces it pushes to their death.
fn push_stake(position: &Position, seat: Seat, from: u8, to: u8) -> CaptureEstimate {
    let dying = position.pushed_to_death(from, to);
    if dying == 0 {
        return CaptureEstimate::QUIET;
    }
    let (mut gain, mut against) = (0, SeatSet::EMPTY);
    for cell in each(dying) {
        let (owner, kind, chips) = position.standing_on(cell);
        let worth = worth(kind, chips.len());
        let is_ally = position.are_allied(seat, owner);
        gain += if is_ally { -worth } else { worth };
        if !is_ally {
            against.insert(owner);
        }
    }
    CaptureEstimate::takes(gain, against)
}
