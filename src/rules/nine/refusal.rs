//! Why an action is illegal in Kings on Nine Squares.

use crate::texts::text;

/// The rule that forbids an action (docs/rules/nine.md, "Moves").
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The king moves one step.
    #[error("{}", text!("nine-one-step"))]
    TooFar,
}
