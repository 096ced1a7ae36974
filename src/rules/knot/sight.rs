//! What searches see of a position without listing everything that lies on the table.
//!
//! Cells are numbered `8 * arm + distance - 1`, arms `2 * strip`, plus one on Black's side; the Knot is 64. A set of cells
//! has a bit for each.

use super::army::{PieceKind, foe};
use super::berserk::{attacker, most_run_over};
use super::position::{Phase, Position};
use super::royal;
use super::star::{Cell, Cells, cell_of};
use super::step::{Form, Step, victims};
use crate::rules::action::Action;
use crate::rules::seat::Seat;

impl Position {
    /// The pieces of a seat that are on the board, and their cells.
    #[inline]
    pub fn army_of(&self, seat: Seat) -> impl Iterator<Item = (PieceKind, Cell)> {
        self.board.army(seat).map(|(piece, cell)| (super::army::kind_of(piece), cell))
    }

    /// The cells of a seat's royals.
    #[inline]
    pub fn royal_cells(&self, seat: Seat) -> Cells {
        royal::royals(&self.board, seat, &self.options)
    }

    /// The most royals of a seat that the other's attacker can run over at once; nothing where there is none.
    #[inline]
    pub fn most_under_berserk(&self, seat: Seat) -> Option<u32> {
        Some(most_run_over(attacker(&self.board, foe(seat))?, self.royal_cells(seat)))
    }

    /// The cells of all pieces of a seat.
    #[inline]
    pub const fn cells_of(&self, seat: Seat) -> Cells {
        self.board.own(seat)
    }

    /// What stands on a cell on which something stands.
    #[inline]
    pub const fn kind_on(&self, cell: Cell) -> PieceKind {
        self.board.kind(cell)
    }

    /// Whether the armies are still to be laid out.
    #[inline]
    pub const fn is_set_up_due(&self) -> bool {
        matches!(self.phase, Phase::SetUp { .. })
    }

    /// The piece that a legal move moves, and the cells of those that it removes besides; nothing for actions that are no
    /// moves.
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
        // Most moves go to an empty cell and take nothing.
        let single = form == Form::Go && kind != PieceKind::Entity;
        if single && self.board.own(foe(self.turn)) & super::star::bit(to) == 0 {
            return Some((kind, 0));
        }
        Some((kind, victims(&self.board, self.turn, Step { form, from, to }, &self.options)))
    }
}
