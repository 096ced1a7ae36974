//! What the enemy sees, so that most moves are judged without trying them out.
//!
//! It is looked at once a listing, on the board as it is once the mover's frogs have slipped. A move that empties no
//! cell on which a line ends, touches nothing of what a golem or a slip depends on, and takes no piece that keeps an
//! entity off a ring leaves the same royals in check as no move at all. One that neither takes what gives check nor
//! steps into its line, leaves a royal in check. This is a matter of speed alone: what is not known is tried out.

use super::army::{DINGO, ENTITY, GOLEM, ICOSAHEDRONS, KING, PieceKind, foe};
use super::attack::{leapers, leaps, rooks};
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
    /// The cells of the enemies that give check.
    checkers: Cells,
    /// The cells on which something could step into the way of a check.
    blocks: Cells,
}

/// What is known of the moves of a piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct Known {
    /// These leave the same royals in check as no move.
    pub(super) same: Cells,
    /// These must be tried out. The rest leave some royal in check.
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
        let sliding = seen;
        // What lies on a line of the enemy hides a royal only if the royal sees it, too.
        let mut holds = each(royals).fold(0, |cells, from| cells | reach(from)) & sliding;
        let mut rides = 0;
        let dingo = board.place(enemy, DINGO);
        if dingo != NOWHERE {
            rides = dingo::reach(occupied, dingo);
            attacked |= rides;
            holds |= rides | BESIDE[usize::from(dingo)];
            seen |= rides | BESIDE[usize::from(dingo)];
        }
        let (mut rings, mut free) = (0, 0);
        let entity = board.place(enemy, ENTITY);
        if entity != NOWHERE {
            free = entity::free_rings(board, enemy, entity, options);
            attacked |= free;
            rings = entity::rings(entity, options);
        }
        let (mut touchy, mut thrown) = (slipping, 0);
        let golem = board.place(enemy, GOLEM);
        if golem != NOWHERE {
            touchy |= BESIDE[usize::from(golem)];
            let victims = BESIDE[usize::from(golem)] & board.own(seat);
            if victims != 0 {
                thrown = golem::threat(board, enemy, golem, options) & royals;
                let flights = each(victims).flat_map(|to| golem::flight(occupied, golem, to));
                touchy |= flights.fold(0, |cells, cell| cells | bit(cell));
            }
        }
        let struck = attacked & royals | thrown;
        let (mut checkers, mut blocks) = (0, 0);
        for royal in each(struck) {
            let here = |cells: Cells, from: Cell| if cells & bit(royal) != 0 { bit(from) } else { 0 };
            let sliders = rooks(board, enemy)
                | board.places(enemy, ICOSAHEDRONS) & icosahedron::half(royal)
                | bit(king) & WITHIN_THREE[usize::from(royal)];
            let lines = reach(royal);
            checkers |= lines & sliders | leapers(board, enemy, royal);
            checkers |= here(rides, dingo) | here(free, entity) | here(thrown, golem);
            blocks |= lines & sliding;
            if rides & bit(royal) != 0 {
                blocks |= rides | BESIDE[usize::from(dingo)];
            }
        }
        let checked = among(board, seat, options, struck);
        Self { checked, attacked, seen, holds, touchy, rings, checkers, blocks }
    }

    /// What is known of the moves of the piece on `from` to `targets`, where it may go by the movement rules. `lifted`:
    /// the danger is that of the board without the piece.
    pub(super) fn tell(
        &self,
        board: &Board,
        seat: Seat,
        options: &Options,
        form: Form,
        from: Cell,
        targets: Cells,
        lifted: bool,
    ) -> Known {
        let held = !lifted && self.holds & bit(from) != 0;
        let kind = board.kind(from);
        let takes = targets & board.occupied();
        if lifted && kind == PieceKind::Boomerang && takes != 0 {
            // Once thrown it is back, and hides what it hid.
            let steps = self.tell(board, seat, options, form, from, targets & !takes, true);
            return Known { unsure: steps.unsure | takes, ..steps };
        }
        if kind == PieceKind::Frog || !lifted && self.touchy & bit(from) != 0 {
            Known { same: 0, unsure: targets }
        } else if matches!(kind, PieceKind::King | PieceKind::Prince) {
            self.tell_of_royal(from, targets, takes, lifted)
        } else if form == Form::Berserk || kind == PieceKind::Entity {
            let gone = |to| victims(board, seat, Step { form, from, to }, options);
            self.tell_of_many(from, targets, held, form != Form::Berserk, gone)
        } else if self.checked != 0 {
            self.tell_in_check(kind, targets, takes, held)
        } else if held {
            Known { same: 0, unsure: targets }
        } else {
            let risky = self.touchy
                | match kind {
                    PieceKind::Golem => takes,
                    // The target's cell is empty afterwards.
                    PieceKind::Boomerang => takes & (self.holds | self.rings),
                    _ => takes & self.rings,
                };
            Known { same: targets & !risky, unsure: targets & risky }
        }
    }

    /// The king or the crown prince moves.
    fn tell_of_royal(&self, from: Cell, targets: Cells, takes: Cells, lifted: bool) -> Known {
        let risky = self.touchy | takes & self.rings;
        let sure = targets & !risky & !self.attacked;
        // Every line that comes by where it stands may be one that follows it.
        let follows = !lifted && (self.checked != 0 || self.seen & bit(from) != 0);
        if follows {
            Known { same: 0, unsure: targets & risky | sure }
        } else if self.checked != 0 {
            // Others are in check.
            Known { same: 0, unsure: targets & risky | sure & (self.blocks & !takes | self.checkers) }
        } else {
            Known { same: sure, unsure: targets & risky }
        }
    }

    /// An entity or a berserk may capture several.
    fn tell_of_many(&self, from: Cell, targets: Cells, held: bool, lands: bool, gone: impl Fn(Cell) -> Cells) -> Known {
        let mut known = Known { same: 0, unsure: 0 };
        for to in each(targets) {
            let gone = gone(to);
            let filled = if lands { bit(to) } else { 0 };
            let emptied = gone & !filled;
            // Where several cells are emptied at once, none of them needs to hide a royal from both sides.
            let opens = held || emptied != 0 && (emptied | bit(from)) & self.seen != 0;
            let touches = (gone | filled) & self.touchy != 0;
            if self.checked == 0 && (opens || touches || gone & self.rings != 0)
                || self.checked != 0 && (touches || gone & self.checkers != 0 || filled & self.blocks != 0)
            {
                known.unsure |= bit(to);
            } else if self.checked == 0 || gone == 0 && !held {
                known.same |= bit(to);
            }
        }
        known
    }

    /// Another piece moves while a royal is in check.
    fn tell_in_check(&self, kind: PieceKind, targets: Cells, takes: Cells, held: bool) -> Known {
        let helps = match kind {
            PieceKind::Golem => takes | self.blocks & !takes,
            _ => takes & self.checkers | self.blocks & !takes,
        };
        let unsure = targets & (helps | self.touchy);
        let opens = match kind {
            _ if held => targets,
            PieceKind::Boomerang => takes & (self.holds | self.rings),
            _ => takes & self.rings,
        };
        Known { same: targets & !unsure & !opens, unsure }
    }
}
