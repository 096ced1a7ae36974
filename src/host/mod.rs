//! The host of tables on a network (docs/together.md): it keeps each match in a store, draws chance, lets bots think, and
//! tells each client what it may know.
//!
//! [`net`](crate::net) decides what happens at a table. This floor has what is not pure: the sockets, the clock, the
//! threads of bots, and the file.

mod beside;
mod bots;
mod connection;
mod files;
#[cfg(feature = "nats")]
mod jetstream;
mod kept;
mod member;
mod others;
mod own_address;
mod presence;
mod room;
mod server;
mod settings;
mod sqlite;
mod store;
mod thought;
mod watch;

pub use beside::{Beside, NotBeside};
#[cfg(feature = "nats")]
pub use jetstream::JetStreamStore;
pub use others::{Others, Question};
pub use own_address::reached_at;
pub use server::{Host, HostError, serve};
pub use settings::{GRACE, PACE, REST, Settings};
pub use sqlite::SqliteStore;
pub use store::{Change, Store, StoreError};
