//! Explains why a piece may not go to a cell.

use super::board::{CASTLES, CROSS, is_double_step};
use super::position::Position;
use super::refusal::Refusal;
use super::travel::Moves;
use crate::rules::chess::{CAPTURES, Cell, ChessKind, FORWARD, Slot, go, strikes};
use crate::rules::refusal::Refusal as Refused;

/// The rule that keeps the piece in `slot`, one of the mover's own, from going to `to`.
pub(super) fn explain(position: &Position, moves: &Moves<'_>, slot: Slot, to: Cell) -> Refused {
    let board = &position.board;
    let (man, from) = (board.man(slot), board.cell(slot));
    if board.man_on(to).is_some_and(|other| other.army() == man.army()) {
        return Refused::OwnPiece;
    }
    let geometry = match man.kind() {
        ChessKind::Pawn => explain_pawn(position, moves, slot, to),
        ChessKind::King => explain_castling(position, moves, from, to).map(Refused::from),
        // Compare with the empty board, on which a piece reaches every cell it ever can.
        _ if !strikes(&CROSS, man, from, to) => Some(Refusal::OutOfReach(man.kind().noun()).into()),
        _ if !strikes(board, man, from, to) => Some(Refused::Blocked(man.kind().noun())),
        _ => None,
    };
    let king = if moves.in_check() { Refusal::StillInCheck } else { Refusal::KingInCheck };
    geometry.unwrap_or(king.into())
}

fn explain_pawn(position: &Position, moves: &Moves<'_>, slot: Slot, to: Cell) -> Option<Refused> {
    let board = &position.board;
    let (seat, from) = (board.man(slot).army(), board.cell(slot));
    let one = go(from, FORWARD[seat.index() & 3]);
    if CAPTURES[seat.index() & 3].iter().any(|&step| go(from, step) == to) {
        let passes = super::board::LANES
            .over(to)
            .is_some_and(|(owner, lane)| position.passants.rights(owner, lane).contains(seat));
        return (board.is_empty(to) && !passes).then_some(Refusal::NothingToCapture.into());
    }
    let double = is_double_step(seat, from, to);
    if to != one && !double {
        return Some(Refusal::OutOfReach(ChessKind::Pawn.noun()).into());
    }
    if double && !moves.is_fresh(slot) {
        return Some(Refusal::NoDoubleStep.into());
    }
    (!board.is_empty(one) || !board.is_empty(to)).then_some(Refused::Blocked(ChessKind::Pawn.noun()))
}

/// Why the king cannot castle, or cannot go further than one step.
fn explain_castling(position: &Position, moves: &Moves<'_>, from: Cell, to: Cell) -> Option<Refusal> {
    let board = &position.board;
    let man = board.man_on(from)?;
    if strikes(board, man, from, to) {
        return None;
    }
    let mut castles = CASTLES.all().iter().enumerate();
    let number = castles.find(|(_, castle)| (castle.seat, castle.king, castle.king_to) == (man.army(), from, to));
    let Some((number, castle)) = number else { return Some(Refusal::OutOfReach(ChessKind::King.noun())) };
    if !position.castling.has(number) {
        return Some(Refusal::CastlingLost);
    }
    let mut between = core::iter::successors(Some(go(from, castle.step)), |&cell| Some(go(cell, castle.step)));
    let blocked = between.by_ref().take_while(|&cell| cell != castle.rook).any(|cell| !board.is_empty(cell));
    if blocked && !moves.in_check() {
        return Some(Refusal::CastlingBlocked);
    }
    Some(Refusal::CastlingThroughCheck)
}
