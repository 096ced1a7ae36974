//! Wald's sequential probability ratio test: stops a match as soon as one player is shown to be better, or not.
//!
//! An observation is one opening in all its seatings. It is the generalised SPRT with a normal approximation and the
//! observed variance, as in Fishtest.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::rating::expected_score;

/// The two hypotheses, as the first player's expected score against the second.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SprtBound {
    /// Null hypothesis: the score is at most this.
    pub h0: f64,
    /// Alternative hypothesis: the score is at least this.
    pub h1: f64,
}

/// The text does not name two hypotheses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected is the rating or the score to be shown, such as 20, 0..20 or score:0.53, the second more than the first"
)]
pub struct NotABound;

impl core::str::FromStr for SprtBound {
    type Err = NotABound;

    /// Parses `H1` or `H0..H1`, each a rating difference in points or `score:` and a score; `H0` defaults to parity.
    fn from_str(text: &str) -> Result<Self, NotABound> {
        let hypothesis = |text: &str| {
            let (text, is_score) = text.strip_prefix("score:").map_or((text, false), |score| (score, true));
            let number = text.parse().ok().filter(|number: &f64| number.is_finite()).ok_or(NotABound)?;
            Ok(if is_score { number } else { expected_score(number) })
        };
        let (h0, h1) = text.split_once("..").unwrap_or(("0", text));
        let bound = Self { h0: hypothesis(h0)?, h1: hypothesis(h1)? };
        let is_score = |score| 0.0 < score && score < 1.0;
        if is_score(bound.h0) && is_score(bound.h1) && bound.h0 < bound.h1 { Ok(bound) } else { Err(NotABound) }
    }
}

/// The state of a test.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// H0 accepted: the first player is no better than H0.
    H0,
    /// H1 accepted: the first player is at least as good as H1.
    H1,
    /// More games are needed.
    Undecided,
}

impl fmt::Display for SprtVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::H0 => "H0 holds",
            Self::H1 => "H1 holds",
            Self::Undecided => "undecided",
        })
    }
}

/// A running test, with its observations so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    bound: SprtBound,
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sprt {
    /// The error rate for both kinds of error.
    pub const ERROR: f64 = 0.05;
    /// Minimum number of observations: with fewer, the variance is not known well enough.
    const FEWEST: f64 = 10.0;

    /// A test without observations.
    pub const fn new(bound: SprtBound) -> Self {
        Self { bound, count: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Adds the mean score of an opening.
    pub fn observe(&mut self, score: f64) {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// The log-likelihood ratio of H1 against H0.
    pub fn ratio(&self) -> f64 {
        if self.count < 1.0 {
            return 0.0;
        }
        let (h0, h1) = (self.bound.h0, self.bound.h1);
        let mean = self.sum / self.count;
        // Adds one virtual observation of maximum deviation, so that equal scores do not give zero variance.
        let variance = (self.squares - self.count * mean * mean + 0.25).max(0.0) / self.count;
        self.count * (h1 - h0) * (2.0 * mean - h0 - h1) / (2.0 * variance)
    }

    /// The absolute log-likelihood ratio at which the test stops.
    pub fn limit() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The verdict so far.
    pub fn verdict(&self) -> SprtVerdict {
        match self.ratio() {
            _ if self.count < Self::FEWEST => SprtVerdict::Undecided,
            ratio if ratio >= Self::limit() => SprtVerdict::H1,
            ratio if ratio <= -Self::limit() => SprtVerdict::H0,
            _ => SprtVerdict::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Chance;

    #[test]
    fn bounds_are_read() {
        let bound: SprtBound = "20".parse().unwrap();
        assert!((bound.h0 - 0.5).abs() < 1e-12 && (bound.h1 - 0.5288).abs() < 1e-4);
        assert_eq!("score:0.5..score:0.6".parse(), Ok(SprtBound { h0: 0.5, h1: 0.6 }));
        for text in ["", "x", "0", "-5", "20..0", "score:1", "score:1.5", "nan", "inf", "5..5", ".."] {
            assert_eq!(text.parse::<SprtBound>(), Err(NotABound), "{text}");
        }
    }

    /// Feeds wins and losses, `in_16` wins in 16, until there is a verdict.
    fn run(in_16: usize, seed: u64) -> SprtVerdict {
        let mut sprt = Sprt::new("score:0.6".parse().unwrap());
        let mut chance = Chance::new(seed);
        for _ in 0..5000 {
            sprt.observe(if chance.below(16) < in_16 { 1.0 } else { 0.0 });
            if sprt.verdict() != SprtVerdict::Undecided {
                break;
            }
        }
        sprt.verdict()
    }

    #[test]
    fn verdicts_are_seldom_wrong() {
        let wrong = (0..200).filter(|&seed| run(8, seed) != SprtVerdict::H0).count();
        assert!(wrong <= 16, "{wrong} of 200");
        let wrong = (0..200).filter(|&seed| run(10, seed) != SprtVerdict::H1).count();
        assert!(wrong <= 16, "{wrong} of 200");
    }

    #[test]
    fn who_always_wins_is_soon_found_out() {
        let mut sprt = Sprt::new("20".parse().unwrap());
        let mut seen = 0;
        while sprt.verdict() == SprtVerdict::Undecided {
            sprt.observe(1.0);
            seen += 1;
        }
        assert_eq!((sprt.verdict(), seen <= 20), (SprtVerdict::H1, true), "{seen}");
        assert!(Sprt::new("20".parse().unwrap()).ratio().abs() < 1e-12);
    }
}
