//! A client that plays at random by what it knows.

use std::time::Duration;

use bulldozer_gambit::net::{Ask, Key, Offer, Offered, PROTOCOL, Refused, Sitter, Tell, Times};
use bulldozer_gambit::rules::record::{Entry, Follower};
use bulldozer_gambit::rules::{Action, AnyGame, Decider, Record, Resignation, Seat, SeatSet};
use futures_util::{SinkExt as _, StreamExt as _};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::server::Server;

/// How long a client waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub struct Client {
    pub socket: Socket,
    pub name: String,
    address: String,
    pub code: String,
    pub is_owner: bool,
    pub is_asked: bool,
    key: Option<Key>,
    pub seats: SeatSet,
    pub sitters: Vec<Sitter>,
    pub watching: usize,
    pub log: Vec<String>,
    /// How often the log has begun anew.
    pub begun: usize,
    pub refused: Option<Refused>,
    offered: Option<Offered>,
    pub times: Option<Times>,
    /// How often it will offer to take an action back.
    offers: usize,
    /// How often the connection was cut.
    pub cuts: usize,
    /// Whether the store may be away for a while.
    pub forgives: bool,
    rng: ChaCha8Rng,
}

pub async fn connect(server: &Server) -> Socket {
    connect_async(server.address()).await.unwrap().0
}

/// The next refusal.
pub async fn refusal(client: &mut Client) -> Refused {
    client.until(|client| client.refused.is_some()).await;
    client.refused.take().unwrap()
}

/// The refusal of a first message.
pub async fn refusal_of_text(server: &Server, text: &str) -> Refused {
    let mut socket = connect(server).await;
    socket.send(Message::Text(text.into())).await.unwrap();
    loop {
        let message = timeout(PATIENCE, socket.next()).await.unwrap().unwrap().unwrap();
        if let Message::Text(text) = message {
            let Tell::Refused { why } = serde_json::from_str(&text).unwrap() else { panic!("{text}") };
            return why;
        }
    }
}

impl Client {
    pub async fn join(server: &Server, name: &str) -> Self {
        Self::join_at(&server.address(), server.code.as_str(), name).await
    }

    pub async fn join_at(address: &str, code: &str, name: &str) -> Self {
        let mut client = Self {
            socket: connect_async(address).await.unwrap().0,
            name: name.to_owned(),
            address: address.to_owned(),
            code: code.to_owned(),
            is_owner: false,
            is_asked: false,
            key: None,
            seats: SeatSet::EMPTY,
            sitters: Vec::new(),
            watching: 0,
            log: Vec::new(),
            begun: 0,
            refused: None,
            offered: None,
            times: None,
            offers: 3,
            cuts: 0,
            forgives: false,
            rng: ChaCha8Rng::seed_from_u64(name.len() as u64 + u64::from(name.as_bytes()[name.len() - 1])),
        };
        client.greet().await;
        client.until(|client| !client.log.is_empty()).await;
        client
    }

    /// The first message of a connection.
    pub fn greeting(&self) -> String {
        let (table, name) = (self.code.to_lowercase(), self.name.clone());
        let join = Ask::Join { protocol: PROTOCOL, table, name, key: self.key, have: self.log.len() };
        serde_json::to_string(&join).unwrap()
    }

    async fn greet(&mut self) {
        let text = self.greeting();
        self.socket.send(Message::Text(text.into())).await.unwrap();
        self.sitters.clear();
        self.is_asked = false;
        self.until(|client| !client.sitters.is_empty()).await;
    }

    /// Comes back with a new connection.
    pub async fn come_back(&mut self, server: &Server) {
        self.come_back_to(&server.address()).await;
    }

    /// Comes back to a host that is elsewhere now.
    pub async fn come_back_to(&mut self, address: &str) {
        address.clone_into(&mut self.address);
        self.reconnect().await;
    }

    async fn reconnect(&mut self) {
        self.cuts += 1;
        self.socket = connect_async(self.address.as_str()).await.unwrap().0;
        self.greet().await;
    }

    pub async fn ask(&mut self, ask: &Ask) {
        let text = serde_json::to_string(ask).unwrap();
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    /// Listens until this is so.
    pub async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let wait = async {
            while !is_so(self) {
                self.hear().await;
            }
        };
        timeout(PATIENCE, wait).await.expect("what is waited for happens");
    }

    async fn hear(&mut self) {
        let message = timeout(PATIENCE, self.socket.next()).await.expect("the host answers");
        let Message::Text(text) = message.expect("the host stays").unwrap() else { return };
        match serde_json::from_str(&text).unwrap() {
            Tell::Welcome { key, protocol } => {
                self.offered = None;
                assert_eq!(protocol, PROTOCOL);
                assert!(self.key.is_none_or(|own| own == key));
                self.key = Some(key);
            }
            Tell::Table { code, is_owner } => (self.code, self.is_owner) = (code, is_owner),
            Tell::Turn { yours } => self.is_asked = yours,
            Tell::Seats { seats, yours, watching } => {
                (self.sitters, self.seats, self.watching) = (seats, yours, watching);
            }
            Tell::Log { from, entries } => {
                assert!(from == 0 || from == self.log.len());
                self.begun += usize::from(from == 0);
                self.log.truncate(from);
                self.log.extend(entries);
            }
            Tell::Offer { open, .. } => self.offered = open,
            Tell::Times(times) => self.times = Some(times),
            Tell::Refused { why } => self.refused = Some(why),
        }
        let secret = |entry: &String| entry.contains("123456789") && !entry.starts_with("over ");
        assert!(!self.log.iter().any(secret), "the seed is told");
    }

    pub fn is_over(&self) -> bool {
        self.log.last().is_some_and(|entry| entry.starts_with("over "))
    }

    /// The match as this client sees it, with the number of its actions.
    fn seen(&self) -> (Box<dyn AnyGame>, usize) {
        let Some(Entry::Begin(head)) = Entry::read(&self.log[0], &[]) else { panic!("{}", self.log[0]) };
        let entries: Vec<Entry> = self.log.iter().map(|entry| Entry::read(entry, head.game.seats()).unwrap()).collect();
        let follower = Follower::of(&entries).unwrap();
        let shown = Record { result: None, ..follower.shown().clone() };
        let replay = shown.replay().unwrap();
        (replay.last().seen_by(bulldozer_gambit::rules::Viewer::of(self.seats)), replay.actions())
    }

    /// Plays to the end of the game, and resigns after `most` actions. Sometimes it offers to take an action back, and
    /// mostly it agrees to that. The connection is cut at every turn of this number.
    pub async fn play(mut self, most: usize, cut: Option<usize>) -> Self {
        let mut turns = 0;
        // With the number of its log, as actions that are taken back come again.
        let mut asked = None;
        let mut answered = None;
        while !self.is_over() {
            if let Some(why) = self.refused.take() {
                if why == Refused::TooFast || why == Refused::NotKept && self.forgives {
                    sleep(Duration::from_millis(100)).await;
                } else {
                    // Not every action can be taken back.
                    let is_offer = self.offers < 3 && matches!(why, Refused::Rule(_));
                    assert!(
                        is_offer || matches!(why, Refused::Missed | Refused::TooLate | Refused::NotYours),
                        "{why:?}"
                    );
                }
                (asked, answered) = (None, None);
            }
            if let Some(Offered { offer, waits_for, .. }) = self.offered {
                if answered != self.offered && self.seats.iter().any(|seat| waits_for.contains(seat)) {
                    answered = self.offered;
                    let agrees = self.rng.random_bool(0.8);
                    self.ask(&Ask::Answer { offer, agrees }).await;
                }
                self.hear().await;
                asked = None;
                continue;
            }
            answered = None;
            let (table, actions) = self.seen();
            let is_mine = matches!(table.decider(), Some(Decider::Seat(seat)) if self.seats.contains(seat));
            if !is_mine || asked == Some((self.begun, actions)) {
                self.hear().await;
                continue;
            }
            turns += 1;
            if self.offers > 0 && actions > 2 && self.rng.random_bool(0.2) {
                self.offers -= 1;
                let offer = Offer::TakeBack { to: actions - 1 };
                self.ask(&Ask::Offer { after: actions, offer }).await;
                asked = Some((self.begun, actions));
                continue;
            }
            if table.game().has_talk() && self.rng.random_bool(0.4) {
                self.talk(&*table).await;
            }
            let action = self.choose(&*table, actions >= most);
            let action = action.token(table.seats()).to_string();
            self.ask(&Ask::Act { after: actions, action }).await;
            asked = Some((self.begun, actions));
            if cut.is_some_and(|cut| turns % cut == 0) {
                // Whether the action was played before the cut is seen by coming back.
                self.reconnect().await;
                asked = None;
            }
        }
        self
    }

    /// Sits down on these seats.
    pub async fn sit(&mut self, seats: &[u8]) {
        for &seat in seats {
            self.ask(&Ask::Sit { seat: Seat(seat) }).await;
            self.until(|client| client.seats.contains(Seat(seat))).await;
        }
    }

    /// Hears all that has been told by now.
    pub async fn catch_up(&mut self) {
        while timeout(Duration::ZERO, self.hear()).await.is_ok() {}
    }

    /// Whether the client is to decide.
    pub fn is_on_turn(&self) -> bool {
        matches!(self.seen().0.decider(), Some(Decider::Seat(seat)) if self.seats.contains(seat))
    }

    /// The number of actions of the match that it knows.
    #[cfg(feature = "nats")]
    pub fn actions(&self) -> usize {
        self.seen().1
    }

    /// Asks for an action.
    pub async fn act(&mut self) {
        let (table, after) = self.seen();
        let action = self.choose(&*table, false).token(table.seats()).to_string();
        self.ask(&Ask::Act { after, action }).await;
    }

    /// Plays until the match has this many actions.
    pub async fn play_some(&mut self, most: usize) {
        let mut asked = None;
        loop {
            let (table, actions) = self.seen();
            if actions >= most {
                return;
            }
            let is_mine = matches!(table.decider(), Some(Decider::Seat(seat)) if self.seats.contains(seat));
            if is_mine && asked != Some(actions) {
                self.act().await;
                asked = Some(actions);
            }
            self.hear().await;
        }
    }

    fn choose(&mut self, table: &dyn AnyGame, resigns: bool) -> Action {
        let ways = [Resignation::Plain, Resignation::Remove].map(Action::Resign);
        let way = ways.into_iter().find(|&way| resigns && table.check(way).is_ok());
        let actions = table.actions();
        way.unwrap_or_else(|| actions[self.rng.random_range(0..actions.len())])
    }

    async fn talk(&mut self, table: &dyn AnyGame) {
        let seats = table.seats();
        let Some(own) = self.seats.iter().find(|&seat| table.players().contains(seat)) else { return };
        let Some(other) = table.players().iter().find(|&seat| seat != own) else { return };
        let (own, other) = (own.letter(seats), other.letter(seats));
        for remark in [format!("[%say {own} \"hello\"]"), format!("[%say {own}>{other} \"psst\"]")] {
            self.ask(&Ask::Say { remark }).await;
        }
    }
}
