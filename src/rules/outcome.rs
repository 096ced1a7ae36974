//! How a game ended.

use core::fmt;

use super::seat::{MAX_SEATS, Seat, SeatSet};
use crate::texts::text;

/// Why a game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// One player is left.
    LastPlayer,
    /// All who were left agreed on a draw.
    Agreement,
    /// The same position occurred for the third time.
    Repetition,
    /// Too many quiet turns in a row.
    QuietTurns,
    /// A player has lost all royals.
    RoyalsCaptured,
    /// A player in checkmate has no legal move.
    Checkmate,
    /// A player who is not in check has no legal move.
    Stalemate,
    /// One of two players resigned.
    Resignation,
    /// Quad: all remaining kings belong to one team.
    LastTeam,
    /// Dead position: only kings (Auction), only kings or only princes (Knot), or no material to mate (Quad).
    OnlyKings,
    /// Quad: perpetual check by one player against another.
    PerpetualCheck,
    /// Auction: the last round is over.
    LastRound,
    /// Auction: the last round is over, and some of those left have more material than the others.
    MostMaterial,
    /// Knot: too many quiet turns in a row, and one player has more pieces.
    MorePieces,
    /// Auction: the first mate has decided the game, though others are left.
    FirstMate,
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.form("full"))
    }
}

impl EndReason {
    /// Whether nobody has won.
    pub const fn is_draw(self) -> bool {
        match self {
            Self::LastPlayer
            | Self::LastTeam
            | Self::RoyalsCaptured
            | Self::Checkmate
            | Self::FirstMate
            | Self::MostMaterial
            | Self::MorePieces
            | Self::Resignation => false,
            Self::Agreement
            | Self::Repetition
            | Self::QuietTurns
            | Self::Stalemate
            | Self::OnlyKings
            | Self::PerpetualCheck
            | Self::LastRound => true,
        }
    }

    /// The reason, after a text that already mentions the draw: `by agreement`.
    pub(super) fn plain(self) -> String {
        self.form("plain")
    }

    fn form(self, form: &'static str) -> String {
        match self {
            Self::LastPlayer => text!("end-last-player"),
            Self::Agreement => text!("end-agreement", form = form),
            Self::Repetition => text!("end-repetition", form = form),
            Self::QuietTurns => text!("end-quiet-turns", form = form),
            Self::RoyalsCaptured => text!("end-royals-captured"),
            Self::Checkmate => text!("end-checkmate"),
            Self::Stalemate => text!("end-stalemate", form = form),
            Self::Resignation => text!("end-resignation"),
            Self::LastTeam => text!("end-last-team"),
            Self::OnlyKings => text!("end-only-kings", form = form),
            Self::PerpetualCheck => text!("end-perpetual-check", form = form),
            Self::LastRound => text!("end-last-round", form = form),
            Self::MostMaterial => text!("end-most-material"),
            Self::MorePieces => text!("end-more-pieces"),
            Self::FirstMate => text!("end-first-mate"),
        }
    }
}

/// The points of each seat, as fractions with a common denominator: `points[seat] / per`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The numerator for each seat.
    pub points: [u8; MAX_SEATS],
    /// The common denominator.
    pub per: u8,
    /// Why the game ended.
    pub reason: EndReason,
}

impl Outcome {
    /// One point, split evenly among `seats`.
    pub fn shared(seats: SeatSet, reason: EndReason) -> Self {
        let mut points = [0; MAX_SEATS];
        for seat in seats.iter() {
            points[seat.index()] = 1;
        }
        Self { points, per: seats.len().max(1) as u8, reason }
    }

    /// The seats with the most points.
    pub fn winners(&self) -> SeatSet {
        let most = self.points.iter().copied().max().unwrap_or(0);
        (0..MAX_SEATS as u8).map(Seat).filter(|seat| most > 0 && self.points[seat.index()] == most).collect()
    }

    /// The result in the notation of records: each seat's points in order of play, such as `1-0-0-0` or `1/2-0-1/2-0`.
    pub fn result(&self, seats: usize) -> String {
        let points = self.points.iter().take(seats).map(|&shares| match (shares, self.per) {
            (0, _) => "0".to_owned(),
            (shares, per) if shares % per == 0 => (shares / per).to_string(),
            (shares, per) => format!("{shares}/{per}"),
        });
        points.collect::<Vec<_>>().join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_written_in_the_order_of_play() {
        let set: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(Outcome::shared(set, EndReason::Repetition).result(4), "1/2-0-1/2-0");
        let red: SeatSet = [Seat(1)].into_iter().collect();
        assert_eq!(Outcome::shared(red, EndReason::LastPlayer).result(4), "0-1-0-0");
        assert_eq!(Outcome::shared(red, EndReason::LastPlayer).winners(), red);
    }
}
