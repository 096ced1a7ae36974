//! The arena: players against each other, and what the results say.
//!
//! One *observation* is one opening, played in every seating of its players. The seatings of an opening share their
//! chance: dice and players draw from seeds of the opening and the seat. So players who are the same come out even,
//! exactly, and all that is uncertain is uncertain by openings: they are what intervals count.
//!
//! Pure but for the floats of the statistics: no clock, no threads. Whoever runs the games brings those.

mod bout;
mod fit;
mod mine;
mod opening;
mod plan;
mod rating;
mod report;
mod sample;
mod scores;
mod sprt;
mod tally;
mod weights;

pub use bout::{Bout, Company, Fault, play_bout};
pub use fit::{Fit, fit};
pub use mine::{Care, Find, Miner, Sheaf};
pub use opening::{Opening, OpeningError, Openings};
pub use plan::{Limit, Plan, PlanError, Shard, Table};
pub use rating::{Rating, Wins};
pub use report::Report;
pub use sample::Sample;
pub use scores::{Entry, GameScores, Score, ScoreError, UNFINISHED};
pub use sprt::{Bound, NotABound, Sprt, Verdict};
pub use tally::{Estimate, Tally, TallyError};
pub use weights::Weights;
