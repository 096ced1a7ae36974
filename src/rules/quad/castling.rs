//! Castling: king and rook swap places (docs/rules/quad.md, "Moves").

use super::board::CASTLES;
use super::mover::Mover;
use super::position::Position;
use crate::rules::chess::{Board, Castle, Cell, ChessKind, Man, attacked, square_of};
use crate::rules::effect::{Effect, Effects, Manner};
use crate::rules::seat::Seat;

/// Why castling is not possible.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Obstacle {
    /// King or rook has moved, or is missing.
    Moved,
    /// The king is in check, or would be after castling.
    Check,
}

/// The castling of an army whose king and rook are on these cells.
pub(super) fn of(army: Seat, king: Cell, rook: Cell) -> Option<&'static Castle> {
    static ALL: [Castle; 4] = *CASTLES.all();
    ALL.get(army.index()).filter(|castle| castle.king == king && castle.rook == rook)
}

/// The castling that a king's move between these cells stands for, if it is one.
pub(super) fn made(board: &Board, army: Seat, from: Cell, to: Cell) -> Option<&'static Castle> {
    of(army, from, to).filter(|_| board.man_on(to) == Some(Man::new(ChessKind::Rook, army)))
}

/// What keeps the moving army from castling, if anything.
pub(super) fn obstacle(position: &Position, mover: &Mover) -> Option<Obstacle> {
    let number = mover.army.index();
    if !position.castle.has(number) || !CASTLES.in_place(number, &position.board) {
        return Some(Obstacle::Moved);
    }
    let castle = &CASTLES.all()[number];
    if mover.king != Some(castle.king) {
        return Some(Obstacle::Moved);
    }
    let rook_can_move = position.board.slot_on(castle.rook).is_some_and(|rook| !position.is_frozen(rook));
    if !rook_can_move {
        return Some(Obstacle::Moved);
    }
    let unsafe_there = attacked(&position.board, castle.rook, mover.strangers, castle.rook);
    (mover.guard.checks() > 0 || unsafe_there).then_some(Obstacle::Check)
}

/// Swaps king and rook on the board.
pub(super) fn exchange(board: &mut Board, castle: &Castle) {
    let (Some(king), Some(rook)) = (board.slot_on(castle.king), board.slot_on(castle.rook)) else { return };
    let (king_man, rook_man) = (board.man(king), board.man(rook));
    board.remove(king);
    board.remove(rook);
    board.put(king, king_man, castle.king_to);
    board.put(rook, rook_man, castle.rook_to);
}

/// Castles with an army.
pub(super) fn castle(position: &mut Position, castle: &Castle, effects: &mut Effects<'_>) {
    let pieces = [(castle.king, castle.king_to), (castle.rook, castle.rook_to)];
    for (from, to) in pieces {
        let piece = Position::id(position.board.at(from));
        effects.report(|| Effect::PieceMoved {
            piece,
            path: vec![square_of(from), square_of(to)],
            manner: Manner::Plain,
        });
    }
    exchange(&mut position.board, castle);
}
