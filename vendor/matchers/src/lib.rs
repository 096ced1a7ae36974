//! What the log's filter asks of `matchers`: patterns for the values of spans' fields. The game's filter has none of them,
//! so a pattern is no more than its text here; the original brings a compiler of regular expressions.

use std::convert::Infallible;
use std::fmt::Debug;
use std::str::FromStr;

/// A text never fails to be a pattern.
pub type BuildError = Infallible;

/// A text that a value must be.
#[derive(Clone, Debug)]
pub struct Pattern(String);

impl FromStr for Pattern {
    type Err = BuildError;

    fn from_str(text: &str) -> Result<Self, BuildError> {
        Ok(Self(text.to_owned()))
    }
}

impl Pattern {
    pub fn matches(&self, value: &impl AsRef<str>) -> bool {
        value.as_ref() == self.0
    }

    pub fn debug_matches(&self, value: &impl Debug) -> bool {
        format!("{value:?}") == self.0
    }
}
