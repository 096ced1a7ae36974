//! Kings in danger: what stands round them, what is attacked there, and by whom.
//!
//! Nearly everybody who leaves a game is checkmated, and what is captured comes back by trade: kings matter more than
//! material.

use crate::bots::evaluate::Tally;
use crate::rules::Seat;
use crate::rules::auction::Position;
use crate::rules::chess::{ChessKind, KING, NOBODY, VOID, attackers_round, go};

const CHECK: usize = 17;
const PRESSED: usize = 18;
const SAFE: usize = 19;
const GUARD: usize = 20;
const ATTACKER: usize = 21;
const PAIR: usize = 22;
const QUEEN: usize = 23;
const ATTACK: usize = 24;

/// Counts how the king of `seat` stands.
pub(super) fn tally(position: &Position, seat: Seat, tally: &mut impl Tally) {
    let board = position.board();
    let Some(king) = board.king(seat).map(|king| board.cell(king)) else { return };
    let hostile = board.all() & !board.army(seat) & !board.army(NOBODY);
    let (checks, round) = attackers_round(board, king, hostile);
    tally.add(seat, CHECK, i32::from(checks != 0));
    let mut all = 0;
    for (step, attackers) in KING.into_iter().zip(round) {
        let cell = go(king, step);
        if board.at(cell) == VOID {
            continue;
        }
        all |= attackers;
        let feature = match () {
            () if board.set_on(cell) & board.army(seat) != 0 => GUARD,
            () if attackers != 0 => PRESSED,
            () => SAFE,
        };
        tally.add(seat, feature, 1);
    }
    let count = all.count_ones() as i32;
    tally.add(seat, ATTACKER, count);
    tally.add(seat, PAIR, count * (count - 1) / 2);
    tally.add(seat, QUEEN, (all & board.of_kind(ChessKind::Queen)).count_ones() as i32);
    for rival in position.seats_in().iter().filter(|&rival| rival != seat) {
        tally.add(rival, ATTACK, (all & board.army(rival)).count_ones() as i32);
    }
}
