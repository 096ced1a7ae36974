//! Times in saves.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rules::excerpt;
use crate::texts::text;

/// The times of a match. Together with its time control and its actions they determine what each player has left.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedTimes {
    /// The duration of each of the last actions, in milliseconds. Earlier actions, from a record without times, have
    /// none.
    pub spent_ms: Vec<u64>,
    /// The time spent on the next action so far, in milliseconds.
    #[serde(default)]
    pub thinking_ms: u64,
}

/// The error for times that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TimesError {
    /// They are malformed.
    #[error("{}", excerpt(&.0.to_string()))]
    Form(#[from] serde_json::Error),
    /// They belong to another match.
    #[error("{}", text!("save-times-too-many", times = .times, actions = .actions))]
    TooMany {
        /// The number of actions with times.
        times: usize,
        /// The number of actions.
        actions: usize,
    },
}

impl SavedTimes {
    /// Parses times.
    ///
    /// # Errors
    ///
    /// If they are malformed.
    pub fn read(value: &Value) -> Result<Self, TimesError> {
        Ok(Self::deserialize(value)?)
    }
}
