//! Check detection (docs/rules/knot.md, "Check, mate, loss").

use super::army::{ATTACKER, BOOMERANGS, DINGO, ENTITY, FROGS, GOLEM, ICOSAHEDRONS, KING, PRINCE, PieceKind, foe};
use super::board::Board;
use super::options::Options;
use super::royal::{Royals, among, royals};
use super::star::{Cell, Cells, NOWHERE, WITHIN_THREE, bit, each};
use super::step::{Form, targets};
use super::{dingo, entity, golem, icosahedron, leap, slide};
use crate::rules::seat::Seat;

/// The royals of `seat` that an enemy move other than a berserk could capture now.
pub(super) fn in_check(board: &Board, seat: Seat, options: &Options) -> Royals {
    let enemy = foe(seat);
    let royals = royals(board, seat, options);
    let mut struck = leaps(board, enemy) & royals;
    let dingo = board.place(enemy, DINGO);
    if dingo != NOWHERE {
        struck |= dingo::reach(board.occupied(), dingo) & royals;
    }
    let entity = board.place(enemy, ENTITY);
    if entity != NOWHERE {
        struck |= entity::threat(board, enemy, entity, options) & royals;
    }
    let golem = board.place(enemy, GOLEM);
    if golem != NOWHERE {
        struck |= golem::threat(board, enemy, golem, options) & royals;
    }
    let sliders = Sliders::of(board, enemy);
    for cell in each(royals & !struck) {
        // Slides are symmetric: look outward from the royal.
        if slide::reach(board.occupied(), cell) & sliders.onto(cell) != 0 {
            struck |= bit(cell);
        }
    }
    among(board, seat, options, struck)
}

/// The cells that `seat`'s crown prince and frogs can leap to.
#[inline]
pub(super) fn leaps(board: &Board, seat: Seat) -> Cells {
    let mut cells = leap::ONE_OR_TWO[usize::from(board.place(seat, PRINCE))];
    for place in FROGS {
        cells |= leap::TWO[usize::from(board.place(seat, place))];
    }
    cells
}

/// The cells of `seat`'s crown prince and frogs that can leap to `target`.
pub(super) fn leapers(board: &Board, seat: Seat, target: Cell) -> Cells {
    // Leaps are symmetric.
    let frogs = board.places(seat, FROGS) & leap::TWO[usize::from(target)];
    frogs | bit(board.place(seat, PRINCE)) & leap::ONE_OR_TWO[usize::from(target)]
}

/// The cells of a player's pieces that capture by sliding.
#[derive(Copy, Clone, Debug)]
pub(super) struct Sliders {
    /// The attacker and the boomerangs, which capture like rooks.
    pub(super) rooks: Cells,
    pub(super) icosahedrons: Cells,
    pub(super) king: Cells,
}

impl Sliders {
    #[inline]
    pub(super) fn of(board: &Board, seat: Seat) -> Self {
        Self {
            rooks: bit(board.place(seat, ATTACKER)) | board.places(seat, BOOMERANGS),
            icosahedrons: board.places(seat, ICOSAHEDRONS),
            king: bit(board.place(seat, KING)),
        }
    }

    /// The cells that the one on `from` reaches, up to and including the first piece in each direction, and the cells
    /// among them where it could capture.
    #[inline]
    pub(super) fn reach(&self, occupied: Cells, from: Cell) -> (Cells, Cells) {
        let cells = slide::reach(occupied, from);
        if self.king & bit(from) != 0 {
            let near = cells & WITHIN_THREE[usize::from(from)];
            (near, near)
        } else if self.icosahedrons & bit(from) != 0 {
            (cells, cells & icosahedron::half(from))
        } else {
            (cells, cells)
        }
    }

    #[inline]
    pub(super) const fn all(&self) -> Cells {
        self.rooks | self.icosahedrons | self.king
    }

    /// The sliders that could capture on `cell` if nothing blocked them.
    #[inline]
    pub(super) const fn onto(&self, cell: Cell) -> Cells {
        self.rooks | self.icosahedrons & icosahedron::half(cell) | self.king & WITHIN_THREE[cell as usize]
    }
}

/// The cells where `seat`'s piece on `from` could capture now, berserks excluded.
fn captures(board: &Board, seat: Seat, from: Cell, options: &Options) -> Cells {
    match board.kind(from) {
        PieceKind::Golem => golem::threat(board, seat, from, options),
        PieceKind::Entity => entity::threat(board, seat, from, options),
        _ => targets(board, seat, Form::Go, from, options) & board.own(foe(seat)),
    }
}

/// The cells of `seat`'s pieces that could capture on `target`, berserks excluded.
pub(super) fn attackers(board: &Board, seat: Seat, target: Cell, options: &Options) -> impl Iterator<Item = Cell> {
    let army = board.army(seat).map(|(_, from)| from);
    army.filter(move |&from| captures(board, seat, from, options) & bit(target) != 0)
}
