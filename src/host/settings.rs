//! What a host is told by its owner.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How long a bot usually takes for an action at least, so that people can follow.
pub const PACE: Duration = Duration::from_millis(700);
/// How long people usually count as present after their connection has ended: a page that is loaded again, or a phone
/// that wakes up, is back by then.
pub const GRACE: Duration = Duration::from_secs(10);
/// How long a table that hosts share usually runs on without people.
pub const REST: Duration = Duration::from_secs(60);

/// What a host is told by its owner.
#[derive(Clone)]
pub struct Settings {
    /// The folder of the web page, if the host serves it.
    pub page: Option<PathBuf>,
    /// How long a bot takes for an action at least.
    pub pace: Duration,
    /// How long people count as present after their connection has ended.
    pub grace: Duration,
    /// How long a table that is shared with other hosts runs on here without people. Then it ends, until a client asks for it.
    pub rest: Duration,
    /// The most tables at a time.
    pub most_tables: usize,
    /// Takes a line about what happens: who comes, who sits down.
    pub news: Arc<dyn Fn(&str) + Send + Sync>,
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { page, pace, grace, .. } = self;
        f.debug_struct("Settings").field("page", page).field("pace", pace).field("grace", grace).finish_non_exhaustive()
    }
}
