//! Endings that are small enough to be solved backwards, and what the bots make of them.
//!
//!     cargo test --no-default-features --test endings -- --nocapture

mod ending;
mod knot;
mod pothole;
