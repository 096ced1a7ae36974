//! Secrets (docs/secrets.md): what a viewer gets of a match does not depend on what they may not know, until the rules
//! reveal it; then it makes the true match.

mod matches;

use bulldozer_gambit::rules::record::{Entry, Follower};
use bulldozer_gambit::rules::{Action, AnyGame, Record, SeatSet, Series, Viewer};
use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use matches::{heard_by, random_match, twin_in_talk, unfinished};

/// A spectator, each player, and one person in two seats.
fn viewers(record: &Record, rng: &mut ChaCha8Rng) -> Vec<Viewer> {
    let seats = record.game.seats().len() as u8;
    let pair = SeatSet(1 << rng.random_range(0..seats) | 1 << rng.random_range(0..seats));
    let single = (0..seats).map(|seat| SeatSet(1 << seat));
    single.chain([SeatSet::EMPTY, pair]).map(Viewer::of).collect()
}

/// What is sent to the viewer, as bytes.
fn sent(record: &Record, viewer: Viewer) -> Vec<String> {
    record.log_for(viewer).entries().iter().map(|entry| entry.written(record.game.seats())).collect()
}

/// What a position tells.
fn told(table: &dyn AnyGame) -> (String, u64, String) {
    (table.to_text(), table.key(), format!("{:?}", table.snapshot()))
}

/// The match at all times: before each action and remark, and at its end.
fn times(record: &Record) -> Vec<Record> {
    let mut times = Vec::new();
    for actions in 0..=record.actions.len() {
        let before = record.remarks.iter().filter(|said| said.after < actions).count();
        let here = record.remarks.iter().filter(|said| said.after == actions).count();
        for remarks in before..=before + here {
            let mut early = Record { result: None, ..record.clone() };
            early.actions.truncate(actions);
            early.remarks.truncate(remarks);
            times.push(early);
        }
    }
    times
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    /// Other secret talk, more of it or less, and another seed change nothing for those who do not hear it.
    #[test]
    fn unheard_talk_and_the_seed_change_nothing(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let record = unfinished(&random_match(&mut rng));
        for viewer in viewers(&record, &mut rng) {
            let twin = twin_in_talk(&record, viewer, &mut rng);
            prop_assert_ne!(&record, &twin);
            prop_assert_eq!(sent(&record, viewer), sent(&twin, viewer), "{:?} {}", viewer, record);
            prop_assert_eq!(record.seen_by(viewer), twin.seen_by(viewer), "{:?} {}", viewer, record);
        }
    }

    /// Whatever is hidden by its stand-in, others get the same bytes and the same position until it is revealed.
    #[test]
    fn another_hidden_action_changes_nothing(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let record = random_match(&mut rng);
        for early in times(&record) {
            let Some((&action, before)) = early.actions.split_last() else { continue };
            let replay = early.replay().unwrap();
            let last = replay.position(before.len()).unwrap();
            let is_hidden = |action| last.stand_in(action).is_some();
            if !is_hidden(action) || !replay.last().hides() {
                continue;
            }
            for other in last.actions().into_iter().filter(|&other| is_hidden(other)) {
                let mut twin = early.clone();
                *twin.actions.last_mut().unwrap() = other;
                let after = twin.replay().unwrap();
                for viewer in viewers(&record, &mut rng).into_iter().filter(|who| !who.is(last.decider().unwrap())) {
                    prop_assert_eq!(sent(&early, viewer), sent(&twin, viewer));
                    prop_assert_eq!(early.seen_by(viewer), twin.seen_by(viewer));
                    prop_assert_eq!(told(&*replay.last().seen_by(viewer)), told(&*after.last().seen_by(viewer)));
                }
            }
        }
    }

    /// Entries are added, and never change.
    #[test]
    fn logs_only_grow(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let record = random_match(&mut rng);
        for viewer in viewers(&record, &mut rng) {
            let all = sent(&record, viewer);
            for early in times(&record) {
                prop_assert!(all.starts_with(&sent(&early, viewer)), "{:?} {}", viewer, early);
            }
        }
    }

    /// At all times the entries, read back, make the match as its viewer may see it; at the end, the true one.
    #[test]
    fn logs_make_the_match(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let record = random_match(&mut rng);
        let truth = record.replay().unwrap();
        for viewer in viewers(&record, &mut rng) {
            let read = |text: &String| Entry::read(text, record.game.seats()).unwrap();
            let entries: Vec<Entry> = sent(&record, viewer).iter().map(read).collect();
            prop_assert_eq!(&entries, &record.log_for(viewer).entries().to_vec());
            let mut follower = Follower::begin(&entries[0]).unwrap();
            for entry in &entries[1..] {
                follower.follow(entry).unwrap();
                if let Entry::Action(_) | Entry::Hidden(_) = entry {
                    let shown = Record { result: None, ..follower.shown().clone() }.replay().unwrap();
                    let table = truth.position(shown.actions()).unwrap();
                    let table = table.seen_by(viewer);
                    prop_assert_eq!(told(shown.last()), told(&*table), "{:?} {}", viewer, record);
                }
            }
            prop_assert_eq!(follower.known(), record.seen_by(viewer));
            prop_assert!(follower.known().replay().is_ok());
            if truth.last().outcome().is_some() {
                let series = Series::read(&record.tags, record.game.seats().len()).unwrap();
                let seed = record.seed.filter(|_| series.is_last());
                prop_assert_eq!(follower.known(), Record { seed, ..record.clone() });
            }
        }
    }

    /// Each player gets what they have said, heard and chosen, and nothing else.
    #[test]
    fn players_know_their_own_secrets(seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let record = unfinished(&random_match(&mut rng));
        let replay = record.replay().unwrap();
        for viewer in viewers(&record, &mut rng) {
            let log = record.log_for(viewer);
            let heard: Vec<&Entry> = log.entries().iter().filter(|entry| matches!(entry, Entry::Remark(_))).collect();
            let should = heard_by(&record, viewer).into_iter().filter(|heard| *heard).count();
            prop_assert_eq!(heard.len(), should, "{:?} {}", viewer, record);
            let played = log.entries().iter().filter(|entry| matches!(entry, Entry::Action(_) | Entry::Hidden(_)));
            for (number, (entry, &action)) in played.zip(&record.actions).enumerate() {
                let decider = replay.position(number).unwrap().decider().unwrap();
                let is_known = *entry == Entry::Action(action);
                prop_assert!(is_known || !viewer.is(decider), "{:?} {}", viewer, record);
                prop_assert!(is_known || matches!(action, Action::SetUp(_) | Action::Bid(_)), "{:?} {}", viewer, record);
            }
        }
    }
}
