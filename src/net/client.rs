//! What a client knows of the table it is at.

use super::key::Key;
use super::message::{Ask, PROTOCOL, Refused, Sitter, Tell, Times};
use super::offer::Offered;
use crate::rules::record::{Entry, Follower};
use crate::rules::{Action, Record, Remark, SeatSet};

/// A client's end of a table: what it has been told, and what that makes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Client {
    key: Option<Key>,
    /// The match as far as it is known, once it has begun.
    follower: Option<Follower>,
    /// The number of entries of the log so far.
    have: usize,
    seats: Vec<Sitter>,
    yours: SeatSet,
    watching: usize,
    code: Option<String>,
    is_owner: bool,
    offered: Option<Offered>,
    times: Option<Times>,
}

/// What a message means for those who show the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The client is at the table.
    Welcome,
    /// Somebody has sat down or got up.
    Seats,
    /// Something is offered, answered, or no longer offered.
    Offer,
    /// The players' times are told.
    Times,
    /// The person with this name has declined what was offered.
    Declined(String),
    /// The match is another than before, or more of it is known: it is to be shown from [`Client::record`].
    Anew,
    /// These actions of the match were hidden until now, each with its number among all actions, from 1.
    Revealed(Vec<(usize, Action)>),
    /// This action follows.
    Action(Action),
    /// This remark follows.
    Remark(Remark),
    /// The host refuses what was asked last.
    Refused(Refused),
}

/// A message that does not fit what the client knows. It must come anew, with nothing in hand ([`Client::forget`]).
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the host's message does not fit what was told before")]
pub struct Garbled;

impl Client {
    /// A client that has been at the table before, with this key.
    pub fn with_key(key: Option<Key>) -> Self {
        Self { key, ..Self::default() }
    }

    /// The key to come back with; `None` before the first welcome.
    pub const fn key(&self) -> Option<Key> {
        self.key
    }

    /// Who sits on each seat, in the order of play; empty before the host has told.
    pub fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    /// The client's own seats.
    pub const fn yours(&self) -> SeatSet {
        self.yours
    }

    /// The number of people at the table without a seat.
    pub const fn watching(&self) -> usize {
        self.watching
    }

    /// The table's code; `None` before the host has told.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// Whether the client is the table's owner.
    pub const fn is_owner(&self) -> bool {
        self.is_owner
    }

    /// What is offered, and not answered by all yet.
    pub const fn offered(&self) -> Option<&Offered> {
        self.offered.as_ref()
    }

    /// The players' times, as they were when they were told; `None` without a time limit.
    pub const fn times(&self) -> Option<&Times> {
        self.times.as_ref()
    }

    /// The match as it is to be shown, with stand-ins for what is hidden; `None` before the host has told.
    pub fn record(&self) -> Option<&Record> {
        self.follower.as_ref().map(Follower::shown)
    }

    /// The first message of a connection to the table with this code.
    pub fn join(&self, table: &str, name: &str) -> Ask {
        Ask::Join { protocol: PROTOCOL, table: table.to_owned(), name: name.to_owned(), key: self.key, have: self.have }
    }

    /// Forgets the match, so that all of it is told anew.
    pub fn forget(&mut self) {
        (self.follower, self.have) = (None, 0);
    }

    /// Comes as somebody new: the table does not know the key.
    pub fn forget_key(&mut self) {
        *self = Self::default();
    }

    /// Takes a message of the host.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or does not fit. What is known of the match is then forgotten.
    pub fn hear(&mut self, message: &str) -> Result<Vec<Heard>, Garbled> {
        let heard = serde_json::from_str(message).map_err(|_| Garbled).and_then(|tell| self.take(tell));
        if heard.is_err() {
            self.forget();
        }
        heard
    }

    fn take(&mut self, tell: Tell) -> Result<Vec<Heard>, Garbled> {
        match tell {
            Tell::Welcome { protocol, .. } if protocol != PROTOCOL => Err(Garbled),
            Tell::Welcome { key, .. } => {
                self.key = Some(key);
                // It is told anew if there is an offer.
                self.offered = None;
                Ok(vec![Heard::Welcome])
            }
            Tell::Table { code, is_owner } => {
                (self.code, self.is_owner) = (Some(code), is_owner);
                Ok(Vec::new())
            }
            // For programs that show nothing now: the others see it by the match and the offer.
            Tell::Turn { .. } => Ok(Vec::new()),
            Tell::Seats { seats, yours, watching } => {
                (self.seats, self.yours, self.watching) = (seats, yours, watching);
                Ok(vec![Heard::Seats])
            }
            Tell::Offer { open, declined } => {
                self.offered = open;
                Ok(vec![declined.map_or(Heard::Offer, Heard::Declined)])
            }
            Tell::Times(times) => {
                self.times = Some(times);
                Ok(vec![Heard::Times])
            }
            Tell::Refused { why } => Ok(vec![Heard::Refused(why)]),
            Tell::Log { from: 0, entries } => self.begin(&entries),
            Tell::Log { from, entries } => self.go_on(from, &entries),
        }
    }

    fn begin(&mut self, written: &[String]) -> Result<Vec<Heard>, Garbled> {
        let head = written.first().and_then(|head| Entry::read(head, &[])).ok_or(Garbled)?;
        let Entry::Begin(record) = &head else { return Err(Garbled) };
        let seats = record.game.seats();
        let mut follower = Follower::begin(&head).map_err(|_| Garbled)?;
        for entry in &written[1..] {
            let entry = Entry::read(entry, seats).ok_or(Garbled)?;
            follower.follow(&entry).map_err(|_| Garbled)?;
        }
        (self.follower, self.have) = (Some(follower), written.len());
        Ok(vec![Heard::Anew])
    }

    fn go_on(&mut self, from: usize, written: &[String]) -> Result<Vec<Heard>, Garbled> {
        let follower = self.follower.as_mut().ok_or(Garbled)?;
        // What is told twice is skipped. A gap cannot be closed.
        let known = self.have.checked_sub(from).ok_or(Garbled)?;
        let mut heard = Vec::new();
        let mut is_anew = false;
        for entry in written.iter().skip(known) {
            let entry = Entry::read(entry, follower.shown().game.seats()).ok_or(Garbled)?;
            follower.follow(&entry).map_err(|_| Garbled)?;
            self.have += 1;
            match entry {
                Entry::Action(action) | Entry::Hidden(action) => heard.push(Heard::Action(action)),
                Entry::Remark(remark) => heard.push(Heard::Remark(remark)),
                Entry::Revealed { number, action } => match heard.last_mut() {
                    Some(Heard::Revealed(revealed)) => revealed.push((number, action)),
                    _ => heard.push(Heard::Revealed(vec![(number, action)])),
                },
                // It belongs among the remarks that have been shown.
                Entry::Overheard { .. } => is_anew = true,
                Entry::Begin(_) | Entry::Over { .. } => {}
            }
        }
        Ok(if is_anew { vec![Heard::Anew] } else { heard })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameId, Viewer};

    fn log(record: &Record) -> Vec<String> {
        let seats = record.game.seats();
        record.log_for(Viewer::SPECTATOR).entries().iter().map(|entry| entry.written(seats)).collect()
    }

    fn record(actions: &str) -> Record {
        Record::parse(&format!("[Game \"pothole\"]\n\n{actions} *")).unwrap()
    }

    fn tell(from: usize, entries: &[String]) -> String {
        serde_json::to_string(&Tell::Log { from, entries: entries.to_vec() }).unwrap()
    }

    #[test]
    fn a_client_follows_the_log() {
        let whole = log(&record("c2d2 end b5c5"));
        let mut client = Client::default();
        assert_eq!(client.hear(&tell(0, &whole[..2])), Ok(vec![Heard::Anew]));
        let heard = client.hear(&tell(2, &whole[2..])).unwrap();
        assert!(matches!(heard[..], [Heard::Action(Action::End), Heard::Action(_)]), "{heard:?}");
        assert_eq!(client.record().unwrap(), &record("c2d2 end b5c5"));
        // Told once more, nothing is played twice.
        assert_eq!(client.hear(&tell(2, &whole[2..])), Ok(vec![]));
        let Ask::Join { have, .. } = client.join("A", "Ann") else { panic!() };
        assert_eq!(have, whole.len());
    }

    #[test]
    fn a_gap_or_nonsense_makes_it_come_anew() {
        let whole = log(&record("c2d2 end b5c5"));
        for broken in [tell(3, &whole[3..]), tell(2, &["what".to_owned()]), "{".to_owned(), tell(2, &whole[..1])] {
            let mut client = Client::default();
            client.hear(&tell(0, &whole[..2])).unwrap();
            assert_eq!(client.hear(&broken), Err(Garbled), "{broken}");
            let Ask::Join { have, .. } = client.join("A", "Ann") else { panic!() };
            assert_eq!((have, client.record()), (0, None));
        }
        assert_eq!(Client::default().hear(&tell(1, &whole[1..])), Err(Garbled));
    }

    #[test]
    fn what_is_revealed_comes_ahead_of_the_action_that_reveals_it() {
        let start = Record::parse("[Game \"knot\"]\n[Options \"setup=chosen\"]\n\n*").unwrap();
        assert_eq!(start.game, GameId::Knot);
        let sets = Record { actions: Vec::new(), ..start };
        let mut table = sets.lay().unwrap();
        let mut played = sets.clone();
        let mut client = Client::default();
        let mut told = 0;
        let mut heard = Vec::new();
        for _ in 0..2 {
            let action = table.actions()[0];
            table.play(action, crate::rules::Effects::ignored()).unwrap();
            played.actions.push(action);
            let whole = log(&played);
            heard.push(client.hear(&tell(told, &whole[told..])).unwrap());
            told = whole.len();
        }
        let [white, black] = played.actions[..] else { panic!() };
        assert_eq!(heard, [vec![Heard::Anew], vec![Heard::Revealed(vec![(1, white)]), Heard::Action(black)]]);
        assert_eq!(client.record().unwrap().actions, played.actions);
    }
}
