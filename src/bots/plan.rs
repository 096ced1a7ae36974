//! What a reason announces.

use crate::rules::{Action, PieceId};

/// What a player announces for its next opportunity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// To take this piece of a rival, if the rivals pass.
    Threat(PieceId),
    /// To play the last of these actions, if the others are played before it.
    Next(Vec<Action>),
}
