//! The connection to NATS.

use std::future::Future;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use async_nats::jetstream::{self, Context};
use async_nats::{Client, ConnectOptions, ServerAddr};
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, sleep};

use crate::host::store::StoreError;

/// The stream of the lines of all tables, and the subjects in it, one for each table.
const STREAM: &str = "BULLDOZER_GAMBIT";
pub(super) const LINES: &str = "bulldozer-gambit.lines";
/// How long a server may take for one answer.
const ANSWER: Duration = Duration::from_secs(2);
/// How long the first connection may take, and a cluster that has just been started.
const FIRST: Duration = Duration::from_secs(10);
/// The pause before something is tried again.
pub(super) const PAUSE: Duration = Duration::from_millis(100);
/// A server that is silent for twice as long is gone.
const PING: Duration = Duration::from_secs(3);
/// The slowest that a lost server is looked for.
const SLOWEST: Duration = Duration::from_secs(1);

/// A connection, with threads of its own.
pub(super) struct Link {
    /// Ends with its threads.
    runtime: Option<Runtime>,
    pub(super) client: Client,
    pub(super) context: Context,
    pub(super) stream: Stream,
    /// The servers, for messages.
    place: String,
}

/// The servers of a list such as `nats://one:4222,nats://two`, and how messages name them: without passwords.
fn servers(list: &str) -> Result<(Vec<ServerAddr>, String), StoreError> {
    let bad = |text: &str| StoreError::Failed(format!("`{text}` is no address of a NATS server"));
    let mut servers = Vec::new();
    for text in list.split(',').map(str::trim) {
        let server: ServerAddr = text.parse().map_err(|_| bad(text))?;
        if server.host().is_empty() {
            return Err(bad(text));
        }
        servers.push(server);
    }
    let places: Vec<String> =
        servers.iter().map(|server| format!("{}://{}:{}", server.scheme(), server.host(), server.port())).collect();
    Ok((servers, places.join(",")))
}

impl Link {
    /// Connects to one of these servers, and finds the stream or makes it with this number of replicas.
    pub(super) fn open(list: &str, replicas: Option<usize>) -> Result<Self, StoreError> {
        let (servers, place) = servers(list)?;
        let failed = |why: String| StoreError::Failed(format!("NATS at {place}: {why}"));
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("nats")
            .enable_all()
            .build()
            .map_err(|error| failed(error.to_string()))?;
        let opened = wait(&runtime, open(servers, replicas));
        match opened {
            Some(Ok((client, context, stream))) => Ok(Self { runtime: Some(runtime), client, context, stream, place }),
            bad => {
                runtime.shutdown_background();
                Err(failed(bad.and_then(Result::err).unwrap_or_else(|| "the connection's threads are gone".to_owned())))
            }
        }
    }

    /// Does something on the connection's threads, and waits for it. Unlike a runtime's own waiting, it is allowed on the
    /// threads of another one.
    pub(super) fn wait<T: Send + 'static>(
        &self,
        act: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let done = self.runtime.as_ref().and_then(|runtime| wait(runtime, act));
        done.unwrap_or_else(|| Err(self.failed("the connection's threads are gone")))
    }

    /// Does something on the connection's threads.
    pub(super) fn spawn(&self, act: impl Future<Output = ()> + Send + 'static) {
        if let Some(runtime) = &self.runtime {
            runtime.spawn(act);
        }
    }

    pub(super) fn failed(&self, why: impl std::fmt::Display) -> StoreError {
        failed_at(&self.place, why)
    }

    /// How messages name the servers.
    pub(super) fn place(&self) -> &str {
        &self.place
    }
}

/// The store at this place has not done something.
pub(super) fn failed_at(place: &str, why: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(format!("NATS at {place}: {why}"))
}

/// Whether the client is connected now. What is sent while it is not would be sent later, when nobody waits for it.
pub(super) fn is_connected(client: &Client) -> bool {
    client.connection_state() == State::Connected
}

impl Drop for Link {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn wait<T: Send + 'static>(runtime: &Runtime, act: impl Future<Output = T> + Send + 'static) -> Option<T> {
    let (sender, receiver) = sync_channel(1);
    runtime.spawn(async move {
        // The receiver waits.
        let _ = sender.send(act.await);
    });
    receiver.recv().ok()
}

async fn open(servers: Vec<ServerAddr>, replicas: Option<usize>) -> Result<(Client, Context, Stream), String> {
    let mut options = ConnectOptions::new()
        .name("bulldozer-gambit")
        .connection_timeout(ANSWER)
        .request_timeout(Some(ANSWER))
        .ping_interval(PING)
        .reconnect_delay_callback(|attempts| {
            let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
            PAUSE.saturating_mul(attempts.saturating_sub(1)).min(SLOWEST)
        });
    // The library passes over what an address says of it.
    let login = servers.iter().find_map(|server| Some((server.username()?.to_owned(), server.password())));
    options = match login {
        Some((name, Some(password))) => options.user_and_password(name, password.to_owned()),
        Some((token, None)) => options.token(token),
        None => options,
    };
    let client = options.connect(servers).await.map_err(|error| said(&error))?;
    let mut context = jetstream::new(client.clone());
    context.set_timeout(ANSWER);
    let end = Instant::now() + FIRST;
    loop {
        match stream(&context, replicas).await {
            Ok(stream) => return Ok((client, context, stream)),
            // Servers that have just been started choose a leader first.
            Err(_) if Instant::now() < end => sleep(PAUSE).await,
            Err(why) => return Err(why),
        }
    }
}

async fn stream(context: &Context, replicas: Option<usize>) -> Result<Stream, String> {
    let config = Config {
        name: STREAM.to_owned(),
        description: Some("Matches of Bulldozer Gambit".to_owned()),
        subjects: vec![format!("{LINES}.*")],
        retention: RetentionPolicy::Limits,
        // A full store refuses what is new: what is there are matches.
        discard: DiscardPolicy::New,
        storage: StorageType::File,
        num_replicas: replicas.unwrap_or(1),
        ..Config::default()
    };
    let found = context.get_or_create_stream(config).await.map_err(|error| said(&error))?;
    let mut config = found.cached_info().config.clone();
    if let Some(replicas) = replicas.filter(|&replicas| replicas != config.num_replicas) {
        config.num_replicas = replicas;
        context.update_stream(config).await.map_err(|error| said(&error))?;
    }
    Ok(found)
}

/// An error with its causes.
pub(super) fn said(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_named_without_passwords() {
        let (servers, place) = servers("nats://ann:secret@one:4333, nats://two").unwrap();
        assert_eq!((servers.len(), place.as_str()), (2, "nats://one:4333,nats://two:4222"));
    }

    #[test]
    fn what_is_no_server_is_refused() {
        for broken in ["", "nats://", "http://one", "nats://one:99999", "nats://one,,nats://two", "nats://one two"] {
            let refused = Link::open(broken, None).map(|_| ()).unwrap_err().to_string();
            assert!(refused.contains("is no address of a NATS server"), "{broken}: {refused}");
        }
    }

    #[test]
    fn a_server_that_is_not_there_is_named() {
        let refused = Link::open("nats://127.0.0.1:1", None).map(|_| ()).unwrap_err().to_string();
        assert!(refused.contains("NATS at nats://127.0.0.1:1: "), "{refused}");
    }
}
