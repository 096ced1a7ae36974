//! Clocks: the players' time, and what happens when it runs out.

mod control;
mod run;
mod saved;
#[cfg(test)]
mod tests;
mod times;

pub use control::{NotATimeControl, TimeControl};
pub use run::{ClockHeld, PauseMatch, is_laying};
pub(super) use run::{plugin, timed_seat};
pub use saved::{SavedTimes, TimesError};
pub use times::Clock;
