//! The store alone.

use std::thread::sleep;
use std::time::{Duration, Instant};

use bulldozer_gambit::host::{JetStreamStore, Store, StoreError};
use bulldozer_gambit::net::Code;

use super::servers::Nats;
use super::wire::Wire;
use crate::stores::keeps_to_it;

#[test]
fn nats_keeps_to_it() {
    let Some(nats) = Nats::one() else { return };
    keeps_to_it(&|| nats.store());
}

#[test]
fn a_cluster_keeps_to_it() {
    let Some(nats) = Nats::cluster() else { return };
    keeps_to_it(&|| nats.store());
}

#[test]
fn what_another_host_appends_is_told() {
    let Some(nats) = Nats::one() else { return };
    let (here, there) = (nats.store(), nats.store());
    let table = Code::drawn(getrandom::fill).unwrap();
    let mut changes = here.follow();
    there.append(&table, 0, &["a".to_owned()]).unwrap();
    let end = Instant::now() + Duration::from_secs(10);
    while changes.try_recv().is_err() {
        assert!(Instant::now() < end);
        sleep(Duration::from_millis(5));
    }
}

/// A server that is away refuses in bounded time, and is found again when it is back with all that it had.
#[test]
fn a_server_that_comes_back_is_found() {
    let Some(mut nats) = Nats::one() else { return };
    let (store, follower) = (nats.store(), nats.store());
    let mut changes = follower.follow();
    let table = Code::drawn(getrandom::fill).unwrap();
    let line = |text: &str| [text.to_owned()];
    store.append(&table, 0, &line("a")).unwrap();
    nats.kill(0);
    let begun = Instant::now();
    let refused = store.append(&table, 1, &line("b"));
    assert!(matches!(&refused, Err(StoreError::Failed(why)) if why.contains("nats://127.0.0.1:")), "{refused:?}");
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    nats.revive(0);
    let end = Instant::now() + Duration::from_secs(15);
    while let Err(error) = store.append(&table, 1, &line("c")) {
        // The one that was refused may have been on its way.
        if let StoreError::Elsewhere { has: 2, .. } = error {
            break;
        }
        assert!(Instant::now() < end, "{error}");
        sleep(Duration::from_millis(100));
    }
    let kept = store.read(&table, 0).unwrap();
    assert!(kept == ["a", "c"] || kept == ["a", "b"], "{kept:?}");
    let mut told = Vec::new();
    while told.last() != Some(&2) {
        assert!(Instant::now() < end, "{told:?}");
        match changes.try_recv() {
            Ok(change) if told.last() != Some(&change.lines) => told.push(change.lines),
            Ok(_) => {}
            Err(_) => sleep(Duration::from_millis(5)),
        }
    }
    assert_eq!(told, [1, 2]);
}

/// An append that is kept although its answer is lost ends well, and is there once.
#[test]
fn an_answer_that_is_lost_loses_and_doubles_nothing() {
    let Some(nats) = Nats::one() else { return };
    let wire = Wire::to(nats.port());
    let store = JetStreamStore::open(&format!("nats://{}", wire.address), None).unwrap();
    let table = Code::drawn(getrandom::fill).unwrap();
    let mut all = Vec::new();
    for at in 0..10 {
        if at % 2 == 1 {
            wire.break_next();
        }
        all.push(at.to_string());
        assert_eq!(store.append(&table, at, &all[at..]), Ok(()), "{at}");
    }
    assert_eq!(wire.broken(), 5);
    assert_eq!(nats.store().read(&table, 0), Ok(all));
}

/// What a host could not append while it was alone is not appended later behind its back.
#[test]
fn what_was_refused_without_a_server_is_not_kept_later() {
    let Some(mut nats) = Nats::one() else { return };
    let store = nats.store();
    let table = Code::drawn(getrandom::fill).unwrap();
    store.append(&table, 0, &["a".to_owned()]).unwrap();
    nats.kill(0);
    // The first one may be on its way when the connection ends.
    while store.append(&table, 1, &["lost".to_owned()]).is_ok() {}
    assert!(matches!(store.append(&table, 1, &["b".to_owned()]), Err(StoreError::Failed(_))));
    nats.revive(0);
    sleep(Duration::from_secs(3));
    let kept = nats.store().read(&table, 0).unwrap();
    assert!(!kept.contains(&"b".to_owned()), "{kept:?}");
}

#[test]
fn a_server_that_asks_for_a_password_gets_it() {
    let Some(nats) = Nats::with_password() else { return };
    assert_eq!(nats.store().list(), Ok(Vec::new()));
    let refused = JetStreamStore::open(&format!("nats://127.0.0.1:{}", nats.port()), None).unwrap_err().to_string();
    assert!(refused.contains("authorization violation"), "{refused}");
    let refused = JetStreamStore::open(&format!("nats://host:wrong@127.0.0.1:{}", nats.port()), None);
    let refused = refused.unwrap_err().to_string();
    assert!(!refused.contains("wrong"), "{refused}");
}
