//! What hosts of the same tables have in common besides the tables.

use std::future::Future;
use std::pin::Pin;

use tokio::sync::{broadcast, oneshot};

use super::store::StoreError;
use crate::net::Code;

/// The other hosts that have the same store.
pub trait Others: Send + Sync {
    /// Tells all hosts something. Nothing of it is kept, and it may be lost.
    fn tell(&self, said: String);

    /// What hosts tell from now on, this one among them.
    fn hear(&self) -> broadcast::Receiver<String>;

    /// Asks one of the hosts to let the bot think that is to decide when the table has this number of lines. Who asks
    /// once more while the question waits asks nothing.
    ///
    /// # Errors
    ///
    /// Where the question may be lost.
    fn ask(&self, table: &Code, lines: usize) -> Result<(), StoreError>;

    /// The next question that no other host has; `None` if none came for a while.
    fn next(&self) -> Pin<Box<dyn Future<Output = Option<Question>> + Send + '_>>;
}

/// A bot is to think.
#[derive(Debug)]
pub struct Question {
    /// Its table.
    pub table: Code,
    /// The number of lines that the table has before its choice.
    pub lines: usize,
    /// Takes whether the question is settled. If it is not, or if this is dropped, a host is asked again.
    pub settled: oneshot::Sender<bool>,
}
