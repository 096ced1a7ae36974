//! Royals, and which of them are in check (rules page, "Check, mate, loss").

use super::army::{ATTACKER, BOOMERANGS, DINGO, ENTITY, FROGS, GOLEM, ICOSAHEDRONS, KING, PRINCE, PieceKind, foe};
use super::board::Board;
use super::options::Options;
use super::star::{Cell, Cells, NOWHERE, WITHIN_THREE, bit, each};
use super::{dingo, entity, golem, icosahedron, leap, slide};
use crate::rules::seat::Seat;

/// A set of royals of one player, by their places in the army: king, crown prince, and the frogs where they are royal.
pub(super) type Royals = u8;

/// How many pieces of an army are royal; they are the first ones.
pub(super) const fn royal_places(options: &Options) -> usize {
    if options.royal_frogs { 4 } else { 2 }
}

/// The cells of `seat`'s royals.
pub(super) fn royals(board: &Board, seat: Seat, options: &Options) -> Cells {
    let cells = (0..royal_places(options)).fold(0, |cells, place| cells | bit(board.place(seat, place)));
    cells & !bit(NOWHERE)
}

/// The royals that `seat` has left.
pub(super) fn surviving(board: &Board, seat: Seat, options: &Options) -> Royals {
    let alive = (0..royal_places(options)).filter(|&place| board.place(seat, place) != NOWHERE);
    alive.fold(0, |royals, place| royals | 1 << place)
}

/// The royals of `seat` that an enemy move other than a berserk would capture as things stand.
pub(super) fn in_check(board: &Board, seat: Seat, options: &Options) -> Royals {
    let enemy = foe(seat);
    let occupied = board.occupied();
    let mut threat = 0;
    let prince = board.place(enemy, PRINCE);
    if prince != NOWHERE {
        threat |= leap::ONE_OR_TWO[usize::from(prince)];
    }
    for frog in FROGS.map(|place| board.place(enemy, place)) {
        if frog != NOWHERE {
            threat |= leap::TWO[usize::from(frog)];
        }
    }
    let dingo = board.place(enemy, DINGO);
    if dingo != NOWHERE {
        threat |= dingo::reach(occupied, dingo);
    }
    let entity = board.place(enemy, ENTITY);
    if entity != NOWHERE {
        threat |= entity::threat(board, enemy, entity, options);
    }
    let golem = board.place(enemy, GOLEM);
    if golem != NOWHERE {
        threat |= golem::threat(board, enemy, golem, options);
    }
    let rooks = bit(board.place(enemy, ATTACKER)) | board.places(enemy, BOOMERANGS);
    let icosahedrons = board.places(enemy, ICOSAHEDRONS);
    let king = bit(board.place(enemy, KING));
    let mut checked = 0;
    for place in 0..royal_places(options) {
        let cell = board.place(seat, place);
        if cell == NOWHERE {
            continue;
        }
        // What slides to the royal is what the royal would slide to.
        let sliders = rooks | icosahedrons & icosahedron::half(cell) | king & WITHIN_THREE[usize::from(cell)];
        if threat & bit(cell) != 0 || slide::reach(occupied, cell) & sliders != 0 {
            checked |= 1 << place;
        }
    }
    checked
}

/// What the piece on `from`, of `seat`, could capture as things stand, without going berserk.
pub(super) fn captures(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    let enemies = board.own(foe(seat));
    match board.kind(from) {
        PieceKind::Golem => golem::threat(board, seat, from, options),
        PieceKind::Entity => entity::threat(board, seat, from, options),
        _ => super::step::targets(board, seat, super::step::Form::Go, from, options) & enemies,
    }
}

/// The cells of `seat`'s pieces that could capture what is on `target`, without going berserk.
pub(super) fn attackers(board: &Board, seat: Seat, target: Cell, options: &Options) -> Vec<Cell> {
    let army = board.army(seat).map(|(_, from)| from);
    army.filter(|&from| captures(board, seat, from, options) & bit(target) != 0).collect()
}

/// The cells of the royals in a set.
pub(super) fn cells(board: &Board, seat: Seat, royals: Royals) -> impl Iterator<Item = Cell> {
    each(Cells::from(royals)).map(move |place| board.place(seat, usize::from(place)))
}
