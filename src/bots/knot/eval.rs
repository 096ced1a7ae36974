//! Evaluation features: pieces, royals, distance to the Knot, and what a berserk could run over.

use super::hunt;
use super::weights::WEIGHTS;
use crate::bots::evaluate::{CaptureEstimate, Evaluate, Tally};
use crate::bots::tuned::in_force;
use crate::rules::knot::{KNOT, PieceKind, Position, each};
use crate::rules::{Action, Game, Kind, Seat, SeatSet};

const ROYALS: usize = 9;
const UNDER_BERSERK: usize = 13;
const ALL_UNDER_BERSERK: usize = 14;
const NEARER: usize = 15;
const ON_KNOT: usize = 16;
const TO_MOVE: usize = 17;
const NO_MATE: usize = 21;

/// The index of a kind among the features.
const fn feature(kind: PieceKind) -> usize {
    match kind {
        PieceKind::King => 0,
        PieceKind::Prince => 1,
        PieceKind::Frog => 2,
        PieceKind::Golem => 3,
        PieceKind::Boomerang => 4,
        PieceKind::Icosahedron => 5,
        PieceKind::Attacker => 6,
        PieceKind::Dingo => 7,
        PieceKind::Entity => 8,
    }
}

/// The rough value of gaining or losing a royal, in centipawns, besides the piece.
const ROYAL: i32 = 300;
/// The value of the last royal.
const LAST_ROYAL: i32 = 20_000;

fn worth(kind: PieceKind) -> i32 {
    in_force(&WEIGHTS)[feature(kind)]
}

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "king",
        "crown prince",
        "frog",
        "golem",
        "boomerang",
        "icosahedron",
        "attacker",
        "dingo",
        "entity",
        "a royal",
        "a second royal",
        "a third royal",
        "a fourth royal",
        "royal that a berserk can reach",
        "all royals that a berserk can reach",
        "step towards the Knot",
        "on the Knot",
        "to move",
        "step nearer to a royal that is hunted",
        "hunted on half of the cells only",
        "in the way of a hunt",
        "nothing left that mates a king",
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    const ASSETS: usize = 13;
    const TEMPERATURE: i32 = 371;
    const CIRCLES_DRAW: bool = true;

    fn pawns(kind: Kind) -> u64 {
        match kind.letter() {
            'k' | 'c' => 12,
            'a' | 'e' => 6,
            'f' => 2,
            _ => 4,
        }
    }

    fn tally(&self, tally: &mut impl Tally) {
        let prey = hunt::prey(self);
        for seat in [Seat(0), Seat(1)] {
            let (mut nearer, hunts) = (0, prey.is_some_and(|prey| prey != seat));
            for (kind, cell) in self.army_of(seat) {
                tally.add(seat, feature(kind), 1);
                if cell == KNOT {
                    tally.add(seat, ON_KNOT, 1);
                } else if !hunts && !hunt::is_royal(kind) {
                    nearer += 8 - i32::from(cell % 8 + 1);
                }
            }
            tally.add(seat, NEARER, nearer);
            tally.add(seat, NO_MATE, i32::from(!hunt::can_mate(self, seat, Seat(1 - seat.0))));
            if hunts {
                hunt::tally(self, seat, Seat(1 - seat.0), tally);
            }
            let royals = self.royal_cells(seat);
            let count = royals.count_ones() as usize;
            for number in 0..count.min(4) {
                tally.add(seat, ROYALS + number, 1);
            }
            if let Some(under) = self.most_under_berserk(seat) {
                tally.add(seat, UNDER_BERSERK, under as i32);
                tally.add(seat, ALL_UNDER_BERSERK, i32::from(under as usize == count));
            }
        }
        tally.add(self.turn(), TO_MOVE, 1);
    }

    fn stake(&self, action: Action) -> CaptureEstimate {
        let Some((mover, taken)) = self.prey(action) else { return CaptureEstimate::QUIET };
        let seat = self.turn();
        let berserk = matches!(action, Action::Berserk { .. });
        if taken == 0 {
            // It runs over nothing, and the attacker is lost.
            return if berserk {
                CaptureEstimate { gain: -worth(mover), ..CaptureEstimate::QUIET }
            } else {
                CaptureEstimate::QUIET
            };
        }
        let foe = Seat(1 - seat.0);
        let royals = self.royal_cells(foe);
        let own = self.cells_of(seat);
        let mut gain = 0;
        for cell in each(taken) {
            let worth = worth(self.kind_on(cell));
            gain += if own >> cell & 1 != 0 { -worth } else { worth };
        }
        gain += ROYAL * (taken & royals).count_ones() as i32;
        if royals & !taken == 0 {
            gain += LAST_ROYAL;
        }
        let risk = if berserk { worth(mover) } else { worth(mover) / 32 };
        let gain = if berserk {
            gain - risk
        } else if gain > 0 {
            (gain - risk).max(1)
        } else {
            gain
        };
        CaptureEstimate::takes(gain, SeatSet(1 << foe.0))
    }

    fn list(&self, _deep: bool, out: &mut Vec<Action>) {
        let base = out.len();
        self.actions(out);
        // Swapping sides is no move for the search; the caller decides on it separately.
        if out.len() > base + 1 && out[out.len() - 1] == Action::Swap {
            out.pop();
        }
    }
}
