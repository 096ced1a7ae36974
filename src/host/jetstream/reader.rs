//! What the stream has of a table.

use std::collections::BTreeSet;
use std::time::Duration;

use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::pull::{Config, Stream as Messages};
use async_nats::jetstream::consumer::{AckPolicy, Consumer, DeliverPolicy};
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, RawMessageError, Stream};
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::kept::{Kept, Place};
use super::link::{LINES, failed_at, said};
use crate::host::store::StoreError;
use crate::net::Code;

/// How many messages are asked for one after the other. More are asked for all at once.
const FEW: usize = 4;
/// How long the next message may take when many are read.
const NEXT: Duration = Duration::from_secs(5);
/// How many messages come at once.
const BATCH: usize = 500;
/// How long a request for messages holds. The server shows signs of life meanwhile: without them, it is asked again.
const EXPIRES: Duration = Duration::from_secs(10);
const HEARTBEAT: Duration = Duration::from_millis(500);
/// When the server forgets who does not read any more.
const FORGOTTEN: Duration = Duration::from_secs(5);

/// Reads the stream.
#[derive(Clone)]
pub(super) struct Reader {
    pub(super) stream: Stream,
    pub(super) place: String,
}

/// The subject of a table.
pub(super) fn subject(table: &Code) -> String {
    format!("{LINES}.{table}")
}

impl Reader {
    fn failed(&self, why: impl std::fmt::Display) -> StoreError {
        failed_at(&self.place, why)
    }

    fn kept(&self, found: Result<StreamMessage, RawMessageError>) -> Result<Option<Kept>, StoreError> {
        match found {
            Ok(message) => match Kept::read(message.sequence, &message.headers, &message.payload) {
                Some(kept) => Ok(Some(kept)),
                None => Err(self.of_others(message.sequence)),
            },
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => Ok(None),
            Err(error) => Err(self.failed(said(&error))),
        }
    }

    /// The first message of a table after this one.
    async fn next(&self, table: &Code, after: u64) -> Result<Option<Kept>, StoreError> {
        let asked = self.stream.raw_message_builder().sequence(after + 1).next_by_subject(subject(table));
        self.kept(asked.send().await)
    }

    /// The append that follows what a table has at `place`. Without one, it is noted what has been seen.
    pub(super) async fn following(&self, table: &Code, place: &mut Place) -> Result<Option<Kept>, StoreError> {
        let mut after = place.sequence;
        while let Some(kept) = self.next(table, after).await? {
            if kept.follows(*place) {
                return Ok(Some(kept));
            }
            after = kept.place.sequence;
        }
        place.seen = place.seen.max(after);
        Ok(None)
    }

    /// The lines of a table after what it has at `place`, and where it is with them.
    pub(super) async fn lines(&self, table: &Code, mut place: Place) -> Result<(Vec<String>, Place), StoreError> {
        let last = self.kept(self.stream.get_last_raw_message_by_subject(&subject(table)).await)?;
        let last = last.map_or(0, |last| last.place.sequence);
        let (mut lines, mut after, mut count) = (Vec::new(), place.sequence, 0);
        while after < last {
            // Of a table that is not known, there will be many.
            let more = if after == 0 || count == FEW {
                self.many(table, after, last).await?
            } else {
                self.next(table, after).await?.into_iter().collect()
            };
            if more.is_empty() {
                break;
            }
            count += 1;
            for kept in more {
                after = kept.place.sequence;
                if kept.follows(place) {
                    place = kept.place;
                    lines.extend(kept.lines);
                }
            }
        }
        place.seen = place.seen.max(after);
        Ok((lines, place))
    }

    /// The appends to a table after message `after`, up to message `last`.
    async fn many(&self, table: &Code, after: u64, last: u64) -> Result<Vec<Kept>, StoreError> {
        let mut messages = self.messages(subject(table), from_message(after + 1), false).await?;
        let mut kept = Vec::new();
        loop {
            let (sequence, message) = self.one(&mut messages).await?;
            let headers = message.headers.clone().unwrap_or_default();
            kept.push(Kept::read(sequence, &headers, &message.payload).ok_or_else(|| self.of_others(sequence))?);
            if sequence >= last {
                return Ok(kept);
            }
        }
    }

    /// All tables, the one with the last message first.
    pub(super) async fn tables(&self) -> Result<Vec<Code>, StoreError> {
        let consumer = self.consumer(format!("{LINES}.*"), DeliverPolicy::LastPerSubject, true).await?;
        let mut waiting = consumer.cached_info().num_pending;
        let mut messages = self.begin(&consumer).await?;
        let mut tables = Vec::new();
        while waiting > 0 {
            let (sequence, message) = self.one(&mut messages).await?;
            let code = message.subject.rsplit('.').next().and_then(Code::read);
            tables.extend(code.map(|code| (sequence, code)));
            waiting = message.info().map_err(|error| self.failed(error))?.pending;
        }
        // What is appended meanwhile comes as well.
        tables.sort_unstable_by(|one, other| other.cmp(one));
        let mut seen = BTreeSet::new();
        Ok(tables.into_iter().map(|(_, code)| code).filter(|code| seen.insert(code.clone())).collect())
    }

    /// The next of many messages, with its number.
    async fn one(&self, messages: &mut Messages) -> Result<(u64, Message), StoreError> {
        let missing = || self.failed("a message does not come");
        let message = timeout(NEXT, messages.next()).await.map_err(|_| missing())?.ok_or_else(missing)?;
        let message = message.map_err(|error| self.failed(said(&error)))?;
        let sequence = message.info().map_err(|error| self.failed(error))?.stream_sequence;
        Ok((sequence, message))
    }

    /// Messages of these subjects as they come.
    pub(super) async fn messages(
        &self,
        subjects: String,
        start: DeliverPolicy,
        headers_only: bool,
    ) -> Result<Messages, StoreError> {
        let consumer = self.consumer(subjects, start, headers_only).await?;
        self.begin(&consumer).await
    }

    async fn consumer(
        &self,
        filter_subject: String,
        deliver_policy: DeliverPolicy,
        headers_only: bool,
    ) -> Result<Consumer<Config>, StoreError> {
        let config = Config {
            filter_subject,
            deliver_policy,
            headers_only,
            ack_policy: AckPolicy::None,
            inactive_threshold: FORGOTTEN,
            num_replicas: 1,
            memory_storage: true,
            ..Config::default()
        };
        self.stream.create_consumer(config).await.map_err(|error| self.failed(said(&error)))
    }

    async fn begin(&self, consumer: &Consumer<Config>) -> Result<Messages, StoreError> {
        let asked = consumer.stream().max_messages_per_batch(BATCH).expires(EXPIRES).heartbeat(HEARTBEAT);
        asked.messages().await.map_err(|error| self.failed(said(&error)))
    }

    fn of_others(&self, sequence: u64) -> StoreError {
        self.failed(format!("message {sequence} is of another program or version"))
    }
}

/// From the message with this number on.
pub(super) const fn from_message(start_sequence: u64) -> DeliverPolicy {
    DeliverPolicy::ByStartSequence { start_sequence }
}
