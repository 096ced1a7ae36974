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
    /// All kinds, cheapest first.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// Its letter in notation.
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

    /// The noun for the kind with this letter; a generic one for other letters.
    pub fn noun_of(kind: Kind) -> Noun {
        Self::from_letter(kind.letter()).map_or(Noun::Piece, Self::noun)
    }

    /// The name of the kind with this letter, for players.
    pub fn name_of(kind: Kind) -> String {
        Self::noun_of(kind).name()
    }

    /// Its Unicode symbol.
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

    /// The piece's noun.
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

    /// How the piece moves, as a clause for players.
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

    /// The axes it slides along, as indices into [`AXES`](super::AXES).
    pub const fn axes(self) -> core::ops::Range<usize> {
        match self {
            Self::Rook => 0..2,
            Self::Bishop => 2..4,
            Self::Queen => 0..4,
            Self::Pawn | Self::Knight | Self::King => 0..0,
        }
    }

    /// Its material value: P1 N3 B3 R5 Q9, and 0 for the king.
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
