//! Why an action is illegal in Knot Chess.

use core::fmt;

use super::army::PieceKind;
use crate::rules::noun::{Case, Noun};
use crate::rules::square::Square;
use crate::texts::text;

/// A royal piece, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Royal {
    /// Its noun.
    pub(super) noun: Noun,
    /// The square it would stand on.
    pub(super) square: Square,
}

impl Royal {
    /// A phrase such as `your king on a1`.
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

/// The rule that forbids an action (docs/rules/knot.md).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A piece cannot capture its own side's pieces.
    #[error("{}", text!("knot-own-piece"))]
    OwnPiece,
    /// The piece does not move like that.
    #[error("{0}")]
    OutOfReach(Reach),
    /// A golem's victim may not hit a royal of the golem's own side.
    #[error("{}", text!("knot-hits-own-royal"))]
    HitsOwnRoyal,
    /// Every roll of 20 steps ends an even number of steps away.
    #[error("{}", text!("knot-wrong-half"))]
    WrongHalf,
    /// The only way is blocked.
    #[error("{}", text!("knot-no-way-to-roll"))]
    NoWayToRoll,
    /// A dingo's single step must be followed by a ride.
    #[error("{}", text!("knot-step-alone"))]
    StepAlone,
    /// An entity may not land on a ring with a friend on it.
    #[error("{}", friend_on_ring(*.0))]
    FriendOnRing(u8),
    /// A teleport must stay on the same ring.
    #[error("{}", text!("knot-other-ring"))]
    OtherRing,
    /// A teleport does not capture.
    #[error("{}", text!("knot-teleport-needs-empty", square = .0.to_string()))]
    TeleportNeedsEmpty(Square),
    /// Only entities teleport.
    #[error("{}", text!("knot-not-an-entity"))]
    NotAnEntity,
    /// Only attackers go berserk.
    #[error("{}", text!("knot-not-an-attacker"))]
    NotAnAttacker,
    /// A berserk must run to the end of an arm.
    #[error("{}", text!("knot-berserk-stops"))]
    BerserkStops,
    /// All checks must be parried.
    #[error("{}", text!("knot-leaves-in-check", royal = .0.yours(Case::Accusative)))]
    LeavesInCheck(Royal),
    /// A frog's slip at the end of the turn would expose a royal.
    #[error("{}", text!("knot-slip-exposes", royal = .0.yours(Case::Accusative)))]
    SlipExposes(Royal),
    /// While a royal is checkmated, no other royal may come into check.
    #[error("{}", text!("knot-another-in-check", royal = .0.yours(Case::Accusative)))]
    AnotherRoyalInCheck(Royal),
    /// While royals are checkmated, as few as possible may stay in check.
    #[error("{}", text!("knot-not-fewest", royal = .0.yours(Case::Accusative)))]
    NotFewestInCheck(Royal),
    /// Nothing may be captured during the truce.
    #[error("{}", text!("knot-truce-capture"))]
    TruceCapture,
    /// No royal may be put in check during the truce.
    #[error("{}", text!("knot-truce-check"))]
    TruceCheck,
    /// The armies have not been set up yet.
    #[error("{}", text!("knot-set-up-first"))]
    SetUpFirst,
    /// The armies are already set up.
    #[error("{}", text!("knot-set-up-over"))]
    SetUpIsOver,
    /// A group is given twice.
    #[error("{}", text!("knot-group-twice"))]
    GroupTwice,
    /// The players cannot swap sides now.
    #[error("{}", if *.pie { text!("knot-no-swap-now") } else { text!("knot-no-pie") })]
    NoSwap {
        /// Whether the option `pie` is set.
        pie: bool,
    },
    /// Knot has no promotion.
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

/// How a piece moves, for the player's information.
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
