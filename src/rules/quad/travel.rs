//! Where an army may go, and what happens when it does (rules page, "Moves" and "Check").

use core::ops::ControlFlow;

use super::allegiance::partner;
use super::board::{CASTLES, CLOCKWISE, LANES, corner, promotes};
use super::position::{Moved, PROMOTIONS, Position, is_fresh};
use super::{castling, passant, promotion};
use crate::rules::action::Kind;
use crate::rules::chess::{
    Cell, ChessKind, EMPTY, Guard, KING, Man, Slot, Slots, attackers, each, go, square_of, visit_king, visit_pawn,
    visit_piece,
};
use crate::rules::driver::{Flow, Turn};
use crate::rules::effect::{Death, Effect, Effects, Manner};
use crate::rules::seat::{Seat, SeatSet};

/// What an army that is to move must know.
pub(super) struct Mover {
    pub(super) army: Seat,
    /// Its controller; the dummy is its own.
    pub(super) player: Seat,
    /// Where the player's king stands.
    pub(super) king: Option<Cell>,
    /// Pieces that may be captured.
    pub(super) prey: Slots,
    /// Pieces that may give check.
    pub(super) enemies: Slots,
    /// Pieces whose attack keeps the king away.
    pub(super) strangers: Slots,
    pub(super) guard: Guard,
    /// Whether some king besides the player's own must be looked at after every move.
    pub(super) on_trial: bool,
}

impl Mover {
    /// What `army` must know, if it is in play.
    pub(super) fn new(position: &Position, army: Seat) -> Option<Self> {
        let player = position.ctrl[army.index()]?;
        let king = position.king(player).map(|king| position.board.cell(king));
        let enemies = position.enemies(player);
        let strangers = position.strangers(player);
        let guard = king.map_or_else(Guard::none, |king| Guard::new(&position.board, king, enemies));
        let prey = enemies & !position.board.of_kind(ChessKind::King);
        let partner = partner(position.options.form, player);
        let on_trial = position.is_dummy(army) || partner.is_some_and(|partner| position.king(partner).is_some());
        Some(Self { army, player, king, prey, enemies, strangers, guard, on_trial })
    }

    /// Visits where the piece in `slot` may go, as far as the player's own king is concerned.
    fn visit_guarded(
        &self,
        position: &Position,
        slot: Slot,
        visit: &mut impl FnMut(Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match position.board.man(slot).kind() {
            ChessKind::King => visit_king(&position.board, slot, self.prey, self.strangers, visit),
            ChessKind::Pawn => {
                let fresh = is_fresh(position, slot);
                visit_pawn(&position.board, slot, fresh, self.prey, &self.guard, visit)
            }
            _ => visit_piece(&position.board, slot, self.prey, &self.guard, visit),
        }
    }

    /// Visits all legal moves of the army: the piece, where it goes, and what a pawn becomes.
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

    /// Whether a move that leaves the player's own king safe also leaves those in peace that must be: the dummy's
    /// holder's king, and the partner's king.
    pub(super) fn passes_trial(&self, position: &Position, slot: Slot, to: Cell, promotion: Option<ChessKind>) -> bool {
        if !self.on_trial {
            return true;
        }
        let from = position.board.cell(slot);
        let mut after = Position { board: position.board.clone(), seen: Vec::new(), ..*position };
        place(&mut after, self.army, slot, to);
        if let Some(kind) = promotion {
            after.board.turn_into(slot, Man::new(kind, self.army));
        }
        if promotion::leaves_queen(position, self.army, slot, from) {
            promotion::put_queen(&mut after, self.army);
        }
        if position.is_dummy(self.army) {
            return !after.in_check(position.holder());
        }
        let partner = partner(position.options.form, self.player).and_then(|partner| position.king(partner));
        let Some(king) = partner else { return true };
        let cell = position.board.cell(king);
        let before = attackers(&position.board, cell, position.own(self.player));
        // An attack that was there before may go on.
        attackers(&after.board, cell, after.own(self.player)) & !before == 0
    }

    /// Whether the army has a legal move.
    pub(super) fn can_move(&self, position: &Position) -> bool {
        self.visit(position, &mut |_, _, _| ControlFlow::Break(())).is_break()
    }

    /// The same army where nobody's king but the player's own matters.
    pub(super) fn without_trial(&self) -> Self {
        Self { guard: self.guard.clone(), on_trial: false, ..*self }
    }

    /// Whether the piece in `slot` goes to `to` by its nature, whatever that does to kings.
    pub(super) fn reaches(&self, position: &Position, slot: Slot, to: Cell) -> bool {
        let free = Self { guard: Guard::none(), strangers: 0, king: None, on_trial: false, ..*self };
        let found = free.visit_guarded(position, slot, &mut |target| {
            if target == to { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
            || passant::victim(position, self.army, position.board.cell(slot), to).is_some_and(|victim| {
                position.board.man(slot).kind() == ChessKind::Pawn && self.prey >> victim & 1 != 0
            })
    }
}

/// Whether a player has a legal move with any army of his.
pub(super) fn player_can_move(position: &Position, player: Seat) -> bool {
    let armies = CLOCKWISE.into_iter().filter(|army| position.ctrl[army.index()] == Some(player));
    armies.filter_map(|army| Mover::new(position, army)).any(|mover| mover.can_move(position))
}

/// Whether an army has a legal move.
pub(super) fn army_can_move(position: &Position, army: Seat) -> bool {
    Mover::new(position, army).is_some_and(|mover| mover.can_move(position))
}

/// Puts a piece where a move takes it; returns what it captures, which is off the board then.
fn place(position: &mut Position, army: Seat, slot: Slot, to: Cell) -> Option<Slot> {
    let from = position.board.cell(slot);
    let man = position.board.man(slot);
    if man.kind() == ChessKind::King && castling::of(army, from, to).is_some() && own_rook(position, army, to) {
        if let Some(castle) = castling::of(army, from, to) {
            castling::castle(position, castle, &mut Effects::unheard());
        }
        return None;
    }
    let passed = if man.kind() == ChessKind::Pawn { passant::victim(position, army, from, to) } else { None };
    let captured = position.board.slot_on(to).or(passed);
    if let Some(victim) = captured {
        position.board.remove(victim);
    }
    position.board.shift(slot, to);
    captured
}

fn own_rook(position: &Position, army: Seat, cell: Cell) -> bool {
    position.board.man_on(cell) == Some(Man::new(ChessKind::Rook, army))
}

/// Makes the move of an action that is legal, and notes what follows from it in later stages.
pub(super) fn make(position: &mut Position, from: Cell, to: Cell, choice: Option<Kind>, effects: &mut Effects<'_>) {
    let army = position.turn;
    let slot = position.board.at(from);
    if slot >= EMPTY {
        return;
    }
    let player = position.player_of(army);
    let man = position.board.man(slot);
    if man.kind() == ChessKind::King && castling::of(army, from, to).is_some() && own_rook(position, army, to) {
        if let Some(castle) = castling::of(army, from, to) {
            castling::castle(position, castle, effects);
        }
    } else {
        effects.report(|| Effect::PieceMoved {
            piece: Position::id(slot),
            path: way(man.kind(), from, to),
            manner: Manner::Plain,
        });
        position.underway.captured = place(position, army, slot, to);
    }
    position.castle = CASTLES.after_move(position.castle, from, to);
    if !position.ep.is_empty() {
        position.ep.spend(army);
        position.ep.refresh(&LANES, &position.board);
    }
    position.underway.moved = Some(Moved { army, player, slot });
    position.underway.unwritten.insert(player);
    let mut quiet = position.underway.captured.is_none();
    match man.kind() {
        ChessKind::Pawn => {
            quiet = false;
            passant::grant(position, army, from, to);
            if promotes(army, to) {
                position.underway.promotion = choice.and_then(|kind| ChessKind::from_letter(kind.letter()));
            }
        }
        ChessKind::King => {
            position.underway.queens = promotion::leaves_queen(position, army, slot, from);
        }
        _ => {}
    }
    position.corner.0 &= !(1 << army.0);
    if man.kind() == ChessKind::King && to == corner(army) && !position.queened.contains(army) {
        position.corner.insert(army);
    }
    position.quiet = if quiet { position.quiet + 1 } else { 0 };
    if !quiet || position.underway.queens {
        forget_history(position);
    }
}

/// No position from before can come again.
pub(super) fn forget_history(position: &mut Position) {
    position.seen.clear();
    position.underway.unwritten = SeatSet::EMPTY;
}

/// The squares from `from` to `to`, both included; a knight's are these two.
fn way(kind: ChessKind, from: Cell, to: Cell) -> Vec<crate::rules::square::Square> {
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

/// The stage `Capture`: a piece that was moved onto, or passed by, is dead.
pub(super) fn capture(position: &mut Position, Turn { effects, .. }: &mut Turn<'_>) -> Flow {
    if let (Some(victim), Some(moved)) = (position.underway.captured.take(), position.underway.moved) {
        let death = Death::Captured(Position::id(moved.slot));
        effects.report(|| Effect::PieceDied { piece: Position::id(victim), death });
        position.put_out_empty_armies();
    }
    Flow::Done
}

impl Position {
    /// Armies without pieces are out. A king keeps its army in.
    pub(super) fn put_out_empty_armies(&mut self) {
        for army in CLOCKWISE {
            if self.ctrl[army.index()].is_some() && self.board.army(army) & !self.frozen == 0 {
                self.ctrl[army.index()] = None;
                passant::forget(self, army);
            }
        }
    }

    /// The pieces that give check to a king.
    pub(super) fn king_attackers(&self, seat: Seat) -> Slots {
        self.king(seat).map_or(0, |king| attackers(&self.board, self.board.cell(king), self.enemies(seat)))
    }
}
