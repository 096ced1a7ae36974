//! Random matches of all games with secrets, and twins of them that differ in a secret only.

use bulldozer_gambit::rules::record::UNFINISHED;
use bulldozer_gambit::rules::talk::Terms;
use bulldozer_gambit::rules::{
    Action, AnyGame, Decider, Effect, Effects, GameId, OptionValues, Record, Remark, Resignation, Said, Seat, SeatSet,
    Talk, TalkMode, Viewer,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

const MOST_ACTIONS: usize = 40;

/// A position of Auction with pieces in all hands, as random games from the start hardly come to an offer.
const AUCTION: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
                       handR=q3,r2,p2 handB=r3,p2,p2 handY=b2,n1 handG=n3,p3";

/// A random match, over or not, of a game with random options.
pub fn random_match(rng: &mut ChaCha8Rng) -> Record {
    // The games with secrets more often than the others.
    let others = [GameId::Knot, GameId::Quad, GameId::Quad, GameId::Auction];
    let games: Vec<GameId> = GameId::ALL.into_iter().chain(others).collect();
    let game = games[rng.random_range(0..games.len())];
    let mut table = loop {
        let mut options = random_options(game, rng);
        let start = (game == GameId::Auction && rng.random_bool(0.8)).then_some(AUCTION);
        if start.is_some() {
            options.retain(|(name, _)| name != "bidding");
            options.push(("bidding".to_owned(), "sealed".to_owned()));
        }
        let pairs = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        if let Ok(table) = game.set_up(pairs, start) {
            break table;
        }
    };
    let mut record = Record { seed: Some(rng.random()), ..Record::begun_at(game, &*table) };
    record.talk = if game.has_talk() { TalkMode::ALL[rng.random_range(1..3)] } else { TalkMode::default() };
    if rng.random_bool(0.3) {
        let tags = [("Match", "2"), ("Round", ["1", "2"][rng.random_range(0..2)])];
        record.tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        record.tags.push(("Scores".to_owned(), vec!["0"; game.seats().len()].join("-")));
    }
    let mut talk = game.has_talk().then(|| Talk::new(record.talk, &*table));
    for _ in 0..rng.random_range(0..MOST_ACTIONS) {
        if let Some(talk) = &mut talk {
            for _ in 0..rng.random_range(0..6) {
                let _ = talk.say(random_remark(talk, rng));
            }
        }
        let due = talk.as_ref().and_then(Talk::due);
        let Some(action) = due.or_else(|| random_action(&*table, rng)) else { break };
        let mut effects: Vec<Effect> = Vec::new();
        table.play(action, Effects::recording(&mut effects)).unwrap();
        if let Some(talk) = &mut talk {
            talk.follow(action, &effects, &*table);
        }
        record.actions.push(action);
    }
    record.remarks = talk.map_or_else(Vec::new, |talk| talk.remarks().to_vec());
    record.note_result(&*table);
    record
}

fn random_options(game: GameId, rng: &mut ChaCha8Rng) -> Vec<(String, String)> {
    let options = game.options().iter().filter_map(|option| {
        let value = match option.values {
            _ if rng.random_bool(0.5) => return None,
            OptionValues::Flag { .. } => rng.random_bool(0.5).to_string(),
            OptionValues::Number { min, max, .. } => rng.random_range(min..=max).to_string(),
            OptionValues::Choice { values, .. } => values[rng.random_range(0..values.len())].to_owned(),
        };
        Some((option.name.to_owned(), value))
    });
    options.collect()
}

/// A listed action, and sometimes one that ends the game.
fn random_action(table: &dyn AnyGame, rng: &mut ChaCha8Rng) -> Option<Action> {
    let actions = table.actions();
    let ending = [Action::Draw(None), Action::Draw(Some(table.players())), Action::Resign(Resignation::Plain)];
    let ending = ending.into_iter().find(|&action| table.check(action).is_ok());
    let is_player = matches!(table.decider(), Some(Decider::Seat(_)));
    let ending = ending.filter(|_| is_player && rng.random_bool(0.04));
    ending.or_else(|| (!actions.is_empty()).then(|| actions[rng.random_range(0..actions.len())]))
}

fn random_seats(rng: &mut ChaCha8Rng) -> SeatSet {
    SeatSet(rng.random_range(1..16))
}

fn random_text(rng: &mut ChaCha8Rng) -> String {
    let letters: Vec<char> = "ab \"\\})]{ü".chars().collect();
    let all = (0..rng.random_range(0..40)).map(|_| letters[rng.random_range(0..letters.len())]);
    core::iter::once('a').chain(all).collect()
}

/// A remark that may be refused.
fn random_remark(talk: &Talk, rng: &mut ChaCha8Rng) -> Remark {
    let by = Seat(rng.random_range(0..4));
    let with = SeatSet(random_seats(rng).0 & !(1 << by.0));
    let deal = rng.random_range(1..=talk.next_number());
    match rng.random_range(0..10) {
        0..4 => Remark::Message { by, to: rng.random_bool(0.7).then_some(with), text: random_text(rng) },
        4..7 => {
            let terms = match rng.random_range(0..10) {
                0 => Terms::Draw,
                1..4 => Terms::Attack { on: Seat(rng.random_range(0..4)), until: 9 },
                _ => Terms::Truce { until: rng.random_range(1..20) },
            };
            Remark::Proposal { number: talk.next_number(), by, with, terms, secret: rng.random_bool(0.7) }
        }
        7 | 8 => Remark::Answer { deal, by, accepts: rng.random_bool(0.7) },
        _ => match rng.random_range(0..8) {
            0 => Remark::Accusation { by, whom: Seat(rng.random_range(0..4)) },
            1..4 => Remark::Vote { by, guilty: rng.random_bool(0.5) },
            _ => Remark::Withdrawal { deal, by },
        },
    }
}

/// The numbers, from 0, of the remarks that the viewer hears while the game goes on, by the rules of talk.
pub fn heard_by(record: &Record, viewer: Viewer) -> Vec<bool> {
    let Some(talk) = unfinished(record).replay().unwrap().talk().cloned() else { return Vec::new() };
    record.remarks.iter().map(|said| viewer.is_among(talk.readers(&said.remark))).collect()
}

/// The match before the action that has ended it.
pub fn unfinished(record: &Record) -> Record {
    let mut record = record.clone();
    if record.replay().unwrap().last().outcome().is_some() {
        record.actions.pop();
        assert!(record.remarks.iter().all(|said| said.after <= record.actions.len()));
        record.result = Some(UNFINISHED.to_owned());
    }
    record
}

/// A match with other things said that the viewer does not hear, and with another seed.
pub fn twin_in_talk(record: &Record, viewer: Viewer, rng: &mut ChaCha8Rng) -> Record {
    let heard = heard_by(record, viewer);
    loop {
        let mut twin = Record { seed: Some(rng.random()), ..record.clone() };
        // The proposals that are kept, by their numbers. Those left out take their answers with them.
        let mut kept: Vec<u32> = Vec::new();
        twin.remarks.clear();
        for (said, heard) in record.remarks.iter().zip(&heard) {
            while record.talk == TalkMode::Secret && rng.random_bool(0.2) {
                let proposals = kept.len() as u32 + 1;
                let Some(remark) = unheard_remark(viewer, proposals, rng) else { break };
                // It has no number in the true match.
                kept.extend(matches!(remark, Remark::Proposal { .. }).then_some(0));
                twin.remarks.push(Said { after: said.after, remark });
            }
            let fate = if *heard { 2 } else { rng.random_range(0..4) };
            match &said.remark {
                _ if fate == 0 => continue,
                &Remark::Message { by, to, .. } if fate == 1 => {
                    let remark = Remark::Message { by, to, text: random_text(rng) };
                    twin.remarks.push(Said { after: said.after, remark });
                }
                remark => {
                    if let &Remark::Proposal { number, .. } = remark {
                        kept.push(number);
                    }
                    let place = |number| kept.iter().position(|&kept| kept == number).map(|place| place as u32 + 1);
                    let remark = remark.renumbered(place);
                    twin.remarks.extend(remark.map(|remark| Said { after: said.after, remark }));
                }
            }
        }
        // Not everybody may speak at all times.
        if twin.replay().is_ok() {
            return twin;
        }
    }
}

/// A secret message, or a secret proposal with this number, that the viewer does not hear.
fn unheard_remark(viewer: Viewer, number: u32, rng: &mut ChaCha8Rng) -> Option<Remark> {
    let parties = SeatSet(random_seats(rng).0 & !viewer.seats().0);
    let by = parties.iter().next()?;
    let others = SeatSet(parties.0 & !(1 << by.0));
    let terms = Terms::Truce { until: 900 };
    (!others.is_empty()).then(|| match rng.random_bool(0.6) {
        true => Remark::Message { by, to: Some(others), text: random_text(rng) },
        false => Remark::Proposal { number, by, with: others, terms, secret: true },
    })
}
