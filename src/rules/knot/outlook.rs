//! Predicts which royals a move leaves in check when not all checks can be parried, so that most moves need not be
//! tried out (docs/rules/knot.md, "Check, mate, loss"). Like [`Danger`], this is only for speed.

use super::army::PieceKind;
use super::board::Board;
use super::danger::{Danger, place_of};
use super::options::Options;
use super::royal::Royals;
use super::star::{Cell, Cells, bit, each};
use super::step::{Form, Step, victims};
use crate::rules::seat::Seat;

/// Known results of a piece's moves while royals are in check, by target cell. All other targets are unknown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Outlook {
    /// Targets that leave the same royals in check as before.
    pub(super) same: Cells,
    /// Targets that leave the same royals in check, except the one that moves.
    pub(super) freed: Cells,
    /// Targets that bring a further royal into check.
    pub(super) worse: Cells,
}

impl Danger {
    /// The known results of moves of the piece on `from` to `targets`, where it may go by the movement rules.
    pub(super) fn outlook(
        &self,
        board: &Board,
        seat: Seat,
        options: &Options,
        form: Form,
        from: Cell,
        targets: Cells,
    ) -> Outlook {
        if self.checked == 0 || self.touchy & bit(from) != 0 {
            return Outlook::default();
        }
        let takes = targets & board.occupied();
        match board.kind(from) {
            PieceKind::Frog => Outlook::default(),
            PieceKind::King | PieceKind::Prince => {
                self.outlook_of_royal(from, targets, takes & self.rings, 1 << place_of(board, from))
            }
            PieceKind::Boomerang | PieceKind::Golem => self.outlook_of_step(from, targets & !takes, 0),
            PieceKind::Entity | PieceKind::Attacker if form != Form::Go || board.kind(from) == PieceKind::Entity => {
                let takes_none = |&to: &Cell| victims(board, seat, Step { form, from, to }, options) == 0;
                let targets = each(targets).filter(takes_none).fold(0, |cells, to| cells | bit(to));
                match form {
                    Form::Berserk if self.is_held(from) => Outlook::default(),
                    Form::Berserk => Outlook { same: targets, ..Outlook::default() },
                    _ => self.outlook_of_step(from, targets, 0),
                }
            }
            _ => self.outlook_of_step(from, targets, takes & self.rings),
        }
    }

    /// The `targets` where a piece from `from` neither blocks nor opens a line.
    fn calm(&self, from: Cell, targets: Cells, risky: Cells) -> Cells {
        self.leeway(from, targets) & !(self.touchy | self.checkers | self.blocks | risky)
    }

    /// A piece that is not royal moves from one cell to another and captures there.
    fn outlook_of_step(&self, from: Cell, targets: Cells, risky: Cells) -> Outlook {
        let same = self.calm(from, targets, risky);
        let worse = if self.is_held(from) {
            targets & !self.keeping_lines(from, targets, self.unchecked) & !self.slipping
        } else {
            0
        };
        Outlook { same, freed: 0, worse }
    }

    /// The king or the crown prince, which is the royal `mover`, moves.
    fn outlook_of_royal(&self, from: Cell, targets: Cells, risky: Cells, mover: Royals) -> Outlook {
        let (calm, attacked) = (self.calm(from, targets, risky), self.attacked_without(from));
        if self.checked & mover != 0 {
            Outlook { same: calm & attacked, freed: calm & !attacked, worse: 0 }
        } else {
            Outlook { same: calm & !attacked, freed: 0, worse: targets & attacked & !self.slipping }
        }
    }
}
