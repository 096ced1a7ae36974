//! A match as a viewer may see it, entry by entry (docs/secrets.md).
//!
//! [`Log`] makes the entries where everything is known, and [`Follower`] makes a match of them again where only the
//! entries are. An entry never changes once it is there: when something is revealed, further entries say so.
//!
//! An entry is written as one line, except for the first, which is the head of a record:
//!
//! ```text
//! d3d15                           an action
//! ?set:KGB,CIA,FBI,FIDE           an action that is hidden, and what stands in for it
//! 1=set:FBI,KGB,CIA,FIDE          what action 1 was in truth
//! [%say S "to all"]               a remark; proposals are numbered as the viewer counts them
//! 2/5 [%say S>N "psst"]           remark 2 in truth, made after 5 actions and unheard so far
//! over 1-0 123                    the result, and the seed unless later games of the match draw from it
//! ```

mod entry;
mod follower;
mod outgoing;
mod text;

pub use entry::Entry;
pub use follower::{Follower, Misfit};
pub use outgoing::Log;

#[cfg(test)]
mod tests;
