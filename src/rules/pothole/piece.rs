//! The pieces: their kinds, and a piece packed into 16 bits (docs/rules/pothole.md, "Pieces").

use super::board::SEATS;
use crate::rules::action::Kind;
use crate::rules::effect::PieceId;
use crate::rules::noun::Noun;
use crate::rules::seat::Seat;
use crate::rules::snapshot::ChipSet;

/// The kinds of pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the pieces are their own names")]
pub enum PieceKind {
    King,
    Car,
    DirtDevil,
    Bulldozer,
    Racecar,
    Cyclone,
    Megadozer,
}

impl PieceKind {
    /// The kinds by the three bits of a packed piece; one value is unused.
    const BY_NUMBER: [Self; 8] = [
        Self::King,
        Self::Car,
        Self::DirtDevil,
        Self::Bulldozer,
        Self::Racecar,
        Self::Cyclone,
        Self::Megadozer,
        Self::King,
    ];

    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::King, Self::Car, Self::DirtDevil, Self::Bulldozer, Self::Racecar, Self::Cyclone, Self::Megadozer];

    /// Its letter in notation.
    pub const fn kind(self) -> Kind {
        Kind::new(match self {
            Self::King => b'k',
            Self::Car => b'c',
            Self::DirtDevil => b'd',
            Self::Bulldozer => b'b',
            Self::Racecar => b'r',
            Self::Cyclone => b'y',
            Self::Megadozer => b'm',
        })
    }

    /// The kind with this letter, which must be lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.kind().letter() == letter)
    }

    /// The piece's noun.
    pub const fn noun(self) -> Noun {
        match self {
            Self::King => Noun::King,
            Self::Car => Noun::Car,
            Self::DirtDevil => Noun::DirtDevil,
            Self::Bulldozer => Noun::Bulldozer,
            Self::Racecar => Noun::Racecar,
            Self::Cyclone => Noun::Cyclone,
            Self::Megadozer => Noun::Megadozer,
        }
    }

    /// The kind it promotes to with four chips.
    pub(super) const fn promoted(self) -> Option<Self> {
        match self {
            Self::Car => Some(Self::Racecar),
            Self::DirtDevil => Some(Self::Cyclone),
            Self::Bulldozer => Some(Self::Megadozer),
            Self::King | Self::Racecar | Self::Cyclone | Self::Megadozer => None,
        }
    }

    /// The kind it has after annexation.
    pub(super) const fn demoted(self) -> Self {
        match self {
            Self::Racecar => Self::Car,
            Self::Cyclone => Self::DirtDevil,
            Self::Megadozer => Self::Bulldozer,
            Self::King | Self::Car | Self::DirtDevil | Self::Bulldozer => self,
        }
    }
}

/// A piece, packed into 16 bits: present, owner, kind, chips, id.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) struct Piece(u16);

impl core::fmt::Debug for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if self.0 == 0 {
            return f.write_str("-");
        }
        let owner = self.owner().letter(SEATS);
        write!(f, "{owner}{}+{:04b}#{}", self.kind().kind().letter(), self.chips().0, self.id().0)
    }
}

impl Piece {
    const PRESENT: u16 = 1 << 15;
    /// No piece.
    pub(super) const NONE: Self = Self(0);

    pub(super) fn new(owner: Seat, kind: PieceKind, chips: ChipSet, id: PieceId) -> Self {
        let kind = kind as u16;
        Self(Self::PRESENT | u16::from(owner.0) << 13 | kind << 10 | u16::from(chips.0) << 6 | u16::from(id.0))
    }

    pub(super) const fn owner(self) -> Seat {
        Seat((self.0 >> 13 & 3) as u8)
    }

    pub(super) const fn kind(self) -> PieceKind {
        PieceKind::BY_NUMBER[(self.0 >> 10 & 7) as usize]
    }

    pub(super) const fn chips(self) -> ChipSet {
        ChipSet((self.0 >> 6 & 15) as u8)
    }

    pub(super) const fn id(self) -> PieceId {
        PieceId((self.0 & 63) as u8)
    }

    /// Everything that distinguishes positions: all bits but the id.
    pub(super) const fn identity(self) -> u16 {
        self.0 >> 6 << 6
    }
}
