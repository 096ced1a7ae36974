//! Evaluation features: pieces and armies, pawn advances, mobility, kings on their way to a queen, and checks.

use super::talk::remarks;
use super::weights::WEIGHTS;
use crate::bots::baseline::pawns;
use crate::bots::character::Character;
use crate::bots::evaluate::{CaptureEstimate, Evaluate, Tally};
use crate::bots::tuned::in_force;
use crate::rules::chess::{ChessKind, KNIGHT, attacked, cell_of, each, go, king_steps};
use crate::rules::quad::{Position, Score};
use crate::rules::{Action, Game as _, Kind, Remark, Seat, SeatSet, Talk};

const ARMY: usize = 6;
const ADVANCE: usize = 7;
const NEAR_PROMOTION: usize = 8;
const LINES: usize = 9;
const LEAPS: usize = 10;
const TO_CORNER: usize = 11;
const CHECK: usize = 12;

pub(super) fn worth(kind: ChessKind) -> i32 {
    in_force(&WEIGHTS)[kind as usize]
}

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "pawn",
        "knight",
        "bishop",
        "rook",
        "queen",
        "king",
        "army",
        "pawn's step forward",
        "pawn two steps from promotion",
        "free cell of a slider",
        "knight's free cell",
        "king's step to the corner of its queen",
        "check",
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    const ASSETS: usize = 7;
    const TEMPERATURE: i32 = 889;
    const STRONGEST: i32 = 0;

    fn pawns(kind: Kind) -> u64 {
        pawns(kind)
    }

    fn remarks(&self, talk: &Talk, seat: Seat, character: Character) -> Vec<Remark> {
        remarks(self, talk, seat, character)
    }

    fn tally(&self, tally: &mut impl Tally) {
        let board = self.board();
        let frozen = self.frozen_pieces();
        for army in (0..4).map(Seat) {
            let Some(owner) = self.controllers()[army.index()] else { continue };
            tally.add(owner, ARMY, 1);
            for slot in each(board.army(army) & !frozen) {
                let cell = board.cell(slot);
                let kind = board.man(slot).kind();
                tally.add(owner, kind as usize, 1);
                match kind {
                    ChessKind::Pawn => {
                        let advance = Self::advance_of(army, cell);
                        tally.add(owner, ADVANCE, i32::from(advance));
                        tally.add(owner, NEAR_PROMOTION, i32::from(advance >= 5));
                    }
                    ChessKind::Knight => {
                        let free = KNIGHT.iter().filter(|&&step| board.is_empty(go(cell, step))).count();
                        tally.add(owner, LEAPS, free as i32);
                    }
                    ChessKind::King => {
                        if !self.queened_armies().contains(army) {
                            let steps = king_steps(cell, Self::queening_corner(army));
                            tally.add(owner, TO_CORNER, 7 - i32::from(steps));
                        }
                    }
                    kind => {
                        let free: u32 = kind.axes().flat_map(|axis| board.lines().free(cell, axis)).sum();
                        tally.add(owner, LINES, free as i32);
                    }
                }
            }
        }
        for seat in self.checked_kings().iter() {
            tally.add(seat, CHECK, 1);
        }
    }

    fn stake(&self, action: Action) -> CaptureEstimate {
        let Action::Move { from, to, promotion } = action else { return CaptureEstimate::QUIET };
        let board = self.board();
        let (from, to) = (cell_of(from), cell_of(to));
        let Some(mover) = board.man_on(from) else { return CaptureEstimate::QUIET };
        let promoted = promotion.and_then(|kind| ChessKind::from_letter(kind.letter()));
        let rise = promoted.map_or(0, |kind| worth(kind) - worth(ChessKind::Pawn));
        let Some(victim) = board.man_on(to).filter(|man| man.army() != mover.army()) else {
            let noisy = promoted.is_some();
            let passing = mover.kind() == ChessKind::Pawn && from % 16 != to % 16 && from / 16 != to / 16;
            if passing {
                return CaptureEstimate::takes(worth(ChessKind::Pawn), SeatSet::EMPTY);
            }
            return CaptureEstimate { gain: rise, against: SeatSet::EMPTY, noisy };
        };
        let Some(owner) = self.controllers()[victim.army().index() & 3] else { return CaptureEstimate::QUIET };
        let player = self.controllers()[mover.army().index() & 3].unwrap_or(mover.army());
        let (taken, risked) = (worth(victim.kind()), worth(mover.kind()));
        let guarded =
            risked > taken && mover.kind() != ChessKind::King && attacked(board, to, self.enemies_of(player), from);
        let gain = rise + if guarded { taken - risked } else { taken - (risked / 64).min(20) };
        CaptureEstimate::takes(gain, SeatSet(1 << owner.0))
    }

    fn left_with(&self, seat: Seat) -> (u8, u8) {
        if self.options().score == Score::Shared {
            // A draw counts only where it ends the game.
            return (0, 1);
        }
        if self.has_drawn(seat) { (1, 2) } else { (0, 2) }
    }
}
