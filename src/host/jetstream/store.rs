//! Appends and reads.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::Context;
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::PublishMessage;
use bytes::Bytes;
use tokio::sync::broadcast;
use tokio::time::{Instant, sleep};

use super::follower::{follow, listen, say};
use super::kept::{Kept, Place};
use super::link::{Link, PAUSE, failed_at, is_connected, said};
use super::others::Hosts;
use super::reader::{Reader, subject};
use crate::host::others::Others;
use crate::host::store::{Change, Store, StoreError};
use crate::net::Code;

/// How long an append is tried again while the servers do not say what has become of it: a cluster that has lost its
/// leader chooses another one within ten seconds.
const PATIENCE: Duration = Duration::from_secs(12);
/// How long it waits for a server to be connected to.
const ALONE: Duration = Duration::from_secs(2);
/// How many changes a follower may be behind before it has to read everything again.
const BEHIND: usize = 4096;
/// The tables whose places are remembered. One that is forgotten costs a second look.
const REMEMBERED: usize = 10_000;

/// Matches in a stream of NATS. Any number of hosts may have the same.
pub struct JetStreamStore {
    link: Arc<Link>,
    appender: Arc<Appender>,
    hosts: Arc<Hosts>,
    changes: broadcast::Sender<Change>,
}

impl fmt::Debug for JetStreamStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JetStreamStore").field("place", &self.link.place()).finish_non_exhaustive()
    }
}

/// Appends, and remembers where the tables were.
struct Appender {
    client: Client,
    context: Context,
    reader: Reader,
    places: Mutex<HashMap<Code, Place>>,
    /// What no other store's appends are named.
    name: u64,
    /// The number of appends.
    appends: AtomicU64,
}

impl JetStreamStore {
    /// Connects to one of these servers: a list such as `nats://one:4222,nats://two:4222`. The stream is made if there is
    /// none, on this number of servers of the cluster.
    ///
    /// # Errors
    ///
    /// Where no server answers, or there is no `JetStream`.
    pub fn open(servers: &str, replicas: Option<usize>) -> Result<Self, StoreError> {
        let link = Arc::new(Link::open(servers, replicas)?);
        let reader = Reader { stream: link.stream.clone(), place: link.place().to_owned() };
        let appender = Arc::new(Appender {
            client: link.client.clone(),
            context: link.context.clone(),
            reader: reader.clone(),
            places: Mutex::default(),
            name: getrandom::u64().map_err(|error| link.failed(error))?,
            appends: AtomicU64::new(0),
        });
        let changes = broadcast::channel(BEHIND).0;
        let next = link.stream.cached_info().state.last_sequence + 1;
        link.spawn(follow(reader, next, changes.clone()));
        link.spawn(listen(link.client.clone(), changes.clone()));
        let hosts = Arc::new(Hosts::new(link.clone()));
        Ok(Self { link, appender, hosts, changes })
    }
}

/// What has become of an append.
enum Sent {
    /// The stream has it, or another one in its place.
    Answered,
    /// The stream may have it or not.
    Unknown(String),
    /// It never will be.
    Impossible(String),
}

impl Appender {
    fn known(&self, table: &Code) -> Option<Place> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner).get(table).copied()
    }

    fn know(&self, table: &Code, place: Place) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() >= REMEMBERED && !places.contains_key(table) {
            places.clear();
        }
        places.insert(table.clone(), place);
    }

    async fn append(&self, table: &Code, at: usize, lines: &[String]) -> Result<(), StoreError> {
        let mut place = match self.known(table).filter(|place| place.lines == at) {
            Some(place) => place,
            None => {
                // Another host may have appended since this one has looked.
                let known = self.known(table).filter(|known| known.lines <= at).unwrap_or_default();
                self.reader.lines(table, known).await?.1
            }
        };
        if place.lines != at {
            return Err(StoreError::Elsewhere { at, has: place.lines });
        }
        let failed = |why: String| failed_at(&self.reader.place, why);
        let payload = Bytes::from(serde_json::to_vec(lines).map_err(|error| failed(error.to_string()))?);
        let id = format!("{table}.{:016x}.{}", self.name, self.appends.fetch_add(1, Ordering::Relaxed));
        let begun = Instant::now();
        let mut connected = begun;
        loop {
            let sent = if is_connected(&self.client) {
                connected = Instant::now();
                let message = PublishMessage::build().headers(Kept::headers(&id, place, lines.len()));
                self.send(table, message.payload(payload.clone())).await
            } else if connected.elapsed() < ALONE {
                Sent::Unknown(String::new())
            } else {
                // Nothing is sent: it would wait in the client, and be kept when nobody expects it any more.
                return Err(failed("no server can be reached".to_owned()));
            };
            let why = match sent {
                // Whether it counts is what the stream says: another one may have been there before, or this one, whose
                // answer was lost.
                Sent::Answered => match self.reader.following(table, &mut place).await {
                    Ok(Some(kept)) if kept.id == id => {
                        self.know(table, kept.place);
                        say(&self.client, table, kept.place.lines).await;
                        return Ok(());
                    }
                    Ok(Some(_)) => {
                        // What has been appended is still to be read: the place that is known stays.
                        self.know(table, place);
                        return Err(StoreError::Elsewhere { at, has: self.reader.lines(table, place).await?.1.lines });
                    }
                    Ok(None) => "the servers do not agree".to_owned(),
                    Err(error) => error.to_string(),
                },
                Sent::Unknown(why) => why,
                Sent::Impossible(why) => return Err(failed(why)),
            };
            if begun.elapsed() >= PATIENCE {
                return Err(failed(why));
            }
            sleep(PAUSE).await;
        }
    }

    async fn send(&self, table: &Code, message: PublishMessage) -> Sent {
        let acknowledged = async { self.context.send_publish(subject(table), message).await?.await };
        match acknowledged.await {
            Ok(_) => Sent::Answered,
            Err(error) => match error.kind() {
                PublishErrorKind::WrongLastSequence => Sent::Answered,
                PublishErrorKind::MaxPayloadExceeded => Sent::Impossible(said(&error)),
                _ => Sent::Unknown(said(&error)),
            },
        }
    }

    async fn read(&self, table: &Code, from: usize) -> Result<Vec<String>, StoreError> {
        let known = self.known(table).filter(|known| known.lines <= from).unwrap_or_default();
        let (mut lines, place) = self.reader.lines(table, known).await?;
        self.know(table, place);
        Ok(lines.split_off(lines.len().min(from - known.lines)))
    }
}

impl Store for JetStreamStore {
    fn append(&self, table: &Code, at: usize, lines: &[String]) -> Result<(), StoreError> {
        let (appender, table, lines) = (self.appender.clone(), table.clone(), lines.to_vec());
        self.link.wait(async move { appender.append(&table, at, &lines).await })
    }

    fn read(&self, table: &Code, from: usize) -> Result<Vec<String>, StoreError> {
        let (appender, table) = (self.appender.clone(), table.clone());
        self.link.wait(async move { appender.read(&table, from).await })
    }

    fn follow(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn others(&self) -> Option<Arc<dyn Others>> {
        Some(self.hosts.clone())
    }

    fn list(&self) -> Result<Vec<Code>, StoreError> {
        let reader = self.appender.reader.clone();
        self.link.wait(async move { reader.tables().await })
    }
}
