//! Evaluation features: the king, the rivals next to it, and its freedom.

use super::weights::WEIGHTS;
use crate::bots::evaluate::{CaptureEstimate, Evaluate, Tally};
use crate::bots::tuned::in_force;
use crate::rules::nine::{Position, around, cell_of};
use crate::rules::{Action, Game, Kind};

const KING: usize = 0;
const RIVAL: usize = 1;
const STEP: usize = 2;

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &["king", "rival next to it", "step to go to"];
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    const ASSETS: usize = 1;
    const TEMPERATURE: i32 = 400;
    const CIRCLES_DRAW: bool = true;

    fn tally(&self, tally: &mut impl Tally) {
        for seat in self.players().iter() {
            let Some(king) = self.king(seat) else { continue };
            tally.add(seat, KING, 1);
            for cell in around(king) {
                tally.add(seat, if self.owner(cell).is_some() { RIVAL } else { STEP }, 1);
            }
        }
    }

    fn stake(&self, action: Action) -> CaptureEstimate {
        let victim = action.squares().and_then(|(_, to)| self.owner(cell_of(to)?));
        victim.map_or(CaptureEstimate::QUIET, |seat| {
            CaptureEstimate::takes(in_force(&WEIGHTS)[KING], [seat].into_iter().collect())
        })
    }

    fn pawns(_: Kind) -> u64 {
        1
    }
}
