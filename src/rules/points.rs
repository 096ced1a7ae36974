//! Exact totals of points over several games.

use core::fmt;
use core::ops::{Add, AddAssign};
use core::str::FromStr;

use super::outcome::Outcome;
use super::seat::Seat;
use super::text::excerpt;

/// An exact number of points.
///
/// Stored in twelfths: no game splits a point among more than four players, so every total is whole.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(u32);

/// A malformed number of points.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}` is no number of points such as 2 or 3/2", excerpt(.0))]
pub struct NotPoints(pub String);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// One point.
    pub const ONE: Self = Self(Self::PER);
    /// The number of units in one point.
    const PER: u32 = 12;
    /// Larger numbers are rejected; no match comes near it.
    const MOST_READ: u32 = 9999;

    /// The points of `seat` for a game's outcome.
    pub fn of(outcome: &Outcome, seat: Seat) -> Self {
        let per = u32::from(outcome.per.max(1));
        debug_assert_eq!(Self::PER % per, 0, "{outcome:?} is not whole in twelfths");
        let shares = outcome.points.get(seat.index()).copied().unwrap_or(0);
        Self(u32::from(shares) * Self::PER / per)
    }

    /// The points in twelfths, always a whole number.
    pub const fn twelfths(self) -> u32 {
        self.0
    }

    /// Whole points, and the rest as a fraction in lowest terms.
    fn parts(self) -> (u32, u32, u32) {
        let rest = self.0 % Self::PER;
        let common = (1..=Self::PER).rev().find(|&by| rest.is_multiple_of(by) && Self::PER.is_multiple_of(by));
        let common = common.unwrap_or(1);
        (self.0 / Self::PER, rest / common, Self::PER / common)
    }

    /// In readable form: `1½` for a record's `3/2`.
    pub fn in_words(self) -> String {
        let (whole, rest, per) = self.parts();
        let fraction = match (rest, per) {
            (0, _) => return whole.to_string(),
            (1, 2) => "½".to_owned(),
            (1, 4) => "¼".to_owned(),
            (3, 4) => "¾".to_owned(),
            _ if whole > 0 => format!(" {rest}/{per}"),
            _ => format!("{rest}/{per}"),
        };
        if whole > 0 { format!("{whole}{fraction}") } else { fraction }
    }
}

/// In the notation of records: `2`, or `3/2`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            (whole, 0, _) => write!(f, "{whole}"),
            (whole, rest, per) => write!(f, "{}/{per}", whole * per + rest),
        }
    }
}

impl FromStr for Points {
    type Err = NotPoints;

    fn from_str(text: &str) -> Result<Self, NotPoints> {
        let number = |text: &str| {
            // `parse` would accept a sign.
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&number: &u32| digits && number <= Self::MOST_READ)
        };
        let (shares, per) = text.split_once('/').unwrap_or((text, "1"));
        let per = number(per).filter(|&per| per > 0 && Self::PER.is_multiple_of(per));
        let read = number(shares).zip(per).map(|(shares, per)| Self(shares * (Self::PER / per)));
        read.ok_or_else(|| NotPoints(text.to_owned()))
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{EndReason, SeatSet};

    #[test]
    fn points_are_read_and_written() {
        for (text, words) in
            [("0", "0"), ("1", "1"), ("1/2", "½"), ("3/2", "1½"), ("1/3", "1/3"), ("7/4", "1¾"), ("19/12", "1 7/12")]
        {
            let points: Points = text.parse().unwrap();
            assert_eq!((points.to_string().as_str(), points.in_words().as_str()), (text, words));
        }
        assert_eq!("6/4".parse::<Points>().unwrap().to_string(), "3/2");
        for text in ["", "-1", "+1", "1/0", "1/5", "1/24", "1.5", "1/", "/2", "1/2/3", "½", "99999", "1 /2"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn thirds_and_quarters_add_up_exactly() {
        for count in 1..=4 {
            let seats: SeatSet = (0..count).map(Seat).collect();
            let outcome = Outcome::shared(seats, EndReason::Agreement);
            let mut total = Points::ZERO;
            for seat in seats.iter() {
                total += Points::of(&outcome, seat);
            }
            assert_eq!(total.to_string(), "1");
            assert_eq!(Points::of(&outcome, Seat::NOBODY), Points::ZERO);
        }
    }
}
