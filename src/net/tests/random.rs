//! Random matches with hostile clients.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::rules::{Decider, TalkMode, Viewer};

/// A client with the entries that it has been told.
struct Client {
    key: Key,
    seats: SeatSet,
    have: Vec<String>,
    away: bool,
}

impl Client {
    /// Gets what it misses, as a host tells it.
    fn look(&mut self, table: &Table, comes_back: bool, anew: bool) {
        let person = table.person(self.key).unwrap();
        let seats = table.seats_of(person);
        let from = match comes_back {
            true => table.missed_from(person, self.have.len()),
            false if seats != self.seats || anew => 0,
            false => self.have.len(),
        };
        self.seats = seats;
        self.have.truncate(from);
        self.have.extend(table.entries(seats, from));
        assert_eq!(self.have, table.entries(seats, 0));
    }
}

fn random_head(rng: &mut ChaCha8Rng) -> Record {
    const OPTIONS: [(GameId, &[(&str, &str)]); 6] = [
        (GameId::Pothole, &[]),
        (GameId::Knot, &[("setup", "chosen")]),
        (GameId::Knot, &[("setup", "chosen"), ("pie", "true")]),
        (GameId::Knot, &[("setup", "random")]),
        (GameId::Quad, &[]),
        (GameId::Auction, &[]),
    ];
    let (game, options) = OPTIONS[rng.random_range(0..OPTIONS.len())];
    let start = game.set_up(options.iter().copied(), None).unwrap();
    let mut head = Record { seed: Some(rng.random_range(1 << 60..u64::MAX)), ..Record::begun_at(game, &*start) };
    if game.has_talk() {
        head.talk = TalkMode::Secret;
    }
    head
}

fn random_remark(rng: &mut ChaCha8Rng) -> String {
    let letter = |rng: &mut ChaCha8Rng| ['S', 'W', 'N', 'E', 'X'][rng.random_range(0..5)];
    let (a, b, n) = (letter(rng), letter(rng), rng.random_range(0..5));
    let templates = [
        format!("[%say {a} \"hello\"]"),
        format!("[%say {a}>{b} \"psst\"]"),
        format!("[%propose {n} {a}>{b} truce 9 secret]"),
        format!("[%propose {n} {a}>{b} truce 9]"),
        format!("[%propose {n} {a}>SWNE draw]"),
        format!("[%answer {n} {a} accept]"),
        format!("[%answer {n} {a} decline]"),
        format!("[%withdraw {n} {a}]"),
        format!("[%accuse {a} {b}]"),
        format!("[%vote {a} guilty]"),
        format!("[%say {a}"),
        "[%x]".to_owned(),
    ];
    templates[rng.random_range(0..templates.len())].clone()
}

fn random_offer(after: usize, rng: &mut ChaCha8Rng) -> Offer {
    match rng.random_range(0..5) {
        0 => Offer::Draw { seats: None },
        1 => Offer::Draw { seats: Some(SeatSet(rng.random_range(0..=255))) },
        2 => Offer::Rematch,
        3 => Offer::TakeBack { to: [0, after, usize::MAX][rng.random_range(0..3)] },
        _ => Offer::TakeBack { to: after.saturating_sub(rng.random_range(1..6)) },
    }
}

/// Something that a client may ask, legal, illegal or hostile.
fn random_ask(table: &Table, rng: &mut ChaCha8Rng) -> Ask {
    let seat = Seat([0, 1, 2, 3, 4, 255][rng.random_range(0..6)]);
    let after = table.record().actions.len();
    match rng.random_range(0..20) {
        0..3 => Ask::Sit { seat },
        4 if rng.random_bool(0.05) => match seat.0 {
            0..4 => Ask::ShowOut { seat, name: "Ann".to_owned() },
            _ => Ask::ShowOutWatchers,
        },
        5 if rng.random_bool(0.1) => Ask::ChangeCode,
        3 if rng.random_bool(0.3) => Ask::Leave { seat },
        4 => Ask::Bot { seat, level: [None, Some(1), Some(0), Some(255)][rng.random_range(0..4)] },
        5 => {
            let token = ["draw", "resign", "draw:SN", "penalty:W", "absent:S", "", "?", "é", "roll:77"];
            Ask::Act { after, action: token[rng.random_range(0..token.len())].to_owned() }
        }
        6 => Ask::Act { after: [usize::MAX, after + 1, 0][rng.random_range(0..3)], action: "end".to_owned() },
        7..11 => Ask::Say { remark: random_remark(rng) },
        11 => Ask::Offer { after: after + usize::from(rng.random_bool(0.1)), offer: random_offer(after, rng) },
        12 => {
            let offered = table.offered().filter(|_| rng.random_bool(0.9)).map(|offered| offered.offer);
            Ask::Answer { offer: offered.unwrap_or_else(|| random_offer(after, rng)), agrees: rng.random_bool(0.8) }
        }
        _ => {
            let actions = table.now.actions();
            let action = (!actions.is_empty()).then(|| actions[rng.random_range(0..actions.len())]);
            let action = action.unwrap_or(Action::End).token(table.seats()).to_string();
            Ask::Act { after, action }
        }
    }
}

fn is_same(one: &Table, other: &Table) -> bool {
    let told = |table: &Table| (table.now.to_text(), table.now.key(), format!("{:?}", table.talk));
    let logs = |table: &Table| (0..16).map(|seats| table.entries(SeatSet(seats), 0)).collect::<Vec<_>>();
    told(one) == told(other)
        && logs(one) == logs(other)
        && one.record == other.record
        && (&one.people, &one.places) == (&other.people, &other.places)
        && (one.code(), one.needs_code()) == (other.code(), other.needs_code())
        && (one.chances, one.lines, one.offered()) == (other.chances, other.lines, other.offered())
        && one.due() == other.due()
}

/// Plays a random match with hostile clients. Returns the number of actions.
fn random_match(seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let head = random_head(&mut rng);
    let mut kept = Kept::begin(&head.to_string());
    let mut clients: Vec<Client> = Vec::new();
    for number in 0..rng.random_range(2..5) {
        kept.join(number);
        clients.push(Client { key: key(number), seats: SeatSet::EMPTY, have: Vec::new(), away: false });
        let seat = Seat(number % head.game.seats().len() as u8);
        let _ = kept.ask(key(number), &Ask::Sit { seat });
    }
    for _ in 0..160 {
        let asking = rng.random_range(0..clients.len());
        // Mostly one who can do something.
        let turn = match kept.table.now.decider() {
            Some(Decider::Seat(seat)) => clients.iter().position(|client| client.seats.contains(seat)),
            _ => None,
        };
        let asking = turn.filter(|_| rng.random_bool(0.6)).unwrap_or(asking);
        let ask = random_ask(&kept.table, &mut rng);
        let secret = kept.table.record().seed.unwrap().to_string();
        let answer = kept.ask(clients[asking].key, &ask);
        clients.retain(|client| kept.table.person(client.key).is_some());
        if let Err(why) = &answer {
            assert!(!serde_json::to_string(why).unwrap().contains(&secret));
        }
        if kept.table.bot_to_think().is_some() {
            assert!(kept.table.request().is_some());
            let line = kept.table.chosen(None).unwrap();
            kept.keep(&[line]);
            kept.keep_due();
        }
        let said = kept.table.bots_say();
        kept.keep(&said);
        kept.keep_due();
        let anew = core::mem::take(&mut kept.anew);
        let secret = kept.table.record().seed.unwrap().to_string();
        for client in &mut clients {
            let was_away = client.away;
            client.away = rng.random_bool(0.3);
            if !client.away {
                client.look(&kept.table, was_away, anew);
            }
            let person = kept.table.person(client.key).unwrap();
            let seats = kept.table.seats_of(person);
            let log = kept.table.record().log_for(Viewer::of(seats));
            let wanted: Vec<String> = log.entries().iter().map(|entry| entry.written(head.game.seats())).collect();
            let entries = kept.table.entries(seats, 0);
            assert_eq!(entries, wanted, "{seed}");
            assert!(kept.table.is_over() || entries.iter().all(|entry| !entry.contains(&secret)), "{seed}");
        }
    }
    let again = Table::of_lines(&kept.store).unwrap();
    assert!(is_same(&kept.table, &again), "{seed}");
    let mut replayed = kept.table.record().clone();
    replayed.seed = None;
    replayed.replay().unwrap();
    kept.store.iter().filter(|line| line.starts_with("play ")).count()
}

#[test]
fn random_matches_keep_their_secrets_and_are_rebuilt() {
    let actions: usize = (0..60).map(random_match).sum();
    assert!(actions > 1500, "{actions} actions");
}
