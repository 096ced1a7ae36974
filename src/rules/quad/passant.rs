//! En passant between armies (docs/rules/quad.md, "Moves").

use core::ops::ControlFlow;

use super::board::{CLOCKWISE, LANES};
use super::mover::Mover;
use super::position::Position;
use crate::rules::chess::{CAPTURES, Cell, ChessKind, Slot, attacked, back, each, go};
use crate::rules::seat::{Seat, SeatSet};

/// After a double step by the pawn of `army` from `from` to `to`: every other army in play may capture it.
pub(super) fn grant(position: &mut Position, army: Seat, from: Cell, to: Cell) {
    let Some(lane) = LANES.starts(army).iter().position(|&start| start == from) else { return };
    if LANES.landing(army, lane) == to {
        let others = CLOCKWISE.into_iter().filter(|&other| other != army && position.ctrl[other.index()].is_some());
        position.ep.grant(army, lane, others.collect());
    }
}

/// An army is out: its en passant rights end, and so do those against it.
pub(super) fn forget(position: &mut Position, army: Seat) {
    position.ep.spend(army);
    for lane in 0..4 {
        position.ep.grant(army, lane, SeatSet::EMPTY);
    }
}

/// The pawns of `army` that attack the cell crossed by a double step.
fn pawns(position: &Position, army: Seat, crossed: Cell) -> impl Iterator<Item = Slot> {
    let pawns = position.board.army(army) & position.board.of_kind(ChessKind::Pawn) & !position.frozen;
    let behind = CAPTURES[army.index()].map(|step| position.board.set_on(go(crossed, back(step))));
    each((behind[0] | behind[1]) & pawns)
}

/// The armies with the right to capture the pawn on a lane that also have a pawn attacking the crossed cell.
pub(super) fn attacking(position: &Position, army: Seat, lane: usize) -> SeatSet {
    let crossed = LANES.crossed(army, lane);
    let owner = position.ctrl[army.index()];
    let able = |&other: &Seat| {
        let enemy = position.ctrl[other.index()].zip(owner).is_some_and(|(one, other)| position.hostile(one, other));
        enemy && pawns(position, other, crossed).next().is_some()
    };
    position.ep.rights(army, lane).iter().filter(able).collect()
}

/// The pawn captured en passant by a pawn of `army` moving from `from` to the empty cell `to`.
pub(super) fn victim(position: &Position, army: Seat, from: Cell, to: Cell) -> Option<Slot> {
    let (seat, lane) = LANES.over(to)?;
    let captures = CAPTURES[army.index()].iter().any(|&step| go(from, step) == to);
    let may = captures && position.board.is_empty(to) && position.ep.rights(seat, lane).contains(army);
    position.board.slot_on(LANES.landing(seat, lane)).filter(|_| may)
}

/// Visits the en passant captures of the moving army: the capturing pawn and its target.
pub(super) fn visit(
    position: &Position,
    mover: &Mover,
    visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if position.ep.is_empty() {
        return ControlFlow::Continue(());
    }
    for (seat, lane, rights) in position.ep.iter().filter(|(_, _, rights)| rights.contains(mover.army)) {
        debug_assert!(!rights.is_empty());
        let crossed = LANES.crossed(seat, lane);
        let Some(victim) = position.board.slot_on(LANES.landing(seat, lane)) else { continue };
        if mover.prey >> victim & 1 == 0 {
            continue;
        }
        for pawn in pawns(position, mover.army, crossed) {
            if leaves_king_safe(position, mover, pawn, crossed, victim) {
                visit(pawn, crossed)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two pieces leave their cells, which no guard covers, so the capture is tried out.
fn leaves_king_safe(position: &Position, mover: &Mover, pawn: Slot, to: Cell, victim: Slot) -> bool {
    let Some(king) = mover.king else { return true };
    let mut board = position.board;
    board.remove(victim);
    board.shift(pawn, to);
    !attacked(&board, king, mover.enemies & !(1 << victim), king)
}
