//! Actions of players and of the dice: one [`Action`] type for all games, with its tokens.
//!
//! A token is the only written form of an action. [`Action::parse`] reads every token of the notation, whatever the
//! game; the position decides whether it is legal.

mod bid;
mod token;

use core::num::NonZeroU8;

use super::seat::{Seat, SeatSet};
use super::square::Square;

pub use bid::Bid;
pub use token::{NotAnAction, Token};
pub(super) use token::{parse_groups, parse_seats};

/// A kind of piece, by its lower-case letter in the game's notation. Each game has an enum of its own kinds.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(NonZeroU8);

impl Kind {
    /// The kind with this letter, which must be lower case.
    ///
    /// # Panics
    ///
    /// For any other character. Letters from outside go through [`Kind::from_letter`].
    pub const fn new(letter: u8) -> Self {
        assert!(letter.is_ascii_lowercase(), "a kind has a lower-case letter");
        match NonZeroU8::new(letter) {
            Some(letter) => Self(letter),
            None => unreachable!(),
        }
    }

    /// The kind with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        letter.is_ascii_alphabetic().then(|| Self::new(letter.to_ascii_lowercase() as u8))
    }

    /// The kind's lower-case letter.
    pub const fn letter(self) -> char {
        self.0.get() as char
    }
}

impl core::fmt::Debug for Kind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Kind({})", self.letter())
    }
}

/// Knot: the four groups of pieces that a player lays on the strips.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the groups are their own names")]
pub enum Group {
    Kgb,
    Cia,
    Fbi,
    Fide,
}

impl Group {
    const ALL: [(Self, &'static str); 4] =
        [(Self::Kgb, "KGB"), (Self::Cia, "CIA"), (Self::Fbi, "FBI"), (Self::Fide, "FIDE")];

    fn from_name(text: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, name)| *name == text).map(|&(group, _)| group)
    }

    /// The group's name, which lists its pieces from the edge inwards.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(group, _)| *group == self).map_or("", |&(_, name)| name)
    }
}

/// How a player resigns.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Resignation {
    /// `resign`: the player's pieces are removed.
    Plain,
    /// `resign:remove` (Quad).
    Remove,
    /// `resign:freeze` (Quad).
    Freeze,
}

/// One action: what a token of the notation says.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `c2d3`, `a7a8r`: the piece on `from` goes to `to`.
    Move {
        /// The square of the piece.
        from: Square,
        /// The square it goes to, or the target of its throw.
        to: Square,
        /// The kind that a pawn promotes to.
        promotion: Option<Kind>,
    },
    /// `@b2c3` (Pothole): a pothole goes to another square.
    MovePothole {
        /// The square of the pothole.
        from: Square,
        /// The square it opens on.
        to: Square,
    },
    /// `end` (Pothole): no second action.
    End,
    /// `b3!d17` (Knot): the attacker goes berserk.
    Berserk {
        /// The square of the attacker.
        from: Square,
        /// The last square of its run.
        to: Square,
    },
    /// `d5~a13` (Knot): the entity teleports.
    Teleport {
        /// The square of the entity.
        from: Square,
        /// The square it appears on.
        to: Square,
    },
    /// `set:KGB,FIDE,CIA,FBI` (Knot): this player's groups on strips a to d.
    SetUp([Group; 4]),
    /// `swap` (Knot): the players swap sides.
    Swap,
    /// `resign` and its two forms in Quad.
    Resign(Resignation),
    /// `draw`: all players agree; `draw:SN` (Quad): the named players do.
    Draw(Option<SeatSet>),
    /// `penalty:W` (Quad): a majority has convicted the player.
    Penalty(Seat),
    /// `absent:W` (Quad): the player's flag has fallen, or they have gone.
    Absent(Seat),
    /// `offer:q3` (Auction): offers this piece of the hand, by its number of tokens.
    Offer {
        /// The kind of the offered piece.
        kind: Kind,
        /// The number of tokens on it, 1 to 3.
        tokens: u8,
    },
    /// `pass` (Auction): offers nothing.
    Pass,
    /// `bid:r2+p1` (Auction); a raise names the whole new bid, and `bid:-`, the empty bid, declines or raises no more.
    Bid(Bid),
    /// `accept:B` (Auction): accepts that player's bid.
    Accept(Seat),
    /// `decline` (Auction): accepts no bid.
    Decline,
    /// `place:q@e5` (Auction); with the option `seven=choose` also where a piece drops after a seven.
    Place {
        /// The kind of the placed piece.
        kind: Kind,
        /// The square it is placed on.
        square: Square,
    },
    /// `roll:35` (chance): the dice for file and rank, 1 to 6 each; with the option `seven=choose` also 7.
    Roll {
        /// The first die.
        file: u8,
        /// The second die.
        rank: u8,
    },
}

// Searches and perft copy and store actions by the million. A move takes five bytes and all other variants no more, so
// an action has six.
const _: () = assert!(size_of::<Action>() == 6);

impl Action {
    /// The squares from and to which an action moves something; `None` for other actions.
    pub const fn squares(self) -> Option<(Square, Square)> {
        match self {
            Self::Move { from, to, .. }
            | Self::MovePothole { from, to }
            | Self::Berserk { from, to }
            | Self::Teleport { from, to } => Some((from, to)),
            _ => None,
        }
    }
}
