//! An army's moves, and making them (docs/rules/quad.md, "Moves" and "Check").

use core::ops::ControlFlow;

use super::board::{CASTLES, CLOCKWISE, LANES, corner, promotes};
use super::mover::Mover;
use super::position::{Moved, PROMOTIONS, Position, is_fresh};
use super::{castling, line, passant, promotion};
use crate::rules::action::Kind;
use crate::rules::chess::{
    BISHOP, Board, Castle, Cell, ChessKind, EMPTY, FORWARD, Guard, KING, KNIGHT, Man, ROOK, Slot, Step, attacked,
    attackers, each, go, square_of, visit_pawns, visit_pieces,
};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Effect, Effects, Manner};
use crate::rules::seat::Seat;
use crate::rules::square::Square;

impl Mover {
    /// Visits the targets of the piece in `slot`, considering only the player's own king.
    fn visit_guarded(
        &self,
        position: &Position,
        slot: Slot,
        visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match position.board.man(slot).kind() {
            ChessKind::King => self.visit_king(position, slot, visit),
            ChessKind::Pawn => {
                let fresh = |slot| is_fresh(position, slot);
                let army = position.board.man(slot).army();
                visit_pawns(&position.board, army, 1 << slot, fresh, self.prey, &self.guard, &mut |_, to| visit(to))
                    .map_continue(|_| ())
            }
            _ => visit_pieces(&position.board, 1 << slot, self.prey, &self.guard, &mut |_, to| visit(to))
                .map_continue(|_| ()),
        }
    }

    /// Visits the king's steps to cells that no stranger attacks.
    fn visit_king(
        &self,
        position: &Position,
        slot: Slot,
        visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (board, from) = (&position.board, position.board.cell(slot));
        let open = (0..8).zip(KING).fold(0, |open, (direction, step)| {
            let to = go(from, step);
            open | u8::from(board.at(to) == EMPTY || board.set_on(to) & self.prey != 0) << direction
        });
        if open == 0 {
            return ControlFlow::Continue(());
        }
        let mut safe = open & !line::attacked_beside(board, from, self.strangers, open);
        while safe != 0 {
            visit(go(from, KING[safe.trailing_zeros() as usize]))?;
            safe &= safe - 1;
        }
        ControlFlow::Continue(())
    }

    /// Visits all legal moves of the army: piece, target and promotion.
    pub(super) fn visit(
        &self,
        position: &Position,
        visit: &mut impl FnMut(Slot, Cell, Option<ChessKind>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_guarded_moves(position, &mut |slot, to| {
            if promotes(self.army, to) && position.board.man(slot).kind() == ChessKind::Pawn {
                for kind in PROMOTIONS {
                    if self.passes_trial(position, slot, to, Some(kind)) {
                        visit(slot, to, Some(kind))?;
                    }
                }
                return ControlFlow::Continue(());
            }
            if self.passes_trial(position, slot, to, None) { visit(slot, to, None) } else { ControlFlow::Continue(()) }
        })
    }

    fn visit_guarded_moves(
        &self,
        position: &Position,
        visit: &mut impl FnMut(Slot, Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for slot in each(position.board.army(self.army) & !position.frozen) {
            self.visit_guarded(position, slot, &mut |to| visit(slot, to))?;
        }
        if position.castle.has(self.army.index()) && castling::obstacle(position, self).is_none() {
            let castle = &CASTLES.all()[self.army.index()];
            visit(position.board.at(castle.king), castle.rook)?;
        }
        passant::visit(position, self, visit)
    }

    /// Whether a move that is safe for the player's own king also spares the other king it must not attack: the dummy's
    /// holder's or the partner's.
    fn passes_trial(&self, position: &Position, slot: Slot, to: Cell, promotion: Option<ChessKind>) -> bool {
        let Some(spared) = self.spared else { return true };
        let from = position.board.cell(slot);
        let (castle, passed) = special(position, slot, to);
        let queens = promotion::leaves_queen(position, self.army, slot, from);
        // The move neither enters nor leaves a line with that king.
        let plain = castle.is_none() && passed.is_none() && !queens && !spared.checked;
        if plain && line::step(spared.king, from).is_none() && !line::related(to, spared.king) {
            return true;
        }
        let mut board = after(position, slot, to, castle, passed);
        if let Some(kind) = promotion {
            board.turn_into(slot, Man::new(kind, self.army));
        }
        if queens {
            board.put(promotion::QUEENS + self.army.0, promotion::queen_of(self.army), from);
        }
        if position.is_dummy(self.army) {
            return !attacked(&board, spared.king, position.enemies_on(&board, position.holder()), spared.king);
        }
        let before = attackers(&position.board, spared.king, position.own(self.player));
        // An existing attack may remain.
        attackers(&board, spared.king, position.own_on(&board, self.player)) & !before == 0
    }

    /// Whether the army has a legal move.
    pub(super) fn can_move(&self, position: &Position) -> bool {
        self.visit(position, &mut |_, _, _| ControlFlow::Break(())).is_break()
    }

    /// Whether the piece in `slot` could go to `to`, ignoring all kings.
    pub(super) fn reaches(&self, position: &Position, slot: Slot, to: Cell) -> bool {
        let free = Self { guard: Guard::none(), strangers: 0, king: None, spared: None, ..*self };
        let found = free.visit_guarded(position, slot, &mut |target| {
            if target == to { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
            || passant::victim(position, self.army, position.board.cell(slot), to).is_some_and(|victim| {
                position.board.man(slot).kind() == ChessKind::Pawn && self.prey >> victim & 1 != 0
            })
    }
}

/// The castling that a move is, and the pawn that it takes in passing.
fn special(position: &Position, slot: Slot, to: Cell) -> (Option<&'static Castle>, Option<Slot>) {
    let (man, from) = (position.board.man(slot), position.board.cell(slot));
    match man.kind() {
        ChessKind::King => (castling::made(&position.board, man.army(), from, to), None),
        ChessKind::Pawn => (None, passant::victim(position, man.army(), from, to)),
        _ => (None, None),
    }
}

/// The board after a move of the piece in `slot` to `to`, or its castling, with its capture.
fn after(position: &Position, slot: Slot, to: Cell, castle: Option<&Castle>, passed: Option<Slot>) -> Board {
    let mut board = position.board;
    if let Some(castle) = castle {
        castling::exchange(&mut board, castle);
    } else {
        if let Some(victim) = board.slot_on(to).or(passed) {
            board.remove(victim);
        }
        board.shift(slot, to);
    }
    board
}

/// The board after a move of the piece in `slot`; a promoting pawn stays a pawn.
pub(super) fn board_after(position: &Position, slot: Slot, to: Cell) -> Board {
    let (castle, passed) = special(position, slot, to);
    after(position, slot, to, castle, passed)
}

/// Whether a player has a legal move with any of their armies.
pub(super) fn player_can_move(position: &Position, player: Seat) -> bool {
    let armies = CLOCKWISE.into_iter().filter(|army| position.ctrl[army.index()] == Some(player));
    armies.filter_map(|army| Mover::new(position, army)).any(|mover| mover.can_move(position))
}

/// Whether an army has a legal move.
pub(super) fn army_can_move(position: &Position, army: Seat) -> bool {
    Mover::new(position, army).is_some_and(|mover| mover.can_move(position))
}

/// Whether an army has a legal move, if its player is not in check.
pub(super) fn unchecked_can_move(position: &Position, army: Seat) -> bool {
    moves_freely(position, army) || army_can_move(position, army)
}

/// Fast path: whether a piece that cannot be pinned, because it is off all lines of the king, has an empty cell in
/// front of it. The player must not be in check. Says nothing if another king must be spared.
fn moves_freely(position: &Position, army: Seat) -> bool {
    let Some(player) = position.ctrl[army.index()] else { return false };
    let Some(king) = position.king(player).filter(|_| !position.is_dummy(army)) else { return false };
    if position.options.form.partner(player).is_some() {
        return false;
    }
    let (board, king) = (&position.board, position.board.cell(king));
    each(board.army(army) & !position.frozen).any(|slot| {
        let from = board.cell(slot);
        let free = |steps: &[Step]| steps.iter().any(|&step| board.is_empty(go(from, step)));
        line::step(king, from).is_none()
            && match board.man(slot).kind() {
                ChessKind::Pawn => free(&FORWARD[army.index()..=army.index()]),
                ChessKind::Knight => free(&KNIGHT),
                ChessKind::Bishop => free(&BISHOP),
                ChessKind::Rook => free(&ROOK),
                ChessKind::Queen => free(&KING),
                ChessKind::King => false,
            }
    })
}

/// Makes a legal move, and records its consequences for later stages.
pub(super) fn make(position: &mut Position, from: Cell, to: Cell, choice: Option<Kind>, effects: &mut Effects<'_>) {
    let (army, slot) = (position.turn, position.board.at(from));
    if slot >= EMPTY {
        return;
    }
    let (player, kind) = (position.player_of(army), position.board.man(slot).kind());
    let (castle, passed) = special(position, slot, to);
    match castle {
        Some(castle) => castling::castle(position, castle, effects),
        None => shift(position, slot, to, passed, effects),
    }
    position.castle = CASTLES.after_move(position.castle, from, to);
    if !position.ep.is_empty() {
        position.ep.spend(army);
        position.ep.refresh(&LANES, &position.board);
    }
    position.underway.moved = Some(Moved { army, player, slot, from, simple: castle.is_none() && passed.is_none() });
    position.underway.unwritten.insert(player);
    let is_pawn = kind == ChessKind::Pawn;
    if is_pawn {
        passant::grant(position, army, from, to);
        if promotes(army, to) {
            position.underway.promotion = choice.and_then(|kind| ChessKind::from_letter(kind.letter()));
        }
    }
    if kind == ChessKind::King {
        position.underway.queens = promotion::leaves_queen(position, army, slot, from);
    }
    position.corner.0 &= !(1 << army.0);
    if kind == ChessKind::King && to == corner(army) && !position.queened.contains(army) {
        position.corner.insert(army);
    }
    let is_quiet = !is_pawn && position.underway.captured.is_none();
    position.quiet = if is_quiet { position.quiet + 1 } else { 0 };
    if !is_quiet || position.underway.queens {
        position.forget_history();
    }
}

/// Moves a piece, and takes its victim off the board.
fn shift(position: &mut Position, slot: Slot, to: Cell, passed: Option<Slot>, effects: &mut Effects<'_>) {
    let (kind, from) = (position.board.man(slot).kind(), position.board.cell(slot));
    effects.report(|| Effect::PieceMoved {
        piece: Position::id(slot),
        path: way(kind, from, to),
        manner: Manner::Plain,
    });
    position.underway.captured = position.board.slot_on(to).or(passed);
    if let Some(victim) = position.underway.captured {
        position.board.remove(victim);
    }
    position.board.shift(slot, to);
}

/// The squares from `from` to `to`, including both; only these two for a knight.
fn way(kind: ChessKind, from: Cell, to: Cell) -> Vec<Square> {
    let (start, end) = (square_of(from), square_of(to));
    if kind == ChessKind::Knight {
        return vec![start, end];
    }
    let towards = |cell: Cell| {
        let beside = KING.into_iter().map(|step| go(cell, step));
        let square =
            |cell: Cell| (cell / 16).abs_diff(to / 16).pow(2) as u16 + (cell % 16).abs_diff(to % 16).pow(2) as u16;
        beside.min_by_key(|&next| square(next)).unwrap_or(to)
    };
    let cells = core::iter::successors(Some(from), |&cell| (cell != to).then(|| towards(cell)));
    cells.map(square_of).collect()
}

/// The stage `Capture`: the captured piece dies.
pub(super) fn capture(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if let (Some(victim), Some(moved)) = (position.underway.captured.take(), position.underway.moved) {
        let death = Death::Captured(Position::id(moved.slot));
        effects.report(|| Effect::PieceDied { piece: Position::id(victim), death });
        position.put_out_empty_armies();
    }
    Flow::Done
}

impl Position {
    /// Puts out armies without pieces. A king keeps its army in.
    pub(super) fn put_out_empty_armies(&mut self) {
        for army in CLOCKWISE {
            if self.ctrl[army.index()].is_some() && self.board.army(army) & !self.frozen == 0 {
                self.ctrl[army.index()] = None;
                passant::forget(self, army);
            }
        }
    }
}
