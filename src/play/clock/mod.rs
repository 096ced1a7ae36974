//! Clocks: the players' time, and what happens when it runs out.

mod control;
mod run;
mod saved;
#[cfg(test)]
mod tests;
mod timed;
mod times;

pub use control::{NotATimeControl, TimeControl};
pub(crate) use run::LONGEST_FRAME;
pub(super) use run::plugin;
pub use saved::{SavedTimes, TimesError};
pub(super) use timed::timed_seat;
pub use timed::{ClockHeld, PauseMatch, is_laying};
pub use times::Clock;
