//! What hosts tell each other through NATS, and the queue of bots' thoughts.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::consumer::pull::Config as Reading;
use async_nats::jetstream::consumer::{AckPolicy, Consumer};
use async_nats::jetstream::context::PublishError;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType};
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt as _;
use tokio::sync::{broadcast, oneshot};
use tokio::time::{sleep, timeout};

use super::link::{Link, PAUSE, failed_at, said};

use crate::host::others::{Others, Question};
use crate::host::store::StoreError;
use crate::net::Code;

/// The subject of what hosts tell each other.
const NEWS: &str = "bulldozer-gambit.news";
/// The queue of questions: its stream, its subjects, and the reader that all hosts have in common.
const QUEUE: &str = "BULLDOZER_GAMBIT_BOTS";
const BOTS: &str = "bulldozer-gambit.bots";
const READER: &str = "hosts";
/// How long a question is kept that no host takes.
const KEPT: Duration = Duration::from_secs(600);
/// Within this time, a question that is asked again is the same.
const SAME: Duration = Duration::from_secs(5);
/// After this time, a question whose host shows no sign of life goes to another one; and how often it shows one.
const LOST: Duration = Duration::from_secs(10);
const SIGN: Duration = Duration::from_secs(3);
/// How long a host waits for a question before it looks around.
const NEXT: Duration = Duration::from_secs(5);
/// When a question that was not settled comes again.
const AGAIN: Duration = Duration::from_secs(1);
/// How much may be told before it is heard.
const BEHIND: usize = 1024;

/// The hosts of one store.
pub(super) struct Hosts {
    link: Arc<Link>,
    replicas: usize,
    news: broadcast::Sender<String>,
}

/// Hears what is told. It ends with the connection's threads.
async fn listen(client: Client, news: broadcast::Sender<String>) {
    loop {
        if let Ok(mut heard) = client.subscribe(NEWS).await {
            while let Some(message) = heard.next().await {
                // Nobody may be listening.
                let _ = news.send(String::from_utf8_lossy(&message.payload).into_owned());
            }
        }
        sleep(PAUSE).await;
    }
}

impl Hosts {
    /// The hosts at the other ends of this connection. The queue is on as many servers as the matches.
    pub(super) fn new(link: Arc<Link>) -> Self {
        let news = broadcast::channel(BEHIND).0;
        link.spawn(listen(link.client.clone(), news.clone()));
        let replicas = link.stream.cached_info().config.num_replicas;
        Self { link, replicas, news }
    }

    fn failed(&self, why: impl std::fmt::Display) -> StoreError {
        self.link.failed(why)
    }

    /// The reader of the queue, which is made if there is none.
    async fn reader(&self) -> Result<Consumer<Reading>, StoreError> {
        let queue = Config {
            name: QUEUE.to_owned(),
            description: Some("Bots of Bulldozer Gambit that are to think".to_owned()),
            subjects: vec![format!("{BOTS}.*")],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::Old,
            max_age: KEPT,
            duplicate_window: SAME,
            // A question that is lost is asked again.
            storage: StorageType::Memory,
            num_replicas: self.replicas,
            ..Config::default()
        };
        let queue = self.link.context.get_or_create_stream(queue).await.map_err(|error| self.failed(said(&error)))?;
        let reading = Reading {
            durable_name: Some(READER.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: LOST,
            max_deliver: -1,
            max_ack_pending: 10_000,
            ..Reading::default()
        };
        queue.get_or_create_consumer(READER, reading).await.map_err(|error| self.failed(said(&error)))
    }

    async fn question(&self) -> Result<Option<Question>, StoreError> {
        let reader = self.reader().await?;
        let asked = reader.fetch().max_messages(1).expires(NEXT).messages().await;
        let mut asked = asked.map_err(|error| self.failed(said(&error)))?;
        let message = timeout(NEXT + SIGN, asked.next()).await.ok().flatten();
        let Some(message) = message else { return Ok(None) };
        let message = message.map_err(|error| self.failed(error))?;
        let table = message.subject.rsplit('.').next().and_then(Code::read);
        let lines = std::str::from_utf8(&message.payload).ok().and_then(|lines| lines.parse().ok());
        let Some((table, lines)) = table.zip(lines) else {
            // It is of something else, and would come again.
            let _ = message.ack_with(AckKind::Term).await;
            return Ok(None);
        };
        let (settled, settling) = oneshot::channel();
        tokio::spawn(settle(message, settling));
        Ok(Some(Question { table, lines, settled }))
    }
}

/// Shows signs of life until a question is settled.
async fn settle(message: Message, mut settled: oneshot::Receiver<bool>) {
    let is_settled = loop {
        match timeout(SIGN, &mut settled).await {
            Ok(settled) => break settled.unwrap_or(false),
            Err(_) => {
                // Without it, the question goes to another host.
                let _ = message.ack_with(AckKind::Progress).await;
            }
        }
    };
    let kind = if is_settled { AckKind::Ack } else { AckKind::Nak(Some(AGAIN)) };
    let _ = message.ack_with(kind).await;
}

impl Others for Hosts {
    fn tell(&self, said: String) {
        let client = self.link.client.clone();
        self.link.spawn(async move {
            // What is lost comes with the next beat.
            let _ = client.publish(NEWS, said.into()).await;
        });
    }

    fn hear(&self) -> broadcast::Receiver<String> {
        self.news.subscribe()
    }

    fn ask(&self, table: &Code, lines: usize) -> Result<(), StoreError> {
        let message = PublishMessage::build().message_id(format!("{table}.{lines}"));
        let message = message.payload(lines.to_string().into());
        let (context, subject, place) = (self.link.context.clone(), format!("{BOTS}.{table}"), self.link.place());
        let place = place.to_owned();
        self.link.wait(async move {
            let asked = async { context.send_publish(subject, message).await?.await };
            asked.await.map(|_| ()).map_err(|error: PublishError| failed_at(&place, said(&error)))
        })
    }

    fn next(&self) -> Pin<Box<dyn Future<Output = Option<Question>> + Send + '_>> {
        Box::pin(async {
            match self.question().await {
                Ok(question) => question,
                Err(_) => {
                    // The servers are away.
                    sleep(AGAIN).await;
                    None
                }
            }
        })
    }
}
