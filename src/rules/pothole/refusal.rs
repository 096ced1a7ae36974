//! Why Pothole Chess refuses an action.

use core::fmt;

use super::board::SEATS;
use super::piece::PieceKind;
use crate::rules::noun::{Case, Noun};
use crate::rules::seat::Seat;
use crate::rules::square::Square;
use crate::texts::text;

/// The rule that refuses an action (docs/rules/pothole.md, "Turn", "Pieces" and "Potholes").
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The same thing may not be moved twice in one turn.
    #[error("{}", text!("pothole-piece-moved", square = .0.to_string()))]
    PieceMovedAlready(Square),
    /// Nothing may enter a pothole of its own accord.
    #[error("{}", text!("pothole-into-pothole"))]
    IntoPothole,
    /// The piece does not move like that.
    #[error("{0}")]
    OutOfReach(Reach),
    /// A dirt devil or cyclone away from all potholes.
    #[error("{}", text!("pothole-on-no-ring", piece = .0.the(Case::Nominative)))]
    OnNoRing(Noun),
    /// Dozers do not capture, a bulldozer cannot push a row.
    #[error("{}", text!("pothole-pushes-two"))]
    PushesTwo,
    /// A push may not kill the mover's own king.
    #[error("{}", text!("pothole-kills-own-king"))]
    KillsOwnKing,
    /// A megadozer goes one step where there is nothing to push.
    #[error("{}", text!("pothole-nothing-to-push"))]
    NothingToPush,
    /// No pothole to move there.
    #[error("{}", text!("pothole-no-pothole", square = .0.to_string()))]
    NoPothole(Square),
    /// The same thing may not be moved twice in one turn.
    #[error("{}", text!("pothole-pothole-moved", square = .0.to_string()))]
    PotholeMovedAlready(Square),
    /// A corner pothole belongs to whoever controls its army.
    #[error("{}", text!("pothole-not-yours", player = .0.called(SEATS)))]
    NotYourPothole(Seat),
    /// A corner pothole whose player has left.
    #[error("{}", text!("pothole-nobodys"))]
    NobodysPothole,
    /// A centre pothole that has been moved.
    #[error("{}", text!("pothole-locked", player = .0.called(SEATS)))]
    PotholeLocked(Seat),
    /// The same player may not move a centre pothole twice in a row.
    #[error("{}", text!("pothole-twice-in-a-row"))]
    PotholeTwiceInARow,
    /// Potholes go to empty squares.
    #[error("{}", text!("pothole-target-taken", square = .0.to_string()))]
    PotholeTarget(Square),
    /// Corner class, centre class.
    #[error("{}", if *.centre { text!("pothole-centre-not-there", square = .square.to_string()) } else { text!("pothole-corner-not-there", square = .square.to_string()) })]
    WrongClass {
        /// Whether it is a centre pothole.
        centre: bool,
        /// The target.
        square: Square,
    },
    /// Boards other than the game's own.
    #[error("{}", text!("pothole-fixed"))]
    PotholesFixed,
    /// The first action is no choice.
    #[error("{}", text!("pothole-first-action-due"))]
    FirstActionDue,
    /// Pawns and their like belong to other games.
    #[error("{}", text!("pothole-no-choice"))]
    NoChoiceOfPromotion,
}

/// How far a piece goes, as the player is told when they ask for more.
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
