//! How pieces go: as in chess, among four armies and the dormant pieces (`docs/rules/auction.md`, "Moving").

use core::ops::ControlFlow;

use super::board::{CASTLES, LANES, PROMOTION, PROMOTIONS, START_CELLS};
use super::position::Position;
use crate::rules::chess::{
    CAPTURES, Cell, ChessKind, Guard, NOBODY, Slot, Slots, attacked, attackers, back, count_piece, each, go,
    visit_king, visit_pawn, visit_piece,
};
use crate::rules::seat::Seat;

/// What a piece that goes to a cell captures: what stands there, or the pawn that it meets in passing.
pub(super) fn victim(position: &Position, slot: Slot, to: Cell) -> Option<Slot> {
    let board = &position.board;
    let mover = board.man(slot);
    let diagonal = || CAPTURES[mover.army().index() & 3].iter().any(|&step| go(board.cell(slot), step) == to);
    if !board.is_empty(to) || mover.kind() != ChessKind::Pawn || !diagonal() {
        return board.slot_on(to);
    }
    let (seat, lane) = LANES.over(to)?;
    board.slot_on(LANES.landing(seat, lane))
}

/// The moves of the player on turn.
pub(super) struct Moves<'a> {
    position: &'a Position,
    turn: Seat,
    own: Slots,
    /// The pieces that can give check.
    hostile: Slots,
    /// What may be captured without anybody leaving the game: all but kings, dormant pieces included.
    prey: Slots,
    guard: Guard,
}

impl<'a> Moves<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let (board, turn) = (&position.board, position.turn);
        let hostile = position.hostile(turn);
        let prey = (hostile | board.army(NOBODY)) & !board.of_kind(ChessKind::King);
        let king = board.king(turn).map(|king| board.cell(king));
        let guard = king.map_or_else(Guard::none, |king| Guard::new(board, king, hostile));
        Self { position, turn, own: board.army(turn), hostile, prey, guard }
    }

    /// Whether the player is in check.
    pub(super) const fn in_check(&self) -> bool {
        self.guard.checks() > 0
    }

    /// Whether a pawn could make a double step as far as it has never moved.
    pub(super) fn is_fresh(&self, slot: Slot) -> bool {
        let position = self.position;
        position.placed >> slot & 1 == 0 && START_CELLS[self.turn.index()].contains(position.board.cell(slot))
    }

    /// Whether a piece that goes to a cell promotes there.
    pub(super) const fn promotes(&self, slot: Slot, to: Cell) -> bool {
        matches!(self.position.board.man(slot).kind(), ChessKind::Pawn) && PROMOTION[self.turn.index()].contains(to)
    }

    /// Visits every move once; those of a promoting pawn are one.
    #[inline]
    pub(super) fn visit(&self, visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        // With two checks only the king can move.
        if self.guard.checks() <= 1 {
            for slot in each(self.pieces()) {
                visit_piece(&self.position.board, slot, self.prey, &self.guard, &mut |cell| visit(slot, cell))?;
            }
        }
        self.visit_pawns_and_king(visit)
    }

    /// How many actions [`Moves::visit`] visits, those of a promoting pawn counted singly.
    pub(super) fn count(&self) -> u64 {
        let mut count = 0;
        let mut add = |slot: Slot, to: Cell| {
            count += if self.promotes(slot, to) { PROMOTIONS.len() as u64 } else { 1 };
            ControlFlow::Continue(())
        };
        if self.in_check() {
            let _ = self.visit(&mut add);
            return count;
        }
        let _ = self.visit_pawns_and_king(&mut add);
        let pieces = each(self.pieces()).map(|slot| count_piece(&self.position.board, slot, self.prey, &self.guard));
        count + u64::from(pieces.sum::<u32>())
    }

    /// What is neither pawn nor king.
    const fn pieces(&self) -> Slots {
        let board = &self.position.board;
        self.own & !board.of_kind(ChessKind::Pawn) & !board.of_kind(ChessKind::King)
    }

    #[inline]
    fn visit_pawns_and_king(&self, visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = &self.position.board;
        if self.guard.checks() <= 1 {
            for slot in each(self.own & board.of_kind(ChessKind::Pawn)) {
                let fresh = self.is_fresh(slot);
                visit_pawn(board, slot, fresh, self.prey, &self.guard, &mut |cell| visit(slot, cell))?;
            }
        }
        if let Some(king) = board.king(self.turn) {
            visit_king(board, king, self.prey, self.hostile, &mut |cell| visit(king, cell))?;
        }
        self.visit_castlings(visit)?;
        self.visit_in_passing(visit)?;
        self.visit_king_captures(visit)
    }

    fn visit_castlings(&self, visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let first = 2 * self.turn.index();
        let Some(king) = self.position.board.king(self.turn).filter(|_| !self.in_check()) else {
            return ControlFlow::Continue(());
        };
        for number in [first, first + 1] {
            if self.position.castling.has(number) && CASTLES.possible(number, &self.position.board, self.hostile) {
                visit(king, CASTLES.all()[number].king_to)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// En passant takes a piece off a third cell, so that each is tried out.
    fn visit_in_passing(&self, visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = &self.position.board;
        if self.position.passants.is_empty() {
            return ControlFlow::Continue(());
        }
        for (seat, lane, rights) in self.position.passants.iter() {
            if !rights.contains(self.turn) {
                continue;
            }
            let to = LANES.crossed(seat, lane);
            for step in CAPTURES[self.turn.index()] {
                let pawns = board.set_on(go(to, back(step))) & self.own & board.of_kind(ChessKind::Pawn);
                for slot in each(pawns) {
                    if self.is_safe_after(slot, to, board.set_on(LANES.landing(seat, lane))) {
                        visit(slot, to)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// A king that has been laid open may be captured. The victim's pieces leave with the capture, and only then is it
    /// judged whether the own king is safe, so that each is tried out.
    fn visit_king_captures(&self, visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = &self.position.board;
        for king in each(self.hostile & board.of_kind(ChessKind::King)) {
            let to = board.cell(king);
            for slot in each(attackers(board, to, self.own)) {
                if self.is_safe_after(slot, to, board.army(board.man(king).army())) {
                    visit(slot, to)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the own king is safe once `gone` have left the board and the piece in `slot` has gone to a cell.
    fn is_safe_after(&self, slot: Slot, to: Cell, gone: Slots) -> bool {
        let mut board = self.position.board;
        each(gone).for_each(|piece| board.remove(piece));
        board.shift(slot, to);
        board.king(self.turn).is_none_or(|king| {
            let cell = board.cell(king);
            !attacked(&board, cell, self.hostile & !gone, cell)
        })
    }
}

/// Whether the player on turn has a legal move.
pub(super) fn can_move(position: &Position) -> bool {
    Moves::new(position).visit(&mut |_, _| ControlFlow::Break(())).is_break()
}
