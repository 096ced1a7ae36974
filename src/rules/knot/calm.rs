//! Moves that cannot bring the mover's royals into check, told apart without trying them out.
//!
//! Where no royal is in check, a move that captures nothing and moves no royal brings check only by opening a line
//! with the square it leaves, or by standing beside the enemy's golem, which may throw it at a royal. It is a matter of
//! speed alone: what is not known to be calm is tried out.

use super::army::{DINGO, GOLEM, PieceKind, foe};
use super::attack;
use super::board::Board;
use super::options::Options;
use super::star::{BESIDE, Cell, Cells, NOWHERE, bit, each, way};
use super::step::Form;
use super::{entity, frog, slide};
use crate::rules::seat::Seat;

/// What is to be looked at before a move is taken for calm.
#[derive(Copy, Clone, Debug)]
pub(super) struct Calm {
    /// The cells that may not be left.
    holds: Cells,
    /// The cells that may not be entered.
    shuns: Cells,
}

impl Calm {
    /// What `seat` has to look at; nothing where every move must be tried out.
    pub(super) fn of(board: &Board, seat: Seat, options: &Options) -> Option<Self> {
        if attack::in_check(board, seat, options) != 0 {
            return None;
        }
        let enemy = foe(seat);
        let beside = |cell| if cell == NOWHERE { 0 } else { BESIDE[usize::from(cell)] };
        let golem = beside(board.place(enemy, GOLEM));
        if golem & board.own(seat) != 0 {
            return None;
        }
        let dingo = board.place(enemy, DINGO);
        let mut holds = beside(dingo);
        for royal in each(attack::royals(board, seat, options)) {
            // The first pieces that a royal sees hide it from what slides.
            holds |= slide::reach(board.occupied(), royal);
            if dingo != NOWHERE {
                holds |= way(dingo, royal).fold(0, |cells, cell| cells | bit(cell));
            }
        }
        let calm = Self { holds, shuns: golem };
        // A frog that slips moves, too.
        let mut slips = frog::away(board, seat).into_iter().flatten();
        let stirs = slips.any(|slip| options.royal_frogs || !calm.lets(slip.from, bit(slip.to)));
        (!stirs).then_some(calm)
    }

    const fn lets(&self, from: Cell, to: Cells) -> bool {
        self.holds & bit(from) == 0 && self.shuns & to == 0
    }

    /// Those of `targets`, where the piece on `from` may go by the movement rules, that are known to be calm.
    pub(super) fn among(&self, board: &Board, seat: Seat, form: Form, from: Cell, targets: Cells) -> Cells {
        if !self.lets(from, 0) {
            return 0;
        }
        let quiet = targets & !board.occupied() & !self.shuns;
        match (form, board.kind(from)) {
            (Form::Berserk, _) | (_, PieceKind::King | PieceKind::Prince | PieceKind::Frog) => 0,
            (_, PieceKind::Entity) => {
                let enemies = board.own(foe(seat));
                let silent = each(quiet).filter(|&to| entity::ring(to) & enemies == 0);
                silent.fold(0, |cells, to| cells | bit(to))
            }
            _ => quiet,
        }
    }
}
