//! The messages between a table's host and its clients: JSON objects, one a frame of a WebSocket (docs/together.md).

use serde::{Deserialize, Serialize};

use super::key::Key;
use super::offer::{Offer, Offered};
use crate::rules::{Seat, SeatSet};

/// The version of the protocol. A host refuses clients that speak another one.
pub const PROTOCOL: u32 = 1;

/// The most bytes that a client's message may have.
pub const LONGEST_ASK: usize = 4096;

/// The most characters that a person's name has.
pub const LONGEST_NAME: usize = 24;

/// What a client asks of the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// To come to a table: the first message of a connection.
    Join {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The table's code.
        table: String,
        /// The person's name.
        name: String,
        /// The key from an earlier [`Tell::Welcome`] of this table, to be the same person again.
        key: Option<Key>,
        /// The number of entries of the match's log that the client has.
        have: usize,
    },
    /// To sit down on a free seat, or on a bot's.
    Sit {
        /// The seat.
        seat: Seat,
    },
    /// To get up from a seat.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// To let a bot play on a free seat or for a person who is away, or to free a bot's seat.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's level, from 1; `None` for no bot.
        level: Option<u8>,
    },
    /// To play an action.
    Act {
        /// The number of the match's actions that the client has seen. Where there are more, the client has missed something.
        after: usize,
        /// The action, as in a record.
        action: String,
    },
    /// To offer something to which the others have to agree.
    Offer {
        /// The number of the match's actions that the client has seen.
        after: usize,
        /// What is offered.
        offer: Offer,
    },
    /// To agree to what is offered, or not; or to withdraw one's own offer.
    Answer {
        /// What is offered.
        offer: Offer,
        /// Whether the client agrees.
        agrees: bool,
    },
    /// To make a remark, in games with talk.
    Say {
        /// The remark as in a record, such as `[%say S "hello"]`. Its proposal has the number that the client counts.
        remark: String,
    },
    /// To show the player on a seat out. Only the table's owner may. The table gets another code.
    ShowOut {
        /// The seat.
        seat: Seat,
        /// The player's name: another one may have sat down since.
        name: String,
    },
    /// To show all people out who have no seat. Only the table's owner may. The table gets another code.
    ShowOutWatchers,
    /// To have the table's code changed. Only the table's owner may.
    ChangeCode,
}

/// What the host tells a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Tell {
    /// The client is at the table.
    Welcome {
        /// The version of the protocol that the host speaks.
        protocol: u32,
        /// The client's key, to come back with.
        key: Key,
    },
    /// How others find the table; whenever that changes.
    Table {
        /// The table's code.
        code: String,
        /// Whether the client is the table's owner, who may show people out and change the code.
        is_owner: bool,
    },
    /// Who sits where; whenever that changes.
    Seats {
        /// Who sits on each seat, in the order of play.
        seats: Vec<Sitter>,
        /// The client's own seats.
        yours: SeatSet,
        /// The number of people at the table without a seat.
        watching: usize,
    },
    /// What is offered now; whenever that changes.
    Offer {
        /// The offer that is not answered by all yet.
        open: Option<Offered>,
        /// The name of the person who has declined the last one, if that is why it is not open.
        declined: Option<String>,
    },
    /// Entries of the match's log.
    Log {
        /// The number of the first of them. From 0, the log begins anew: the client may know more or less than before.
        from: usize,
        /// The entries as they are written.
        entries: Vec<String>,
    },
    /// Whether the match waits for the client: it has a seat that is to decide, or is asked to agree. Whenever that changes.
    Turn {
        /// Whether it does.
        yours: bool,
    },
    /// The players' times, in a match with clocks: whenever a decision begins, or a clock stands still or goes on.
    Times(Times),
    /// What was asked is refused; nothing has changed.
    Refused {
        /// Why.
        why: Refused,
    },
}

/// The players' times, as the host's clock has them when it tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Times {
    /// The number of the match's actions so far.
    pub after: usize,
    /// The time that is left to each player, in milliseconds. Players are counted by their seats at the start.
    pub left_ms: Vec<u64>,
    /// The player whose time runs.
    pub runs: Option<usize>,
    /// How long it still stands still, in milliseconds, so that the last action can be seen.
    pub in_ms: u64,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "sitter", rename_all = "kebab-case")]
pub enum Sitter {
    /// The seat is free.
    Nobody,
    /// A person.
    Person {
        /// The person's name.
        name: String,
        /// Whether the person is connected.
        here: bool,
    },
    /// A bot.
    Bot {
        /// The bot's level, from 1.
        level: u8,
    },
    /// A bot, until the person who has the seat comes back.
    StandIn {
        /// The bot's level, from 1.
        level: u8,
        /// The person's name.
        name: String,
    },
}

impl Sitter {
    /// The name of the person whose seat it is.
    pub fn person(&self) -> Option<&str> {
        match self {
            Self::Person { name, .. } | Self::StandIn { name, .. } => Some(name),
            Self::Nobody | Self::Bot { .. } => None,
        }
    }
}

/// Why the host refuses what a client has asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    /// The message is none of this protocol's.
    #[error("the message cannot be read")]
    Unreadable,
    /// The client speaks another version of the protocol.
    #[error("the table speaks version {PROTOCOL} of the protocol")]
    Protocol,
    /// There is no table with this code.
    #[error("there is no table with this code")]
    NoSuchTable,
    /// The key is not one of this table's.
    #[error("the table does not know this key")]
    NoSuchKey,
    /// The table's owner has shown the person out.
    #[error("the table's owner has shown you out")]
    ShownOut,
    /// No more people fit at the table.
    #[error("the table is full")]
    Full,
    /// The host has no room for more tables or connections.
    #[error("the host has no room")]
    NoRoom,
    /// There are too many messages in too short a time.
    #[error("that was too fast")]
    TooFast,
    /// The game has no such seat.
    #[error("the game has no such seat")]
    NoSuchSeat,
    /// Another player has the seat.
    #[error("the seat is taken")]
    Taken,
    /// It is not the client's seat, or not the turn of it.
    #[error("it is not your turn")]
    NotYours,
    /// The match has gone on since the client asked: what it has missed is on its way.
    #[error("the match has gone on")]
    Missed,
    /// The match has gone on before an offer came.
    #[error("the match has gone on before the offer came")]
    TooLate,
    /// A rule forbids the action or the remark. The sentence is the rules' own.
    #[error("{0}")]
    Rule(String),
    /// The host cannot keep the match: its disk is full, or its store does not answer. The action has not been played.
    #[error("the host cannot keep the match")]
    NotKept,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_plain_objects() {
        let act = Ask::Act { after: 3, action: "c2d2".to_owned() };
        assert_eq!(serde_json::to_string(&act).unwrap(), r#"{"ask":"act","after":3,"action":"c2d2"}"#);
        let offer = Ask::Offer { after: 3, offer: Offer::TakeBack { to: 1 } };
        assert_eq!(
            serde_json::to_string(&offer).unwrap(),
            r#"{"ask":"offer","after":3,"offer":{"take-back":{"to":1}}}"#
        );
        let answer = Ask::Answer { offer: Offer::Rematch, agrees: false };
        let written = r#"{"ask":"answer","offer":"rematch","agrees":false}"#;
        assert_eq!(serde_json::to_string(&answer).unwrap(), written);
        assert_eq!(serde_json::from_str::<Ask>(written).unwrap(), answer);
        let times = Times { after: 3, left_ms: vec![60_000, 5], runs: Some(1), in_ms: 2000 };
        let written = r#"{"tell":"times","after":3,"left_ms":[60000,5],"runs":1,"in_ms":2000}"#;
        assert_eq!(serde_json::to_string(&Tell::Times(times.clone())).unwrap(), written);
        assert_eq!(serde_json::from_str::<Tell>(written).unwrap(), Tell::Times(times));
        assert_eq!(serde_json::to_string(&Tell::Turn { yours: true }).unwrap(), r#"{"tell":"turn","yours":true}"#);
        let table = Tell::Table { code: "7KQ2M9XA".to_owned(), is_owner: true };
        let written = r#"{"tell":"table","code":"7KQ2M9XA","is_owner":true}"#;
        assert_eq!(serde_json::to_string(&table).unwrap(), written);
        let refused = Tell::Refused { why: Refused::Rule("no piece".to_owned()) };
        assert_eq!(serde_json::to_string(&refused).unwrap(), r#"{"tell":"refused","why":{"rule":"no piece"}}"#);
        let seats = Tell::Seats { seats: vec![Sitter::Bot { level: 2 }], yours: SeatSet::EMPTY, watching: 1 };
        let written = r#"{"tell":"seats","seats":[{"sitter":"bot","level":2}],"yours":0,"watching":1}"#;
        assert_eq!(serde_json::to_string(&seats).unwrap(), written);
        assert_eq!(serde_json::from_str::<Tell>(written).unwrap(), seats);
    }

    #[test]
    fn what_is_no_message_is_not_read() {
        for broken in ["", "{}", r#"{"ask":"dance"}"#, r#"{"ask":"sit","seat":300}"#, r#"{"ask":"sit","seat":1,"x":1}"#]
        {
            assert!(serde_json::from_str::<Ask>(broken).is_err(), "{broken}");
        }
    }
}
