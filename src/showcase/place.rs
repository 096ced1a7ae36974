//! Places in a text.

use std::fmt;

/// A place in a text: line and column, from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Place {
    /// The place of `part`, which must be a slice of `text`, not a copy.
    pub(super) fn of(part: &str, text: &str) -> Self {
        let offset = part.as_ptr().addr().saturating_sub(text.as_ptr().addr());
        let before = text.get(..offset).unwrap_or(text);
        let line = before.rsplit('\n').next().unwrap_or_default();
        Self { line: 1 + before.matches('\n').count(), column: 1 + line.chars().count() }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
