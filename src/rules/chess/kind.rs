//! The six kinds of chess pieces.

use crate::rules::action::Kind;
use crate::rules::noun::Noun;
use crate::texts::text;

/// A kind of chess piece.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the pieces are their own names")]
pub enum ChessKind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl ChessKind {
    /// All kinds, the cheapest first.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The notation's letter.
    pub const fn kind(self) -> Kind {
        Kind::new(match self {
            Self::Pawn => b'p',
            Self::Knight => b'n',
            Self::Bishop => b'b',
            Self::Rook => b'r',
            Self::Queen => b'q',
            Self::King => b'k',
        })
    }

    /// The kind with this letter, which must be lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.kind().letter() == letter)
    }

    /// What the kind with this letter is called; a piece for a letter that means none.
    pub fn noun_of(kind: Kind) -> Noun {
        Self::from_letter(kind.letter()).map_or(Noun::Piece, Self::noun)
    }

    /// The name of the kind with this letter, for players.
    pub fn name_of(kind: Kind) -> String {
        Self::noun_of(kind).name()
    }

    /// The sign that Unicode has for it.
    pub const fn sign(self) -> char {
        match self {
            Self::Pawn => '♟',
            Self::Knight => '♞',
            Self::Bishop => '♝',
            Self::Rook => '♜',
            Self::Queen => '♛',
            Self::King => '♚',
        }
    }

    /// What the piece is called.
    pub const fn noun(self) -> Noun {
        match self {
            Self::Pawn => Noun::Pawn,
            Self::Knight => Noun::Knight,
            Self::Bishop => Noun::Bishop,
            Self::Rook => Noun::Rook,
            Self::Queen => Noun::Queen,
            Self::King => Noun::King,
        }
    }

    /// How the piece goes, as a clause for players.
    pub fn way(self) -> String {
        match self {
            Self::Pawn => text!("chess-pawn-goes"),
            Self::Knight => text!("chess-knight-goes"),
            Self::Bishop => text!("chess-bishop-goes"),
            Self::Rook => text!("chess-rook-goes"),
            Self::Queen => text!("chess-queen-goes"),
            Self::King => text!("chess-king-goes"),
        }
    }

    /// The axes, as places in [`AXES`](super::AXES), that the piece slides along.
    pub const fn axes(self) -> core::ops::Range<usize> {
        match self {
            Self::Rook => 0..2,
            Self::Bishop => 2..4,
            Self::Queen => 0..4,
            Self::Pawn | Self::Knight | Self::King => 0..0,
        }
    }

    /// What the piece counts where material is compared: P1 N3 B3 R5 Q9, the king nothing.
    pub const fn value(self) -> u32 {
        match self {
            Self::Pawn => 1,
            Self::Knight | Self::Bishop => 3,
            Self::Rook => 5,
            Self::Queen => 9,
            Self::King => 0,
        }
    }
}
