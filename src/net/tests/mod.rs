//! Tables by example.

mod offers;
mod owner;
mod random;
mod times;

use super::*;
use crate::bots::sorted_actions;
use crate::rules::{Action, GameId, Record, Seat, SeatSet, Series};

fn key(number: u8) -> Key {
    Key::of([number; 16])
}

fn head(text: &str) -> Record {
    Record::parse(text).unwrap()
}

const KNOT: &str = "[Game \"knot\"]\n[Options \"setup=chosen\"]\n[Seed \"987654321987654321\"]\n\n*";
const QUAD: &str = "[Game \"quad\"]\n[Talk \"secret\"]\n[Seed \"987654321987654321\"]\n\n*";

/// A table with its store.
struct Kept {
    table: Table,
    store: Vec<String>,
    /// Whether the logs have begun anew.
    anew: bool,
    /// The person who is away.
    away: Option<usize>,
}

impl Kept {
    fn begin(text: &str) -> Self {
        let head = head(text);
        let begin = Line::Begin(Box::new(head.clone()));
        Self {
            table: Table::begin(&head).unwrap(),
            store: vec![begin.written(head.game.seats())],
            anew: false,
            away: None,
        }
    }

    fn keep(&mut self, lines: &[Line]) {
        for line in lines {
            let written = line.written(self.table.seats());
            assert_eq!(Line::read(&written, self.table.seats()).as_ref(), Ok(line));
            self.store.push(written);
            self.table.take(line).unwrap();
            self.anew |= matches!(line, Line::Back { .. } | Line::Again { .. });
        }
    }

    /// Asks, and keeps what follows.
    fn ask(&mut self, key: Key, ask: &Ask) -> Result<usize, Refused> {
        let lines = self.table.ask(key, ask, |person| self.away == Some(person))?;
        self.keep(&lines);
        self.keep_due();
        Ok(lines.len())
    }

    /// Keeps what follows by itself, as a host does.
    fn keep_due(&mut self) {
        while let Some(line) = self.table.due() {
            self.keep(&[line]);
        }
        if self.table.needs_code() {
            let number = self.store.len() as u8;
            let code = Code::drawn(|bytes| {
                bytes.fill(number);
                Ok::<_, ()>(())
            });
            self.keep(&[Line::Code(code.unwrap())]);
        }
        if self.table.plays_again() {
            let seed = self.table.record().seed.unwrap().rotate_left(1);
            self.keep(&[self.table.another_game(seed)]);
            self.keep_due();
        }
    }

    fn join(&mut self, number: u8) {
        self.ask(key(number), &join("Ann", None)).unwrap();
    }

    fn sit(&mut self, number: u8, seat: u8) {
        self.ask(key(number), &Ask::Sit { seat: Seat(seat) }).unwrap();
    }

    fn act(&mut self, number: u8, action: &str) -> Result<usize, Refused> {
        let after = self.table.record().actions.len();
        self.ask(key(number), &Ask::Act { after, action: action.to_owned() })
    }

    fn offer(&mut self, number: u8, offer: Offer) -> Result<usize, Refused> {
        let after = self.table.record().actions.len();
        self.ask(key(number), &Ask::Offer { after, offer })
    }

    fn answer(&mut self, number: u8, offer: Offer, agrees: bool) -> Result<usize, Refused> {
        self.ask(key(number), &Ask::Answer { offer, agrees })
    }

    fn say(&mut self, number: u8, remark: &str) -> Result<usize, Refused> {
        self.ask(key(number), &Ask::Say { remark: remark.to_owned() })
    }

    fn seen(&self, number: u8) -> Vec<String> {
        let person = self.table.person(key(number)).unwrap();
        self.table.entries(self.table.seats_of(person), 1)
    }
}

fn join(name: &str, key: Option<Key>) -> Ask {
    Ask::Join { protocol: PROTOCOL, table: String::new(), name: name.to_owned(), key, have: 0 }
}

#[test]
fn no_player_sits_in_an_empty_corner() {
    let mut kept = Kept::begin("[Game \"pothole\"]\n[Options \"form=three-handed\"]\n[Seed \"9\"]\n\n*");
    kept.join(1);
    kept.sit(1, 2);
    for ask in [Ask::Sit { seat: Seat(3) }, Ask::Bot { seat: Seat(3), level: Some(1) }, Ask::Leave { seat: Seat(3) }] {
        assert_eq!(kept.ask(key(1), &ask), Err(Refused::NoSuchSeat), "{ask:?}");
    }
    // Clocks run as soon as the other seats are taken.
    kept.sit(1, 0);
    assert!(!kept.table.was_full());
    kept.sit(1, 1);
    assert!(kept.table.was_full());
}

#[test]
fn seats_are_taken_and_freed() {
    let mut kept = Kept::begin(KNOT);
    for number in [1, 2] {
        kept.join(number);
    }
    kept.sit(1, 0);
    let bot = |seat: u8, level| Ask::Bot { seat: Seat(seat), level };
    let cases = [
        (2, Ask::Sit { seat: Seat(0) }, Err(Refused::Taken)),
        (1, Ask::Sit { seat: Seat(0) }, Ok(0)),
        (2, Ask::Sit { seat: Seat(2) }, Err(Refused::NoSuchSeat)),
        (2, Ask::Sit { seat: Seat(200) }, Err(Refused::NoSuchSeat)),
        (2, Ask::Leave { seat: Seat(0) }, Err(Refused::NotYours)),
        (2, Ask::Leave { seat: Seat(200) }, Err(Refused::NoSuchSeat)),
        (2, bot(0, Some(3)), Err(Refused::Taken)),
        (2, bot(1, Some(9)), Err(Refused::Rule("there is no level 9".to_owned()))),
        (2, bot(1, Some(3)), Ok(1)),
        (2, bot(1, Some(3)), Ok(0)),
        (2, bot(1, Some(4)), Ok(1)),
        (2, Ask::Sit { seat: Seat(1) }, Ok(2)),
        (2, Ask::Leave { seat: Seat(1) }, Ok(1)),
        (2, bot(1, Some(3)), Ok(1)),
        (2, bot(1, None), Ok(1)),
        (2, bot(1, None), Ok(0)),
        (1, Ask::Leave { seat: Seat(0) }, Ok(1)),
        (2, Ask::Sit { seat: Seat(0) }, Ok(1)),
        (3, Ask::Sit { seat: Seat(1) }, Err(Refused::NoSuchKey)),
    ];
    for (number, ask, wanted) in cases {
        assert_eq!(kept.ask(key(number), &ask), wanted, "{number} {ask:?}");
    }
}

#[test]
fn a_bot_plays_on_for_one_who_is_away() {
    let mut kept = two_at_knot(KNOT);
    let bot = Ask::Bot { seat: Seat(0), level: Some(3) };
    assert_eq!(kept.ask(key(2), &bot), Err(Refused::Taken));
    kept.away = Some(0);
    let none = Ask::Bot { seat: Seat(0), level: None };
    assert_eq!(kept.ask(key(2), &none), Err(Refused::Taken));
    kept.join(3);
    assert_eq!(kept.ask(key(3), &bot), Err(Refused::Taken), "one who only watches");
    assert_eq!(kept.ask(key(2), &bot), Ok(1));
    assert!(kept.table.bot_to_think().is_some());
    assert_eq!(kept.table.sitters(|_| true)[0], Sitter::StandIn { level: 3, name: "Ann".to_owned() });
    // The seat and its secrets stay that player's.
    for ask in [none, Ask::Sit { seat: Seat(0) }] {
        assert_eq!(kept.ask(key(2), &ask), Err(Refused::Taken));
    }
    assert_eq!(kept.ask(key(9), &join("Ann", Some(key(1)))), Ok(1));
    assert_eq!((kept.table.seats_of(0), kept.table.bot_to_think()), (SeatSet(0b01), None));
}

#[test]
fn people_come_and_come_back() {
    let mut kept = Kept::begin(KNOT);
    assert_eq!(kept.ask(key(1), &join(" Ann\n", None)), Ok(1));
    assert_eq!(kept.table.name(0), Some("Ann"));
    assert_eq!(kept.ask(key(9), &join("Ann", Some(key(1)))), Ok(0));
    assert_eq!(kept.ask(key(9), &join("Anna", Some(key(1)))), Ok(1));
    assert_eq!((kept.table.name(0), kept.table.person(key(9))), (Some("Anna"), None));
    assert_eq!(kept.ask(key(9), &join("Anna", Some(key(2)))), Err(Refused::NoSuchKey));
    assert_eq!(kept.ask(key(9), &join("\u{200B}", None)), Err(Refused::Unreadable));
    let other = Ask::Join { protocol: 2, table: String::new(), name: "Ann".to_owned(), key: None, have: 0 };
    assert_eq!(kept.ask(key(9), &other), Err(Refused::Protocol));
    for number in 1..MOST_PEOPLE as u8 {
        kept.join(100 + number);
    }
    assert_eq!(kept.ask(key(9), &join("Ann", None)), Err(Refused::Full));
    assert_eq!(kept.ask(key(9), &join("Ann", Some(key(1)))), Ok(1));
}

#[test]
fn only_the_seat_to_decide_plays() {
    let mut kept = Kept::begin(KNOT);
    for number in [1, 2] {
        kept.join(number);
    }
    for (number, seat) in [(1, 0), (2, 1)] {
        kept.sit(number, seat);
    }
    let (white, black) = ("set:CIA,KGB,FIDE,FBI", "set:FBI,FIDE,CIA,KGB");
    assert_eq!(kept.act(2, black), Err(Refused::NotYours));
    assert!(matches!(kept.act(1, "b3c4"), Err(Refused::Rule(_))));
    assert!(matches!(kept.act(1, "nonsense"), Err(Refused::Rule(_))));
    assert!(matches!(kept.act(1, "draw"), Err(Refused::Rule(_))), "Black has not agreed");
    assert_eq!(kept.act(1, white), Ok(1));
    let again = Ask::Act { after: 0, action: white.to_owned() };
    assert_eq!(kept.ask(key(1), &again), Err(Refused::Missed));
    assert_eq!(kept.ask(key(2), &Ask::Act { after: 7, action: black.to_owned() }), Err(Refused::Missed));
    assert_eq!(kept.seen(2), ["?set:KGB,CIA,FBI,FIDE"]);
    assert_eq!(kept.seen(1), [white]);
    assert_eq!(kept.act(2, black), Ok(1));
    assert_eq!(kept.seen(2), ["?set:KGB,CIA,FBI,FIDE", "1=set:CIA,KGB,FIDE,FBI", black]);
    assert_eq!(
        kept.say(1, "[%say W \"hello\"]"),
        Err(Refused::Rule(crate::rules::talk::Refusal::NotInThisGame.to_string()))
    );
    assert_eq!(kept.act(1, "resign"), Ok(1));
    assert_eq!(kept.seen(2).last().unwrap(), "over 0-1 987654321987654321");
    assert!(matches!(kept.act(2, "resign"), Err(Refused::Rule(_))), "the game is over");
}

#[test]
fn one_person_in_all_seats_may_agree_to_a_draw() {
    let mut kept = Kept::begin(&QUAD.replace("quad", "pothole"));
    kept.join(1);
    for seat in [0, 1, 2, 3] {
        kept.sit(1, seat);
    }
    assert_eq!(kept.act(1, "draw"), Ok(1));
    assert!(kept.table.is_over());
}

/// Two players at a table of Knot, whose groups are chosen.
fn two_at_knot(text: &str) -> Kept {
    let mut kept = Kept::begin(text);
    for number in [1, 2] {
        kept.join(number);
        kept.sit(number, number - 1);
    }
    kept.act(1, "set:CIA,KGB,FIDE,FBI").unwrap();
    kept.act(2, "set:FBI,FIDE,CIA,KGB").unwrap();
    kept
}

/// Plays the first legal action of the seat to decide.
fn act_first(kept: &mut Kept, number: u8) {
    let first = sorted_actions(&*kept.table.now)[0].token(kept.table.seats()).to_string();
    kept.act(number, &first).unwrap();
}

#[test]
fn who_swaps_sides_gets_the_other_log() {
    let mut kept = two_at_knot(&KNOT.replace("chosen", "chosen pie=true"));
    act_first(&mut kept, 1);
    let (of_white, of_black) = (kept.seen(1), kept.seen(2));
    assert_eq!(kept.table.missed_from(0, of_white.len() + 1), of_white.len() + 1);
    kept.act(2, "swap").unwrap();
    assert_eq!((kept.table.seats_of(0), kept.table.seats_of(1)), (SeatSet(0b10), SeatSet(0b01)));
    assert!(kept.seen(1).starts_with(&of_black) && kept.seen(2).starts_with(&of_white));
    assert_eq!(kept.table.missed_from(0, of_white.len() + 1), 0, "the log has begun anew");
}

#[test]
fn refusals_tell_nothing_of_secret_proposals() {
    let mut kept = Kept::begin(QUAD);
    for number in [1, 2, 3, 4] {
        kept.join(number);
    }
    for seat in [0, 1, 2, 3] {
        kept.sit(seat + 1, seat);
    }
    assert_eq!(kept.say(1, "[%propose 1 S>N truce 9 secret]"), Ok(1));
    assert_eq!(kept.say(2, "[%propose 1 W>E truce 9]"), Ok(1));
    assert_eq!(kept.say(2, "[%propose 3 W>E truce 9]"), Err(Refused::Missed));
    assert_eq!(kept.say(2, "[%say S \"I am South\"]"), Err(Refused::NotYours));
    assert_eq!(kept.say(2, "[%say W \"a\"] [%say W \"b\"]"), Err(Refused::Unreadable));
    assert_eq!(kept.say(4, "[%answer 1 E accept]"), Ok(1));
    for again in ["[%answer 1 E accept]", "[%withdraw 1 E]"] {
        let Err(Refused::Rule(why)) = kept.say(4, again) else { panic!("{again}") };
        assert!(why.contains('1') && !why.contains('2'), "{why}");
    }
    // What is agreed is played at once, and a refusal does not say by whom.
    assert_eq!(kept.say(1, "[%propose 3 S>WNE draw secret]"), Ok(1));
    for (number, answer) in [(2, "[%answer 2 W accept]"), (3, "[%answer 3 N accept]"), (4, "[%answer 2 E accept]")] {
        kept.say(number, answer).unwrap();
    }
    assert!(kept.table.is_over());
}

#[test]
fn what_does_not_fit_is_not_taken() {
    let begin = Line::Begin(Box::new(head(KNOT))).written(GameId::Knot.seats());
    let ann = format!("person {} \"Ann\"", key(1));
    for (lines, number, why) in [
        ("", 1, "begins with its first line"),
        ("bot W 3", 2, "begins with"),
        ("sit 1 W", 2, "no such person"),
        ("PERSON|sit 2 W", 3, "no such person"),
        ("PERSON|sit 1 W|sit 1 W", 4, "not free"),
        ("leave W", 2, "not free, or not taken"),
        ("bot W -", 2, "not free, or not taken"),
        ("bot W 9", 2, "level"),
        ("play end", 2, ""),
        ("play b3c4|play b3c4", 2, ""),
        ("say [%say W \"a\"]", 2, "no line"),
        ("agree 1", 2, "no such offer"),
        ("decline 1", 2, "no such offer"),
        ("PERSON|offer 1 draw", 3, "no such offer"),
        ("PERSON|sit 1 W|offer 1 rematch", 4, "no such offer"),
        ("PERSON|sit 1 W|offer 1 draw", 4, "no such offer"),
        ("back 0", 2, "no such offer"),
        ("again 7", 2, "no such offer"),
    ] {
        let rest = lines.split('|').filter(|line| !line.is_empty());
        let mut all: Vec<String> = rest.map(|line| line.replace("PERSON", &ann)).collect();
        if !lines.is_empty() && number != 1 && lines != "bot W 3" {
            all.insert(0, begin.clone());
        } else if lines == "bot W 3" {
            all = vec![begin.clone(), begin.clone()];
        }
        let bad = Table::of_lines(&all).unwrap_err();
        assert_eq!(bad.number, number, "{lines}");
        assert!(bad.to_string().contains(why), "{lines}: {bad}");
    }
    for broken in [KNOT.replace("Seed", "Sea"), KNOT.replace('*', "set:CIA,KGB,FIDE,FBI *")] {
        assert!(Table::begin(&head(&broken)).is_err());
    }
}
