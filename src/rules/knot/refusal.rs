//! Why Knot Chess refuses an action.

use core::fmt;

use super::army::PieceKind;
use crate::rules::noun::{Case, Noun};
use crate::rules::square::Square;
use crate::texts::text;

/// A royal piece, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Royal {
    /// What it is.
    pub(super) noun: Noun,
    /// Where it would stand.
    pub(super) square: Square,
}

impl Royal {
    /// Such as `your king on a1`.
    fn yours(self, case: Case) -> String {
        let piece = self.noun.name_in(case);
        text!(
            "knot-your-royal",
            piece = piece,
            class = self.noun.class(),
            case = case.name(),
            square = self.square.to_string()
        )
    }
}

/// The rule that refuses an action (docs/rules/knot.md).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nothing lands on its own side.
    #[error("{}", text!("knot-own-piece"))]
    OwnPiece,
    /// The piece does not move like that.
    #[error("{0}")]
    OutOfReach(Reach),
    /// A golem may not kill a royal of its own side with what it captures.
    #[error("{}", text!("knot-hits-own-royal"))]
    HitsOwnRoyal,
    /// Every roll of 20 steps ends an even number of steps away.
    #[error("{}", text!("knot-wrong-half"))]
    WrongHalf,
    /// Something stands on the only way.
    #[error("{}", text!("knot-no-way-to-roll"))]
    NoWayToRoll,
    /// The step belongs to a ride.
    #[error("{}", text!("knot-step-alone"))]
    StepAlone,
    /// An entity may not capture where a friend stands.
    #[error("{}", friend_on_ring(*.0))]
    FriendOnRing(u8),
    /// A teleport stays on the ring.
    #[error("{}", text!("knot-other-ring"))]
    OtherRing,
    /// A teleport captures nothing.
    #[error("{}", text!("knot-teleport-needs-empty", square = .0.to_string()))]
    TeleportNeedsEmpty(Square),
    /// Only entities teleport.
    #[error("{}", text!("knot-not-an-entity"))]
    NotAnEntity,
    /// Only attackers go berserk.
    #[error("{}", text!("knot-not-an-attacker"))]
    NotAnAttacker,
    /// The way of the berserk ends at the end of an arm.
    #[error("{}", text!("knot-berserk-stops"))]
    BerserkStops,
    /// Checks must be parried.
    #[error("{}", text!("knot-leaves-in-check", royal = .0.yours(Case::Accusative)))]
    LeavesInCheck(Royal),
    /// The slip at the end of the turn opens a line.
    #[error("{}", text!("knot-slip-exposes", royal = .0.yours(Case::Accusative)))]
    SlipExposes(Royal),
    /// With a royal checkmated, no other may come into check.
    #[error("{}", text!("knot-another-in-check", royal = .0.yours(Case::Accusative)))]
    AnotherRoyalInCheck(Royal),
    /// With royals checkmated, as few as possible stay in check.
    #[error("{}", text!("knot-not-fewest", royal = .0.yours(Case::Accusative)))]
    NotFewestInCheck(Royal),
    /// The armies have not been laid out.
    #[error("{}", text!("knot-set-up-first"))]
    SetUpFirst,
    /// The armies have been laid out.
    #[error("{}", text!("knot-set-up-over"))]
    SetUpIsOver,
    /// One group a strip.
    #[error("{}", text!("knot-group-twice"))]
    GroupTwice,
    /// Option `pie`.
    #[error("{}", if *.pie { text!("knot-no-swap-now") } else { text!("knot-no-pie") })]
    NoSwap {
        /// Whether the option is set.
        pie: bool,
    },
    /// Pawns and their like belong to other games.
    #[error("{}", text!("knot-no-promotion"))]
    NoPromotion,
}

fn friend_on_ring(distance: u8) -> String {
    match distance {
        0 => text!("knot-friend-on-knot"),
        1 => text!("knot-friend-beside-knot"),
        _ => text!("knot-friend-on-ring", distance = distance),
    }
}

/// How a piece moves, as the player is told when they ask for more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reach(pub(super) PieceKind);

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self.0 {
            PieceKind::King => text!("knot-king-goes"),
            PieceKind::Prince => text!("knot-prince-goes"),
            PieceKind::Frog => text!("knot-frog-goes"),
            PieceKind::Golem => text!("knot-golem-goes"),
            PieceKind::Boomerang => text!("knot-boomerang-goes"),
            PieceKind::Icosahedron => text!("knot-icosahedron-goes"),
            PieceKind::Attacker => text!("knot-attacker-goes"),
            PieceKind::Dingo => text!("knot-dingo-goes"),
            PieceKind::Entity => text!("knot-entity-goes"),
        })
    }
}
