//! The arena: matches between players, and their statistics.
//!
//! One *observation* is one opening, played in every seating of its players. All seatings of an opening share their
//! random numbers: dice and players have seeds by opening and seat. So identical players score exactly even, and
//! openings are the independent observations that confidence intervals count.
//!
//! Pure apart from the floats of the statistics: no clock, no threads. The caller that runs the games supplies those.

mod bout;
mod fit;
mod opening;
mod plan;
mod puzzles;
mod rating;
mod report;
mod sample;
mod scores;
mod sprt;
#[cfg(feature = "tune")]
mod spsa;
mod tally;
mod weights;

pub use bout::{Bout, Company, Forfeit, play_bout};
pub use fit::{Fit, fit};
pub use opening::{Opening, OpeningError, Openings};
pub(crate) use opening::{judge, wander};
pub use plan::{Limit, Pairings, Plan, PlanError, Shard};
pub use puzzles::{Care, Find, Miner, Sheaf};
pub use rating::{Rating, Wins};
pub use report::Report;
pub use sample::Sample;
pub use scores::{GameResult, GameScores, Score, ScoreError, UNFINISHED, firsts, points_of_side};
pub use sprt::{NotABound, Sprt, SprtBound, SprtVerdict};
#[cfg(feature = "tune")]
pub use spsa::Spsa;
pub use tally::{Estimate, Tally, TallyError};
pub use weights::Weights;
