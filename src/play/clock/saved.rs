//! Times as saves keep them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rules::excerpt;
use crate::texts::text;

/// The times of a match: with its time control and its actions they say what everybody has left.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedTimes {
    /// What each of the last actions took, in milliseconds. Actions before them, of a record without times, have none.
    pub spent_ms: Vec<u64>,
    /// How long the next one has been thought about, in milliseconds.
    #[serde(default)]
    pub thinking_ms: u64,
}

/// Why times cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TimesError {
    /// They have another form.
    #[error("{}", excerpt(&.0.to_string()))]
    Form(#[from] serde_json::Error),
    /// They are of another match.
    #[error("{}", text!("save-times-too-many", times = .times, actions = .actions))]
    TooMany {
        /// How many actions have times.
        times: usize,
        /// How many there are.
        actions: usize,
    },
}

impl SavedTimes {
    /// Reads times.
    ///
    /// # Errors
    ///
    /// Says what is wrong with their form.
    pub fn read(value: &Value) -> Result<Self, TimesError> {
        Ok(Self::deserialize(value)?)
    }
}
