//! What a player, or the dice, may do: one [`Action`] for all games, and its token.
//!
//! A token is the only written form of an action. [`Action::parse`] reads any token of the notation, whichever
//! game it belongs to; whether it is legal is the position's to say.

mod bid;
mod token;

use core::num::NonZeroU8;

use super::seat::{Seat, SeatSet};
use super::square::Square;

pub use bid::Bid;
pub use token::{NotAnAction, Token};
pub(super) use token::{parse_groups, parse_seats};

/// What kind of piece, by its lower-case letter in the game's notation: what the games have in common. Each has an enum
/// of its own kinds.
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

    /// The kind with this letter, whatever its case.
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

/// Knot: the four groups that a player can lay on a strip.
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

    /// The group's name, which says its pieces from the edge on.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(group, _)| *group == self).map_or("", |&(_, name)| name)
    }
}

/// How a player gives up.
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
        /// Where the piece stands.
        from: Square,
        /// Where it goes, or the target of its throw.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Kind>,
    },
    /// `@b2c3` (Pothole): a pothole goes to another square.
    MovePothole {
        /// Where the pothole is.
        from: Square,
        /// Where it opens.
        to: Square,
    },
    /// `end` (Pothole): no second action.
    End,
    /// `b3!d17` (Knot): the attacker goes berserk.
    Berserk {
        /// Where the attacker stands.
        from: Square,
        /// The end square of its run.
        to: Square,
    },
    /// `d5~a13` (Knot): the entity teleports.
    Teleport {
        /// Where the entity stands.
        from: Square,
        /// Where it appears.
        to: Square,
    },
    /// `set:KGB,FIDE,CIA,FBI` (Knot): this player's groups on strips a to d.
    SetUp([Group; 4]),
    /// `swap` (Knot): the players change sides.
    Swap,
    /// `resign` and its two forms in Quad.
    Resign(Resignation),
    /// `draw`: all agree; `draw:SN` (Quad): the named players do.
    Draw(Option<SeatSet>),
    /// `penalty:W` (Quad): a majority has convicted the player.
    Penalty(Seat),
    /// `absent:W` (Quad): the player's flag has fallen, or they have gone.
    Absent(Seat),
    /// `offer:q3` (Auction): this piece of the hand, by the tokens it has left, is for trade.
    Offer {
        /// What is offered.
        kind: Kind,
        /// Its tokens, 1 to 3.
        tokens: u8,
    },
    /// `pass` (Auction): nothing is offered.
    Pass,
    /// `bid:r2+p1` (Auction); `bid:-`, the empty bid, declines.
    Bid(Bid),
    /// `accept:B` (Auction): that player's bid is taken.
    Accept(Seat),
    /// `decline` (Auction): no bid is taken.
    Decline,
    /// `place:q@e5` (Auction).
    Place {
        /// What is placed.
        kind: Kind,
        /// Where.
        square: Square,
    },
    /// `roll:35` (chance): file and rank that the dice show, 1 to 6 each.
    Roll {
        /// The first die.
        file: u8,
        /// The second die.
        rank: u8,
    },
}

// Searches and perft list, copy and store actions by the million. A move takes five bytes and everything else no more,
// so that an action is six.
const _: () = assert!(size_of::<Action>() == 6);

impl Action {
    /// Where the thing that the action moves stands, and where it goes; nothing for actions of another kind.
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
