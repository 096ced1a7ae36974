//! Where matches are kept.

use std::sync::Arc;

use tokio::sync::broadcast;

use super::others::Others;
use crate::net::Code;

/// A store of matches: for each table the written lines of its match, in order. Lines are added, and never change.
pub trait Store: Send + Sync {
    /// Adds lines to a table that has `at` lines; a table without lines is new. When it returns, they are kept.
    ///
    /// # Errors
    ///
    /// [`StoreError::Elsewhere`] where the table has another number of lines. Nothing is added then.
    fn append(&self, table: &Code, at: usize, lines: &[String]) -> Result<(), StoreError>;

    /// The lines of a table from number `from` on; none if there is no such table.
    ///
    /// # Errors
    ///
    /// Where the store does not answer.
    fn read(&self, table: &Code, from: usize) -> Result<Vec<String>, StoreError>;

    /// What is appended from now on.
    fn follow(&self) -> broadcast::Receiver<Change>;

    /// The other hosts that may have the same tables at the same time; `None` if there can be none. Tables that are shared
    /// run where clients ask for them.
    fn others(&self) -> Option<Arc<dyn Others>> {
        None
    }

    /// All tables, the one that was played last first.
    ///
    /// # Errors
    ///
    /// Where the store does not answer.
    fn list(&self) -> Result<Vec<Code>, StoreError>;
}

/// Another code for a table, under which the store knows it from now on; `None` if that does not work. Its only line leads
/// to the table's first code, under which all others are kept.
pub(super) fn another_code(store: &dyn Store, first: &Code) -> Option<Code> {
    let code = Code::drawn(getrandom::fill).ok()?;
    store.append(&code, 0, &[format!("is {first}")]).ok()?;
    Some(code)
}

/// The table's first code, if these are the lines of a code that it has been given later.
pub(super) fn alias_of(lines: &[String]) -> Option<Code> {
    Code::read(lines.first()?.strip_prefix("is ")?)
}

/// Lines were appended to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The table.
    pub table: Code,
    /// The number of lines that it has now.
    pub lines: usize,
}

/// Why a store has not done something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The table has gone on elsewhere, or is not that far.
    #[error("the table has {has} lines, not {at}")]
    Elsewhere {
        /// The number of lines that it should have.
        at: usize,
        /// The number that it has.
        has: usize,
    },
    /// The store does not answer, or its disk is full.
    #[error("the store of matches: {0}")]
    Failed(String),
}
