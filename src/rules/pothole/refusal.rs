//! Why Pothole Chess refuses an action.

use core::fmt;

use super::board::SEATS;
use super::piece::PieceKind;
use crate::rules::seat::Seat;
use crate::rules::square::Square;

/// A piece's name, for messages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PieceName(pub(super) PieceKind);

impl fmt::Display for PieceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// The rule that refuses an action (docs/rules/pothole.md, "Turn", "Pieces" and "Potholes").
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The same thing may not be moved twice in one turn.
    #[error("the piece on {0} has already moved in this turn")]
    PieceMovedAlready(Square),
    /// Nothing may enter a pothole of its own accord.
    #[error("nothing enters a pothole of its own accord")]
    IntoPothole,
    /// The piece does not move like that.
    #[error("{0}")]
    OutOfReach(Reach),
    /// A dirt devil or cyclone away from all potholes.
    #[error("the {0} stands on no pothole's ring")]
    OnNoRing(PieceName),
    /// Dozers do not capture, a bulldozer cannot push a row.
    #[error("would push two pieces")]
    PushesTwo,
    /// A push may not kill the mover's own king.
    #[error("would push your own king to its death")]
    KillsOwnKing,
    /// A megadozer goes one step where there is nothing to push.
    #[error("a megadozer goes only one step where it has no piece in front of it")]
    NothingToPush,
    /// No pothole to move there.
    #[error("there is no pothole on {0}")]
    NoPothole(Square),
    /// The same thing may not be moved twice in one turn.
    #[error("the pothole on {0} has already moved in this turn")]
    PotholeMovedAlready(Square),
    /// A corner pothole belongs to whoever controls its army.
    #[error("only {controller} may move this pothole", controller = .0.name(SEATS))]
    NotYourPothole(Seat),
    /// A corner pothole whose player has left.
    #[error("this pothole has no controller any more and never moves again")]
    NobodysPothole,
    /// A centre pothole that has been moved.
    #[error("this pothole is locked until {by}'s next turn has ended", by = .0.name(SEATS))]
    PotholeLocked(Seat),
    /// The same player may not move a centre pothole twice in a row.
    #[error("you were the last to move this pothole: somebody else must move it first")]
    PotholeTwiceInARow,
    /// Potholes go to empty squares.
    #[error("a pothole needs an empty square: {0} is taken")]
    PotholeTarget(Square),
    /// Corner class, centre class.
    #[error("a {} pothole may not go to {square}", if *.centre { "centre" } else { "corner" })]
    WrongClass {
        /// Whether it is a centre pothole.
        centre: bool,
        /// The target.
        square: Square,
    },
    /// Boards other than the game's own.
    #[error("on a board other than 7x7 potholes do not move")]
    PotholesFixed,
    /// The first action is no choice.
    #[error("the first action of a turn must be made")]
    FirstActionDue,
    /// Pawns and their like belong to other games.
    #[error("nothing here promotes by choice")]
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
        f.write_str(match (self.kind, self.exact) {
            (PieceKind::King, _) => "a king goes one step",
            (PieceKind::Car, false) => "a car goes up to 2 squares as a rook or 1 as a bishop",
            (PieceKind::Car, true) => "a car goes exactly 2 squares as a rook or 1 as a bishop",
            (PieceKind::Racecar, false) => "a racecar goes up to 3 squares as a rook or up to 2 as a bishop",
            (PieceKind::Racecar, true) => "a racecar goes exactly 3 squares as a rook or exactly 2 as a bishop",
            (PieceKind::DirtDevil, _) => "a dirt devil goes along the ring of one pothole, up to whatever blocks it",
            (PieceKind::Cyclone, _) => "a cyclone goes along the rings of potholes, up to whatever blocks it",
            (PieceKind::Bulldozer, _) => "a bulldozer goes one step",
            (PieceKind::Megadozer, _) => "a megadozer goes in a straight line",
        })
    }
}
