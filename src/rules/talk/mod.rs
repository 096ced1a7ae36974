//! Table talk: what players say to each other, the deals they make, and whether they keep them (docs/rules/quad.md,
//! "Talk").
//!
//! Before the first move all agree on a [`TalkMode`]. A [`Remark`] is something said; [`Talk`] is the log of all of
//! them, which says why a remark is refused, and follows the game to see which deals are kept. It never changes a
//! position: what is decided by talk, a penalty or a draw, becomes an action like any other ([`Talk::due`]).
//!
//! # Deals
//!
//! - **Truce until round n**: broken by the party that captures a piece of another's, or gives check or mate to
//!   another, before round n is over.
//! - **Joint attack on X until round n**: kept once every party has captured a piece of X's or given X check or mate;
//!   broken by those who have not when round n is over.
//! - **Draw**: once all named have agreed, the action is `draw:` and their letters.
//!
//! Whoever decides a move answers for all that it does: for a check that it uncovers, for a move made for an absent
//! player, and for one with the dummy. A round is a line of the inventors' notation: it begins anew when the army that
//! is to act is not behind the one before it in the order South, West, North, East.
//!
//! # Written form
//!
//! In a record each remark is a comment of the form that PGN has for commands, between the actions that it was made
//! between:
//!
//! ```text
//! {[%say S "to all"]}             {[%say S>WN "to West and North only"]}
//! {[%propose 1 S>W truce 12]}     {[%propose 2 S>WN attack E 12]}     {[%propose 3 S>W draw secret]}
//! {[%answer 1 W accept]}          {[%answer 1 W decline]}             {[%withdraw 1 S]}
//! {[%accuse S W]}                 {[%vote N guilty]}                  {[%vote N innocent]}
//! ```
//!
//! Proposals are numbered from 1. In a text `\"` is a quote, `\\` a backslash and `\)` a closing brace, which would end
//! the comment; a line break in it is a blank.

mod charge;
mod course;
mod deal;
mod log;
mod mode;
mod refusal;
mod remark;
mod text;
mod words;

pub use charge::{Charge, Verdict};
pub use deal::{Deal, DealState};
pub use log::Talk;
pub use mode::{TalkMode, UnknownMode};
pub use refusal::Refusal;
pub use remark::{LAST_ROUND, LONGEST_TEXT, Remark, Said, Terms};
pub use text::{NotARemark, WrittenRemark, read_comment};

#[cfg(test)]
mod tests;
