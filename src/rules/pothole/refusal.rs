//! Why an action is illegal in Pothole Chess.

use core::fmt;

use super::board::SEATS;
use super::piece::PieceKind;
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::texts::text;

/// The rule that forbids an action (docs/rules/pothole.md, "Turn", "Pieces", "Potholes" and "Forms of play").
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The piece has already moved in this turn.
    #[error("{}", text!("pothole-piece-moved", square = .0.to_string()))]
    PieceMovedAlready(Square),
    /// A piece cannot move into a pothole.
    #[error("{}", text!("pothole-into-pothole"))]
    IntoPothole,
    /// The piece does not move like that.
    #[error("{0}")]
    OutOfReach(Reach),
    /// A dirt devil or cyclone that is next to no pothole.
    #[error("{}", text!("pothole-on-no-ring", piece = .0.the(Case::Nominative)))]
    OnNoRing(Noun),
    /// A bulldozer cannot push two pieces.
    #[error("{}", text!("pothole-pushes-two"))]
    PushesTwo,
    /// A push may not kill the mover's own king.
    #[error("{}", text!("pothole-kills-own-king"))]
    KillsOwnKing,
    /// A push may not kill the king of the mover's partner.
    #[error("{}", text!("pothole-kills-partners-king"))]
    KillsPartnersKing,
    /// Partners do not capture each other.
    #[error("{}", text!("quad-partner"))]
    Partner,
    /// A megadozer moves more than one step only while it pushes.
    #[error("{}", text!("pothole-nothing-to-push"))]
    NothingToPush,
    /// With the option `literal-megadozer`, a megadozer moves only while it pushes.
    #[error("{}", text!("pothole-nothing-in-front"))]
    NothingInFront,
    /// There is no pothole on the square.
    #[error("{}", text!("pothole-no-pothole", square = .0.to_string()))]
    NoPothole(Square),
    /// The pothole has already moved in this turn.
    #[error("{}", text!("pothole-pothole-moved", square = .0.to_string()))]
    PotholeMovedAlready(Square),
    /// The corner pothole belongs to another player.
    #[error("{}", text!("pothole-not-yours", player = .0.called(SEATS)))]
    NotYourPothole(Seat),
    /// The corner pothole's player has left.
    #[error("{}", text!("pothole-nobodys"))]
    NobodysPothole,
    /// The centre pothole is locked by this seat.
    #[error("{}", text!("pothole-locked", player = .0.called(SEATS)))]
    PotholeLocked(Seat),
    /// A player may not move the same centre pothole twice in a row.
    #[error("{}", text!("pothole-twice-in-a-row"))]
    PotholeTwiceInARow,
    /// With the option `strict-centre`, a player may not move centre potholes twice in a row, not even two different
    /// ones.
    #[error("{}", text!("pothole-centre-twice-in-a-row"))]
    CentreTwiceInARow,
    /// A pothole can only move to an empty square.
    #[error("{}", text!("pothole-target-taken", square = .0.to_string()))]
    PotholeTarget(Square),
    /// A corner or centre pothole must stay within its class of squares.
    #[error("{}", if *.centre { text!("pothole-centre-not-there", square = .square.to_string()) } else { text!("pothole-corner-not-there", square = .square.to_string()) })]
    WrongClass {
        /// Whether it is a centre pothole.
        centre: bool,
        /// The target square.
        square: Square,
    },
    /// With the option `marked-corners`, no corner pothole goes to a square where one started.
    #[error("{}", text!("pothole-unmarked-corner", square = .0.to_string()))]
    UnmarkedCorner(Square),
    /// Potholes cannot move on boards other than the game's own.
    #[error("{}", text!("pothole-fixed"))]
    PotholesFixed,
    /// A player cannot end the turn before the first action.
    #[error("{}", text!("pothole-first-action-due"))]
    FirstActionDue,
    /// Pothole Chess has no choice of promotion.
    #[error("{}", text!("pothole-no-choice"))]
    NoChoiceOfPromotion,
}

/// How far a piece moves, for the player's information.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    pub(super) kind: PieceKind,
    pub(super) exact: bool,
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match (self.kind, self.exact) {
            (PieceKind::King, _) => text!("pothole-king-goes"),
            (PieceKind::Car, false) => text!("pothole-car-goes"),
            (PieceKind::Car, true) => text!("pothole-exact-car-goes"),
            (PieceKind::Racecar, false) => text!("pothole-racecar-goes"),
            (PieceKind::Racecar, true) => text!("pothole-exact-racecar-goes"),
            (PieceKind::DirtDevil, _) => text!("pothole-dirt-devil-goes"),
            (PieceKind::Cyclone, _) => text!("pothole-cyclone-goes"),
            (PieceKind::Bulldozer, _) => text!("pothole-bulldozer-goes"),
            (PieceKind::Megadozer, _) => text!("pothole-megadozer-goes"),
        })
    }
}
