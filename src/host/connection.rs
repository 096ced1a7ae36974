//! The connection of one client.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{interval, sleep, timeout};

use super::room::{Call, WAITING};
use super::server::Host;
use crate::net::{Ask, Key, Refused, Tell};

/// How long a client may wait before it says at which table it wants to be.
const FIRST: Duration = Duration::from_secs(10);
/// How long a message may take to be sent.
const SENDING: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there, and how long it may say nothing.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// How many messages a second a client may send in the long run, and how many at once.
const RATE: f64 = 20.0;
const BURST: f64 = 40.0;
/// How often a client may be too fast before it is cut off.
const STRIKES: u32 = 100;

/// How many messages a client may send now.
struct Pace {
    left: f64,
    since: Instant,
    strikes: u32,
}

impl Pace {
    fn new() -> Self {
        Self { left: BURST, since: Instant::now(), strikes: 0 }
    }

    /// Counts a message. Whether it came too fast.
    fn is_too_fast(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.since).as_secs_f64() * RATE).min(BURST);
        self.since = now;
        let too_fast = self.left < 1.0;
        if too_fast {
            self.strikes += 1;
        } else {
            self.left -= 1.0;
        }
        too_fast
    }
}

/// Serves a client until it leaves, is silent for too long, or sends what no client sends.
pub(super) async fn serve(mut socket: WebSocket, host: Arc<Host>) {
    if let Err(why) = talk(&mut socket, &host).await {
        send(&mut socket, &Tell::Refused { why }).await;
    }
    // The client may be gone.
    let _ = timeout(SENDING, socket.send(Message::Close(None))).await;
}

/// Sends a message. `None` if that fails.
async fn send(socket: &mut WebSocket, tell: &Tell) -> Option<()> {
    let text = serde_json::to_string(tell).ok()?;
    timeout(SENDING, socket.send(Message::Text(text.into()))).await.ok()?.ok()
}

/// The next message of a client that is not at a table yet; `None` if it leaves.
async fn first(socket: &mut WebSocket) -> Option<Message> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Ping(_) | Message::Pong(_) => {}
            message => return Some(message),
        }
    }
}

/// # Errors
///
/// Why the client does not come to a table. One that leaves makes no error.
async fn talk(socket: &mut WebSocket, host: &Arc<Host>) -> Result<(), Refused> {
    let _place = host.connect().ok_or(Refused::NoRoom)?;
    let Ok(Some(message)) = timeout(FIRST, first(socket)).await else { return Ok(()) };
    let Message::Text(text) = message else { return Err(Refused::Unreadable) };
    let ask = read(&text)?;
    let Ask::Join { ref table, .. } = ask else { return Err(Refused::Unreadable) };
    let mut calls = host.table(table).await?;
    let (member, mut told) = match come(&calls, &ask).await? {
        Some(come) => come,
        None => {
            // The table has gone to rest just now.
            calls = host.table(table).await?;
            come(&calls, &ask).await?.ok_or(Refused::NoSuchTable)?
        }
    };
    stay(socket, &calls, member, &mut told).await;
    // The table may have ended.
    let _ = calls.send(Call::Left { member }).await;
    let grace = host.grace();
    tokio::spawn(async move {
        sleep(grace).await;
        let _ = calls.send(Call::Gone { member }).await;
        // A queue that was closed before the table knew that the client has left would look like one that is full.
        drop(told);
    });
    Ok(())
}

/// Comes to a table. Returns the number of the client and what it is told; `None` if the table has ended.
async fn come(calls: &mpsc::Sender<Call>, ask: &Ask) -> Result<Option<(u64, mpsc::Receiver<Tell>)>, Refused> {
    let mut random = [0; 16];
    getrandom::fill(&mut random).map_err(|_| Refused::NoRoom)?;
    let (tells, told) = mpsc::channel(WAITING);
    let (answer, answered) = oneshot::channel();
    let come = Call::Come { ask: ask.clone(), key: Key::of(random), tells, answer };
    if calls.send(come).await.is_err() {
        return Ok(None);
    }
    match answered.await {
        Ok(member) => Ok(Some((member?, told))),
        Err(_) => Ok(None),
    }
}

fn read(text: &Utf8Bytes) -> Result<Ask, Refused> {
    serde_json::from_str(text).map_err(|_| Refused::Unreadable)
}

/// Passes on what the client and its table say to each other, until one of them ends it.
async fn stay(socket: &mut WebSocket, calls: &mpsc::Sender<Call>, member: u64, told: &mut mpsc::Receiver<Tell>) {
    let mut pace = Pace::new();
    let mut ping = interval(PING);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            tell = told.recv() => {
                // The table has cut the client off where there is nothing more.
                let Some(tell) = tell else { return };
                if send(socket, &tell).await.is_none() {
                    return;
                }
            }
            message = socket.recv() => {
                let Some(Ok(message)) = message else { return };
                heard = Instant::now();
                let refused = match message {
                    Message::Close(_) => return,
                    _ if pace.is_too_fast() => Some(Refused::TooFast),
                    Message::Ping(_) | Message::Pong(_) => None,
                    Message::Binary(_) => Some(Refused::Unreadable),
                    Message::Text(text) => match read(&text) {
                        Ok(Ask::Join { .. }) | Err(_) => Some(Refused::Unreadable),
                        Ok(ask) => {
                            if calls.send(Call::Ask { member, ask }).await.is_err() {
                                return;
                            }
                            None
                        }
                    },
                };
                if let Some(why) = refused
                    && (send(socket, &Tell::Refused { why }).await.is_none() || pace.strikes > STRIKES)
                {
                    return;
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return;
                }
                let sent = timeout(SENDING, socket.send(Message::Ping(Vec::new().into()))).await;
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let mut pace = Pace::new();
        let refused = (0..200).filter(|_| pace.is_too_fast()).count();
        assert!((150..=160).contains(&refused), "{refused}");
        pace.since = Instant::now().checked_sub(Duration::from_secs(1)).unwrap();
        let refused = (0..40).filter(|_| pace.is_too_fast()).count();
        assert!((15..=20).contains(&refused), "{refused}");
    }
}
