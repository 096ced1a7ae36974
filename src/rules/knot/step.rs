//! Candidate moves: the targets of each piece by the movement rules, and the resulting board.

use super::army::{ATTACKER, ENTITY, PieceKind, foe};
use super::board::Board;
use super::options::Options;
use super::star::{Cell, Cells, NOWHERE, bit, each};
use super::{berserk, boomerang, dingo, entity, golem, icosahedron, leap, slide};
use crate::rules::action::Action;
use crate::rules::seat::Seat;

/// The three forms of a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// An ordinary move or throw.
    Go,
    Berserk,
    Teleport,
}

/// A move of a piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) form: Form,
    pub(super) from: Cell,
    pub(super) to: Cell,
}

impl Step {
    pub(super) const fn action(self) -> Action {
        let (from, to) = (super::star::square(self.from), super::star::square(self.to));
        match self.form {
            Form::Go => Action::Move { from, to, promotion: None },
            Form::Berserk => Action::Berserk { from, to },
            Form::Teleport => Action::Teleport { from, to },
        }
    }
}

/// The targets of the piece on `from` in this form, by the movement rules alone.
pub(super) fn targets(board: &Board, seat: Seat, form: Form, from: Cell, options: &Options) -> Cells {
    let (occupied, own) = (board.occupied(), board.own(seat));
    match (form, board.kind(from)) {
        (Form::Go, PieceKind::King) => slide::king(occupied, from) & !own,
        (Form::Go, PieceKind::Prince) => leap::ONE_OR_TWO[usize::from(from)] & !own,
        (Form::Go, PieceKind::Frog) => leap::TWO[usize::from(from)] & !own,
        (Form::Go, PieceKind::Golem) => golem::reach(board, seat, from, options),
        (Form::Go, PieceKind::Boomerang) => boomerang::reach(occupied, board.own(foe(seat)), from),
        (Form::Go, PieceKind::Icosahedron) => icosahedron::reach(occupied, from) & !own,
        (Form::Go, PieceKind::Attacker) => slide::reach(occupied, from) & !own,
        (Form::Go, PieceKind::Dingo) => dingo::reach(occupied, from) & !own,
        (Form::Go, PieceKind::Entity) => entity::reach(board, seat, from),
        (Form::Berserk, PieceKind::Attacker) => berserk::ends(from),
        (Form::Teleport, PieceKind::Entity) => entity::teleports(board, seat, from, options),
        (Form::Berserk | Form::Teleport, _) => 0,
    }
}

/// The movable pieces of `seat` in each of their forms, with their targets by the movement rules alone.
pub(super) fn all_targets(board: &Board, seat: Seat, options: &Options) -> impl Iterator<Item = (Form, Cell, Cells)> {
    let special = [(Form::Berserk, ATTACKER), (Form::Teleport, ENTITY)];
    let special = special.map(|(form, place)| (form, board.place(seat, place)));
    let special = special.into_iter().filter(|&(_, from)| from != NOWHERE);
    let army = board.army(seat).map(|(_, from)| (Form::Go, from)).chain(special);
    army.map(move |(form, from)| (form, from, targets(board, seat, form, from, options)))
}

/// The cells of the pieces that a move removes, without the mover.
pub(super) fn victims(board: &Board, seat: Seat, step: Step, options: &Options) -> Cells {
    let enemies = board.own(foe(seat));
    let Step { form, from, to } = step;
    match (form, board.kind(from)) {
        (Form::Berserk, _) => berserk::run_cells(from, to) & enemies,
        (Form::Teleport, _) if !options.entity_teleport_captures => 0,
        (Form::Teleport, _) | (Form::Go, PieceKind::Entity) => entity::ring(to) & enemies,
        (Form::Go, PieceKind::Golem) if enemies & bit(to) != 0 => {
            bit(to) | golem::hit(board.occupied(), from, to).map_or(0, bit)
        }
        (Form::Go, _) => bit(to) & enemies,
    }
}

/// Makes a move and returns the cells of the pieces it removed besides the mover. Frogs do not slip yet.
pub(super) fn make(board: &mut Board, seat: Seat, step: Step, options: &Options) -> Cells {
    let gone = victims(board, seat, step, options);
    for cell in each(gone) {
        board.take(cell);
    }
    match step.form {
        Form::Berserk => _ = board.take(step.from),
        // A thrown boomerang is back on its cell.
        Form::Go if gone != 0 && board.kind(step.from) == PieceKind::Boomerang => {}
        Form::Go | Form::Teleport => board.shift(step.from, step.to),
    }
    gone
}
