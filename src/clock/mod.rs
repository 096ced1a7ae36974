//! Clocks: time controls, and the time that each player has. The passing time is passed in.

mod control;
mod saved;
#[cfg(test)]
mod tests;
mod timed;
mod times;

pub use control::{NotATimeControl, TimeControl};
pub use saved::{SavedTimes, TimesError};
pub use timed::{is_laying, timed_seat};
pub use times::{Clock, ClockStep, millis};
