//! The data for describing an action.

use super::StoryMark;
use crate::rules::action::{Action, Kind};
use crate::rules::any_game::AnyGame;
use crate::rules::effect::{Effect, PieceId};
use crate::rules::naming::{Names, Naming, Several};
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::snapshot::Snapshot;
use crate::texts::text;

/// An action being described: the states before and after it, its effects, and the marks so far.
pub(super) struct Teller<'a> {
    pub(super) before: &'a dyn AnyGame,
    pub(super) naming: Naming<'a>,
    pub(super) effects: &'a [Effect],
    pub(super) after: &'a dyn AnyGame,
    pub(super) marks: Vec<StoryMark>,
    /// The seat that decided; `None` if it was chance.
    pub(super) by: Option<Seat>,
    /// The action decided on.
    pub(super) action: Option<Action>,
}

impl<'a> Teller<'a> {
    pub(super) fn new(
        before: &'a dyn AnyGame,
        table: &'a Snapshot,
        effects: &'a [Effect],
        after: &'a dyn AnyGame,
        name: Names<'a>,
    ) -> Self {
        let taken = effects.iter().find_map(|effect| match *effect {
            Effect::ActionTaken { seat, action } => Some((seat, action)),
            _ => None,
        });
        let (by, action) = taken.map_or((None, None), |(seat, action)| (seat, Some(action)));
        let naming = Naming { table, words: before.words(), name };
        Self { before, naming, effects, after, marks: Vec::new(), by, action }
    }

    /// Adds a mark, unless it is there already.
    pub(super) fn mark(&mut self, mark: StoryMark) {
        if !self.marks.contains(&mark) {
            self.marks.push(mark);
        }
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        (self.naming.name)(seat)
    }

    /// The name of the decider.
    pub(super) fn decider(&self) -> String {
        self.by.map_or_else(|| text!("seat-chance"), |seat| self.name(seat))
    }

    /// The list `South, West and North`, as a subject.
    pub(super) fn names(&self, seats: SeatSet) -> Several {
        self.names_in(seats, Case::Nominative)
    }

    /// The same in a given case.
    pub(super) fn names_in(&self, seats: SeatSet, case: Case) -> Several {
        Several::of(&seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>(), case)
    }

    /// A piece with its owner, such as `Red's car`, as it was before the action.
    pub(super) fn piece(&self, piece: PieceId, case: Case) -> String {
        self.naming.piece(piece, case)
    }

    /// A piece as an object: `your own car` if the reader does it to a piece of their own.
    pub(super) fn struck(&self, piece: PieceId) -> String {
        self.naming.piece_of_doer(piece, &self.decider(), Case::Accusative)
    }

    /// The piece's noun before the action.
    pub(super) fn noun_of(&self, piece: PieceId) -> Option<Noun> {
        let table = self.naming.table;
        let on_board = table.pieces.get(&piece).map(|piece| piece.kind);
        on_board.or_else(|| table.hands.get(&piece).map(|held| held.kind)).map(|kind| self.naming.noun(kind))
    }

    /// Such as `a car` and `an entity`.
    pub(super) fn one(&self, kind: Kind, case: Case) -> String {
        self.naming.noun(kind).one(case)
    }

    /// Such as `the car`.
    pub(super) fn the(&self, piece: PieceId, case: Case) -> String {
        self.noun_of(piece).unwrap_or(Noun::Piece).the(case)
    }
}
