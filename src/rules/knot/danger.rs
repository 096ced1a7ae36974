//! What the enemy sees, so that most moves are judged without trying them out.
//!
//! It is looked at once a listing, on the board as it is once the mover's frogs have slipped. A move that empties no
//! cell on which a line ends, touches nothing of what a golem or a slip depends on, and takes no piece that keeps an
//! entity off a ring leaves the same royals in check as no move at all. This is a matter of speed alone: what is not
//! known is tried out.

use super::army::{DINGO, ENTITY, GOLEM, ICOSAHEDRONS, KING, PieceKind, foe};
use super::attack::{leaps, rooks};
use super::board::Board;
use super::options::Options;
use super::royal::{Royals, among, royals};
use super::star::{BESIDE, Cell, Cells, NOWHERE, WITHIN_THREE, bit, each};
use super::step::{Form, Step, victims};
use super::{dingo, entity, frog, golem, icosahedron, slide};
use crate::rules::seat::Seat;

/// What the enemy of a player sees.
#[derive(Copy, Clone, Debug)]
pub(super) struct Danger {
    /// The player's royals in check once the frogs have slipped, if nothing else moves.
    pub(super) checked: Royals,
    /// Where a royal would be in check; but for golems, which are among what is touchy.
    attacked: Cells,
    /// The cells on which enemy lines end, or could: emptying one may open a line, filling one may close it.
    seen: Cells,
    /// Those of them that may hide a royal.
    holds: Cells,
    /// The cells round the enemy's golem, those over which it would throw what stands there, and where frogs slip.
    touchy: Cells,
    /// The rings on which the enemy's entity could come if none of its friends stood there.
    rings: Cells,
}

/// What is known of the moves of a piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct Known {
    /// These leave the same royals in check as no move.
    pub(super) same: Cells,
    /// These must be tried out. The rest leave the royal that moves in check.
    pub(super) unsure: Cells,
}

impl Danger {
    /// What the enemy of `seat`, who is to move, sees.
    pub(super) fn to(board: &Board, seat: Seat, options: &Options) -> Self {
        let slips = frog::away(board, seat);
        let slipping = slips.iter().flatten().fold(0, |cells, slip| cells | bit(slip.from) | bit(slip.to));
        if slipping == 0 {
            return Self::on(board, seat, 0, options);
        }
        let mut settled = *board;
        frog::slip(&mut settled, seat, |_| {});
        Self::on(&settled, seat, slipping, options)
    }

    fn on(board: &Board, seat: Seat, slipping: Cells, options: &Options) -> Self {
        let (enemy, occupied) = (foe(seat), board.occupied());
        let reach = |from| slide::reach(occupied, from);
        let mut attacked = leaps(board, enemy);
        let mut seen = each(rooks(board, enemy) & occupied).fold(0, |cells, from| cells | reach(from));
        attacked |= seen;
        for from in each(board.places(enemy, ICOSAHEDRONS) & occupied) {
            let cells = reach(from);
            seen |= cells;
            attacked |= cells & icosahedron::half(from);
        }
        let king = board.place(enemy, KING);
        if king != NOWHERE {
            let cells = reach(king) & WITHIN_THREE[usize::from(king)];
            seen |= cells;
            attacked |= cells;
        }
        let royals = royals(board, seat, options);
        // What lies on a line of the enemy hides a royal only if the royal sees it, too.
        let mut holds = each(royals).fold(0, |cells, from| cells | reach(from)) & seen;
        let dingo = board.place(enemy, DINGO);
        if dingo != NOWHERE {
            let cells = dingo::reach(occupied, dingo);
            attacked |= cells;
            holds |= cells | BESIDE[usize::from(dingo)];
            seen |= cells | BESIDE[usize::from(dingo)];
        }
        let mut rings = 0;
        let entity = board.place(enemy, ENTITY);
        if entity != NOWHERE {
            attacked |= entity::free_rings(board, enemy, entity, options);
            rings = entity::rings(entity, options);
        }
        let mut struck = attacked & royals;
        let mut touchy = slipping;
        let golem = board.place(enemy, GOLEM);
        if golem != NOWHERE {
            touchy |= BESIDE[usize::from(golem)];
            let victims = BESIDE[usize::from(golem)] & board.own(seat);
            if victims != 0 {
                struck |= golem::threat(board, enemy, golem, options) & royals;
                let flights = each(victims).flat_map(|to| golem::flight(occupied, golem, to));
                touchy |= flights.fold(0, |cells, cell| cells | bit(cell));
            }
        }
        Self { checked: among(board, seat, options, struck), attacked, seen, holds, touchy, rings }
    }

    /// What is known of the moves of the piece on `from` to `targets`, where it may go by the movement rules.
    pub(super) fn tell(
        &self,
        board: &Board,
        seat: Seat,
        options: &Options,
        form: Form,
        from: Cell,
        targets: Cells,
    ) -> Known {
        let kind = board.kind(from);
        let royal = matches!(kind, PieceKind::King | PieceKind::Prince);
        let in_check = self.checked != 0;
        if kind == PieceKind::Frog || self.touchy & bit(from) != 0 {
            return Known { same: 0, unsure: targets };
        }
        let quiet = targets & !board.occupied();
        let doomed = if royal { quiet & self.attacked & !self.touchy } else { 0 };
        // Of a royal that leaves its cell, every line that comes by there may be the one that follows it.
        let held = if royal || in_check { self.seen } else { self.holds };
        if held & bit(from) != 0 || royal && in_check {
            return Known { same: 0, unsure: targets & !doomed };
        }
        let shuns = if in_check { self.seen | self.touchy } else { self.touchy };
        let mut same = quiet & !shuns & !doomed;
        let takes = targets & !quiet;
        let is_like_no_move = |gone: Cells, filled: Cells| {
            if in_check {
                gone == 0 && filled & shuns == 0
            } else {
                // Where several cells are emptied at once, no one of them needs to hide a royal from both sides.
                let opened = if gone & !filled == 0 { 0 } else { (gone & !filled | bit(from)) & self.seen };
                opened | (gone | filled) & self.touchy | gone & self.rings == 0
            }
        };
        match (form, kind) {
            (Form::Berserk, _) => {
                let gone = |&to: &Cell| victims(board, seat, Step { form, from, to }, options);
                let calm = each(targets).filter(|to| is_like_no_move(gone(to), 0));
                same = calm.fold(0, |cells, to| cells | bit(to));
            }
            (_, PieceKind::Entity) => {
                let gone = |&to: &Cell| victims(board, seat, Step { form, from, to }, options);
                let calm = each(targets).filter(|to| is_like_no_move(gone(to), bit(*to)));
                same = calm.fold(0, |cells, to| cells | bit(to));
            }
            _ if in_check => {}
            (_, PieceKind::Golem) => {}
            (_, PieceKind::Boomerang) => same |= takes & !(self.holds | self.touchy | self.rings),
            _ => {
                let bad = if royal { self.attacked } else { 0 };
                same |= takes & !(self.touchy | self.rings | bad);
            }
        }
        Known { same, unsure: targets & !same & !doomed }
    }
}
