//! A host beside a window: it runs one table in threads of its own, until it is dropped.

use std::future::pending;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

use super::own_address::reached_at;
use super::server::{Host, HostError, serve};
use super::settings::{GRACE, PACE, REST, Settings};
use super::sqlite::SqliteStore;
use super::store::{Store, StoreError};
use crate::net::{Address, Code, Line, PORT, Table};
use crate::rules::Record;

/// How long connections may take to end.
const PARTING: Duration = Duration::from_millis(200);

/// A running host with one table.
#[derive(Debug)]
pub struct Beside {
    /// Ends with its threads.
    runtime: Option<Runtime>,
    bound: SocketAddr,
    store: Arc<SqliteStore>,
    code: Code,
    page: Option<PathBuf>,
}

/// Why there is no host.
#[derive(Debug, thiserror::Error)]
pub enum NotBeside {
    /// The system does not let it.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The table cannot be opened.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl Beside {
    /// Opens a table for the match of `head`, with `more` lines after it, for all computers of the network. It has the
    /// usual port, or another one where that is taken. `page` is the folder of the web page, if browsers can join.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn open(head: &Record, more: &[Line], page: Option<PathBuf>) -> Result<Self, NotBeside> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let store = Arc::new(SqliteStore::in_memory().map_err(HostError::from)?);
        let settings = Settings {
            page: page.clone(),
            pace: PACE,
            grace: GRACE,
            rest: REST,
            most_tables: 1,
            news: Arc::new(|_| {}),
        };
        let host = Host::new(store.clone(), settings);
        let (bound, code) = runtime.block_on(async {
            let listener = match TcpListener::bind((Ipv4Addr::UNSPECIFIED, PORT)).await {
                Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                    TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0)).await
                }
                bound => bound,
            }?;
            let opened = (listener.local_addr()?, host.open(head, more)?);
            tokio::spawn(serve(host, listener, pending()));
            Ok::<_, NotBeside>(opened)
        })?;
        Ok(Self { runtime: Some(runtime), bound, store, code, page })
    }

    /// The table as it is now, with all that is hidden.
    ///
    /// # Errors
    ///
    /// Where the store does not work.
    pub fn table(&self) -> Result<Option<Table>, StoreError> {
        Ok(Table::of_lines(&self.store.read(&self.code, 0)?).ok())
    }

    /// Where other computers find the table.
    pub fn address(&self) -> Address {
        Address::at(reached_at(self.bound), &self.code.to_string())
    }

    /// Where this computer finds the table.
    pub fn address_here(&self) -> Address {
        Address::at(SocketAddr::from((Ipv4Addr::LOCALHOST, self.bound.port())), &self.code.to_string())
    }

    /// Whether browsers can join.
    pub const fn has_page(&self) -> bool {
        self.page.is_some()
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(PARTING);
        }
    }
}
