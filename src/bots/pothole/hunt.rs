//! The hunt for a king that is almost alone: no other feature tells the winner how to proceed.

use crate::bots::evaluate::Tally;
use crate::rules::Seat;
use crate::rules::pothole::{Position, each};

const NEARER: usize = 18;

/// A player with at most this many pieces, the king included, is hunted.
const FEW: u32 = 2;
/// The longest way on the usual board, in steps of a king.
const FARTHEST: u8 = 6;

/// Counts by how many steps the pieces of the larger army are nearer to a king that is almost alone than they could be.
/// With more than two kings a hunt exposes the hunter to the others (docs/bots-experiments.md, "Kings almost alone in
/// Pothole").
pub(super) fn tally_hunt(position: &Position, tally: &mut impl Tally) {
    if position.king_cells().count_ones() > 2 {
        return;
    }
    for prey in (0..4).map(Seat) {
        let army = position.pieces_of(prey);
        let Some(king) = each(army & position.king_cells()).next() else { continue };
        if army.count_ones() > FEW {
            continue;
        }
        for hunter in (0..4).map(Seat).filter(|&hunter| !position.are_allied(hunter, prey)) {
            let hunters = position.pieces_of(hunter);
            if hunters.count_ones() > army.count_ones() {
                let nearer = each(hunters).map(|cell| i32::from(FARTHEST.saturating_sub(steps(cell, king)))).sum();
                tally.add(hunter, NEARER, nearer);
            }
        }
    }
}

/// How many steps of a king it is from one cell to another, if nothing is in the way.
fn steps(from: u8, to: u8) -> u8 {
    (from % 8).abs_diff(to % 8).max((from / 8).abs_diff(to / 8))
}
