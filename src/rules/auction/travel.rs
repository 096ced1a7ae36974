//! Movement: as in chess, with four armies and dormant pieces (`docs/rules/auction.md`, "Moving").

use core::ops::ControlFlow;

use super::board::{CASTLES, LANES, PROMOTION, PROMOTIONS, START_CELLS};
use super::position::Position;
use crate::rules::chess::{
    CAPTURES, Cell, ChessKind, Guard, NOBODY, Slot, Slots, attacked, attackers, back, count_pieces, each, go,
    visit_king, visit_pawns, visit_pieces,
};
use crate::rules::seat::Seat;

/// The piece captured by a move to a cell: the one there, or a pawn taken en passant.
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

/// Checks and pins against the king of the player on turn.
pub(super) fn guard(position: &Position) -> Guard {
    let (board, turn) = (&position.board, position.turn);
    let king = board.king(turn).map(|king| board.cell(king));
    king.map_or_else(Guard::none, |king| Guard::new(board, king, position.hostile(turn)))
}

/// The moves of the player on turn; the position must have the current [`guard`].
pub(super) struct Moves<'a> {
    position: &'a Position,
    turn: Seat,
    own: Slots,
    /// The pieces that can give check.
    hostile: Slots,
    /// The pieces that may be captured without a player leaving the game: all but kings, dormant pieces included.
    prey: Slots,
    guard: &'a Guard,
}

impl<'a> Moves<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let (board, turn) = (&position.board, position.turn);
        let hostile = position.hostile(turn);
        let prey = (hostile | board.army(NOBODY)) & !board.of_kind(ChessKind::King);
        Self { position, turn, own: board.army(turn), hostile, prey, guard: &position.guard }
    }

    /// Whether the player is in check.
    pub(super) const fn in_check(&self) -> bool {
        self.guard.checks() > 0
    }

    /// Whether a pawn still has its double step.
    pub(super) fn is_fresh(&self, slot: Slot) -> bool {
        let position = self.position;
        position.placed >> slot & 1 == 0 && START_CELLS[self.turn.index()].contains(position.board.cell(slot))
    }

    /// Whether a move between these cells promotes.
    pub(super) const fn promotes(&self, from: Cell, to: Cell) -> bool {
        let board = &self.position.board;
        PROMOTION[self.turn.index()].contains(to) && board.set_on(from) & board.of_kind(ChessKind::Pawn) != 0
    }

    /// Visits every move once, as origin and target; the promotions of a pawn count as one.
    #[inline]
    pub(super) fn visit(&self, visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let seen = self.visit_pieces(visit)?;
        self.visit_others(seen, visit)
    }

    /// The number of actions among the moves of [`Moves::visit`], each promotion counted separately.
    pub(super) fn count(&self) -> u64 {
        let (count, seen) = count_pieces(&self.position.board, self.own, self.prey, self.guard);
        let mut count = u64::from(count);
        let _ = self.visit_others(seen, &mut |from, to| {
            count += if self.promotes(from, to) { PROMOTIONS.len() as u64 } else { 1 };
            ControlFlow::Continue(())
        });
        count
    }

    /// Visits the moves of knights, bishops, rooks and queens, except captures of kings. Continues with the pieces they
    /// attack, as [`visit_pieces`] does.
    #[inline]
    pub(super) fn visit_pieces(&self, visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>) -> ControlFlow<(), Slots> {
        visit_pieces(&self.position.board, self.own, self.prey, self.guard, visit)
    }

    /// Visits the moves that [`Moves::visit_pieces`] leaves out; `seen` is what that returned.
    #[inline]
    pub(super) fn visit_others(
        &self,
        seen: Slots,
        visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let seen = seen | self.visit_pawns(visit)?;
        let board = &self.position.board;
        if let Some(king) = board.king(self.turn) {
            visit_king(board, king, self.prey, self.hostile, &mut |to| visit(board.cell(king), to))?;
        }
        self.visit_castlings(visit)?;
        self.visit_in_passing(visit)?;
        // A king next to the player's own king would be giving check.
        self.visit_king_captures(if self.guard.is_idle() { seen } else { self.hostile }, visit)
    }

    /// Visits pawn moves, except en passant and captures of kings. Continues with the pieces they attack, as
    /// [`visit_pawns`] does.
    #[inline]
    fn visit_pawns(&self, visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>) -> ControlFlow<(), Slots> {
        let board = &self.position.board;
        let pawns = self.own & board.of_kind(ChessKind::Pawn);
        visit_pawns(board, self.turn, pawns, |slot| self.is_fresh(slot), self.prey, self.guard, visit)
    }

    fn visit_castlings(&self, visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.in_check() {
            return ControlFlow::Continue(());
        }
        let first = 2 * self.turn.index();
        for number in [first, first + 1] {
            if self.position.castling.has(number) && CASTLES.possible(number, &self.position.board, self.hostile) {
                let castle = &CASTLES.all()[number];
                visit(castle.king, castle.king_to)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// En passant removes a piece from a third cell, so each capture is tried out.
    fn visit_in_passing(&self, visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>) -> ControlFlow<()> {
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
                let from = go(to, back(step));
                let pawns = board.set_on(from) & self.own & board.of_kind(ChessKind::Pawn);
                for slot in each(pawns) {
                    if self.is_safe_after(slot, to, board.set_on(LANES.landing(seat, lane))) {
                        visit(from, to)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits captures of exposed kings. The victim's pieces leave with the king, and only then is the own king's
    /// safety judged, so each capture is tried out. Kings that are not `seen` cannot be captured.
    fn visit_king_captures(
        &self,
        seen: Slots,
        visit: &mut impl FnMut(Cell, Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let board = &self.position.board;
        for king in each(seen & self.hostile & board.of_kind(ChessKind::King)) {
            let to = board.cell(king);
            for slot in each(attackers(board, to, self.own)) {
                if self.is_safe_after(slot, to, board.army(board.man(king).army())) {
                    visit(board.cell(slot), to)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the own king is safe after a move to a cell, with the pieces `gone` off the board.
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
    let (moves, mut found) = (Moves::new(position), |_, _| ControlFlow::Break(()));
    // Try pawns first, which usually find a move soonest.
    moves.visit_pawns(&mut found).is_break() || moves.visit(&mut found).is_break()
}
