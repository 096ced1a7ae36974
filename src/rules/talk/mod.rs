//! Table talk: what players say to each other, their deals, and whether they keep them (docs/rules/quad.md, "Talk").
//!
//! Before the first move all players agree on a [`TalkMode`]. A [`Remark`] is one statement; [`Talk`] is the log of all
//! remarks, which says why a remark is refused and judges deals by the actions played. It never changes a position:
//! penalties and draws decided by talk become ordinary actions ([`Talk::due`]).
//!
//! # Deals
//!
//! - **Truce until round n**: broken by the party that captures a piece of another's, or gives check or mate to
//!   another, before round n is over.
//! - **Joint attack on X until round n**: kept once every party has captured a piece of X's or given X check or mate;
//!   broken by those who have not when round n is over.
//! - **Draw**: once all named have agreed, the action is `draw:` and their letters.
//!
//! The player who decides a move is responsible for all its effects: for discovered checks, for moves for an absent
//! player, and for moves with the dummy. A round is a line of the inventors' notation: a new one begins when the next
//! army to act does not come later in the order South, West, North, East.
//!
//! # Written form
//!
//! In a record, each remark is a comment in the form of a PGN command, placed between the actions it was made between:
//!
//! ```text
//! {[%say S "to all"]}             {[%say S>WN "to West and North only"]}
//! {[%propose 1 S>W truce 12]}     {[%propose 2 S>WN attack E 12]}     {[%propose 3 S>W draw secret]}
//! {[%answer 1 W accept]}          {[%answer 1 W decline]}             {[%withdraw 1 S]}
//! {[%accuse S W]}                 {[%vote N guilty]}                  {[%vote N innocent]}
//! ```
//!
//! Proposals are numbered from 1. In a text `\"` is a quote, `\\` a backslash and `\)` a closing brace, which would end
//! the comment; line breaks become spaces.

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
