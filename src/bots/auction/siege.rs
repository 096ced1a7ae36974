//! King safety: what stands around a king, which cells there are attacked, and by which pieces.
//!
//! Nearly all players who leave a game are checkmated, and captured material comes back by trade, so king safety
//! matters more than material.

use crate::bots::evaluate::Tally;
use crate::rules::chess::{Board, ChessKind, KING, NOBODY, VOID, attackers_round, each, go, king_steps};
use crate::rules::{Seat, SeatSet};

const CHECK: usize = 17;
const PRESSED: usize = 18;
const SAFE: usize = 19;
const GUARD: usize = 20;
const ATTACKER: usize = 21;
const PAIR: usize = 22;
const QUEEN: usize = 23;
const ATTACK: usize = 24;
const LONE_BARRED: usize = 25;
const LONE_TO_EDGE: usize = 26;
const LONE_TO_KING: usize = 27;

/// Counts the king-safety features of `seat` on `board`; `seats` are the players still in.
pub(super) fn tally(board: &Board, seats: SeatSet, seat: Seat, tally: &mut impl Tally) {
    let Some(king) = board.king(seat).map(|king| board.cell(king)) else { return };
    let hostile = board.all() & !board.army(seat) & !board.army(NOBODY);
    let (checks, round) = attackers_round(board, king, hostile);
    tally.add(seat, CHECK, i32::from(checks != 0));
    let (mut all, mut safe) = (0, 0);
    for (step, attackers) in KING.into_iter().zip(round) {
        let cell = go(king, step);
        if board.at(cell) == VOID {
            continue;
        }
        // A lone king is no danger to another king.
        let dangerous = attackers & !board.of_kind(ChessKind::King);
        all |= dangerous;
        match () {
            () if board.set_on(cell) & board.army(seat) != 0 => tally.add(seat, GUARD, 1),
            () if dangerous != 0 => tally.add(seat, PRESSED, 1),
            () if attackers != 0 => {}
            () => {
                tally.add(seat, SAFE, 1);
                safe += 1;
            }
        }
    }
    let count = all.count_ones() as i32;
    tally.add(seat, ATTACKER, count);
    tally.add(seat, PAIR, count * (count - 1) / 2);
    tally.add(seat, QUEEN, (all & board.of_kind(ChessKind::Queen)).count_ones() as i32);
    for rival in seats.iter().filter(|&rival| rival != seat) {
        tally.add(rival, ATTACK, (all & board.army(rival)).count_ones() as i32);
    }
    if board.army(seat).count_ones() == 1 {
        // A lone king is driven to the edge and towards another king; no other feature tells the winner how to proceed.
        let (file, rank) = (king % 16 - 1, king / 16 - 1);
        let rivals = each(hostile & board.of_kind(ChessKind::King)).map(|rival| king_steps(king, board.cell(rival)));
        tally.add(seat, LONE_BARRED, 8 - safe);
        tally.add(seat, LONE_TO_EDGE, 6 - i32::from(file.min(13 - file).min(rank).min(13 - rank)));
        tally.add(seat, LONE_TO_KING, 13 - i32::from(rivals.min().unwrap_or(13)));
    }
}

#[cfg(test)]
mod tests {
    use crate::bots::Level;
    use crate::bots::play_out::play_out;
    use crate::rules::{EndReason, GameId};

    #[test]
    fn lone_kings_are_mated() {
        const ROOK_AND_QUEEN: &str = "14/14/14/14/14/x3,8,x3/x3,8,x3/x3,Rr,Rq,3,Rk,2,x3 turn=R";
        for kings in ["14/14/8,Yk,5", "14/2,Bk,11/8,Yk,5", "14/2,Bk,11/8,Yk,2,Gk,2"] {
            let at = format!("x3,8,x3/x3,8,x3/x3,8,x3/{kings}/{ROOK_AND_QUEEN}");
            let (outcome, actions) = play_out(GameId::Auction, &at, Level::STRONGEST, 1_000);
            assert_eq!((outcome.reason, outcome.points), (EndReason::LastPlayer, [1, 0, 0, 0]), "{at}: {actions:?}");
            assert!(actions.len() < 250, "{at}: {} actions", actions.len());
        }
    }
}
