//! Why Knot Chess refuses an action.

use core::fmt;

use super::army::PieceKind;
use crate::rules::square::Square;

/// A piece's name, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PieceName(pub(super) PieceKind);

impl fmt::Display for PieceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// A royal piece, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Royal {
    /// What it is.
    pub(super) name: PieceName,
    /// Where it would stand.
    pub(super) square: Square,
}

impl fmt::Display for Royal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.name, self.square)
    }
}

/// The rule that refuses an action (docs/rules/knot.md).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nothing lands on its own side.
    #[error("nothing lands on its own side")]
    OwnPiece,
    /// The piece does not move like that.
    #[error("{0}")]
    OutOfReach(Reach),
    /// A golem may not kill a royal of its own side with what it captures.
    #[error("what the golem captures would fly into your own royal")]
    HitsOwnRoyal,
    /// Every roll of 20 steps ends an even number of steps away.
    #[error("an icosahedron makes exactly 20 steps, so that it ends an even number of squares away")]
    WrongHalf,
    /// Something stands on the only way.
    #[error("no 20 steps along empty squares lead the icosahedron there")]
    NoWayToRoll,
    /// The step belongs to a ride.
    #[error("the dingo's step alone is not a move: a leap of two must follow")]
    StepAlone,
    /// An entity may not capture where a friend stands.
    #[error("{}", friend_on_ring(*.0))]
    FriendOnRing(u8),
    /// A teleport stays on the ring.
    #[error("an entity teleports only to squares as far from the Knot as its own")]
    OtherRing,
    /// A teleport captures nothing.
    #[error("a teleport captures nothing: {0} is taken")]
    TeleportNeedsEmpty(Square),
    /// Only entities teleport.
    #[error("only an entity teleports, and the {0} is none")]
    NotAnEntity(PieceName),
    /// Only attackers go berserk.
    #[error("only an attacker goes berserk, and the {0} is none")]
    NotAnAttacker(PieceName),
    /// The way of the berserk ends at the end of an arm.
    #[error("an attacker that goes berserk runs to the end of an arm")]
    BerserkStops,
    /// Checks must be parried.
    #[error("this would leave your {0} in check")]
    LeavesInCheck(Royal),
    /// The slip at the end of the turn opens a line.
    #[error("a frog would slip at the end of this turn and expose your {0} to check")]
    SlipExposes(Royal),
    /// With a royal checkmated, no other may come into check.
    #[error("one of your royals is checkmated: you may not bring your {0} into check as well")]
    AnotherRoyalInCheck(Royal),
    /// With royals checkmated, as few as possible stay in check.
    #[error("another move leaves fewer of your royals in check: this one leaves your {0}")]
    NotFewestInCheck(Royal),
    /// The armies have not been laid out.
    #[error("the armies must be laid out first")]
    SetUpFirst,
    /// The armies have been laid out.
    #[error("the armies have been laid out already")]
    SetUpIsOver,
    /// One group a strip.
    #[error("each of the groups KGB, CIA, FBI and FIDE is laid out once")]
    GroupTwice,
    /// Option `pie`.
    #[error("{}", if *.pie { "only Black may change sides, in answer to White's first move" } else { "the players change sides only with the option `pie`" })]
    NoSwap {
        /// Whether the option is set.
        pie: bool,
    },
    /// Pawns and their like belong to other games.
    #[error("nothing promotes in this game")]
    NoPromotion,
}

fn friend_on_ring(distance: u8) -> String {
    match distance {
        0 => "an entity may not leap onto a friend on the Knot".to_owned(),
        1 => "an entity may not come to a ring with a friend on it: one stands beside the Knot".to_owned(),
        _ => {
            format!("an entity may not come to a ring with a friend on it: one stands {distance} squares from the Knot")
        }
    }
}

/// How a piece moves, as the player is told when they ask for more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reach(PieceKind);

impl From<PieceName> for Reach {
    fn from(name: PieceName) -> Self {
        Self(name.0)
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            PieceKind::King => "a king slides one to three squares",
            PieceKind::Prince => "a crown prince leaps one or two squares",
            PieceKind::Frog => "a frog-in-a-well leaps exactly two squares",
            PieceKind::Golem => "a golem moves one square",
            PieceKind::Boomerang => {
                "a boomerang moves one square without capturing; further away it can only be thrown at an enemy"
            }
            PieceKind::Icosahedron => "an icosahedron makes exactly 20 steps",
            PieceKind::Attacker => "an attacker slides along the arms",
            PieceKind::Dingo => "a dingo rides in leaps of two in one direction, with one step before if it likes",
            PieceKind::Entity => "an entity leaps exactly two squares, or teleports along its ring",
        })
    }
}
