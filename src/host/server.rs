//! The server: the tables, and the way to them.

use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::io;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread::available_parallelism;
use std::time::Duration;

use axum::Router;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast, mpsc};
use tokio::time::interval;

use super::bots::Bots;
use super::connection;
use super::files;
use super::others::{Others, Question};
use super::presence::{BEAT, Presence};
use super::room::{Call, Hosting, Room};
use super::settings::Settings;
use super::store::{Change, Store, StoreError, alias_of, another_code};
use crate::net::{Code, LONGEST_ASK, Line, LineFault, Refused, Table};
use crate::rules::Record;

/// The most clients that are connected at a time, for each table, and the fewest of these numbers.
const CONNECTIONS: usize = 8;
const FEWEST_CONNECTIONS: usize = 64;

/// How often tables that hosts share look whether they have missed something. Not as often as times are told: each call
/// puts that off.
const CHECK: Duration = Duration::from_secs(15);

/// Why a host cannot open a table.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The match cannot begin.
    #[error(transparent)]
    Match(#[from] LineFault),
    /// There are too many tables.
    #[error("this host has {0} tables at most")]
    TooMany(usize),
    /// The system has no random numbers.
    #[error("the system has no random numbers: {0}")]
    Random(getrandom::Error),
}

/// A host of tables.
pub struct Host {
    store: Arc<dyn Store>,
    settings: Settings,
    bots: Arc<Bots>,
    others: Option<Arc<dyn Others>>,
    presence: Arc<Presence>,
    tables: Mutex<BTreeMap<Code, mpsc::Sender<Call>>>,
    connections: Arc<Semaphore>,
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl Host {
    /// A host without tables.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> Arc<Self> {
        // One core is for everything else.
        let threads = available_parallelism().map_or(1, |cores| cores.get() - 1);
        let connections = Arc::new(Semaphore::new(
            settings.most_tables.saturating_mul(CONNECTIONS).clamp(FEWEST_CONNECTIONS, Semaphore::MAX_PERMITS),
        ));
        let others = store.others();
        // Without random numbers, no table can be opened.
        let presence = Arc::new(Presence::new(others.clone(), getrandom::u64().unwrap_or_default()));
        let bots = Arc::new(Bots::new(threads));
        Arc::new(Self { store, settings, bots, others, presence, tables: Mutex::default(), connections })
    }

    /// Opens a table for the match of `head`, with `more` lines after it. Needs the runtime.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn open(&self, head: &Record, more: &[Line]) -> Result<Code, HostError> {
        let mut table = Table::begin(head)?;
        more.iter().try_for_each(|line| table.take(line))?;
        let code = Code::drawn(getrandom::fill).map_err(HostError::Random)?;
        let seats = table.seats();
        let begin = Line::Begin(Box::new(head.clone()));
        let lines: Vec<String> = [&begin].into_iter().chain(more).map(|line| line.written(seats)).collect();
        self.has_room()?;
        self.store.append(&code, 0, &lines)?;
        self.start(code.clone(), table);
        Ok(code)
    }

    /// Goes on with the tables in the store, and returns their codes, the one that was played last first. Needs the
    /// runtime. A table that cannot be read is left out, and so are those for which there is no room; the news says so. The
    /// tables of a store that is shared are started when clients ask for them.
    ///
    /// # Errors
    ///
    /// Where the store does not work.
    pub fn go_on(&self) -> Result<Vec<Code>, HostError> {
        let mut codes = Vec::new();
        for code in self.store.list()? {
            if self.others.is_some() && codes.len() >= self.settings.most_tables {
                break;
            }
            let lines = self.store.read(&code, 0)?;
            if alias_of(&lines).is_some() {
                continue;
            }
            if let Err(full) = self.has_room() {
                (self.settings.news)(&format!("{code}: {full}"));
                continue;
            }
            match Table::of_lines(&lines) {
                Ok(mut table) => {
                    self.unlock(&code, &mut table)?;
                    codes.push(table.code().unwrap_or(&code).clone());
                    // What is shared is started when a client asks for it.
                    if self.others.is_none() {
                        self.start(code, table);
                    }
                }
                Err(bad) => (self.settings.news)(&format!("{code}: {bad}")),
            }
        }
        Ok(codes)
    }

    /// Gives a table another code whose own is void: its host has ended before it could.
    fn unlock(&self, first: &Code, table: &mut Table) -> Result<(), HostError> {
        if table.needs_code()
            && let Some(code) = another_code(&*self.store, first)
        {
            let line = Line::Code(code);
            self.store.append(first, table.lines(), &[line.written(table.seats())])?;
            table.take(&line)?;
        }
        Ok(())
    }

    /// Starts a table, if it does not run already.
    fn start(&self, code: Code, table: Table) -> mpsc::Sender<Call> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(calls) = tables.get(&code).filter(|calls| !calls.is_closed()) {
            return calls.clone();
        }
        let hosting = Hosting {
            store: self.store.clone(),
            bots: self.bots.clone(),
            others: self.others.clone(),
            presence: self.presence.clone(),
            settings: self.settings.clone(),
        };
        let calls = Room::start(code.clone(), table, hosting);
        tables.insert(code, calls.clone());
        calls
    }

    fn has_room(&self) -> Result<(), HostError> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, calls| !calls.is_closed());
        let most = self.settings.most_tables;
        if tables.len() < most { Ok(()) } else { Err(HostError::TooMany(most)) }
    }

    /// The table with this code, or one that had it before. One that other hosts may have as well is started, if it does
    /// not run here.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub(super) async fn table(self: &Arc<Self>, code: &str) -> Result<mpsc::Sender<Call>, Refused> {
        let code = Code::read(code).ok_or(Refused::NoSuchTable)?;
        if let Some(calls) = self.running(&code) {
            return Ok(calls);
        }
        let host = self.clone();
        let found = tokio::task::spawn_blocking(move || host.found(code));
        found.await.unwrap_or(Err(Refused::NotKept))
    }

    fn found(&self, mut code: Code) -> Result<mpsc::Sender<Call>, Refused> {
        let read = |code: &Code| {
            self.store.read(code, 0).map_err(|error| {
                (self.settings.news)(&format!("{code}: {error}"));
                Refused::NotKept
            })
        };
        let mut lines = read(&code)?;
        if let Some(first) = alias_of(&lines) {
            if let Some(calls) = self.running(&first) {
                return Ok(calls);
            }
            lines = read(&first)?;
            code = first;
        }
        if lines.is_empty() || self.others.is_none() {
            return Err(Refused::NoSuchTable);
        }
        self.has_room().map_err(|_| Refused::NoRoom)?;
        let table = Table::of_lines(&lines).map_err(|bad| {
            (self.settings.news)(&format!("{code}: {bad}"));
            Refused::NoSuchTable
        })?;
        Ok(self.start(code, table))
    }

    fn running(&self, code: &Code) -> Option<mpsc::Sender<Call>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(code).filter(|calls| !calls.is_closed()).cloned()
    }

    fn all_running(&self) -> Vec<mpsc::Sender<Call>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// A place for a connection, as long as it is held; `None` if there are too many.
    pub(super) fn connect(&self) -> Option<OwnedSemaphorePermit> {
        self.connections.clone().try_acquire_owned().ok()
    }

    /// How long people count as present after their connection has ended.
    pub(super) const fn grace(&self) -> Duration {
        self.settings.grace
    }

    /// What the server answers: `/ws` is the way to the tables, all else are the files of the page.
    fn router(self: Arc<Self>) -> Router {
        Router::new().route("/ws", get(upgrade)).fallback(page).with_state(self)
    }
}

/// Tells the tables what other hosts append to their matches.
async fn follow(host: Weak<Host>, mut changes: broadcast::Receiver<Change>) {
    // Something may have been appended before.
    let mut next = Err(RecvError::Lagged(0));
    loop {
        let Some(host) = host.upgrade() else { return };
        let calls: Vec<_> = match &next {
            Ok(Change { table, lines }) => host.running(table).map(|calls| (calls, Some(*lines))).into_iter().collect(),
            Err(RecvError::Lagged(_)) => host.all_running().into_iter().map(|calls| (calls, None)).collect(),
            Err(RecvError::Closed) => return,
        };
        drop(host);
        for (calls, lines) in calls {
            // The table may have ended.
            let _ = calls.send(Call::Kept { lines }).await;
        }
        next = changes.recv().await;
    }
}

/// Tells the other hosts of the same tables who is here, and the tables who is there.
async fn attend(host: Weak<Host>, mut told: broadcast::Receiver<String>) {
    let (mut beat, mut check) = (interval(BEAT), interval(CHECK));
    loop {
        // What is missed comes with the next beat.
        let said = tokio::select! {
            said = told.recv() => match said {
                Ok(said) => Some(said),
                Err(RecvError::Lagged(_)) => continue,
                Err(RecvError::Closed) => return,
            },
            _ = beat.tick() => None,
            _ = check.tick() => {
                let Some(host) = host.upgrade() else { return };
                for calls in host.all_running() {
                    // A table that has many calls to answer is not behind.
                    let _ = calls.try_send(Call::Kept { lines: None });
                }
                continue;
            }
        };
        let Some(host) = host.upgrade() else { return };
        let (changed, is_new) = match said {
            Some(said) => host.presence.hear(&said),
            None => (host.presence.beat(), false),
        };
        if is_new {
            // A host that has just come knows nothing of this one.
            host.presence.beat();
        }
        for calls in changed.iter().filter_map(|code| host.running(code)) {
            // A table that has many calls to answer looks by itself who is there.
            let _ = calls.try_send(Call::Others);
        }
    }
}

/// Lets the bots of all hosts' tables think here, whenever a thread is free.
async fn think(host: Weak<Host>, others: Arc<dyn Others>) {
    loop {
        let Some(bots) = host.upgrade().map(|host| host.bots.clone()) else { return };
        let Some(thread) = bots.thread().await else { return };
        let Some(Question { table, lines, settled }) = others.next().await else { continue };
        let Some(host) = host.upgrade() else { return };
        tokio::spawn(async move {
            // Where it cannot be answered here, another host is asked.
            if let Ok(calls) = host.table(table.as_str()).await {
                let _ = calls.send(Call::Question { lines, settled, thread }).await;
            }
        });
    }
}

/// Serves until `end`.
///
/// # Errors
///
/// Where the listener fails.
pub async fn serve(
    host: Arc<Host>,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    tokio::spawn(follow(Arc::downgrade(&host), host.store.follow()));
    if let Some(others) = &host.others {
        tokio::spawn(attend(Arc::downgrade(&host), others.hear()));
        tokio::spawn(think(Arc::downgrade(&host), others.clone()));
    }
    // The messages are small, and none of them waits for the next one.
    let listener = listener.tap_io(|stream| {
        // Without it, the table is slower.
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, host.router()).with_graceful_shutdown(end).await
}

async fn upgrade(State(host): State<Arc<Host>>, headers: HeaderMap, socket: WebSocketUpgrade) -> Response {
    if !is_own(&headers) {
        return (StatusCode::FORBIDDEN, "this page is another host's").into_response();
    }
    let socket = socket.max_message_size(LONGEST_ASK).max_frame_size(LONGEST_ASK);
    socket.on_upgrade(|socket| connection::serve(socket, host))
}

/// Whether the page that calls, if it is a page, came from this host: else any page could play with its visitor's keys.
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    origin.zip(host).is_some_and(|(origin, host)| origin.eq_ignore_ascii_case(host))
}

async fn page(State(host): State<Arc<Host>>, request: axum::extract::Request) -> Response {
    files::answer(host.settings.page.as_deref(), request.method(), request.uri(), request.headers()).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_others_are_kept_out() {
        for (origin, host, own) in [
            (None, "192.168.0.5:4444", true),
            (Some("http://192.168.0.5:4444"), "192.168.0.5:4444", true),
            (Some("https://Games.example"), "games.example", true),
            (Some("http://192.168.0.5"), "192.168.0.5:4444", false),
            (Some("https://evil.example"), "games.example", false),
            (Some("https://games.example.evil.example"), "games.example", false),
            (Some("null"), "games.example", false),
            (Some(""), "games.example", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(ORIGIN, origin.parse().unwrap());
            }
            assert_eq!(is_own(&headers), own, "{origin:?} {host}");
        }
    }
}
