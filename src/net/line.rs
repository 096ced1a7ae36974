//! The lines of a match's store: the full truth, from which a table is rebuilt.
//!
//! ```text
//! begin "[Game \"knot\"]\n[Seed \"7\"]\n..."     the head of the match's record, with the seed
//! person 00112233445566778899aabbccddeeff "Ann"  a person comes, or has another name
//! sit 1 W                                        person 1 sits down
//! leave W                                        a person gets up
//! bot B 4                                        a bot of level 4 sits down
//! bot B -                                        a bot's seat is free
//! spent 3120                                     the next action has taken 3,120 milliseconds, in a match with clocks
//! play d3d15                                     an action
//! say [%say S "hello"]                           a remark, with the true number of its proposal
//! offer 1 back 12                                person 1 offers to go back to the position after 12 actions
//! agree 2                                        person 2 agrees to what is offered
//! decline 2                                      person 2 declines it; person 1 withdraws it
//! back 12                                        all but 12 actions are taken back
//! again 987654321                                another game begins, with this seed
//! out 3                                          person 3 is shown out
//! lock                                           the table's code is void
//! code 7KQ2M9XA                                  the table has this code from now on
//! ```

use super::code::Code;
use super::key::Key;
use super::offer::Offer;
use crate::rules::record::Entry;
use crate::rules::{Action, Record, Remark, Seat, SeatInfo};

/// One line of a match's store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// The match begins: a record without actions and remarks, with its seed.
    Begin(Box<Record>),
    /// A person comes, or comes back with another name.
    Person {
        /// The person's secret.
        key: Key,
        /// The person's name.
        name: String,
    },
    /// A person sits down on a free seat.
    Sit {
        /// The person's number, from 0 in the order of coming. In the written form it counts from 1.
        person: usize,
        /// The seat.
        seat: Seat,
    },
    /// A person gets up.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// A bot sits down on a free seat or in place of a person, or has another level; or it gets up, and the seat is free
    /// or that person's again.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's level, from 1; `None` for no bot.
        level: Option<u8>,
    },
    /// The decision for the next action has taken this time, in a match with clocks.
    Spent {
        /// The time, in milliseconds.
        millis: u64,
    },
    /// An action is played.
    Action(Action),
    /// A remark is made. Its proposal has its true number.
    Remark(Remark),
    /// A person makes an offer.
    Offer {
        /// The person's number.
        person: usize,
        /// What is offered.
        offer: Offer,
    },
    /// A person agrees to what is offered.
    Agree {
        /// The person's number.
        person: usize,
    },
    /// A person declines what is offered, or withdraws what they have offered.
    Decline {
        /// The person's number.
        person: usize,
    },
    /// All have agreed: actions are taken back.
    Back {
        /// The number of actions that stay.
        to: usize,
    },
    /// All have agreed: another game begins.
    Again {
        /// The seed of its chance.
        seed: u64,
        /// The number of the balanced start from which it begins; without one, it begins as the last game did.
        start: Option<usize>,
    },
    /// The table's owner shows a person out: their key is void, and their seats are free. The table's code is void, too.
    Out {
        /// The person's number.
        person: usize,
    },
    /// The table's owner has its code changed: the one that it has is void.
    Lock,
    /// The table has another code, in the place of the void one.
    Code(Code),
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineFault {
    /// The line has none of the forms.
    #[error("this is no line of a match")]
    Form,
    /// The record's head cannot be read or played.
    #[error("{0}")]
    Head(String),
    /// The first line does not begin the match, or a later one does.
    #[error("a match begins with its first line, and with no other")]
    Order,
    /// There is no such person.
    #[error("there is no such person")]
    NoSuchPerson,
    /// A name is empty, too long, or has control characters.
    #[error("this is no name of a person")]
    Name,
    /// Too many people.
    #[error("too many people are at the table")]
    Full,
    /// The game has no such seat.
    #[error("the game has no such seat")]
    NoSuchSeat,
    /// The seat is not free, or not taken.
    #[error("the seat is not free, or not taken")]
    Seat,
    /// There is no such level.
    #[error("there is no such level of bots")]
    Level,
    /// The offer cannot be made, answered or followed now.
    #[error("there is no such offer now")]
    Offer,
    /// No player's time runs.
    #[error("no player's time runs")]
    Time,
    /// The person cannot be shown out: it is the table's owner, or has been shown out before.
    #[error("this person cannot be shown out")]
    Out,
    /// The table has a valid code.
    #[error("the table has a valid code")]
    Code,
    /// The rules forbid the action or the remark.
    #[error("{0}")]
    Rule(String),
}

/// A line of a store that cannot be read, or does not fit those before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {number} of the match: {why}")]
pub struct BadLine {
    /// The number of the line, from 1.
    pub number: usize,
    /// What is wrong.
    pub why: LineFault,
}

impl Line {
    /// The line's written form, with the players' letters from `seats`.
    pub fn written(&self, seats: &[SeatInfo]) -> String {
        match self {
            Self::Begin(head) => format!("begin {}", quoted(&head.to_string())),
            Self::Person { key, name } => format!("person {key} {}", quoted(name)),
            Self::Sit { person, seat } => format!("sit {} {}", person.saturating_add(1), seat.letter(seats)),
            Self::Leave { seat } => format!("leave {}", seat.letter(seats)),
            Self::Bot { seat, level: Some(level) } => format!("bot {} {level}", seat.letter(seats)),
            Self::Bot { seat, level: None } => format!("bot {} -", seat.letter(seats)),
            Self::Spent { millis } => format!("spent {millis}"),
            Self::Action(action) => format!("play {}", action.token(seats)),
            Self::Remark(remark) => format!("say {}", remark.written(seats)),
            Self::Out { person } => format!("out {}", person.saturating_add(1)),
            Self::Lock => "lock".to_owned(),
            Self::Code(code) => format!("code {code}"),
            Self::Offer { person, offer } => format!("offer {} {}", person.saturating_add(1), offer.written(seats)),
            Self::Agree { person } => format!("agree {}", person.saturating_add(1)),
            Self::Decline { person } => format!("decline {}", person.saturating_add(1)),
            Self::Back { to } => format!("back {to}"),
            Self::Again { seed, start: None } => format!("again {seed}"),
            Self::Again { seed, start: Some(start) } => format!("again {seed} {}", start.saturating_add(1)),
        }
    }

    /// Reads the written form. Whether the line fits those before it is not checked.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(text: &str, seats: &[SeatInfo]) -> Result<Self, LineFault> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let seat = |text: &str| seat_of(text, seats).ok_or(LineFault::NoSuchSeat);
        let two = || rest.split_once(' ').ok_or(LineFault::Form);
        Ok(match kind {
            "begin" => {
                let head = Record::parse(&unquoted(rest)?).map_err(|error| LineFault::Head(error.to_string()))?;
                Self::Begin(Box::new(head))
            }
            "person" => {
                let (key, name) = two()?;
                Self::Person { key: key.parse().map_err(|_| LineFault::Form)?, name: unquoted(name)? }
            }
            "sit" => {
                let (person, letter) = two()?;
                Self::Sit { person: person_of(person)?, seat: seat(letter)? }
            }
            "leave" => Self::Leave { seat: seat(rest)? },
            "bot" => {
                let (letter, level) = two()?;
                let level = if level == "-" { None } else { Some(number(level)?) };
                Self::Bot { seat: seat(letter)?, level }
            }
            "spent" => Self::Spent { millis: number(rest)? },
            "play" => Self::Action(Action::parse(rest, seats).map_err(|error| LineFault::Rule(error.to_string()))?),
            "say" => match Entry::read(rest, seats) {
                Some(Entry::Remark(remark)) => Self::Remark(remark),
                _ => return Err(LineFault::Form),
            },
            "offer" => {
                let (person, offer) = two()?;
                Self::Offer { person: person_of(person)?, offer: Offer::read(offer, seats)? }
            }
            "agree" => Self::Agree { person: person_of(rest)? },
            "decline" => Self::Decline { person: person_of(rest)? },
            "back" => Self::Back { to: number(rest)? },
            "again" => match rest.split_once(' ') {
                None => Self::Again { seed: number(rest)?, start: None },
                Some((seed, start)) => {
                    let start = number::<usize>(start)?.checked_sub(1).ok_or(LineFault::Form)?;
                    Self::Again { seed: number(seed)?, start: Some(start) }
                }
            },
            "out" => Self::Out { person: person_of(rest)? },
            "lock" if rest.is_empty() => Self::Lock,
            "code" => Self::Code(Code::read(rest).filter(|code| code.as_str() == rest).ok_or(LineFault::Form)?),
            _ => return Err(LineFault::Form),
        })
    }
}

/// The text in quotes, without line breaks.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn unquoted(text: &str) -> Result<String, LineFault> {
    serde_json::from_str(text).map_err(|_| LineFault::Form)
}

fn seat_of(text: &str, seats: &[SeatInfo]) -> Option<Seat> {
    let mut letters = text.chars();
    let seat = Seat::from_letter(letters.next()?, seats)?;
    letters.next().is_none().then_some(seat)
}

/// Reads a person's number, which counts from 1.
fn person_of(text: &str) -> Result<usize, LineFault> {
    number::<usize>(text)?.checked_sub(1).ok_or(LineFault::NoSuchPerson)
}

/// Reads a number without a sign.
pub(super) fn number<N: core::str::FromStr>(text: &str) -> Result<N, LineFault> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).ok_or(LineFault::Form)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;

    #[test]
    fn lines_are_read_as_they_were_written() {
        let seats = GameId::Quad.seats();
        for text in [
            r#"begin "[Game \"quad\"]\n[Seed \"7\"]\n[Talk \"secret\"]\n[Result \"*\"]\n\n*\n""#,
            r#"person 0102030405060708090a0b0c0d0e0fff "Ann \"the\" Ä""#,
            "sit 1 W",
            "leave S",
            "bot N 4",
            "bot N -",
            "spent 3120",
            "play c2c4",
            "play draw:SWNE",
            r#"say [%say S>N "psst"]"#,
            "say [%propose 2 W>E truce 5]",
            "offer 1 back 12",
            "offer 2 draw",
            "offer 2 draw:WN",
            "offer 4 rematch",
            "agree 3",
            "decline 3",
            "back 0",
            "again 987654321987654321",
            "again 987654321987654321 12",
            "out 3",
            "lock",
            "code 7KQ2M9XA",
        ] {
            let line = Line::read(text, seats).unwrap();
            assert_eq!(line.written(seats), text);
            assert!(!text.contains('\n'));
        }
    }

    #[test]
    fn what_is_no_line_is_not_read() {
        let seats = GameId::Knot.seats();
        for (text, why) in [
            ("", LineFault::Form),
            ("dance W", LineFault::Form),
            ("sit W", LineFault::Form),
            ("sit 0 W", LineFault::NoSuchPerson),
            ("sit +1 W", LineFault::Form),
            ("sit 1 S", LineFault::NoSuchSeat),
            ("leave WB", LineFault::NoSuchSeat),
            ("leave ", LineFault::NoSuchSeat),
            ("bot W", LineFault::Form),
            ("bot W 300", LineFault::Form),
            ("person 12 \"Ann\"", LineFault::Form),
            ("person 0102030405060708090a0b0c0d0e0fff Ann", LineFault::Form),
            ("say hello", LineFault::Form),
            ("say end", LineFault::Form),
            ("begin [Game]", LineFault::Form),
            ("offer 1 dance", LineFault::Form),
            ("offer 1 end", LineFault::Form),
            ("offer 0 draw", LineFault::NoSuchPerson),
            ("offer 1 back -1", LineFault::Form),
            ("offer", LineFault::Form),
            ("decline", LineFault::Form),
            ("agree W", LineFault::Form),
            ("back", LineFault::Form),
            ("spent -1", LineFault::Form),
            ("again -7", LineFault::Form),
            ("again 7 0", LineFault::Form),
            ("again 7 1 1", LineFault::Form),
            ("out 0", LineFault::NoSuchPerson),
            ("lock W", LineFault::Form),
            ("code 7kq2m9xa", LineFault::Form),
            ("code 1234", LineFault::Form),
        ] {
            assert_eq!(Line::read(text, seats), Err(why), "{text}");
        }
        assert!(matches!(Line::read("begin \"[Game]\"", seats), Err(LineFault::Head(_))));
        assert!(matches!(Line::read("play what", seats), Err(LineFault::Rule(_))));
    }
}
