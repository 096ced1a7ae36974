//! The pieces, and the four groups of the set-up (docs/rules/knot.md, "Set-up").

use super::star::{Cell, cell, square};
use crate::rules::action::{Group, Kind};
use crate::rules::noun::Noun;
use crate::rules::odds::Odds;
use crate::rules::seat::Seat;
use crate::rules::square::Square;

/// The kinds of pieces.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the pieces are their own names")]
pub enum PieceKind {
    King,
    Prince,
    Frog,
    Golem,
    Boomerang,
    Icosahedron,
    Attacker,
    Dingo,
    Entity,
}

use PieceKind::{Attacker, Boomerang, Dingo, Entity, Frog, Golem, Icosahedron, King, Prince};

impl PieceKind {
    /// All kinds.
    pub const ALL: [Self; 9] = [King, Prince, Frog, Golem, Boomerang, Icosahedron, Attacker, Dingo, Entity];

    /// Its letter in notation.
    pub const fn kind(self) -> Kind {
        Kind::new(match self {
            King => b'k',
            Prince => b'c',
            Frog => b'f',
            Golem => b'g',
            Boomerang => b'b',
            Icosahedron => b'i',
            Attacker => b'a',
            Dingo => b'd',
            Entity => b'e',
        })
    }

    /// The kind with this letter, which must be lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.kind().letter() == letter)
    }

    /// The piece's noun.
    pub const fn noun(self) -> Noun {
        match self {
            King => Noun::King,
            Prince => Noun::CrownPrince,
            Frog => Noun::Frog,
            Golem => Noun::Golem,
            Boomerang => Noun::Boomerang,
            Icosahedron => Noun::Icosahedron,
            Attacker => Noun::Attacker,
            Dingo => Noun::Dingo,
            Entity => Noun::Entity,
        }
    }
}

/// The number of one of the 26 pieces, fixed for the whole game: its index in [`ARMY`], with Black's after White's.
pub(super) type Slot = u8;

/// The number of pieces in an army.
pub(super) const PIECES: usize = 13;

/// An army; the pieces that can be royal come first.
pub(super) const ARMY: [PieceKind; PIECES] = [
    King,
    Prince,
    Frog,
    Frog,
    Golem,
    Boomerang,
    Boomerang,
    Icosahedron,
    Icosahedron,
    Icosahedron,
    Attacker,
    Dingo,
    Entity,
];

/// Indices in [`ARMY`].
pub(super) const FROGS: [usize; 2] = [2, 3];
pub(super) const KING: usize = 0;
pub(super) const PRINCE: usize = 1;
pub(super) const GOLEM: usize = 4;
pub(super) const BOOMERANGS: [usize; 2] = [5, 6];
pub(super) const ICOSAHEDRONS: [usize; 3] = [7, 8, 9];
pub(super) const ATTACKER: usize = 10;
pub(super) const DINGO: usize = 11;
pub(super) const ENTITY: usize = 12;

/// The piece at an index of `seat`'s army.
#[inline]
pub(super) const fn slot(seat: Seat, place: usize) -> Slot {
    seat.0 * PIECES as u8 + place as u8
}

/// The kind of a piece.
#[inline]
pub(super) const fn kind_of(slot: Slot) -> PieceKind {
    ARMY[slot as usize % PIECES]
}

/// The owner of a piece.
#[inline]
pub(super) const fn owner_of(slot: Slot) -> Seat {
    Seat(slot / PIECES as u8)
}

/// The opponent.
#[inline]
pub(super) const fn foe(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// The pieces of a group, from the edge inwards.
const fn pieces(group: Group) -> &'static [PieceKind] {
    match group {
        Group::Kgb => &[King, Golem, Boomerang],
        Group::Cia => &[Prince, Icosahedron, Attacker],
        Group::Fbi => &[Frog, Boomerang, Icosahedron],
        Group::Fide => &[Frog, Icosahedron, Dingo, Entity],
    }
}

/// The groups of the standard set-up.
pub(super) const STANDARD: [Group; 4] = [Group::Kgb, Group::Cia, Group::Fbi, Group::Fide];

/// The groups that an army can begin without the innermost piece of, in the order of the option `odds`.
const GIVEN: [Group; 4] = [Group::Fide, Group::Fbi, Group::Cia, Group::Kgb];

/// The kinds and cells of `seat`'s pieces if laid out in these `groups`.
pub(super) fn laid_out(seat: Seat, groups: [Group; 4], odds: Odds) -> impl Iterator<Item = (PieceKind, Cell)> {
    let given = odds.given().filter(|_| odds.by == seat).and_then(|piece| GIVEN.get(piece).copied());
    (0..4).zip(groups).flat_map(move |(strip, group)| {
        let missing = usize::from(given == Some(group));
        let kinds = pieces(group).iter().copied().take(pieces(group).len() - missing);
        (1..=8).rev().zip(kinds).map(move |(distance, kind)| (kind, cell(2 * strip + seat.0, distance)))
    })
}

/// The squares and kinds of `seat`'s pieces if laid out in these `groups`, strip by strip from the edge inwards.
pub fn muster(seat: Seat, groups: [Group; 4], odds: Odds) -> impl Iterator<Item = (Square, Kind)> {
    laid_out(seat, groups, odds).map(|(kind, cell)| (square(cell), kind.kind()))
}

/// All 24 arrangements of the groups on the strips.
pub(super) fn set_ups() -> impl Iterator<Item = [Group; 4]> {
    let all = (0..256).map(|number: usize| [6, 4, 2, 0].map(|shift| STANDARD[number >> shift & 3]));
    all.filter(|&groups| each_once(groups))
}

/// Whether each group occurs exactly once.
pub(super) fn each_once(groups: [Group; 4]) -> bool {
    STANDARD.iter().all(|group| groups.contains(group))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::knot::star::distance;

    #[test]
    fn an_army_has_thirteen_pieces_whatever_the_groups() {
        assert_eq!(set_ups().count(), 24);
        for groups in set_ups() {
            for kind in PieceKind::ALL {
                let found = laid_out(Seat(1), groups, Odds::NONE).filter(|&(other, _)| other == kind).count();
                assert_eq!(found, ARMY.iter().filter(|&&other| other == kind).count(), "{kind:?}");
            }
        }
        let (kind, cell) = laid_out(Seat(0), STANDARD, Odds::NONE).last().unwrap();
        assert_eq!((kind, distance(cell), square(cell).to_string().as_str()), (Entity, 5, "d4"));
        let (place, kind) = muster(Seat(0), STANDARD, Odds::NONE).last().unwrap();
        assert_eq!((kind.letter(), place.to_string().as_str()), ('e', "d4"));
    }
}
