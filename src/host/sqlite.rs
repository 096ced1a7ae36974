//! A store in a file of `SQLite`.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior, params};
use tokio::sync::broadcast;

use super::store::{Change, Store, StoreError};
use crate::net::Code;

/// The version of the tables in the file.
const VERSION: i64 = 1;
/// How long another program may hold the file.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many changes a follower may be behind before it has to read everything again.
const BEHIND: usize = 256;

/// Matches in a file, or in memory.
#[derive(Debug)]
pub struct SqliteStore {
    connection: Mutex<Connection>,
    changes: broadcast::Sender<Change>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl SqliteStore {
    /// Opens the file, or creates it.
    ///
    /// # Errors
    ///
    /// Where that fails, or the file is of something else.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::of(Connection::open(path)?)
    }

    /// A store that is gone with the program.
    ///
    /// # Errors
    ///
    /// Where there is no memory for it.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::of(Connection::open_in_memory()?)
    }

    fn of(connection: Connection) -> Result<Self, StoreError> {
        connection.busy_timeout(PATIENCE)?;
        let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let others: i64 =
            connection
                .query_row("SELECT count(*) FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'", [], |row| row.get(0))?;
        if version != VERSION && (version != 0 || others != 0) {
            return Err(StoreError::Failed("the file is of another program or another version".to_owned()));
        }
        connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
        // What is told to players is on the disk: it is not lost when the power is.
        connection.execute_batch(
            "PRAGMA synchronous = FULL;
             CREATE TABLE IF NOT EXISTS lines (
                 id INTEGER PRIMARY KEY,
                 code TEXT NOT NULL,
                 number INTEGER NOT NULL,
                 line TEXT NOT NULL,
                 UNIQUE (code, number)
             ) STRICT;
             PRAGMA user_version = 1;",
        )?;
        Ok(Self { connection: Mutex::new(connection), changes: broadcast::channel(BEHIND).0 })
    }

    fn with<T>(&self, act: impl FnOnce(&mut Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        // A panic while it was locked has rolled its transaction back.
        act(&mut self.connection.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A number of lines as `SQLite` has it.
fn number(lines: usize) -> i64 {
    i64::try_from(lines).unwrap_or(i64::MAX)
}

impl Store for SqliteStore {
    fn append(&self, table: &Code, at: usize, lines: &[String]) -> Result<(), StoreError> {
        self.with(|connection| {
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            // Their numbers have no gaps.
            let has: i64 = change
                .prepare_cached("SELECT coalesce(max(number) + 1, 0) FROM lines WHERE code = ?1")?
                .query_row([table.as_str()], |row| row.get(0))?;
            if has != number(at) {
                return Err(StoreError::Elsewhere { at, has: usize::try_from(has).unwrap_or(0) });
            }
            let mut insert = change.prepare_cached("INSERT INTO lines (code, number, line) VALUES (?1, ?2, ?3)")?;
            for (at, line) in (at..).zip(lines) {
                insert.execute(params![table.as_str(), number(at), line])?;
            }
            drop(insert);
            Ok(change.commit()?)
        })?;
        // Nobody may be following.
        let _ = self.changes.send(Change { table: table.clone(), lines: at + lines.len() });
        Ok(())
    }

    fn read(&self, table: &Code, from: usize) -> Result<Vec<String>, StoreError> {
        self.with(|connection| {
            let mut lines =
                connection.prepare_cached("SELECT line FROM lines WHERE code = ?1 AND number >= ?2 ORDER BY number")?;
            let lines = lines.query_map(params![table.as_str(), number(from)], |row| row.get(0))?;
            Ok(lines.collect::<Result<_, _>>()?)
        })
    }

    fn follow(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn list(&self) -> Result<Vec<Code>, StoreError> {
        self.with(|connection| {
            let mut codes = connection.prepare("SELECT code FROM lines GROUP BY code ORDER BY max(id) DESC")?;
            let codes: Vec<String> = codes.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
            Ok(codes.iter().filter_map(|code| Code::read(code)).collect())
        })
    }
}
