//! Follows what is appended by all hosts.

use async_nats::Client;
use async_nats::jetstream::consumer::pull::Stream as Messages;
use futures_util::StreamExt as _;
use tokio::sync::broadcast;
use tokio::time::sleep;

use super::kept::lines_after;
use super::link::{LINES, PAUSE};
use super::reader::{Reader, from_message};
use crate::host::store::Change;
use crate::net::Code;

/// The subjects of what hosts say that they have appended.
const KEPT: &str = "bulldozer-gambit.kept";

/// Tells every append from message `next` on. It ends with the connection's threads.
///
/// A server that is gone, and a reader that the cluster has lost, are noticed by their silence: then it goes on from the
/// message after the last one, so that none is left out.
pub(super) async fn follow(reader: Reader, mut next: u64, changes: broadcast::Sender<Change>) {
    loop {
        let messages = reader.messages(format!("{LINES}.*"), from_message(next), true).await;
        if let Ok(messages) = messages {
            next = tell(messages, next, &changes).await;
        }
        sleep(PAUSE).await;
    }
}

/// Tells what hosts say that they have appended. That is faster, and comes also where a server is behind the others; but
/// it may be lost.
pub(super) async fn listen(client: Client, changes: broadcast::Sender<Change>) {
    loop {
        if let Ok(mut heard) = client.subscribe(format!("{KEPT}.*")).await {
            while let Some(message) = heard.next().await {
                let table = message.subject.rsplit('.').next().and_then(Code::read);
                let lines = std::str::from_utf8(&message.payload).ok().and_then(|lines| lines.parse().ok());
                if let Some((table, lines)) = table.zip(lines) {
                    // Nobody may be following.
                    let _ = changes.send(Change { table, lines });
                }
            }
        }
        sleep(PAUSE).await;
    }
}

/// Says that the table has this number of lines now.
pub(super) async fn say(client: &Client, table: &Code, lines: usize) {
    // The stream says it as well.
    let _ = client.publish(format!("{KEPT}.{table}"), lines.to_string().into()).await;
}

/// Tells what comes until the server falls silent. Returns the number of the message after the last one.
async fn tell(mut messages: Messages, mut next: u64, changes: &broadcast::Sender<Change>) -> u64 {
    while let Some(Ok(message)) = messages.next().await {
        let Ok(info) = message.info() else { return next };
        next = info.stream_sequence + 1;
        let table = message.subject.rsplit('.').next().and_then(Code::read);
        let lines = message.headers.as_ref().and_then(lines_after);
        if let Some((table, lines)) = table.zip(lines) {
            // Nobody may be following.
            let _ = changes.send(Change { table, lines });
        }
    }
    next
}
