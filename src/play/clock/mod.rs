//! Clocks of the match: when they run, and what happens when one runs out.

mod run;
mod timed;

pub(crate) use run::LONGEST_FRAME;
pub(super) use run::plugin;
pub use timed::{ClockHeld, PauseMatch};
