//! Precomputed threats, so that most moves can be judged without being tried out.
//!
//! Computed once per move generation, on the board after the mover's frogs have slipped. A move leaves no royal in
//! check if it opens no enemy line, touches nothing that a golem or a slip depends on, and takes no piece that keeps an
//! entity off a ring. If it neither takes a checking piece nor blocks its line, it leaves a royal in check. This is
//! only for speed: all other moves are tried out.

use super::army::{DINGO, ENTITY, GOLEM, PIECES, PieceKind, foe};
use super::attack::{Sliders, leapers, leaps};
use super::board::Board;
use super::options::Options;
use super::royal::{MOST_ROYALS, Royals, among, royals};
use super::star::{ALL, BESIDE, Cell, Cells, NOWHERE, between, bit, each, towards};
use super::step::{Form, Step, victims};
use super::{dingo, entity, frog, golem, slide};
use crate::rules::seat::Seat;

/// The enemy's threats against a player.
#[derive(Copy, Clone, Debug)]
pub(super) struct Danger {
    /// The player's royals that are in check once the frogs have slipped, if nothing else moves.
    pub(super) checked: Royals,
    occupied: Cells,
    royals: Cells,
    /// The cells of the royals that are not in check.
    pub(super) unchecked: Cells,
    sliders: Sliders,
    ride: Ride,
    /// The cells where a royal would be in check, apart from threats by the golem, which are in `touchy`.
    attacked: Cells,
    /// The cells where enemy lines end, or could end: emptying one may open a line, filling one may close it.
    seen: Cells,
    /// The cells of single pieces that shield a royal from a slider.
    hiding: Cells,
    /// The cells that frogs slip from and to.
    pub(super) slipping: Cells,
    /// Those cells, the cells around the enemy's golem, and the cells over which it would fling a captured piece.
    pub(super) touchy: Cells,
    /// The rings that the enemy's entity could reach if none of its friends stood there.
    pub(super) rings: Cells,
    /// The cells of the checking pieces.
    pub(super) checkers: Cells,
    /// The cells where a piece could block a check.
    pub(super) blocks: Cells,
    /// For each royal, by its index in the army: the cells where a move captures the checking piece or blocks the
    /// check.
    helps: [Cells; MOST_ROYALS],
    /// Whether a move to those cells always parries the check.
    surely: bool,
}

/// The known results of a piece's moves, by target cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Known {
    /// Targets that leave no royal in check.
    pub(super) safe: Cells,
    /// Targets that must be tried out. All others leave a royal in check.
    pub(super) unsure: Cells,
}

/// The threats of the enemy's dingo; without one all sets are empty.
#[derive(Copy, Clone, Debug, Default)]
struct Ride {
    /// Its cell.
    dingo: Cells,
    /// The cells that it reaches.
    cells: Cells,
    /// Those, and the cells beside it: a piece there may block it.
    near: Cells,
    /// The cells of single pieces that shield a royal from it.
    barring: Cells,
}

impl Ride {
    fn of(board: &Board, enemy: Seat, royals: Cells) -> Self {
        let (dingo, occupied) = (board.place(enemy, DINGO), board.occupied());
        if dingo == NOWHERE {
            return Self::default();
        }
        let cells = dingo::reach(occupied, dingo);
        let near = cells | BESIDE[usize::from(dingo)];
        let opens = |gone: Cells| dingo::reach(occupied & !gone, dingo) & royals & !cells != 0;
        // It reaches furthest on an empty board.
        let alone = each(if opens(near) { near & occupied } else { 0 }).filter(|&cell| opens(bit(cell)));
        let barring = alone.fold(0, |cells, cell| cells | bit(cell));
        Self { dingo: bit(dingo), cells, near, barring }
    }

    /// The cells that it reaches with these cells occupied.
    fn reach(&self, occupied: Cells) -> Cells {
        each(self.dingo).fold(0, |cells, dingo| cells | dingo::reach(occupied, dingo))
    }
}

/// The threats of the enemy's entity; without one all sets are empty.
#[derive(Default)]
struct Teleport {
    /// Its cell.
    entity: Cells,
    /// The rings that it could reach if none of its friends stood there.
    rings: Cells,
    /// Those that it can reach.
    free: Cells,
}

impl Teleport {
    fn of(board: &Board, enemy: Seat, options: &Options) -> Self {
        match board.place(enemy, ENTITY) {
            NOWHERE => Self::default(),
            entity => Self {
                entity: bit(entity),
                rings: entity::rings(entity, options),
                free: entity::free_rings(board, enemy, entity, options),
            },
        }
    }
}

/// The threats of the enemy's golem; without one all sets are empty.
#[derive(Default)]
struct Fling {
    /// Its cell.
    golem: Cells,
    /// The cells around it, and those over which it would fling a captured piece.
    touchy: Cells,
    /// The royals that it would take.
    royals: Cells,
}

impl Fling {
    fn of(board: &Board, seat: Seat, royals: Cells, options: &Options) -> Self {
        let golem = board.place(foe(seat), GOLEM);
        if golem == NOWHERE {
            return Self::default();
        }
        let beside = BESIDE[usize::from(golem)];
        let victims = beside & board.own(seat);
        let thrown = if victims == 0 { 0 } else { golem::threat(board, foe(seat), golem, options) & royals };
        let flights = each(victims).flat_map(|to| golem::flight(board.occupied(), golem, to));
        Self { golem: bit(golem), touchy: flights.fold(beside, |cells, cell| cells | bit(cell)), royals: thrown }
    }
}

impl Danger {
    /// The threats against `seat`, who is to move.
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
        let royals = royals(board, seat, options);
        let sliders = Sliders::of(board, enemy);
        let (mut seen, mut attacked) = (0, leaps(board, enemy));
        for from in each(sliders.all() & occupied) {
            let (sees, captures) = sliders.reach(occupied, from);
            seen |= sees;
            attacked |= captures;
        }
        let hiding = each(royals).fold(0, |cells, royal| cells | hiding(occupied, royal, seen, sliders.onto(royal)));
        let ride = Ride::of(board, enemy, royals);
        let teleport = Teleport::of(board, enemy, options);
        let fling = Fling::of(board, seat, royals, options);
        // A piece that captures the entity is safe on its ring.
        attacked |= ride.cells | teleport.free & !teleport.entity;
        seen |= ride.near;
        let struck = attacked & royals | fling.royals;
        let mut danger = Self {
            checked: among(board, seat, options, struck),
            occupied,
            royals,
            unchecked: royals & !struck,
            sliders,
            attacked,
            seen,
            hiding,
            slipping,
            touchy: slipping | fling.touchy,
            rings: teleport.rings,
            checkers: 0,
            blocks: 0,
            helps: [ALL; MOST_ROYALS],
            surely: struck & (ride.cells | fling.royals) == 0,
            ride,
        };
        danger.find_checks(board, seat, &teleport, &fling);
        danger
    }

    /// Finds the checking pieces, and where the checks can be blocked.
    fn find_checks(&mut self, board: &Board, seat: Seat, teleport: &Teleport, fling: &Fling) {
        for place in each(Cells::from(self.checked)) {
            let royal = board.place(seat, usize::from(place));
            let slides = slide::reach(self.occupied, royal) & self.sliders.onto(royal);
            let lines = each(slides).map(|from| (bit(from), between(from, royal)));
            let leaps = each(leapers(board, foe(seat), royal)).map(|from| (bit(from), 0));
            let single = [
                (teleport.free, teleport.entity, 0),
                (self.ride.cells, self.ride.dingo, self.ride.near),
                (fling.royals, fling.golem, self.touchy),
            ];
            let single = single.into_iter().filter(|(struck, ..)| struck & bit(royal) != 0);
            for (from, ways) in lines.chain(leaps).chain(single.map(|(_, from, ways)| (from, ways))) {
                self.checkers |= from;
                self.blocks |= ways;
                self.helps[usize::from(place)] &= from | ways;
            }
        }
    }

    /// The known results of moves of the piece on `from` to `targets`, where it may go by the movement rules.
    pub(super) fn tell(
        &self,
        board: &Board,
        seat: Seat,
        options: &Options,
        form: Form,
        from: Cell,
        targets: Cells,
    ) -> Known {
        let takes = targets & board.occupied();
        match board.kind(from) {
            PieceKind::Boomerang => {
                // After the throw the boomerang is back and shields what it shielded, but the target's cell is empty.
                let empties = self.touchy | self.rings | self.hiding | self.ride.barring;
                let throws = if takes == 0 { Known::default() } else { self.tell_of_other(takes, takes, empties) };
                let steps = self.tell_of_step(from, targets & !takes, 0);
                Known { safe: throws.safe | steps.safe, unsure: throws.unsure | steps.unsure }
            }
            _ if self.touchy & bit(from) != 0 => Known { safe: 0, unsure: targets },
            PieceKind::Frog => self.tell_of_frog(board, from, targets, options),
            PieceKind::King | PieceKind::Prince => self.tell_of_royal(board, from, targets, takes),
            PieceKind::Entity | PieceKind::Attacker if form != Form::Go || board.kind(from) == PieceKind::Entity => {
                let gone = |to| victims(board, seat, Step { form, from, to }, options);
                self.tell_of_many(from, targets, form != Form::Berserk, gone)
            }
            PieceKind::Golem => {
                let steps = self.tell_of_step(from, targets & !takes, 0);
                Known { safe: steps.safe, unsure: steps.unsure | takes }
            }
            _ => self.tell_of_step(from, targets, takes & self.rings),
        }
    }

    /// The cells where a move parries all checks, except against the royal at index `place`.
    fn helps_others(&self, place: usize) -> Cells {
        let others = self.helps.iter().enumerate().filter(|&(other, _)| other != place);
        others.fold(ALL, |cells, (_, helps)| cells & helps)
    }

    /// Whether the piece on `from` is the only shield of a royal.
    #[inline]
    pub(super) const fn is_held(&self, from: Cell) -> bool {
        (self.hiding | self.ride.barring) & bit(from) != 0
    }

    /// The `targets` where the piece on `from` keeps shielding, or has captured the attacker.
    #[inline]
    pub(super) fn leeway(&self, from: Cell, targets: Cells) -> Cells {
        if self.is_held(from) { self.leeway_of_held(from, targets) } else { targets }
    }

    fn leeway_of_held(&self, from: Cell, targets: Cells) -> Cells {
        let targets = self.keeping_lines(from, targets, self.royals);
        if self.ride.barring & bit(from) == 0 {
            return targets;
        }
        let occupied = self.occupied & !bit(from);
        // Off the dingo's path, a piece cannot block it.
        let Ride { dingo, .. } = self.ride;
        let beside = each(dingo).fold(0, |cells, dingo| cells | BESIDE[usize::from(dingo)]);
        let targets = targets & (self.ride.reach(occupied) | beside | dingo);
        let is_barred =
            |to: &Cell| bit(*to) == dingo || !self.rides_to_more(occupied | bit(*to), self.royals & !bit(from));
        each(targets).filter(is_barred).fold(0, |cells, to| cells | bit(to))
    }

    /// The `targets` where the piece on `from` keeps shielding all these royals from sliders, or has captured the
    /// slider.
    pub(super) fn keeping_lines(&self, from: Cell, mut targets: Cells, royals: Cells) -> Cells {
        // It sees both ends of every line that it blocks.
        let view = slide::reach(self.occupied, from);
        for royal in each(view & royals) {
            for slider in each(view & self.sliders.onto(royal)) {
                let line = between(royal, slider);
                if line & bit(from) != 0 {
                    targets &= line | bit(slider);
                }
            }
        }
        targets
    }

    /// Whether the dingo reaches more of these royals than now, with these cells occupied.
    fn rides_to_more(&self, occupied: Cells, royals: Cells) -> bool {
        self.ride.reach(occupied) & royals & !self.ride.cells != 0
    }

    /// The cells where a royal would be in check once the one on `from` has moved away.
    #[inline]
    pub(super) fn attacked_without(&self, from: Cell) -> Cells {
        if self.seen & bit(from) == 0 {
            return self.attacked;
        }
        let occupied = self.occupied & !bit(from);
        let followers = each(slide::reach(self.occupied, from) & self.sliders.all());
        let attacked = followers.fold(self.attacked, |cells, slider| cells | self.sliders.reach(occupied, slider).1);
        attacked | self.ride.reach(occupied)
    }

    /// A piece that is not royal moves from one cell to another.
    fn tell_of_step(&self, from: Cell, targets: Cells, risky: Cells) -> Known {
        if self.touchy & bit(from) != 0 {
            return Known { safe: 0, unsure: targets };
        }
        self.tell_of_other(targets, self.leeway(from, targets), self.touchy | risky)
    }

    /// A piece is put on, or taken from, one of `targets`. Only within `leeway` no line is opened; `risky` cells may
    /// have further effects.
    fn tell_of_other(&self, targets: Cells, leeway: Cells, risky: Cells) -> Known {
        let helps = self.helps.iter().fold(leeway, |cells, helps| cells & helps);
        let possible = targets & (helps | self.slipping);
        let safe = if self.surely { possible & !risky } else { 0 };
        Known { safe, unsure: possible & !safe }
    }

    /// The king or the crown prince moves.
    fn tell_of_royal(&self, board: &Board, from: Cell, targets: Cells, takes: Cells) -> Known {
        let place = place_of(board, from);
        let others = self.helps_others(place) & self.leeway(from, targets);
        let possible = targets & (!self.attacked_without(from) & others | self.slipping);
        let risky = self.touchy | takes & self.rings;
        let safe = if self.surely_for_others(place) { possible & !risky } else { 0 };
        Known { safe, unsure: possible & !safe }
    }

    /// Whether all checks are surely parried by moves to the known cells, except against the royal at index `place`.
    const fn surely_for_others(&self, place: usize) -> bool {
        self.surely || self.checked & !(1 << place) == 0
    }

    /// A frog leaps away from its start square, and slips back.
    fn tell_of_frog(&self, board: &Board, from: Cell, targets: Cells, options: &Options) -> Known {
        let place = place_of(board, from);
        let others = self.helps_others(place) & self.leeway(from, targets | BESIDE[usize::from(from)]);
        let attacked = if options.royal_frogs { self.attacked_without(from) } else { 0 };
        let surely = self.surely_for_others(place);
        let mut known = Known::default();
        for to in each(targets) {
            let slip = towards(to, from);
            let end = if self.occupied & bit(slip) == 0 { bit(slip) } else { bit(to) };
            let takes = self.occupied & bit(to) != 0;
            let possible = if takes { others & (bit(to) | end) != 0 } else { others & end & !attacked != 0 };
            if self.slipping & (bit(to) | bit(slip)) != 0 || possible && (takes || !surely || self.touchy & end != 0) {
                known.unsure |= bit(to);
            } else if possible {
                known.safe |= bit(to);
            }
        }
        known
    }

    /// An entity or a berserk may capture several pieces.
    fn tell_of_many(&self, from: Cell, targets: Cells, lands: bool, gone: impl Fn(Cell) -> Cells) -> Known {
        let leeway = if lands { self.leeway(from, targets) } else { 0 };
        let held = self.is_held(from);
        let mut known = Known::default();
        for to in each(targets) {
            let gone = gone(to);
            let filled = if lands { bit(to) } else { 0 };
            let emptied = gone & !filled;
            // If several cells are emptied at once, a line may open even though none of them is the only shield.
            let opens = held || emptied != 0 && (emptied | bit(from)) & self.seen != 0;
            let touches = (gone | filled) & self.touchy != 0;
            let exposes = held && gone == 0 && filled & leeway == 0;
            if touches {
                known.unsure |= bit(to);
            } else if self.checked == 0 {
                if opens && !exposes || gone & self.rings != 0 {
                    known.unsure |= bit(to);
                } else if !opens {
                    known.safe |= bit(to);
                }
            } else if self.checkers & !gone == 0 || filled & self.blocks != 0 {
                known.unsure |= if exposes { 0 } else { bit(to) };
            }
        }
        known
    }
}

/// The cells of single pieces that shield the royal on `royal` from one of `sliders`, which attack the cells `seen`.
fn hiding(occupied: Cells, royal: Cell, seen: Cells, sliders: Cells) -> Cells {
    let view = slide::reach(occupied, royal);
    let nearest = view & occupied & seen;
    if nearest == 0 {
        return 0;
    }
    let behind = slide::reach(occupied & !nearest, royal) & !view & sliders;
    each(behind).fold(0, |cells, slider| cells | between(royal, slider) & nearest)
}

/// The index in its army of the piece on a cell.
pub(super) fn place_of(board: &Board, cell: Cell) -> usize {
    board.piece(cell).map_or(PIECES, |piece| usize::from(piece) % PIECES)
}
