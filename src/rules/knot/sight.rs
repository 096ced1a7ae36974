//! Fast access to a position for searches.
//!
//! Cells are numbered `8 * arm + distance - 1`, and arms `2 * strip`, plus one on Black's side; the Knot is 64. A set
//! of cells is a bit set.

use super::army::{PieceKind, foe};
use super::berserk::{attacker, most_run_over};
use super::position::{Phase, Position};
use super::royal;
use super::star::{Cell, Cells, cell_of};
use super::step::{Form, Step, victims};
use crate::rules::action::Action;
use crate::rules::seat::Seat;

impl Position {
    /// The pieces of a seat on the board, with their cells.
    #[inline]
    pub fn army_of(&self, seat: Seat) -> impl Iterator<Item = (PieceKind, Cell)> {
        self.board.army(seat).map(|(piece, cell)| (super::army::kind_of(piece), cell))
    }

    /// The cells of a seat's royals.
    #[inline]
    pub fn royal_cells(&self, seat: Seat) -> Cells {
        royal::royals(&self.board, seat, &self.options)
    }

    /// The maximum number of a seat's royals that the enemy attacker can run over at once; `None` without an attacker.
    #[inline]
    pub fn most_under_berserk(&self, seat: Seat) -> Option<u32> {
        Some(most_run_over(attacker(&self.board, foe(seat))?, self.royal_cells(seat)))
    }

    /// The cells of all pieces of a seat.
    #[inline]
    pub const fn cells_of(&self, seat: Seat) -> Cells {
        self.board.own(seat)
    }

    /// The kind of the piece on a cell, which must not be empty.
    #[inline]
    pub const fn kind_on(&self, cell: Cell) -> PieceKind {
        self.board.kind(cell)
    }

    /// Whether the armies must still be set up.
    #[inline]
    pub const fn is_set_up_due(&self) -> bool {
        matches!(self.phase, Phase::SetUp { .. })
    }

    /// The piece that a legal move moves, and the cells of all others that it removes; `None` for other actions.
    pub fn prey(&self, action: Action) -> Option<(PieceKind, Cells)> {
        let form = match action {
            Action::Move { .. } => Form::Go,
            Action::Berserk { .. } => Form::Berserk,
            Action::Teleport { .. } => Form::Teleport,
            _ => return None,
        };
        let (from, to) = action.squares()?;
        let (from, to) = (cell_of(from)?, cell_of(to)?);
        let kind = self.board.kind(from);
        // Most moves go to an empty cell without a capture.
        let single = form == Form::Go && kind != PieceKind::Entity;
        if single && self.board.own(foe(self.turn)) & super::star::bit(to) == 0 {
            return Some((kind, 0));
        }
        Some((kind, victims(&self.board, self.turn, Step { form, from, to }, &self.options)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::knot::options::Options;
    use crate::rules::knot::star::KNOT;
    use crate::rules::{Game as _, Seat};

    #[test]
    fn an_attacker_runs_over_the_royals_of_a_single_arm() {
        // Black's royals: the king and a frog on the arm of strip a, a frog and the crown prince on that of strip b.
        let text = "Wk,15/Wg,15/16/16 turn=W";
        let none = Position::from_text(text, &Options::default()).unwrap();
        assert_eq!(none.most_under_berserk(Seat(1)), None);
        let text = "Wk,12,Bf^a17,1,Bk/14,Bf^b17,Bc/8,Wa,7/16 turn=W";
        let one = Position::from_text(text, &Options::default()).unwrap();
        assert_eq!(one.most_under_berserk(Seat(1)), Some(2));
        assert_eq!(one.royal_cells(Seat(1)).count_ones(), 4);
        assert_eq!(one.cells_of(Seat(0)).count_ones(), 2);
        assert_eq!(one.cells_of(Seat(0)) & 1 << KNOT, 0);
    }
}
