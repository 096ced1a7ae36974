//! Wald's sequential test of two players: whether one is better than the other, with no more games than that takes.
//!
//! An observation is an opening in all its seatings. The likelihoods are those of the generalised test with a normal
//! approximation, in which the variance is the one that has been seen (as Fishtest has it).

use core::fmt;

use serde::{Deserialize, Serialize};

use super::rating::expected_score;

/// The two hypotheses, as expected scores of the first player against the second.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bound {
    /// It is no better than this.
    pub h0: f64,
    /// It is as good as this.
    pub h1: f64,
}

/// A text that names no hypotheses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected is the rating or the score to be shown, such as 20, 0..20 or score:0.53, the second more than the first"
)]
pub struct NotABound;

impl core::str::FromStr for Bound {
    type Err = NotABound;

    /// Reads `H1` or `H0..H1`, each a rating in points or `score:` and a score; `H0` is parity where it is left out.
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

/// What a test has come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first player is no better than H0.
    H0,
    /// The first player is as good as H1.
    H1,
    /// More has to be played.
    Undecided,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::H0 => "H0 holds",
            Self::H1 => "H1 holds",
            Self::Undecided => "undecided",
        })
    }
}

/// A test under way: the observations in their order.
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    bound: Bound,
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sprt {
    /// How often either verdict may be wrong.
    pub const ERROR: f64 = 0.05;
    /// So few observations say nothing: what has been seen of the variance is chance.
    const FEWEST: f64 = 10.0;

    /// A test of which nothing has been seen.
    pub const fn new(bound: Bound) -> Self {
        Self { bound, count: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Adds the mean score of an opening.
    pub fn observe(&mut self, score: f64) {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// The logarithm of how much more likely H1 is than H0.
    pub fn ratio(&self) -> f64 {
        if self.count < 1.0 {
            return 0.0;
        }
        let (h0, h1) = (self.bound.h0, self.bound.h1);
        let mean = self.sum / self.count;
        // One observation more that is as far off as can be, so that equal scores do not count as certainty.
        let variance = (self.squares - self.count * mean * mean + 0.25).max(0.0) / self.count;
        self.count * (h1 - h0) * (2.0 * mean - h0 - h1) / (2.0 * variance)
    }

    /// Beyond plus or minus so much there is a verdict.
    pub fn limit() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// What the test has come to.
    pub fn verdict(&self) -> Verdict {
        match self.ratio() {
            _ if self.count < Self::FEWEST => Verdict::Undecided,
            ratio if ratio >= Self::limit() => Verdict::H1,
            ratio if ratio <= -Self::limit() => Verdict::H0,
            _ => Verdict::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Chance;

    #[test]
    fn bounds_are_read() {
        let bound: Bound = "20".parse().unwrap();
        assert!((bound.h0 - 0.5).abs() < 1e-12 && (bound.h1 - 0.5288).abs() < 1e-4);
        assert_eq!("score:0.5..score:0.6".parse(), Ok(Bound { h0: 0.5, h1: 0.6 }));
        for text in ["", "x", "0", "-5", "20..0", "score:1", "score:1.5", "nan", "inf", "5..5", ".."] {
            assert_eq!(text.parse::<Bound>(), Err(NotABound), "{text}");
        }
    }

    /// Wins and losses, of which `in_16` of 16 are wins, until there is a verdict.
    fn run(in_16: usize, seed: u64) -> Verdict {
        let mut sprt = Sprt::new("score:0.6".parse().unwrap());
        let mut chance = Chance::new(seed);
        for _ in 0..5000 {
            sprt.observe(if chance.below(16) < in_16 { 1.0 } else { 0.0 });
            if sprt.verdict() != Verdict::Undecided {
                break;
            }
        }
        sprt.verdict()
    }

    #[test]
    fn verdicts_are_seldom_wrong() {
        let wrong = (0..200).filter(|&seed| run(8, seed) != Verdict::H0).count();
        assert!(wrong <= 16, "{wrong} of 200");
        let wrong = (0..200).filter(|&seed| run(10, seed) != Verdict::H1).count();
        assert!(wrong <= 16, "{wrong} of 200");
    }

    #[test]
    fn who_always_wins_is_soon_found_out() {
        let mut sprt = Sprt::new("20".parse().unwrap());
        let mut seen = 0;
        while sprt.verdict() == Verdict::Undecided {
            sprt.observe(1.0);
            seen += 1;
        }
        assert_eq!((sprt.verdict(), seen <= 20), (Verdict::H1, true), "{seen}");
        assert!(Sprt::new("20".parse().unwrap()).ratio().abs() < 1e-12);
    }
}
